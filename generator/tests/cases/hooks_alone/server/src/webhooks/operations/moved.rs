// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `moved`: `POST`, the webhook `moved`.

use http::Method;

use crate::runtime::event_object::EventFields;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::runtime::webhooks::request_values::RequestValues;
use crate::runtime::webhooks::{documented, request_values};
use crate::types::r#move::Move;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `moved`.
    ///
    /// `POST`, the webhook `moved`
    pub fn moved(&self, body: RequestValues<Move>) -> Call<Moved> {
        Call::new(&self.shared, Method::POST, "")
            .value_events(
                "text/event-stream",
                body,
                |event| {
                    EventFields {
                        event: "event",
                        data_is_text: false,
                        retry_is_text: false,
                    }
                        .frame_of(&request_values::json(event)?)
                },
            )
    }
}

/// The webhook `moved`.
#[derive(Debug)]
pub enum Moved {}

impl Operation for Moved {
    type Success = Reply<()>;

    type Failure = MovedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `moved`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MovedFailure {}

documented::implement! {
    MovedFailure {}
}
