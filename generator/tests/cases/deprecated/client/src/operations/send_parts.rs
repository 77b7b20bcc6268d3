// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};
use crate::types::Filter;

impl Client {
    /// `sendParts`.
    ///
    /// `POST /v1/parts`
    pub fn send_parts(&self, body: Upload<SendPartsBodyFields>) -> Call<SendParts> {
        Call::new(&self.shared, Method::POST, "/parts")
            .upload(
                FieldStyles::new(&[("thing", FieldStyle::Json)]),
                &body,
                &body.fields,
            )
    }
}

/// The operation `sendParts`.
#[derive(Debug)]
pub enum SendParts {}

impl Operation for SendParts {
    type Success = Reply<()>;

    type Failure = SendPartsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendParts`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendPartsFailure {}

impl Documented for SendPartsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(SendPartsFailure);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// Deprecated.
    #[deprecated]
    pub kind: String,
    #[deprecated]
    pub note: Option<String>,
    #[deprecated]
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// Deprecated.
    pub kind: String,
}

object::implement! {
    #[expect(deprecated)] SendPartsBodyFields from SendPartsBodyFieldsRequired {
        required(kind, "kind");
        #[deprecated]
        #[expect(deprecated)]
        optional(note: String, "note");
        #[deprecated]
        #[expect(deprecated)]
        optional(thing: Filter, "thing");
    }
}
