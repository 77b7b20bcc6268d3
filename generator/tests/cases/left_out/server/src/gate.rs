// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its operation: credentials,
//! admission, the headers that all responses carry.

use http::Response;
use http::request::Parts;

use crate::api::Api;
use crate::hooks::{Admit, CommonHeaders};
use crate::runtime::body::Body;
use crate::runtime::problem;
use crate::runtime::rejection::Rejection;

/// Lets anyone in, or gives the answer that turns the request away.
pub(crate) async fn enter_open<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<CommonHeaders, Response<Body>> {
    let admission = Admit::admit(api, parts).await;
    match admission.refusal {
        None => Ok(admission.headers),
        Some(refusal) => {
            let rejection = refusal.challenged("");
            Err(leave(api, &admission.headers, Err(rejection)))
        }
    }
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
    let admission = Admit::admit(api, parts).await;
    let rejection = match admission.refusal {
        Some(refusal) if !rejection.status().is_server_error() => refusal.challenged(""),
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
