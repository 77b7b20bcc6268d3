// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `pet_left`: `POST`, the webhook `petLeft`.

use std::fmt;

use http::Method;

use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::received::Received;
use crate::runtime::webhooks::reply::Reply;
use crate::types::Departure;
use crate::webhooks::sender::Addressee;

impl Addressee {
    /// `pet_left`.
    ///
    /// `POST`, the webhook `petLeft`
    pub fn pet_left(&self, body: Departure) -> Call<PetLeft> {
        Call::new(&self.shared, Method::POST, "").json(&body)
    }
}

/// The hook `pet_left`.
#[derive(Debug)]
pub enum PetLeft {}

impl Operation for PetLeft {
    type Success = Reply<()>;

    type Failure = PetLeftFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `pet_left` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PetLeftFailure {}

impl fmt::Display for PetLeftFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for PetLeftFailure {}
