// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNewer`: `GET /newer`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `tryNewer`.
    ///
    /// `GET /newer`
    ///
    /// Stability: beta. May change without a new major version.
    #[deprecated(note = "use `use_again`")]
    pub fn try_newer(&self) -> Call<TryNewer> {
        Call::new(&self.shared, Method::GET, "/newer")
    }
}

/// The operation `tryNewer`.
#[derive(Debug)]
pub enum TryNewer {}

impl Operation for TryNewer {
    type Success = Reply<()>;

    type Failure = TryNewerFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `tryNewer`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TryNewerFailure {}

impl Documented for TryNewerFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(TryNewerFailure);
