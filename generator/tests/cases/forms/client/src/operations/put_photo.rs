// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putPhoto`: `PUT /photos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Order;

impl Client {
    /// `putPhoto`.
    ///
    /// `PUT /photos`
    pub fn put_photo(&self) -> Call<PutPhoto> {
        Call::new(&self.shared, Method::PUT, "/photos")
    }
}

impl Call<PutPhoto> {
    /// The body.
    pub fn body(self, body: Order) -> Self {
        self.multipart(
            FieldStyles::new(
                &[
                    ("metadata", FieldStyle::Json),
                    ("lines", FieldStyle::JsonItems),
                    ("address", FieldStyle::Json),
                ],
            ),
            &body,
        )
    }
}

/// The operation `putPhoto`.
#[derive(Debug)]
pub enum PutPhoto {}

impl Operation for PutPhoto {
    type Success = Reply<Order>;

    type Failure = PutPhotoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPhotoFailure {}

impl Documented for PutPhotoFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutPhotoFailure);
