// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `logIn`: `POST /logins`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::login::Login;
use crate::types::session::Session;

impl Client {
    /// `logIn`.
    ///
    /// `POST /logins`
    pub fn log_in(&self, body: Login) -> Call<LogIn> {
        Call::new(&self.shared, Method::POST, "/logins").json(&body)
    }
}

/// The operation `logIn`.
#[derive(Debug)]
pub enum LogIn {}

impl Operation for LogIn {
    type Success = Reply<Vec<Session>>;

    type Failure = LogInFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `logIn`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LogInFailure {}

documented::implement! {
    LogInFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `log-in`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "log-in",
        about: "POST /logins",
        long_about: "POST /logins",
        flags: &[Flag::new("secret", Kind::Text, "").field("secret").required()],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.log_in(arguments.body()?)))
    }
}
