// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `option`: `POST /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::OptionType;

impl Client {
    /// `option`.
    ///
    /// `POST /pets`
    pub fn option(&self, body: OptionType) -> Call<OptionOperation> {
        Call::new(&self.shared, Method::POST, "/pets").json(&body)
    }
}

/// The operation `option`.
#[derive(Debug)]
pub enum OptionOperation {}

impl Operation for OptionOperation {
    type Success = Reply<()>;

    type Failure = OptionOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `option`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OptionOperationFailure {}

impl Documented for OptionOperationFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(OptionOperationFailure);
