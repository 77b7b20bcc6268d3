// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `twice`: `POST`, the webhook `twice-a`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::twice_body::TwiceBody;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `twice`.
    ///
    /// `POST`, the webhook `twice-a`
    pub fn twice(&self) -> Call<Twice> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<Twice> {
    /// The body.
    pub fn body(self, body: TwiceBody) -> Self {
        self.json(&body)
    }
}

/// The webhook `twice`.
#[derive(Debug)]
pub enum Twice {}

impl Operation for Twice {
    type Success = Reply<()>;

    type Failure = TwiceFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `twice`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TwiceFailure {}

documented::implement! {
    TwiceFailure {}
}
