// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `getKeeper`: `GET /keepers/{keeperId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::Keeper;

impl Client {
    /// `getKeeper`.
    ///
    /// `GET /keepers/{keeperId}`
    pub fn get_keeper(&self, keeper_id: impl AsRef<str>) -> Call<GetKeeper> {
        let keeper_id = keeper_id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/keepers/").parameter("keeperId", keeper_id),
        )
    }
}

/// The operation `getKeeper`.
#[derive(Debug)]
pub enum GetKeeper {}

impl Operation for GetKeeper {
    type Success = Reply<Keeper>;

    type Failure = GetKeeperFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getKeeper`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetKeeperFailure {}

impl Documented for GetKeeperFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetKeeperFailure);
