// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryForm`: `GET /queries`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{object, object_schema, record, response, structured};
use crate::traits::CommonHeaders;

/// The request of `queryForm`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryFormRequest {
    pub form_: Option<QueryFormForm>,
}

record::implement! {
    QueryFormRequest {
        optional(form_: QueryFormForm);
    }
}

impl QueryFormRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let form_: Option<QueryFormForm> = structured::query(
                parts.uri.query(),
                "form",
                Style::Form { explode: true },
                &[],
                &QUERY_FORM_FORM_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { form_ })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryFormResponse {}

impl QueryFormResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `queryForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum QueryFormFailure {}

impl QueryFormFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `queryForm`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = QueryFormRequest::decode(parts)?;
    match Api::query_form(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryFormForm {
    pub name: String,
    pub tags: Option<Vec<String>>,
}

/// The required fields of [`QueryFormForm`].
#[derive(Debug)]
pub struct QueryFormFormRequired {
    pub name: String,
}

object::implement! {
    QueryFormForm from QueryFormFormRequired {
        required(name, "name");
        optional(tags: Vec<String>, "tags");
    }
}

object_schema::implement! {
    QUERY_FORM_FORM_SCHEMA {
        required("name", Schema::String(&[]));
        optional("tags", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
