// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get_slash_no_slash_tes`: `GET /no/tes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `get_slash_no_slash_tes`.
    ///
    /// `GET /no/tes`
    pub fn get_slash_no_slash_tes(&self) -> Call<GetSlashNoSlashTes> {
        Call::new(&self.shared, Method::GET, "/no/tes")
    }
}

/// The operation `get_slash_no_slash_tes`.
#[derive(Debug)]
pub enum GetSlashNoSlashTes {}

impl Operation for GetSlashNoSlashTes {
    type Success = Reply<()>;

    type Failure = GetSlashNoSlashTesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `get_slash_no_slash_tes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetSlashNoSlashTesFailure {}

impl Documented for GetSlashNoSlashTesFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetSlashNoSlashTesFailure);
