// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `addPet`: `POST /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Everything;

impl Client {
    /// `addPet`.
    ///
    /// `POST /pets`
    pub fn add_pet(&self, body: Everything) -> Call<AddPet> {
        Call::new(&self.shared, Method::POST, "/pets").json(&body)
    }
}

/// The operation `addPet`.
#[derive(Debug)]
pub enum AddPet {}

impl Operation for AddPet {
    type Success = Reply<Everything>;

    type Failure = AddPetFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPetFailure {}

impl Documented for AddPetFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddPetFailure);
