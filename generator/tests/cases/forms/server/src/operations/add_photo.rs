// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addPhoto`: `POST /photos`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::limits::TextConstraint;
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{
    json, multipart, object, object_schema, record, response, upload_body,
};
use crate::traits::CommonHeaders;
use crate::types::line::{Line, LINE_SCHEMA};

/// The request of `addPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPhotoRequest {
    /// The body.
    pub body: Upload<AddPhotoBodyFields>,
}

/// The required fields of [`AddPhotoRequest`].
#[derive(Debug)]
pub struct AddPhotoRequestRequired {
    /// The body.
    pub body: Upload<AddPhotoBodyFields>,
}

record::implement! {
    AddPhotoRequest from AddPhotoRequestRequired {
        required(body);
    }
}

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "image",
        required: true,
        several: false,
        media_types: "image/png, image/jpeg",
    },
    FileField {
        name: "others",
        required: false,
        several: true,
        media_types: "",
    },
];

impl AddPhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let upload = upload_body::read(
                parts,
                body,
                body_limit,
                FILES,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Upload<AddPhotoBodyFields>> = multipart::decode_upload(
            &upload,
            &ADD_PHOTO_BODY_FIELDS_SCHEMA,
            FieldStyles::new(&[("place", FieldStyle::Json)]),
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

/// `200`: the names of the files.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPhotoResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for AddPhotoResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl AddPhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddPhotoFailure {}

impl AddPhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addPhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddPhotoRequest::decode(parts, body, body_limit).await?;
    match Api::add_photo(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

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
    }, check
}

impl object::Check for AddPhotoBodyFields {
    fn check(&self) -> json::Result<()> {
        object::require(self.title.chars().count() <= 8, "title")?;
        Ok(())
    }
}

object_schema::implement! {
    ADD_PHOTO_BODY_FIELDS_SCHEMA {
        required("title", Schema::String(&[TextConstraint::Length(0, 8)]));
        optional("place", Schema::Reference(&LINE_SCHEMA));
        optional("sizes", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
