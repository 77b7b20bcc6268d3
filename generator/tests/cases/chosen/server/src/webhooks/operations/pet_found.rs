// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `pet_found`: `POST`, the webhook `petFound`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::found::Found;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `pet_found`.
    ///
    /// `POST`, the webhook `petFound`
    pub fn pet_found(&self) -> Call<PetFound> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Call<PetFound> {
    /// The body.
    pub fn body(self, body: Found) -> Self {
        self.json(&body)
    }
}

/// The webhook `pet_found`.
#[derive(Debug)]
pub enum PetFound {}

impl Operation for PetFound {
    type Success = Reply<()>;

    type Failure = PetFoundFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `pet_found`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PetFoundFailure {}

documented::implement! {
    PetFoundFailure {}
}
