// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get_other_files_by_name_by_extension`: `GET /other/files/{name}.{extension}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::operations::get_file::GetFileExtension;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `get_other_files_by_name_by_extension`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOtherFilesByNameByExtensionRequest {
    pub name: String,
    pub extension: GetFileExtension,
}

/// The required fields of [`GetOtherFilesByNameByExtensionRequest`].
#[derive(Debug)]
pub struct GetOtherFilesByNameByExtensionRequestRequired {
    pub name: String,
    pub extension: GetFileExtension,
}

record::implement! {
    GetOtherFilesByNameByExtensionRequest from GetOtherFilesByNameByExtensionRequestRequired {
        required(name);
        required(extension);
    }
}

impl GetOtherFilesByNameByExtensionRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(name: &str, extension: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, parameter::text);
        let extension = path::parameter("extension", extension, &mut violations)
            .required(&mut violations, parameter::choice);
        let (Some(name), Some(extension), true) = (
            name,
            extension,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self { name, extension })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetOtherFilesByNameByExtensionResponse {}

impl GetOtherFilesByNameByExtensionResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `get_other_files_by_name_by_extension`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetOtherFilesByNameByExtensionFailure {}

impl GetOtherFilesByNameByExtensionFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `get_other_files_by_name_by_extension`. The common headers
/// are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    name: &str,
    extension: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetOtherFilesByNameByExtensionRequest::decode(name, extension)?;
    match Api::get_other_files_by_name_by_extension(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
