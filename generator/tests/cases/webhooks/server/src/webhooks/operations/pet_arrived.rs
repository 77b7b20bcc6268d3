// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `petArrived`: `POST`, the webhook `newPet`.

use http::{HeaderMap, Method};

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::header::{self, ReadHeaders};
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::pet::Pet;
use crate::types::problem::Problem;
use crate::types::receipt::Receipt;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// A pet arrived.
    ///
    /// `POST`, the webhook `newPet`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`PetArrivedHeaders`](crate::webhooks::PetArrivedHeaders).
    pub fn pet_arrived(&self, body: Pet) -> Call<PetArrived> {
        Call::new(&self.shared, Method::POST, "").json(&body)
    }
}

/// The webhook `petArrived`.
#[derive(Debug)]
pub enum PetArrived {}

impl Operation for PetArrived {
    type Success = Reply<Receipt>;

    type Failure = PetArrivedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400 => Err(received.json_failure(PetArrivedFailure::BadRequest)),
            401.. => Err(received.json_failure(PetArrivedFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `petArrived`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PetArrivedFailure {
    /// `400`: not understood.
    BadRequest(Reply<Problem>),
    /// `default`: something else.
    Default(Reply<Problem>),
}

documented::implement! {
    PetArrivedFailure {
        BadRequest: "Not understood";
        Default: "Something else";
    }
}

/// The headers of `PetArrived`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PetArrivedHeaders {
    pub x_shelf: Option<String>,
}

impl ReadHeaders for PetArrivedHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_shelf: header::read(headers, "x-shelf"),
        }
    }
}
