// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putText`: `PUT /text`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `putText`.
    ///
    /// `PUT /text`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`PutTextHeaders`](crate::PutTextHeaders).
    pub fn put_text(&self, body: String) -> Call<PutText> {
        Call::new(&self.shared, Method::PUT, "/text")
            .accept("text/plain")
            .whole("text/plain; charset=utf-8", body)
    }
}

/// The operation `putText`.
#[derive(Debug)]
pub enum PutText {}

impl Operation for PutText {
    type Success = Reply<String>;

    type Failure = PutTextFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text(),
            _ => received.undocumented(|received| received.text()),
        }
    }
}

/// The errors of `putText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutTextFailure {}

documented::implement! {
    PutTextFailure {}
}

/// The headers of `PutText`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutTextHeaders {
    pub x_lines: Option<i64>,
}

impl ReadHeaders for PutTextHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_lines: header::read(headers, "x-lines"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-text`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-text",
        about: "PUT /text",
        long_about: "PUT /text",
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
        Ok(PreparedCall::of(client.put_text(arguments.text()?)))
    }
}
