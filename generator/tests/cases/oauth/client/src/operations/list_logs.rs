// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `listLogs`: `GET /v1/logs`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listLogs`.
    ///
    /// `GET /v1/logs`
    pub fn list_logs(&self) -> Call<ListLogs> {
        Call::new(&self.shared, Method::GET, "/logs").credential(self.console.as_ref())
    }
}

/// The operation `listLogs`.
#[derive(Debug)]
pub enum ListLogs {}

impl Operation for ListLogs {
    type Success = Reply<()>;

    type Failure = ListLogsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listLogs`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListLogsFailure {}

impl Documented for ListLogsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ListLogsFailure);
