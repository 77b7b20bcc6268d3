// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `uploadPhoto`: `PUT /v1/pets/{id}/photo`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::multipart::FileField;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{
    multipart, object, object_schema, parameter, path, record, response, upload_body,
};
use crate::traits::CommonHeaders;

/// The request of `uploadPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UploadPhotoRequest {
    pub id: i64,
    /// The body.
    pub body: Upload<UploadPhotoBodyFields>,
}

/// The required fields of [`UploadPhotoRequest`].
#[derive(Debug)]
pub struct UploadPhotoRequestRequired {
    pub id: i64,
    /// The body.
    pub body: Upload<UploadPhotoBodyFields>,
}

record::implement! {
    UploadPhotoRequest from UploadPhotoRequestRequired {
        required(id);
        required(body);
    }
}

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "photo",
        required: true,
        several: false,
        media_types: "",
    },
];

impl UploadPhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        id: &str,
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
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body: Option<Upload<UploadPhotoBodyFields>> = multipart::decode_upload(
            &upload,
            &UPLOAD_PHOTO_BODY_FIELDS_SCHEMA,
            FieldStyles::new(
                &[("labels", FieldStyle::Styled(Style::Form { explode: false }))],
            ),
            FILES,
            |_| true,
            &mut violations,
        );
        let (Some(id), Some(body), true) = (id, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id, body })
    }
}

/// `204`: stored.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UploadPhotoResponse {}

impl UploadPhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `uploadPhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum UploadPhotoFailure {}

impl UploadPhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `uploadPhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    id: &str,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = UploadPhotoRequest::decode(parts, id, body, body_limit).await?;
    match Api::upload_photo(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UploadPhotoBodyFields {
    pub caption: Option<String>,
    pub labels: Option<Vec<String>>,
    pub sizes: Option<Vec<i64>>,
}

object::implement! {
    UploadPhotoBodyFields {
        optional(caption: String, "caption");
        optional(labels: Vec<String>, "labels");
        optional(sizes: Vec<i64>, "sizes");
    }
}

object_schema::implement! {
    UPLOAD_PHOTO_BODY_FIELDS_SCHEMA {
        optional("caption", Schema::String(&[]));
        optional("labels", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("sizes", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
