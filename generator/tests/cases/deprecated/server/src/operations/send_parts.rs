// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{json, multipart, object, response, upload_body};
use crate::types::{Filter, FILTER_SCHEMA};

/// The request of `sendParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsRequest {
    /// The body.
    pub body: Upload<SendPartsBodyFields>,
}

/// The required fields of [`SendPartsRequest`].
#[derive(Debug)]
pub struct SendPartsRequestRequired {
    /// The body.
    pub body: Upload<SendPartsBodyFields>,
}

impl From<SendPartsRequestRequired> for SendPartsRequest {
    fn from(required: SendPartsRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "file",
        required: true,
        several: false,
        media_types: "",
    },
];

impl SendPartsRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let found = upload_body::read(
                parts,
                body,
                body_limit,
                FILES,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Upload<SendPartsBodyFields>> = multipart::decode_upload(
            &found,
            &SEND_PARTS_BODY_FIELDS_SCHEMA,
            FieldStyles::new(&[("thing", FieldStyle::Json)]),
            FILES,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendPartsResponse {}

impl SendPartsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// The errors of `sendParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendPartsFailure {}

impl SendPartsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `sendParts`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api, parts, body, body_limit).await;
    pipeline::finish(api, &headers, result)
}

async fn respond<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
) -> Result<Response<Body>, Rejection> {
    let request = SendPartsRequest::decode(parts, body, body_limit).await?;
    match Api::send_parts(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// `SendPartsBodyFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// `kind`.
    ///
    /// Deprecated.
    pub kind: String,
    /// `note`.
    ///
    /// Deprecated.
    pub note: Option<String>,
    /// `thing`.
    ///
    /// Deprecated.
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
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }

    /// Sets `thing`.
    #[must_use]
    pub fn thing(mut self, thing: impl Into<Option<Filter>>) -> Self {
        self.thing = thing.into();
        self
    }
}

impl json::EncodeFields for SendPartsBodyFields {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("note", &self.note);
        fields.optional("thing", &self.thing);
    }
}

impl json::Decode for SendPartsBodyFields {
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

/// The JSON schema of [`SendPartsBodyFields`].
pub(crate) static SEND_PARTS_BODY_FIELDS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "thing",
            required: false,
            schema: Schema::Reference(&FILTER_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
