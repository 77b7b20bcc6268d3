// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putParts`: `PUT /parts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Parts that nothing is said of.
    ///
    /// `PUT /parts`
    pub fn put_parts(&self, body: Media) -> Call<PutParts> {
        Call::new(&self.shared, Method::PUT, "/parts")
            .accept("multipart/mixed")
            .media_body("multipart/form-data", body)
    }
}

/// The operation `putParts`.
#[derive(Debug)]
pub enum PutParts {}

impl Operation for PutParts {
    type Success = Reply<Media>;

    type Failure = PutPartsFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.media(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putParts`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPartsFailure {}

impl Documented for PutPartsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutPartsFailure);
