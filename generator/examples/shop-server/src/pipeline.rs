// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, response};
use crate::traits::{Admit, Authenticate, CommonHeaders, Reject};

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
    let (caller, rejection) = match self::account(api, parts, &[]).await {
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
fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    if response::json(into, rejection.status(), &Reject::error(api, rejection)).is_err()
    {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
