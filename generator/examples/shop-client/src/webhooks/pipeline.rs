// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every webhook: verification and rejection.

use http::Response;
use http::request::Parts;

use crate::runtime::body::{Body, HttpBody};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{problem, request_body};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::rejection::RejectedRequest;
use crate::webhooks::traits::Verify;

/// Reads the body of a request and verifies its origin.
pub(crate) async fn receive<A: Receive, B: HttpBody>(
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
    verified?;
    Ok(Body::from(bytes))
}

/// Writes the response to a rejected request.
#[cold]
pub(crate) fn describe<A: Receive>(
    _: &A,
    request: &RejectedRequest<'_>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    problem::respond(request, into)
}
