// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOpenId`: `GET /open-id`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byOpenId`.
    ///
    /// `GET /open-id`
    pub fn by_open_id(&self) -> Call<ByOpenId> {
        Call::new(&self.shared, Method::GET, "/open-id")
            .credential(self.open_id.as_ref())
    }
}

/// The operation `byOpenId`.
#[derive(Debug)]
pub enum ByOpenId {}

impl Operation for ByOpenId {
    type Success = Reply<()>;

    type Failure = ByOpenIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byOpenId`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByOpenIdFailure {}

impl Documented for ByOpenIdFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ByOpenIdFailure);
