// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addUnknown`: `POST /unknown`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addUnknown`.
    ///
    /// `POST /unknown`
    pub fn add_unknown(&self, body: String) -> Call<AddUnknown> {
        Call::new(&self.shared, Method::POST, "/unknown")
            .accept("application/x-protobuf, text/plain, text/csv, application/pdf")
            .whole("application/yaml; charset=utf-8", body)
    }
}

/// The operation `addUnknown`.
#[derive(Debug)]
pub enum AddUnknown {}

/// The success responses of `addUnknown`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddUnknownSuccess {
    /// `200`: bytes that have rules and words for JSON.
    Ok(Reply<ByteStream>),
    /// `201`: in another charset.
    Created(Reply<ByteStream>),
    /// `203`: a name that is none.
    NonAuthoritativeInformation(Reply<String>),
    /// `206`: bytes with a rule.
    PartialContent(Reply<ByteStream>),
    /// `208`: a text that is of a type.
    AlreadyReported(Reply<String>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for AddUnknownSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Created(reply) => reply.set_status(201),
            Self::NonAuthoritativeInformation(reply) => reply.set_status(203),
            Self::PartialContent(reply) => reply.set_status(206),
            Self::AlreadyReported(reply) => reply.set_status(208),
        }
    }
}

impl Operation for AddUnknown {
    type Success = AddUnknownSuccess;

    type Failure = AddUnknownFailure;

    const STREAMED: &'static [Streamed] = &[
        (200..=200, "*/*"),
        (201..=201, "*/*"),
        (203..=203, ""),
        (206..=206, "*/*"),
    ];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes().map(AddUnknownSuccess::Ok),
            201 => received.bytes().map(AddUnknownSuccess::Created),
            203 => received.text().map(AddUnknownSuccess::NonAuthoritativeInformation),
            206 => received.bytes().map(AddUnknownSuccess::PartialContent),
            208 => received.text().map(AddUnknownSuccess::AlreadyReported),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addUnknown`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddUnknownFailure {}

documented::implement! {
    AddUnknownFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-unknown`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-unknown",
        about: "POST /unknown",
        long_about: "POST /unknown",
        flags: &[],
        body: Some(Body {
            help: "(text, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_unknown(arguments.text()?)))
    }
}
