// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `media`: `POST`, the webhook `media`.

use http::Method;

use crate::runtime::media::Media;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `media`.
    ///
    /// `POST`, the webhook `media`
    pub fn media(&self, body: Media) -> Call<MediaOperation> {
        Call::new(&self.shared, Method::POST, "")
            .accept("text/plain")
            .media_body("image/*", body)
    }
}

/// The webhook `media`.
#[derive(Debug)]
pub enum MediaOperation {}

impl Operation for MediaOperation {
    type Success = Reply<String>;

    type Failure = MediaOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text(),
            _ => received.undocumented(|received| received.text()),
        }
    }
}

/// The errors of `media`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MediaOperationFailure {}

documented::implement! {
    MediaOperationFailure {}
}
