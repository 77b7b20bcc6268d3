// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, bearer, problem};
use crate::traits::{Admit, Authenticate, CommonHeaders};

/// Stores the common headers. Replaces the caller with the rejection if the request is
/// refused, unless the authentication failed with a server error.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<A::Caller, Rejection>,
    headers: &mut Option<CommonHeaders>,
) {
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    *headers = Some(admission.headers);
    if let Some(refusal) = admission.refusal {
        if !matches!(caller, Err(failure) if failure.status().is_server_error()) {
            *caller = Err(refusal.challenged(bearer::CHALLENGE));
        }
    }
}

/// Stores the common headers. Returns an error if the request is refused without
/// authentication.
pub(crate) async fn admit_anonymous<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
) -> Result<(), Rejection> {
    let admission = Admit::admit(api, None, parts).await;
    *headers = Some(admission.headers);
    let refused = admission.refusal.map(|refusal| refusal.challenged(bearer::CHALLENGE));
    refused.map_or(Ok(()), Err)
}

/// Authenticates the caller with `account`.
pub(crate) async fn account<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::account(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `legacy`.
pub(crate) async fn legacy<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::legacy(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Authenticates the caller with `client-id` and `device`.
pub(crate) async fn client_id_and_device<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let client_id = api_key::find(parts, KeyCarrier::Header("x-client"))
        .ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let device = bearer::find(parts).ok_or(Rejection::Unauthorized(bearer::CHALLENGE))?;
    let verified = Authenticate::client_id_and_device(
            api,
            client_id,
            device,
            scopes,
            parts,
        )
        .await;
    verified.map_err(|refusal| refusal.challenged(bearer::CHALLENGE))
}

/// Authenticates the caller with `console`.
pub(crate) async fn console<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::console(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Completes a response with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    headers: Option<&CommonHeaders>,
    rejection: Option<&Rejection>,
    into: &mut Response<Body>,
) {
    if let Some(rejection) = rejection {
        reject(api, rejection, into);
    }
    if let Some(headers) = headers {
        if let Err(rejection) = headers.write(into.headers_mut()) {
            reject(api, &rejection, into);
        }
    }
}

/// Rejects a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: &Rejection,
    into: &mut Response<Body>,
) {
    let caller = default_caller(api, parts).await;
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    let refused = admission.refusal.map(|refusal| refusal.challenged(bearer::CHALLENGE));
    let rejection = match &caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => refused.as_ref().unwrap_or(rejection),
    };
    finish(api, Some(&admission.headers), Some(rejection), into);
}

/// Authenticates the caller with the first valid alternative of the default
/// security.
pub(crate) async fn default_caller<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match self::account(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match self::account(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    problem::respond(into, rejection);
    rejection.write_headers(into.headers_mut());
}
