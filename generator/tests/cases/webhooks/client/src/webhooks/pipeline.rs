// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The pipeline around every webhook: verification and rejection.

use http::Response;
use http::request::Parts;

use crate::runtime::body::{Body, HttpBody};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{bearer, request_body, response};
use crate::webhooks::api::Receive;
use crate::webhooks::operations::Webhook;
use crate::webhooks::rejection::RejectedRequest;
use crate::webhooks::traits::{Authenticate, Reject, Verify};

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

/// Authenticates the caller with `shelterToken`.
pub(crate) async fn shelter_token<A: Receive>(
    api: &A,
    parts: &Parts,
) -> Result<A::Caller, Rejection> {
    let token = bearer::token(parts, "shelterToken")?;
    let verified = Authenticate::shelter_token(api, token, parts).await;
    verified
        .map_err(|rejection| {
            rejection.challenged(Some("shelterToken"), bearer::INVALID_TOKEN)
        })
}

/// Writes the response to a rejected request.
#[cold]
pub(crate) fn describe<A: Receive>(
    api: &A,
    request: &RejectedRequest<'_>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    response::json(into, request.status, &Reject::problem(api, request))
}
