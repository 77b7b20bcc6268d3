// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `head_verify`: `HEAD`, the webhook `verify`.

use http::Method;

use crate::runtime::parameter_style::Style;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::verify_operation_deep::VerifyOperationDeep;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `head_verify`.
    ///
    /// `HEAD`, the webhook `verify`
    pub fn head_verify(&self) -> Call<HeadVerify> {
        Call::new(&self.shared, Method::HEAD, "")
    }
}

impl Call<HeadVerify> {
    pub fn deep(self, deep: VerifyOperationDeep) -> Self {
        self.query_styled("deep", Style::Deep, &deep)
    }
}

/// The webhook `head_verify`.
#[derive(Debug)]
pub enum HeadVerify {}

impl Operation for HeadVerify {
    type Success = Reply<()>;

    type Failure = HeadVerifyFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `head_verify`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HeadVerifyFailure {}

documented::implement! {
    HeadVerifyFailure {}
}
