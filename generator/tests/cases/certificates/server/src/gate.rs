// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its operation: credentials,
//! admission, the headers that all responses carry.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::hooks::{Admit, Authenticate, CommonHeaders};
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, peer_certificates, problem};

/// Lets a caller in, or gives the answer that turns the request away.
pub(crate) async fn enter<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<A::Caller, Rejection>,
) -> Result<(CommonHeaders, A::Caller), Response<Body>> {
    let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
    let turned_away = admission
        .refusal
        .map(|refusal| refusal.challenged(bearer::CHALLENGE));
    match (turned_away, credential) {
        (None, Ok(caller)) => Ok((admission.headers, caller)),
        (_, Err(failure)) if failure.status().is_server_error() => {
            Err(leave(api, &admission.headers, Err(failure)))
        }
        (Some(rejection), _) | (None, Err(rejection)) => {
            Err(leave(api, &admission.headers, Err(rejection)))
        }
    }
}

/// Lets a caller in who may be nobody, or gives the answer that turns the request away.
pub(crate) async fn enter_optional<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<Option<A::Caller>, Rejection>,
) -> Result<(CommonHeaders, Option<A::Caller>), Response<Body>> {
    match credential.transpose() {
        Some(credential) => {
            let (headers, caller) = enter(api, parts, credential).await?;
            Ok((headers, Some(caller)))
        }
        None => Ok((enter_open(api, parts).await?, None)),
    }
}

/// Lets anyone in, or gives the answer that turns the request away.
pub(crate) async fn enter_open<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<CommonHeaders, Response<Body>> {
    let admission = Admit::admit(api, None, parts).await;
    match admission.refusal {
        None => Ok(admission.headers),
        Some(refusal) => {
            let rejection = refusal.challenged(bearer::CHALLENGE);
            Err(leave(api, &admission.headers, Err(rejection)))
        }
    }
}

/// Who calls, by `certificate`.
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

/// Who calls, by `certificate` and `token`.
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

/// Who calls, by `token`.
pub(crate) async fn token<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::token(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Gives every answer the headers that it has in common with all others.
pub(crate) fn leave<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    answer: Result<Response<Body>, Rejection>,
) -> Response<Body> {
    let mut response = answer.unwrap_or_else(|rejection| reject(api, &rejection));
    if let Err(rejection) = headers.write(response.headers_mut()) {
        response = reject(api, &rejection);
    }
    response
}

/// Answers a request that no operation answers.
pub(crate) async fn refuse<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Response<Body> {
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
    leave(api, &admission.headers, Err(rejection))
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = problem::response(rejection);
    rejection.write_headers(response.headers_mut());
    response
}
