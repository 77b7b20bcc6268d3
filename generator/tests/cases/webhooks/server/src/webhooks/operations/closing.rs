// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `closing`: `GET`, the webhook `closing`.

use http::Method;
use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::text_format;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `closing`.
    ///
    /// `GET`, the webhook `closing`
    pub fn closing(&self, at: Date) -> Call<Closing> {
        Call::new(&self.shared, Method::GET, "")
            .credential(self.shelter_token.as_ref())
            .query("at", text_format::text::<DateText>(&at))
    }
}

/// The webhook `closing`.
#[derive(Debug)]
pub enum Closing {}

impl Operation for Closing {
    type Success = Reply<()>;

    type Failure = ClosingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `closing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ClosingFailure {}

documented::implement! {
    ClosingFailure {}
}
