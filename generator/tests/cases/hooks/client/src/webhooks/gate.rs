// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! What happens to every request before and after its hook: whether it comes from
//! the API, and how it is turned away.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::api_key::KeyCarrier;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{api_key, basic, problem, request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::hooks::{Authenticate, Verify};
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

/// Who calls, by `basic`.
pub(crate) async fn basic<A: Receive>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let credential = basic::find(parts)
        .ok_or(Rejection::Unauthorized(basic::CHALLENGE))?;
    let verified = Authenticate::basic(api, credential, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(basic::CHALLENGE))
}

/// Who calls, by `hookKey`.
pub(crate) async fn hook_key<A: Receive>(
    api: &A,
    parts: &Parts,
    scopes: &'static [&'static str],
) -> Result<A::Caller, Rejection> {
    let key = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or(Rejection::Unauthorized(""))?;
    let verified = Authenticate::hook_key(api, key, scopes, parts).await;
    verified.map_err(|refusal| refusal.challenged(""))
}

/// Who calls, by `basic` and `hookKey`.
pub(crate) async fn basic_and_hook_key<A: Receive>(
    api: &A,
    parts: &Parts,
    scopes: [&'static [&'static str]; 2],
) -> Result<A::Caller, Rejection> {
    let basic = basic::find(parts).ok_or(Rejection::Unauthorized(basic::CHALLENGE))?;
    let hook_key = api_key::find(parts, KeyCarrier::Query("key"))
        .ok_or(Rejection::Unauthorized(basic::CHALLENGE))?;
    let verified = Authenticate::basic_and_hook_key(api, basic, hook_key, scopes, parts)
        .await;
    verified.map_err(|refusal| refusal.challenged(basic::CHALLENGE))
}

/// Answers a request, whatever became of it.
pub(crate) fn leave<A: Receive>(
    api: &A,
    answer: Result<Response<Body>, Rejection>,
    reject: fn(&A, &Rejection) -> Response<Body>,
) -> Response<Body> {
    answer.unwrap_or_else(|rejection| reject(api, &rejection))
}

/// Answers a rejected request where the description does not tell how.
#[cold]
pub(crate) fn reject<A: Receive>(_: &A, rejection: &Rejection) -> Response<Body> {
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
