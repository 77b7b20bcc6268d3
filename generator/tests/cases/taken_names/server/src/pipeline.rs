// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, basic, bearer, problem};
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
            *caller = Err(
                refusal.challenged("Basic realm=\"api\", charset=\"UTF-8\", Bearer"),
            );
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
    let refused = admission
        .refusal
        .map(|refusal| {
            refusal.challenged("Basic realm=\"api\", charset=\"UTF-8\", Bearer")
        });
    refused.map_or(Ok(()), Err)
}

/// Authenticates the caller with `finish`.
pub(crate) async fn value_finish<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let verified = Authenticate::value_finish(api, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `admit` and `leave`.
pub(crate) async fn value_admit_and_leave<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let value_admit = api_key::find(parts, KeyCarrier::Header("a"))
        .ok_or(Rejection::Unauthorized(""))?;
    let leave = api_key::find(parts, KeyCarrier::Header("b"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::value_admit_and_leave(
            api,
            value_admit,
            leave,
            scopes,
            parts,
        )
        .await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `keep_bodies`.
pub(crate) async fn value_keep_bodies<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Header("c"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::value_keep_bodies(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Authenticates the caller with `basic`.
pub(crate) async fn basic<A: Api>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let credential = basic::find(parts)
        .ok_or(Rejection::Unauthorized(basic::CHALLENGE))?;
    let verified = Authenticate::basic(api, credential, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(basic::CHALLENGE))
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
    let admission = Admit::admit(api, None, parts).await;
    let refused = admission
        .refusal
        .map(|refusal| {
            refusal.challenged("Basic realm=\"api\", charset=\"UTF-8\", Bearer")
        });
    let rejection = refused.as_ref().unwrap_or(rejection);
    finish(api, Some(&admission.headers), Some(rejection), into);
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    problem::respond(into, rejection);
    rejection.write_headers(into.headers_mut());
}
