// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `changePhoto`: `PATCH /photos`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ChangePhotoBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::multipart::FileField;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::{
    content_type, multipart, object, object_schema, parameter, query, record,
    request_body, response,
};
use crate::traits::CommonHeaders;

/// The request of `changePhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoRequest {
    pub id: i64,
    /// The body.
    pub body: ChangePhotoBody,
}

/// The required fields of [`ChangePhotoRequest`].
#[derive(Debug)]
pub struct ChangePhotoRequestRequired {
    pub id: i64,
    /// The body.
    pub body: ChangePhotoBody,
}

record::implement! {
    ChangePhotoRequest from ChangePhotoRequestRequired {
        required(id);
        required(body);
    }
}

/// The file fields of the body.
const FILES_OF_MULTIPART: &[FileField] = &[
    FileField {
        name: "file",
        required: true,
        several: false,
        media_types: "",
    },
];

impl ChangePhotoRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/json, multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let [id] = query::read(parts.uri.query(), ["id"], &mut violations);
        let id = id
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body = match content_type::select(
            parts,
            &["application/json", "multipart/form-data"],
        ) {
            0 => {
                let body: Option<ChangePhotoBodyJson> = request_body::decode_json(
                    &bytes,
                    &CHANGE_PHOTO_BODY_JSON_SCHEMA,
                    |_| true,
                    &mut violations,
                );
                body.map(ChangePhotoBody::Json)
            }
            _ => {
                let body: Option<Upload<ChangePhotoBodyMultipartFields>> = multipart::decode_upload(
                    &multipart::split(parts, &bytes, FILES_OF_MULTIPART),
                    &CHANGE_PHOTO_BODY_MULTIPART_FIELDS_SCHEMA,
                    FieldStyles::new(&[]),
                    FILES_OF_MULTIPART,
                    |_| true,
                    &mut violations,
                );
                body.map(ChangePhotoBody::Multipart)
            }
        };
        let (Some(id), Some(body), true) = (id, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id, body })
    }
}

/// `200`: the names of the files.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoResponse {
    /// The body.
    pub body: Vec<String>,
}

impl From<Vec<String>> for ChangePhotoResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body }
    }
}

impl ChangePhotoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `changePhoto`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangePhotoFailure {}

impl ChangePhotoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `changePhoto`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ChangePhotoRequest::decode(parts, body, body_limit).await?;
    match Api::change_photo(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyJson {
    pub title: String,
}

/// The required fields of [`ChangePhotoBodyJson`].
#[derive(Debug)]
pub struct ChangePhotoBodyJsonRequired {
    pub title: String,
}

object::implement! {
    ChangePhotoBodyJson from ChangePhotoBodyJsonRequired {
        required(title, "title");
    }
}

object_schema::implement! {
    CHANGE_PHOTO_BODY_JSON_SCHEMA {
        required("title", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {
    pub number: i64,
}

/// The required fields of [`ChangePhotoBodyMultipartFields`].
#[derive(Debug)]
pub struct ChangePhotoBodyMultipartFieldsRequired {
    pub number: i64,
}

object::implement! {
    ChangePhotoBodyMultipartFields from ChangePhotoBodyMultipartFieldsRequired {
        required(number, "number");
    }
}

object_schema::implement! {
    CHANGE_PHOTO_BODY_MULTIPART_FIELDS_SCHEMA {
        required("number", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
