// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{bearer, response};
use crate::traits::{Admit, Authenticate, CommonHeaders, Reject};

/// Stores the common headers. Replaces the caller with the rejection if the request is
/// refused, unless the authentication failed with a server error.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    caller: &mut Result<A::Caller, Rejection>,
    headers: &mut Option<CommonHeaders>,
) {
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    *headers = Some(admission.apply(caller, bearer::CHALLENGE));
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
    let caller = self::account(api, parts, &[]).await;
    let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
    let refused = admission.refusal.map(|refusal| refusal.challenged(bearer::CHALLENGE));
    let rejection = match &caller {
        Err(failure) if failure.status().is_server_error() => failure,
        _ => refused.as_ref().unwrap_or(rejection),
    };
    finish(api, Some(&admission.headers), Some(rejection), into);
}

#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    response::reject(
        rejection,
        into,
        |into| response::json(into, rejection.status(), &Reject::error(api, rejection)),
    );
}
