// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addWord`: `POST /words`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types;
use crate::types::AddWordBody;

impl Client {
    /// `addWord`.
    ///
    /// `POST /words`
    pub fn add_word(&self, body: AddWordBody) -> Call<AddWord> {
        Call::new(&self.shared, Method::POST, "/words")
            .checked_body(&body, &types::add_word_body::SCHEMA)
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `addWord`.
#[derive(Debug)]
pub enum AddWord {}

impl Operation for AddWord {
    type Success = Reply<()>;

    type Failure = AddWordFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addWord`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddWordFailure {}

impl Documented for AddWordFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddWordFailure);
