// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `sendChanges`: `POST /pets/changes`.

use http::Method;

use crate::client::Client;
use crate::operations::watch_pets::Changes;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};

impl Client {
    /// `sendChanges`.
    ///
    /// `POST /pets/changes`
    pub fn send_changes(&self, body: RequestValues<Changes>) -> Call<SendChanges> {
        Call::new(&self.shared, Method::POST, "/pets/changes")
            .credential(self.login.as_ref())
            .value_lines("application/x-ndjson", body, request_values::json)
    }
}

/// The operation `sendChanges`.
#[derive(Debug)]
pub enum SendChanges {}

impl Operation for SendChanges {
    type Success = Reply<()>;

    type Failure = SendChangesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendChanges`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendChangesFailure {}

documented::implement! {
    SendChangesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `send-changes`.

    use crate::client::Client;
    use crate::operations::watch_pets::Changes;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "send-changes",
        about: "POST /pets/changes",
        long_about: "POST /pets/changes",
        flags: &[],
        body: Some(Body {
            help: "(JSON lines, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.send_changes(arguments.values::<Changes>()?.into())))
    }
}
