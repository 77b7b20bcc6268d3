// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `moved`: `POST`, the webhook `moved`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::event_object::EventFields;
use crate::runtime::framing::Framing;
use crate::runtime::record;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::request_values::RequestValues;
use crate::runtime::webhooks::{request_body, response};
use crate::types::r#move::{Move, MOVE_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `moved`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MovedRequest {
    /// The body.
    pub body: RequestValues<Move>,
}

/// The required fields of [`MovedRequest`].
#[derive(Debug)]
pub struct MovedRequestRequired {
    /// The body.
    pub body: RequestValues<Move>,
}

record::implement! {
    MovedRequest from MovedRequestRequired {
        required(body);
    }
}

impl MovedRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "text/event-stream")
            .await?;
        let body = RequestValues::new(
            bytes,
            Framing::Events,
            |frame, violations| request_body::decode_json(
                &EventFields {
                    event: "event",
                    data_is_text: false,
                    retry_is_text: false,
                }
                    .body_of(frame),
                &MOVE_SCHEMA,
                |_| true,
                violations,
            ),
        );
        Ok(Self { body })
    }
}

/// `204`: noted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedResponse {}

impl MovedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `moved`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MovedFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MovedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `moved`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::Moved,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = MovedRequest::decode(parts, body, body_limit).await?;
    match Receive::moved(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
