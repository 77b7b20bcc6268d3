// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `make_a_delete_to_fixed`: `DELETE`, the callback `toFixed` of `makeA`, to
//! `https://fixed.example/x|y`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `make_a_delete_to_fixed`.
    ///
    /// `DELETE`, the callback `toFixed` of `makeA`, to `https://fixed.example/x|y`
    pub fn make_a_delete_to_fixed(&self) -> Call<MakeADeleteToFixed> {
        Call::new(&self.shared, Method::DELETE, "")
    }
}

/// The webhook `make_a_delete_to_fixed`.
#[derive(Debug)]
pub enum MakeADeleteToFixed {}

impl Operation for MakeADeleteToFixed {
    type Success = Reply<()>;

    type Failure = MakeADeleteToFixedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `make_a_delete_to_fixed`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MakeADeleteToFixedFailure {}

documented::implement! {
    MakeADeleteToFixedFailure {}
}
