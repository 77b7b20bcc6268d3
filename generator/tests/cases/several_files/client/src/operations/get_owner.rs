// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `getOwner`: `GET /owners/{owner}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::{Id, Owner, Problem};

impl Client {
    /// `getOwner`.
    ///
    /// `GET /owners/{owner}`
    pub fn get_owner(&self, owner: Id) -> Call<GetOwner> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/owners/").parameter("owner", owner),
        )
    }
}

/// The operation `getOwner`.
#[derive(Debug)]
pub enum GetOwner {}

impl Operation for GetOwner {
    type Success = Reply<Owner>;

    type Failure = GetOwnerFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(GetOwnerFailure::NotFound)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getOwner`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetOwnerFailure {
    /// `404`: there is no such thing.
    NotFound(Reply<Problem>),
}

impl Documented for GetOwnerFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::NotFound(reply) => reply.documented("There is no such thing"),
        }
    }
}

documented::implement!(GetOwnerFailure);
