// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDefault`: `GET /by-default`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byDefault`.
    ///
    /// `GET /by-default`
    pub fn by_default(&self) -> Call<ByDefault> {
        Call::new(&self.shared, Method::GET, "/by-default")
            .credentials(&[&[self.token.as_ref()], &[self.account.as_ref()]])
    }
}

impl Call<ByDefault> {
    pub fn page(self, page: i64) -> Self {
        self.query("page", page)
    }
}

/// The operation `byDefault`.
#[derive(Debug)]
pub enum ByDefault {}

impl Operation for ByDefault {
    type Success = Reply<()>;

    type Failure = ByDefaultFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byDefault`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByDefaultFailure {}

impl Documented for ByDefaultFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ByDefaultFailure);
