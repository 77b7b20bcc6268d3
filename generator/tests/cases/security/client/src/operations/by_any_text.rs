// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byAnyText`: `GET /any-text`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byAnyText`.
    ///
    /// `GET /any-text`
    pub fn by_any_text(&self) -> Call<ByAnyText> {
        Call::new(&self.shared, Method::GET, "/any-text")
            .credentials(
                &[&[self.raw.as_ref()], &[self.oauth.as_ref()], &[self.open_id.as_ref()]],
            )
    }
}

/// The operation `byAnyText`.
#[derive(Debug)]
pub enum ByAnyText {}

impl Operation for ByAnyText {
    type Success = Reply<()>;

    type Failure = ByAnyTextFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byAnyText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByAnyTextFailure {}

impl Documented for ByAnyTextFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ByAnyTextFailure);
