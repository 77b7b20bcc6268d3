// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `moved`: `POST`, the webhook `moved`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::moved_ones::MovedOnes;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `moved`.
    ///
    /// `POST`, the webhook `moved`
    pub fn moved(&self, body: MovedOnes) -> Call<Moved> {
        Call::new(&self.shared, Method::POST, "").json(&body)
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
