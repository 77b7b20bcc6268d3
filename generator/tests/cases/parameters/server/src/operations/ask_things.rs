// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `askThings`: `OPTIONS /things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query_list, record, response};
use crate::traits::CommonHeaders;

/// The request of `askThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AskThingsRequest {
    pub flags: Vec<bool>,
}

/// The required fields of [`AskThingsRequest`].
#[derive(Debug)]
pub struct AskThingsRequestRequired {
    pub flags: Vec<bool>,
}

record::implement! {
    AskThingsRequest from AskThingsRequestRequired {
        required(flags);
    }
}

impl AskThingsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let flags = query_list::find(
                parts.uri.query(),
                "flags",
                ListStyle::Repeated,
                &mut violations,
            )
            .required(&mut violations, 0..=usize::MAX, parameter::boolean);
        let (Some(flags), true) = (flags, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { flags })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AskThingsResponse {}

impl AskThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `askThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AskThingsFailure {}

impl AskThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `askThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AskThingsRequest::decode(parts)?;
    match Api::ask_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
