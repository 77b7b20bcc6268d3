// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `askThings`: `OPTIONS /things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;

impl Client {
    /// `askThings`.
    ///
    /// `OPTIONS /things`
    pub fn ask_things(&self, flags: impl IntoIterator<Item = bool>) -> Call<AskThings> {
        let flags: Vec<bool> = flags.into_iter().collect();
        Call::new(&self.shared, Method::OPTIONS, "/things")
            .query_list("flags", ListStyle::Repeated, flags)
    }
}

/// The operation `askThings`.
#[derive(Debug)]
pub enum AskThings {}

impl Operation for AskThings {
    type Success = Reply<()>;

    type Failure = AskThingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `askThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AskThingsFailure {}

documented::implement! {
    AskThingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `ask-things`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "ask-things",
        about: "OPTIONS /things",
        long_about: "OPTIONS /things",
        flags: &[Flag::new("flags", Kind::Boolean, "").required().list()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.ask_things(arguments.required::<Vec<_>>("flags")?)))
    }
}
