// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `pet_left`: `POST`, the webhook `petLeft`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::departure::Departure;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `pet_left`.
    ///
    /// `POST`, the webhook `petLeft`
    pub fn pet_left(&self, body: Departure) -> Call<PetLeft> {
        Call::new(&self.shared, Method::POST, "").json(&body)
    }
}

/// The webhook `pet_left`.
#[derive(Debug)]
pub enum PetLeft {}

impl Operation for PetLeft {
    type Success = Reply<()>;

    type Failure = PetLeftFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `pet_left`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PetLeftFailure {}

documented::implement! {
    PetLeftFailure {}
}
