// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describeFile`: `GET /files/{name}.json`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `describeFile`.
    ///
    /// `GET /files/{name}.json`
    pub fn describe_file(&self, name: impl AsRef<str>) -> Call<DescribeFile> {
        let name = name.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/files/").parameter("name", name).text(".json"),
        )
    }
}

/// The operation `describeFile`.
#[derive(Debug)]
pub enum DescribeFile {}

impl Operation for DescribeFile {
    type Success = Reply<()>;

    type Failure = DescribeFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `describeFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DescribeFileFailure {}

impl fmt::Display for DescribeFileFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for DescribeFileFailure {}
