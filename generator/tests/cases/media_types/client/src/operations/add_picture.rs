// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /picture`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addPicture`.
    ///
    /// `POST /picture`
    pub fn add_picture(&self) -> Call<AddPicture> {
        Call::new(&self.shared, Method::POST, "/picture").accept("application/pdf")
    }
}

impl Call<AddPicture> {
    /// The body.
    pub fn body(self, body: impl Into<ByteStream>) -> Self {
        self.bytes("application/octet-stream", body)
    }
}

/// The operation `addPicture`.
#[derive(Debug)]
pub enum AddPicture {}

impl Operation for AddPicture {
    type Success = Reply<ByteStream>;

    type Failure = AddPictureFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addPicture`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPictureFailure {}

impl Documented for AddPictureFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddPictureFailure);
