// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every webhook: verification and rejection.

use http::Response;
use http::request::Parts;

use crate::runtime::body::Body;
use crate::runtime::webhooks::api_key::KeyCarrier;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{api_key, basic, problem, request_body};
use crate::webhooks::api::Receive;
use crate::webhooks::operations;
use crate::webhooks::traits::{Authenticate, Verify};

/// Reads the body of a request and verifies its origin.
pub(crate) async fn receive<A: Receive, B: http_body::Body>(
    api: &A,
    webhook: operations::Webhook,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Body, Rejection> {
    if parts.method != webhook.method() {
        return Err(Rejection::MethodNotAllowed(webhook.method().to_string()));
    }
    let bytes = request_body::read_within(body, body_limit).await?;
    let verified = Verify::verify(api, webhook, parts, &bytes).await;
    verified.map_err(|refusal| refusal.challenged(""))?;
    Ok(Body::from(bytes))
}

/// Authenticates the caller with `basic`.
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

/// Authenticates the caller with `hookKey`.
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

/// Authenticates the caller with `basic` and `hookKey`.
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

/// Completes a response.
pub(crate) fn finish<A: Receive>(
    api: &A,
    rejection: Option<&Rejection>,
    reject: fn(&A, &Rejection, &mut Response<Body>),
    into: &mut Response<Body>,
) {
    if let Some(rejection) = rejection {
        reject(api, rejection, into);
    }
}

/// Creates the response to a rejected request without a documented error body.
#[cold]
pub(crate) fn reject<A: Receive>(
    _: &A,
    rejection: &Rejection,
    into: &mut Response<Body>,
) {
    into.headers_mut().clear();
    problem::respond(into, rejection);
    rejection.write_headers(into.headers_mut());
}
