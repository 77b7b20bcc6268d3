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

/// Admits an authenticated request, or returns the response that rejects it.
pub(crate) async fn admit<A: Api>(
    api: &A,
    parts: &Parts,
    credential: Result<A::Caller, Rejection>,
) -> Result<(CommonHeaders, A::Caller), Response<Body>> {
    let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
    let refused = admission.refusal.map(|refusal| refusal.challenged(bearer::CHALLENGE));
    match (refused, credential) {
        (None, Ok(caller)) => Ok((admission.headers, caller)),
        (_, Err(failure)) if failure.status().is_server_error() => {
            Err(finish(api, &admission.headers, Err(failure)))
        }
        (Some(rejection), _) | (None, Err(rejection)) => {
            Err(finish(api, &admission.headers, Err(rejection)))
        }
    }
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

/// Creates the response, with the common headers.
pub(crate) fn finish<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    result: Result<Response<Body>, Rejection>,
) -> Response<Body> {
    let mut response = result.unwrap_or_else(|rejection| reject(api, &rejection));
    if let Err(rejection) = headers.write(response.headers_mut()) {
        response = reject(api, &rejection);
    }
    response
}

/// Rejects a request that matches no operation.
pub(crate) async fn reject_unmatched<A: Api>(
    api: &A,
    parts: &Parts,
    rejection: Rejection,
) -> Response<Body> {
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
    finish(api, &admission.headers, Err(rejection))
}

#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = response::json(rejection.status(), &Reject::error(api, rejection))
        .unwrap_or_else(|_| response::empty(StatusCode::INTERNAL_SERVER_ERROR));
    rejection.write_headers(response.headers_mut());
    response
}
