// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `order_failed`: `POST`, the webhook `orderFailed`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::bad::Bad;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `order_failed`.
    ///
    /// `POST`, the webhook `orderFailed`
    pub fn order_failed(&self) -> Call<OrderFailed> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<OrderFailed> {
    /// The body.
    pub fn body(self, body: Bad) -> Self {
        self.json(&body)
    }
}

/// The webhook `order_failed`.
#[derive(Debug)]
pub enum OrderFailed {}

impl Operation for OrderFailed {
    type Success = Reply<()>;

    type Failure = OrderFailedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `order_failed`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OrderFailedFailure {}

documented::implement! {
    OrderFailedFailure {}
}
