// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe_on_data`: `POST`, the callback `onData` of `subscribe`, to
//! `{$request.query.callbackUrl}/data`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// New data are there.
    ///
    /// `POST`, the callback `onData` of `subscribe`, to
    /// `{$request.query.callbackUrl}/data`
    pub fn subscribe_on_data(&self, body: Vec<i64>) -> Call<SubscribeOnData> {
        Call::new(&self.shared, Method::POST, "").json(&body)
    }
}

impl Call<SubscribeOnData> {
    pub fn x_attempt(self, x_attempt: i64) -> Self {
        self.header("x-attempt", x_attempt)
    }
}

/// The webhook `subscribe_on_data`.
#[derive(Debug)]
pub enum SubscribeOnData {}

impl Operation for SubscribeOnData {
    type Success = Reply<()>;

    type Failure = SubscribeOnDataFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            202 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `subscribe_on_data`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SubscribeOnDataFailure {}

documented::implement! {
    SubscribeOnDataFailure {}
}
