// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `pet_arrived`: `POST`, the webhook `petArrived`.

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::pet::Pet;
use crate::webhooks::sender::WebhookEndpoint;
use crate::xml;

impl WebhookEndpoint {
    /// `pet_arrived`.
    ///
    /// `POST`, the webhook `petArrived`
    pub fn pet_arrived(&self, body: Pet) -> Call<PetArrived> {
        Call::new(&self.shared, Method::POST, "")
            .xml("application/xml", &xml::PET_DOCUMENT, &body)
    }
}

/// The webhook `pet_arrived`.
#[derive(Debug)]
pub enum PetArrived {}

impl Operation for PetArrived {
    type Success = Reply<()>;

    type Failure = PetArrivedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `pet_arrived`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PetArrivedFailure {}

documented::implement! {
    PetArrivedFailure {}
}
