// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `receive`: `POST`, the webhook `receive`.

use http::Method;

use crate::runtime::byte_stream::ByteStream;
use crate::runtime::media::Media;
use crate::runtime::webhooks::call::{Call, Operation, Streamed};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `receive`.
    ///
    /// `POST`, the webhook `receive`
    pub fn receive(&self, body: impl Into<ByteStream>) -> Call<ReceiveOperation> {
        Call::new(&self.shared, Method::POST, "")
            .accept("image/*")
            .bytes("application/octet-stream", body)
    }
}

/// The webhook `receive`.
#[derive(Debug)]
pub enum ReceiveOperation {}

impl Operation for ReceiveOperation {
    type Success = Reply<Media>;

    type Failure = ReceiveOperationFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.media(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `receive`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReceiveOperationFailure {}

documented::implement! {
    ReceiveOperationFailure {}
}
