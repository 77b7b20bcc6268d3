// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addPhoto`: `POST /photos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};
use crate::types::Line;

impl Client {
    /// `addPhoto`.
    ///
    /// `POST /photos`
    pub fn add_photo(&self, body: Upload<AddPhotoBodyFields>) -> Call<AddPhoto> {
        Call::new(&self.shared, Method::POST, "/photos")
            .upload(
                FieldStyles::new(&[("place", FieldStyle::Json)]),
                &body,
                &body.fields,
            )
    }
}

/// The operation `addPhoto`.
#[derive(Debug)]
pub enum AddPhoto {}

impl Operation for AddPhoto {
    type Success = Reply<Vec<String>>;

    type Failure = AddPhotoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPhotoFailure {}

impl Documented for AddPhotoFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddPhotoFailure);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPhotoBodyFields {
    pub title: String,
    pub place: Option<Line>,
    pub sizes: Option<Vec<i64>>,
}

/// The required fields of [`AddPhotoBodyFields`].
#[derive(Debug)]
pub struct AddPhotoBodyFieldsRequired {
    pub title: String,
}

object::implement! {
    AddPhotoBodyFields from AddPhotoBodyFieldsRequired {
        required(title, "title");
        optional(place: Line, "place");
        optional(sizes: Vec<i64>, "sizes");
    }
}
