// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its hook: whether it comes from
//! the API, and how it is turned away.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{bearer, request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::hooks::{Authenticate, Reject, Verify};
use crate::webhooks::operations::Hook;

/// Takes the whole body of a request that comes from the API.
pub(crate) async fn receive<A: Receive, B: http_body::Body>(
    api: &A,
    hook: Webhook,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Body, Rejection> {
    if parts.method != hook.method() {
        return Err(Rejection::MethodNotAllowed(hook.method().to_string()));
    }
    let bytes = request_body::read_within(body, body_limit).await?;
    let verified = Verify::verify(api, hook, parts, &bytes).await;
    verified.map_err(|refusal| refusal.challenged(""))?;
    Ok(Body::from(bytes))
}

/// Who calls, by `shelterToken`.
pub(crate) async fn shelter_token<A: Receive>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts)?;
    let verified = Authenticate::shelter_token(api, token, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(bearer::INVALID_TOKEN))
}

/// Answers a request, whatever became of it.
pub(crate) fn leave<A: Receive>(
    api: &A,
    answer: Result<Response<Body>, Rejection>,
) -> Response<Body> {
    answer.unwrap_or_else(|rejection| reject(api, &rejection))
}

#[cold]
fn reject<A: Receive>(api: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = response::json(
            rejection.status(),
            &Reject::problem(api, rejection),
        )
        .unwrap_or_else(|_| response::empty(StatusCode::INTERNAL_SERVER_ERROR));
    rejection.write_headers(response.headers_mut());
    response
}
