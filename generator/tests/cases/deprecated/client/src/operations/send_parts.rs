// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, json, object};
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

/// `SendPartsBodyFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// `kind`.
    ///
    /// Deprecated.
    #[deprecated]
    pub kind: String,
    /// `note`.
    #[deprecated]
    pub note: Option<String>,
    /// `thing`.
    #[deprecated]
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
}

impl From<SendPartsBodyFieldsRequired> for SendPartsBodyFields {
    #[expect(deprecated)]
    fn from(required: SendPartsBodyFieldsRequired) -> Self {
        Self {
            kind: required.kind,
            note: None,
            thing: None,
        }
    }
}

impl SendPartsBodyFields {
    /// Sets `note`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }

    /// Sets `thing`.
    #[deprecated]
    #[expect(deprecated)]
    #[must_use]
    pub fn thing(mut self, thing: impl Into<Option<Filter>>) -> Self {
        self.thing = thing.into();
        self
    }
}

impl json::EncodeFields for SendPartsBodyFields {
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("note", &self.note);
        fields.optional("thing", &self.thing);
    }
}

impl json::Decode for SendPartsBodyFields {
    #[expect(deprecated)]
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut note: Option<String> = None;
        let mut thing: Option<Filter> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("note", &mut note),
                object::optional("thing", &mut thing),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, note, thing })
    }
}

object::implement!(SendPartsBodyFields);
