// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendForm`: `POST /v1/forms`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Filter;

impl Client {
    /// `sendForm`.
    ///
    /// `POST /v1/forms`
    pub fn send_form(&self, body: Filter) -> Call<SendForm> {
        Call::new(&self.shared, Method::POST, "/forms")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `sendForm`.
#[derive(Debug)]
pub enum SendForm {}

impl Operation for SendForm {
    type Success = Reply<()>;

    type Failure = SendFormFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendForm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendFormFailure {}

impl Documented for SendFormFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(SendFormFailure);
