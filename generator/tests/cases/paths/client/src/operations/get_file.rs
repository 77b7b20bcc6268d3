// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFile`: `GET /files/{name}.{extension}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::text_enum::{self, UnknownValue};

/// The required inputs of `getFile`.
#[derive(Clone, Debug)]
pub struct GetFileRequired {
    pub name: String,
    pub extension: GetFileExtension,
}

impl Client {
    /// `getFile`.
    ///
    /// `GET /files/{name}.{extension}`
    pub fn get_file(&self, required: GetFileRequired) -> Call<GetFile> {
        let GetFileRequired { name, extension } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/files/")
                .parameter_before("name", name, ".")
                .parameter("extension", extension),
        )
    }
}

/// The operation `getFile`.
#[derive(Debug)]
pub enum GetFile {}

impl Operation for GetFile {
    type Success = Reply<()>;

    type Failure = GetFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFileFailure {}

impl Documented for GetFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetFileFailure);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GetFileExtension {
    Png,
    Svg,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    GetFileExtension {
        Png = "png";
        Svg = "svg";
    }
}
