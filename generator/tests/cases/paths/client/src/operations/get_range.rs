// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getRange`: `GET /v{version}/range({from}:{to})/x`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::finite::Finite;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `getRange`.
#[derive(Clone, Debug)]
pub struct GetRangeRequired {
    pub version: i64,
    pub from_: f64,
    pub to: f64,
}

impl Client {
    /// `getRange`.
    ///
    /// `GET /v{version}/range({from}:{to})/x`
    pub fn get_range(&self, required: GetRangeRequired) -> Call<GetRange> {
        let GetRangeRequired { version, from_, to } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/v")
                .parameter("version", version)
                .text("/range(")
                .parameter_before("from", Finite(from_), ":")
                .parameter("to", Finite(to))
                .text(")/x"),
        )
    }
}

/// The operation `getRange`.
#[derive(Debug)]
pub enum GetRange {}

impl Operation for GetRange {
    type Success = Reply<()>;

    type Failure = GetRangeFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getRange`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetRangeFailure {}

impl Documented for GetRangeFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetRangeFailure);
