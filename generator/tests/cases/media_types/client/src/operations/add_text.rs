// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addText`: `POST /text`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addText`.
    ///
    /// `POST /text`
    pub fn add_text(&self) -> Call<AddText> {
        Call::new(&self.shared, Method::POST, "/text").accept("*/*")
    }
}

impl Call<AddText> {
    /// The body.
    pub fn body(self, body: String) -> Self {
        self.whole("text/markdown; charset=UTF-8", body)
    }
}

/// The operation `addText`.
#[derive(Debug)]
pub enum AddText {}

/// The success responses of `addText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddTextSuccess {
    /// `200`: whatever it is.
    Ok(Reply<String>),
    /// `201`: added.
    Created(Reply<()>),
}

impl Operation for AddText {
    type Success = AddTextSuccess;

    type Failure = AddTextFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text().map(AddTextSuccess::Ok),
            201 => received.empty().map(AddTextSuccess::Created),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddTextFailure {}

impl Documented for AddTextFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddTextFailure);
