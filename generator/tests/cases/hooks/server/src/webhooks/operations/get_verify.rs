// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `get_verify`: `GET`, the webhook `verify`.

use http::Method;

use crate::runtime::media::Media;
use crate::runtime::parameter_style::Style;
use crate::runtime::webhooks::call::{Call, Operation, Streamed};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::verify_operation_deep::VerifyOperationDeep;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `get_verify`.
    ///
    /// `GET`, the webhook `verify`
    pub fn get_verify(&self) -> Call<GetVerify> {
        Call::new(&self.shared, Method::GET, "")
            .accept("image/*")
            .credentials(&[&[self.basic.as_ref(), self.hook_key.as_ref()]])
    }
}

impl Call<GetVerify> {
    pub fn deep(self, deep: VerifyOperationDeep) -> Self {
        self.query_styled("deep", Style::Deep, &deep)
    }
}

/// The webhook `get_verify`.
#[derive(Debug)]
pub enum GetVerify {}

impl Operation for GetVerify {
    type Success = Reply<Media>;

    type Failure = GetVerifyFailure;

    const STREAMED: &'static [Streamed] = &[(200..=299, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200..=299 => received.media(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `get_verify`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetVerifyFailure {}

documented::implement! {
    GetVerifyFailure {}
}
