// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFile`: `GET /files/{name}.{extension}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
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

    const STATUS: u16 = 204;

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

documented::implement! {
    GetFileFailure {}
}

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

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-file`.

    use crate::client::Client;
    use crate::operations::get_file::GetFileRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-file",
        about: "GET /files/{name}.{extension}",
        long_about: "GET /files/{name}.{extension}",
        flags: &[
            Flag::new("name", Kind::Text, "").argument().required(),
            Flag::new("extension", Kind::OneOf(&["png", "svg"]), "")
                .argument()
                .required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .get_file(GetFileRequired {
                        name: arguments.required("name")?,
                        extension: arguments.required("extension")?,
                    }),
            ),
        )
    }
}
