// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `putFile`: `PUT /files/{name}`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::seen::Seen;

/// The required inputs of `putFile`.
#[derive(Clone, Debug)]
pub struct PutFileRequired {
    pub name: String,
    /// The body.
    pub body: ByteStream,
}

impl Client {
    /// `putFile`.
    ///
    /// `PUT /files/{name}`
    pub fn put_file(&self, required: PutFileRequired) -> Call<PutFile> {
        let PutFileRequired { name, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/files/").parameter("name", name),
            )
            .accept("application/json, text/plain")
            .bytes("application/octet-stream", body)
    }
}

/// The operation `putFile`.
#[derive(Debug)]
pub enum PutFile {}

impl Operation for PutFile {
    type Success = Reply<Seen>;

    type Failure = PutFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            413 => Err(received.text_failure(PutFileFailure::PayloadTooLarge)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutFileFailure {
    /// `413`: too long.
    PayloadTooLarge(Reply<String>),
}

documented::implement! {
    PutFileFailure {
        PayloadTooLarge: 413, "Too long";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-file`.

    use crate::client::Client;
    use crate::operations::put_file::PutFileRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-file",
        about: "PUT /files/{name}",
        long_about: "PUT /files/{name}",
        flags: &[Flag::new("name", Kind::Text, "").argument().required()],
        body: Some(Body {
            help: "(bytes, @FILE, or - for standard input)",
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
                    .put_file(PutFileRequired {
                        name: arguments.required("name")?,
                        body: arguments.bytes()?.into(),
                    }),
            ),
        )
    }
}
