// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every webhook: verification and rejection.

use http::Response;
use http::request::Parts;

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{problem, request_body};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::traits::Verify;

/// Reads the body of a request and verifies its origin.
pub(crate) async fn receive<A: Receive, B: http_body::Body>(
    api: &A,
    webhook: Webhook,
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

/// Creates the response.
pub(crate) fn finish<A: Receive>(
    api: &A,
    result: Result<Response<Body>, Rejection>,
) -> Response<Body> {
    result.unwrap_or_else(|rejection| reject(api, &rejection))
}

#[cold]
fn reject<A: Receive>(_: &A, rejection: &Rejection) -> Response<Body> {
    let mut response = problem::response(rejection);
    rejection.write_headers(response.headers_mut());
    response
}
