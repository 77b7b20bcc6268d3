// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every operation: authentication, admission and common
//! headers.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::problem;
use crate::runtime::rejection::Rejection;
use crate::traits::{Admit, CommonHeaders};

/// Admits a request without authentication, or returns the response that rejects it.
pub(crate) async fn admit_anonymous<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<CommonHeaders, Response<Body>> {
    let admission = Admit::admit(api, parts).await;
    match admission.refusal {
        None => Ok(admission.headers),
        Some(refusal) => {
            let rejection = refusal.challenged("");
            Err(finish(api, &admission.headers, Err(rejection)))
        }
    }
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
    let admission = Admit::admit(api, parts).await;
    let rejection = match admission.refusal {
        Some(refusal) if !rejection.status().is_server_error() => refusal.challenged(""),
        _ => rejection,
    };
    finish(api, &admission.headers, Err(rejection))
}

#[cold]
fn reject<A: Api>(_: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = problem::response(rejection);
    rejection.write_headers(response.headers_mut());
    response
}
