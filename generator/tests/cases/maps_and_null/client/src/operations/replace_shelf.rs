// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `replaceShelf`: `PUT /shelves`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Shelf;

impl Client {
    /// `replaceShelf`.
    ///
    /// `PUT /shelves`
    pub fn replace_shelf(&self, body: Shelf) -> Call<ReplaceShelf> {
        Call::new(&self.shared, Method::PUT, "/shelves").json(&body)
    }
}

/// The operation `replaceShelf`.
#[derive(Debug)]
pub enum ReplaceShelf {}

impl Operation for ReplaceShelf {
    type Success = Reply<Shelf>;

    type Failure = ReplaceShelfFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `replaceShelf`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceShelfFailure {}

impl Documented for ReplaceShelfFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ReplaceShelfFailure);
