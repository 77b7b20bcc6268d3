// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /v1/notes`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::limits::TextConstraint;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{
    form, json, object, object_schema, record, request_body, response, structured_header,
};
use crate::traits::CommonHeaders;

/// The request of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteRequest {
    /// The body.
    pub body: AddNoteBody,
}

/// The required fields of [`AddNoteRequest`].
#[derive(Debug)]
pub struct AddNoteRequestRequired {
    /// The body.
    pub body: AddNoteBody,
}

record::implement! {
    AddNoteRequest from AddNoteRequestRequired {
        required(body);
    }
}

impl AddNoteRequest {
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
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<AddNoteBody> = form::decode(
            &bytes,
            &ADD_NOTE_BODY_SCHEMA,
            FieldStyles::new(
                &[
                    ("columns", FieldStyle::Styled(Style::Tabs)),
                    ("kinds", FieldStyle::Styled(Style::Form { explode: false })),
                ],
            ),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the note as text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteResponse {
    /// The body.
    pub body: String,
    pub x_words: Option<Vec<String>>,
}

record::implement! {
    AddNoteResponse {
        required(body);
        optional(x_words: Vec<String>);
    }
}

impl From<String> for AddNoteResponse {
    fn from(body: String) -> Self {
        Self { body, x_words: None }
    }
}

impl AddNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_words {
            structured_header::write_list(
                headers,
                const { HeaderName::from_static("x-words") },
                value,
            )?;
        }
        Ok(())
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddNoteFailure {}

impl AddNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = AddNoteRequest::decode(parts, body, body_limit).await?;
    match Api::add_note(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteBody {
    pub text: String,
    pub columns: Option<Vec<String>>,
    pub kinds: Option<Vec<String>>,
    pub tags: Option<Vec<String>>,
}

/// The required fields of [`AddNoteBody`].
#[derive(Debug)]
pub struct AddNoteBodyRequired {
    pub text: String,
}

object::implement! {
    AddNoteBody from AddNoteBodyRequired {
        required(text, "text");
        optional(columns: Vec<String>, "columns");
        optional(kinds: Vec<String>, "kinds");
        optional(tags: Vec<String>, "tags");
    }, check
}

impl object::Check for AddNoteBody {
    fn check(&self) -> json::Result<()> {
        object::require(self.text.chars().count() <= 200, "text")?;
        Ok(())
    }
}

object_schema::implement! {
    ADD_NOTE_BODY_SCHEMA {
        required("text", Schema::String(&[TextConstraint::Length(0, 200)]));
        optional("columns", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("kinds", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("tags", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
