// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Pet, PetKind};

impl Client {
    /// `listPets`.
    ///
    /// `GET /pets`
    pub fn list_pets(&self) -> Call<ListPets> {
        Call::new(&self.shared, Method::GET, "/pets")
    }
}

impl Call<ListPets> {
    pub fn kind(self, kind: PetKind) -> Self {
        self.query("kind", kind)
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPets {}

impl Operation for ListPets {
    type Success = Reply<Vec<Pet>>;

    type Failure = ListPetsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {}

impl Documented for ListPetsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ListPetsFailure);
