// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `POST /search`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::SearchBody;

impl Client {
    /// Either by a number or by a text, with any other fields.
    ///
    /// `POST /search`
    pub fn search(&self, body: SearchBody) -> Call<Search> {
        Call::new(&self.shared, Method::POST, "/search")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `search`.
#[derive(Debug)]
pub enum Search {}

impl Operation for Search {
    type Success = Reply<()>;

    type Failure = SearchFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `search`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SearchFailure {}

impl Documented for SearchFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(SearchFailure);
