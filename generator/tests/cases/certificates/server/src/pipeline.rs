// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, peer_certificates, problem};
use crate::traits::{Admit, Authenticate, CommonHeaders};

/// Returns the common headers, and the caller if the request is admitted.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<A::Caller, Rejection>,
) -> (CommonHeaders, Result<A::Caller, Rejection>) {
    let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
    let caller = match (admission.refusal, credential) {
        (Some(_), Err(failure)) if failure.status().is_server_error() => Err(failure),
        (Some(refusal), _) => Err(refusal.challenged(bearer::CHALLENGE)),
        (None, credential) => credential,
    };
    (admission.headers, caller)
}

/// Returns the common headers, and the caller if the request is admitted, with optional
/// authentication.
pub(crate) async fn admit_optional<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<Option<A::Caller>, Rejection>,
) -> (CommonHeaders, Result<Option<A::Caller>, Rejection>) {
    match credential.transpose() {
        Some(credential) => {
            let (headers, caller) = admit(api, parts, credential).await;
            (headers, caller.map(Some))
        }
        None => {
            let (headers, admitted) = admit_anonymous(api, parts).await;
            (headers, admitted.map(|()| None))
        }
    }
}

/// Returns the common headers, and `Ok` if the request is admitted without authentication.
pub(crate) async fn admit_anonymous<A: Api>(
    api: &A,
    parts: &Parts,
) -> (CommonHeaders, Result<(), Rejection>) {
    let admission = Admit::admit(api, None, parts).await;
    let refused = admission.refusal.map(|refusal| refusal.challenged(bearer::CHALLENGE));
    (admission.headers, refused.map_or(Ok(()), Err))
}

/// Authenticates the caller with `certificate`.
pub(crate) async fn certificate<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let certificates = peer_certificates::find(parts)
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::certificate(api, certificates, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `certificate` and `token`.
pub(crate) async fn certificate_and_token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let certificate = peer_certificates::find(parts)
        .ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let token = bearer::find(parts).ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let verified = Authenticate::certificate_and_token(
            api,
            certificate,
            token,
            scopes,
            parts,
        )
        .await;
    verified.map_err(|refusal| refusal.challenged(bearer::CHALLENGE))
}

/// Authenticates the caller with `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::token(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Completes a response with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    result: Result<(), Rejection>,
    into: &mut Response<Body>,
) {
    if let Err(rejection) = result {
        reject(api, &rejection, into);
    }
    if let Err(rejection) = headers.write(into.headers_mut()) {
        reject(api, &rejection, into);
    }
}

/// Rejects a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
    into: &mut Response<Body>,
) {
    let (caller, rejection) = match self::certificate(api, parts, &[]).await {
        Ok(caller) => (Some(caller), rejection),
        Err(failure) if failure.status().is_server_error() => (None, failure),
        Err(_) => (None, rejection),
    };
    let admission = Admit::admit(api, caller.as_ref(), parts).await;
    let rejection = match admission.refusal {
        Some(refusal) if !rejection.status().is_server_error() => {
            refusal.challenged(bearer::CHALLENGE)
        }
        _ => rejection,
    };
    finish(api, &admission.headers, Err(rejection), into);
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    problem::respond(into, rejection);
    rejection.write_headers(into.headers_mut());
}
