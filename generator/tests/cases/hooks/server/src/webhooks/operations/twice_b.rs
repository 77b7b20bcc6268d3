// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `twice_b`: `POST`, the webhook `twice-b`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::twice_body::TwiceBody;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `twice_b`.
    ///
    /// `POST`, the webhook `twice-b`
    pub fn twice_b(&self) -> Call<TwiceB> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<TwiceB> {
    /// The body.
    pub fn body(self, body: TwiceBody) -> Self {
        self.json(&body)
    }
}

/// The webhook `twice_b`.
#[derive(Debug)]
pub enum TwiceB {}

impl Operation for TwiceB {
    type Success = Reply<()>;

    type Failure = TwiceBFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `twice_b`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TwiceBFailure {}

documented::implement! {
    TwiceBFailure {}
}
