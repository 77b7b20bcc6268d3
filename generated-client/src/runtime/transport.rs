// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The HTTP library, which only this file knows: it sends requests.

use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use url::Url;

use super::call::Connection;
use super::failure::{BoxError, TransportError};
use super::received::Received;

/// Whether `https` can be spoken.
pub(super) const HAS_TLS: bool = cfg!(feature = "tls");

/// How the client calls itself: the name and the version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// The time for making a connection, which counts as part of an attempt.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends requests. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Transport {
    client: reqwest::Client,
    pub(super) limit: usize,
}

/// A request, ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: HeaderMap,
    pub(super) body: Option<Bytes>,
    pub(super) timeout: Duration,
    /// The media types of answers that are given as they come.
    pub(super) streamed: &'static [&'static str],
}

impl Transport {
    /// Takes answers with bodies of at most `limit` bytes. Redirects are not
    /// followed: a credential goes nowhere but to the base address, by way of the
    /// proxy that the environment names, if it names one.
    pub fn new(limit: usize) -> Result<Self, BoxError> {
        let builder = reqwest::Client::builder()
            .user_agent(USER_AGENT)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none());
        let client = with_tls(builder)?.build()?;
        Ok(Self { client, limit })
    }

    /// Sends a request once and receives the whole answer; of one that is given as it comes, the
    /// beginning.
    pub(super) async fn send(&self, outgoing: &Outgoing) -> Result<Received, TransportError> {
        let whole = async {
            let request = self.client.execute(outgoing.to_request());
            let response = request.await.map_err(|error| outgoing.classify(error))?;
            match outgoing.is_streamed(&response) {
                true => Ok(Received::coming(Incoming {
                    response,
                    connection: None,
                })),
                false => self.receive(outgoing, response).await,
            }
        };
        let in_time = tokio::time::timeout(outgoing.timeout, whole).await;
        in_time.unwrap_or(Err(TransportError::Timeout(outgoing.timeout)))
    }

    async fn receive(
        &self,
        outgoing: &Outgoing,
        mut response: reqwest::Response,
    ) -> Result<Received, TransportError> {
        let classify = |error| outgoing.classify(error);
        let mut body = BytesMut::new();
        while let Some(chunk) = response.chunk().await.map_err(classify)? {
            if chunk.len() > self.limit - body.len() {
                return Err(TransportError::TooLarge(self.limit));
            }
            body.extend_from_slice(&chunk);
        }
        let headers = std::mem::take(response.headers_mut());
        Ok(Received::new(response.status(), headers, body.freeze()))
    }
}

impl Outgoing {
    fn to_request(&self) -> reqwest::Request {
        let mut request = reqwest::Request::new(self.method.clone(), self.url.clone());
        *request.headers_mut() = self.headers.clone();
        *request.body_mut() = self.body.clone().map(reqwest::Body::from);
        request
    }

    fn classify(&self, error: reqwest::Error) -> TransportError {
        match error {
            error if error.is_connect() => TransportError::Connect(error.without_url().into()),
            error if error.is_timeout() => TransportError::Timeout(self.timeout),
            error => TransportError::Broken(error.without_url().into()),
        }
    }

    /// Whether an answer is given as it comes: a success of a media type that is.
    fn is_streamed(&self, response: &reqwest::Response) -> bool {
        let media_type = response.headers().get(CONTENT_TYPE);
        let media_type = media_type.map_or(&[][..], HeaderValue::as_bytes);
        let mut essence = media_type.split(|byte| *byte == b';');
        let essence = essence.next().unwrap_or_default().trim_ascii();
        let is_it = |known: &&str| *known == "*/*" || essence.eq_ignore_ascii_case(known.as_bytes());
        response.status().is_success() && self.streamed.iter().any(is_it)
    }
}

/// The body of an answer that is still coming.
pub struct Incoming {
    response: reqwest::Response,
    /// How it was asked for.
    pub(super) connection: Option<Connection>,
}

impl Incoming {
    pub(super) fn status(&self) -> StatusCode {
        self.response.status()
    }

    pub(super) fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// The next part; `None` at the end.
    pub async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
        let part = self.response.chunk().await;
        part.map_err(|error| TransportError::Broken(error.without_url().into()))
    }
}

/// TLS with the certificates of the platform, by the provider that the program has
/// chosen, or else ring. That is for this client alone: the default of the process
/// is the program's to set.
#[cfg(feature = "tls")]
fn with_tls(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, BoxError> {
    use rustls::crypto::{CryptoProvider, ring};
    use rustls_platform_verifier::BuilderVerifierExt;

    let provider = match CryptoProvider::get_default() {
        Some(chosen) => chosen.clone(),
        None => ring::default_provider().into(),
    };
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_platform_verifier()?
        .with_no_client_auth();
    Ok(builder.tls_backend_preconfigured(config))
}

#[cfg(not(feature = "tls"))]
fn with_tls(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, BoxError> {
    Ok(builder)
}
