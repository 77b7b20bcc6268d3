// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `addAnimal`: `POST /animals`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Animal, Error, NewAnimal};

impl Client {
    /// `addAnimal`.
    ///
    /// `POST /animals`
    pub fn add_animal(&self, body: NewAnimal) -> Call<AddAnimal> {
        Call::new(&self.shared, Method::POST, "/animals").json(&body)
    }
}

/// The operation `addAnimal`.
#[derive(Debug)]
pub enum AddAnimal {}

impl Operation for AddAnimal {
    type Success = Reply<Animal>;

    type Failure = AddAnimalFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400.. => Err(received.json_failure(AddAnimalFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addAnimal`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddAnimalFailure {
    /// `default`: an error.
    Default(Reply<Error>),
}

impl Documented for AddAnimalFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::Default(reply) => reply.documented("An error"),
        }
    }
}

documented::implement!(AddAnimalFailure);
