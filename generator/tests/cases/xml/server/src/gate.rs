// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its operation: credentials,
//! admission, the headers that all responses carry.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::hooks::{Admit, CommonHeaders};
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{problem, response};

/// Lets anyone in, or gives the answer that turns the request away.
pub(crate) async fn enter_open<A: Api>(
    api: &A,
    parts: &Parts,
    reject: fn(&A, &Rejection) -> Response<Body>,
) -> Result<CommonHeaders, Response<Body>> {
    let admission = Admit::admit(api, parts).await;
    match admission.refusal {
        None => Ok(admission.headers),
        Some(refusal) => {
            let rejection = refusal.challenged("");
            Err(leave(api, &admission.headers, Err(rejection), reject))
        }
    }
}

/// Gives every answer the headers that it has in common with all others.
pub(crate) fn leave<A: Api>(
    api: &A,
    headers: &CommonHeaders,
    answer: Result<Response<Body>, Rejection>,
    reject: fn(&A, &Rejection) -> Response<Body>,
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
    leave(api, &admission.headers, Err(rejection), reject)
}

/// Answers a rejected request where the description does not tell how.
#[cold]
pub(crate) fn reject<A: Api>(_: &A, rejection: &Rejection) -> Response<Body> {
    complete(Ok(problem::response(rejection)), rejection)
}

/// Gives an answer to a rejected request the headers of its status.
pub(crate) fn complete(
    answer: Result<Response<Body>, Rejection>,
    rejection: &Rejection,
) -> Response<Body> {
    let mut response = answer
        .unwrap_or_else(|_| response::empty(StatusCode::INTERNAL_SERVER_ERROR));
    rejection.write_headers(response.headers_mut());
    response
}
