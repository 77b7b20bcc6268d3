// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `replaceFile`: `PUT /files/{authenticate}/{found}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};

/// The required inputs of `replaceFile`.
#[derive(Clone, Debug)]
pub struct ReplaceFileRequired {
    pub authenticate: String,
    pub found: String,
    /// The body.
    pub body: Upload<ReplaceFileBodyFields>,
}

impl Client {
    /// `replaceFile`.
    ///
    /// `PUT /files/{authenticate}/{found}`
    pub fn replace_file(&self, required: ReplaceFileRequired) -> Call<ReplaceFile> {
        let ReplaceFileRequired { authenticate, found, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/files/")
                    .parameter("authenticate", authenticate)
                    .text("/")
                    .parameter("found", found),
            )
            .credentials(&[&[self.basic.as_ref()], &[self.token.as_ref()]])
            .upload(FieldStyles::new(&[]), &body, &body.fields)
    }
}

/// The operation `replaceFile`.
#[derive(Debug)]
pub enum ReplaceFile {}

impl Operation for ReplaceFile {
    type Success = Reply<()>;

    type Failure = ReplaceFileFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `replaceFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceFileFailure {}

documented::implement! {
    ReplaceFileFailure {}
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceFileBodyFields {}

object::implement! {
    ReplaceFileBodyFields {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `replace-file`.

    use crate::client::Client;
    use crate::operations::replace_file::ReplaceFileRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "replace-file",
        about: "PUT /files/{authenticate}/{found}",
        long_about: "PUT /files/{authenticate}/{found}",
        flags: &[
            Flag::new("authenticate", Kind::Text, "").argument().required(),
            Flag::new("found", Kind::Text, "").argument().required(),
            Flag::new("file", Kind::File(""), "The file to upload")
                .file("file")
                .required(),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
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
                    .replace_file(ReplaceFileRequired {
                        authenticate: arguments.required("authenticate")?,
                        found: arguments.required("found")?,
                        body: arguments.upload()?,
                    }),
            ),
        )
    }
}
