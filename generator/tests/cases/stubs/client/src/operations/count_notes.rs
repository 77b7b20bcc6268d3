// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `countNotes`: `HEAD /count`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `countNotes`.
    ///
    /// `HEAD /count`
    pub fn count_notes(&self) -> Call<CountNotes> {
        Call::new(&self.shared, Method::HEAD, "/count")
    }
}

/// The operation `countNotes`.
#[derive(Debug)]
pub enum CountNotes {}

impl Operation for CountNotes {
    type Success = Reply<()>;

    type Failure = CountNotesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `countNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CountNotesFailure {}

documented::implement! {
    CountNotesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `count-notes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "count-notes",
        about: "HEAD /count",
        long_about: "HEAD /count",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.count_notes()))
    }
}
