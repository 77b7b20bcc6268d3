// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describeFile`: `GET /files/{name}.json`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
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
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `describeFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DescribeFileFailure {}

impl Documented for DescribeFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(DescribeFileFailure);
