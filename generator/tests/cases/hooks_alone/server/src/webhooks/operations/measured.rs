// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `measured`: `POST`, the webhook `measured`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::runtime::webhooks::request_values::RequestValues;
use crate::runtime::webhooks::{documented, request_values};
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `measured`.
    ///
    /// `POST`, the webhook `measured`
    pub fn measured(&self, body: RequestValues<i64>) -> Call<Measured> {
        Call::new(&self.shared, Method::POST, "")
            .value_lines("application/jsonl", body, request_values::json)
    }
}

/// The webhook `measured`.
#[derive(Debug)]
pub enum Measured {}

impl Operation for Measured {
    type Success = Reply<()>;

    type Failure = MeasuredFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `measured`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MeasuredFailure {}

documented::implement! {
    MeasuredFailure {}
}
