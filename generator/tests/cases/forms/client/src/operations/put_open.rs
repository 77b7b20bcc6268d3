// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putOpen`: `PUT /open`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::lists::Lists;

impl Client {
    /// Additional fields that are lists.
    ///
    /// `PUT /open`
    pub fn put_open(&self, body: Lists) -> Call<PutOpen> {
        Call::new(&self.shared, Method::PUT, "/open")
            .multipart(FieldStyles::new(&[]).additional(FieldStyle::JsonItems), &body)
    }
}

/// The operation `putOpen`.
#[derive(Debug)]
pub enum PutOpen {}

impl Operation for PutOpen {
    type Success = Reply<Lists>;

    type Failure = PutOpenFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putOpen`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutOpenFailure {}

documented::implement! {
    PutOpenFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-open`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-open",
        about: "Additional fields that are lists.",
        long_about: "Additional fields that are lists.\n\nPUT /open",
        flags: &[],
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
        Ok(PreparedCall::of(client.put_open(arguments.body()?)))
    }
}
