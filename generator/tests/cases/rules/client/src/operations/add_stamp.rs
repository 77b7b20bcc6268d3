// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addStamp`: `POST /stamps`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::stamp::Stamp;

impl Client {
    /// `addStamp`.
    ///
    /// `POST /stamps`
    pub fn add_stamp(&self, body: Stamp) -> Call<AddStamp> {
        Call::new(&self.shared, Method::POST, "/stamps").json(&body)
    }
}

/// The operation `addStamp`.
#[derive(Debug)]
pub enum AddStamp {}

impl Operation for AddStamp {
    type Success = Reply<()>;

    type Failure = AddStampFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addStamp`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddStampFailure {}

documented::implement! {
    AddStampFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-stamp`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-stamp",
        about: "POST /stamps",
        long_about: "POST /stamps",
        flags: &[
            Flag::new("kind", Kind::Text, "").field("kind"),
            Flag::new("by", Kind::Text, "").field("by"),
        ],
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
        Ok(PreparedCall::of(client.add_stamp(arguments.body()?)))
    }
}
