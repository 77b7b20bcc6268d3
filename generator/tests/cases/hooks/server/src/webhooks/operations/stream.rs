// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `stream`: `POST`, the webhook `stream`.

use http::Method;

use crate::runtime::framing::Framing;
use crate::runtime::webhooks::call::{Call, Operation, Streamed};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::runtime::webhooks::values::Values;
use crate::runtime::webhooks::{documented, values};
use crate::types::sender::Sender;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `stream`.
    ///
    /// `POST`, the webhook `stream`
    pub fn stream(&self) -> Call<Stream> {
        Call::new(&self.shared, Method::POST, "").accept("application/jsonl")
    }
}

/// The webhook `stream`.
#[derive(Debug)]
pub enum Stream {}

impl Operation for Stream {
    type Success = Reply<Values<Sender>>;

    type Failure = StreamFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => values::read(received, Framing::Lines, values::json),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `stream`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum StreamFailure {}

documented::implement! {
    StreamFailure {}
}
