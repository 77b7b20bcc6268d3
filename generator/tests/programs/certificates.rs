//! An implementation that accepts the certificate `good`, and the token `good`.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use http::Request;
use http::request::Parts;
use server::*;
use server::operations::{
    BothFailure, BothRequest, BothResponse, CertifiedFailure, CertifiedRequest, CertifiedResponse,
    EitherFailure, EitherRequest, EitherResponse, PerhapsFailure, PerhapsRequest, PerhapsResponse,
};

struct Certified;

fn verify(is_good: bool) -> Result<(), Rejection> {
    match is_good {
        true => Ok(()),
        false => Err(Rejection::unauthorized()),
    }
}

fn is_good(certificates: &PeerCertificates) -> bool {
    certificates.as_slice().first().is_some_and(|own| *own == "good")
}

impl Authenticate for Certified {
    type Caller = ();

    async fn certificate(&self, certificates: &PeerCertificates, _: &Parts) -> Result<(), Rejection> {
        verify(is_good(certificates))
    }

    async fn token(&self, token: BearerToken<'_>, _: &Parts) -> Result<(), Rejection> {
        verify(token.as_str() == "good")
    }

    async fn certificate_and_token(
        &self,
        certificate: &PeerCertificates,
        token: BearerToken<'_>,
        _: &Parts,
    ) -> Result<(), Rejection> {
        verify(is_good(certificate) && token.as_str() == "good")
    }
}

impl Admit for Certified {}

impl Api for Certified {
    async fn certified(&self, _: &(), _: CertifiedRequest) -> Result<CertifiedResponse, CertifiedFailure> {
        Ok(CertifiedResponse::default())
    }

    async fn either(&self, _: &(), _: EitherRequest) -> Result<EitherResponse, EitherFailure> {
        Ok(EitherResponse::default())
    }

    async fn both(&self, _: &(), _: BothRequest) -> Result<BothResponse, BothFailure> {
        Ok(BothResponse::default())
    }

    async fn perhaps(&self, caller: Option<&()>, _: PerhapsRequest) -> Result<PerhapsResponse, PerhapsFailure> {
        assert!(caller.is_none_or(|caller| *caller == ()));
        Ok(PerhapsResponse::default())
    }
}

fn status(uri: &str, certificate: Option<&'static str>, token: Option<&str>) -> u16 {
    let mut request = Request::get(uri);
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let mut request = request.body(String::new()).expect("a request");
    if let Some(certificate) = certificate {
        // An empty chain counts as absent.
        let all = [certificate].into_iter().filter(|one| !one.is_empty());
        request.extensions_mut().insert(PeerCertificates::new(all));
    }
    let server = Server::new(Certified);
    let future = pin!(server.handle(request));
    let Poll::Ready(response) = future.poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("{uri} waits");
    };
    response.status().as_u16()
}

fn main() {
    type Case = (&'static str, Option<&'static str>, Option<&'static str>, u16);
    let (good, bad, none) = (Some("good"), Some("bad"), Some(""));
    let cases: &[Case] = &[
        ("/certified", good, None, 200),
        ("/certified", bad, None, 401),
        ("/certified", none, None, 401),
        ("/certified", None, None, 401),
        ("/certified", None, good, 401),
        ("/either", good, None, 200),
        ("/either", None, good, 200),
        ("/either", bad, good, 200),
        ("/either", bad, bad, 401),
        ("/either", None, None, 401),
        ("/both", good, good, 200),
        ("/both", good, None, 401),
        ("/both", None, good, 401),
        ("/both", bad, good, 401),
        ("/perhaps", None, None, 200),
        ("/perhaps", none, None, 200),
        ("/perhaps", good, None, 200),
        ("/perhaps", bad, None, 401),
    ];
    for (uri, certificate, token, expected) in cases {
        assert_eq!(status(uri, *certificate, *token), *expected, "{uri} {certificate:?} {token:?}");
    }
}
