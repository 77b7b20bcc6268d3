// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putMap`: `PUT /maps`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::map::Map;

impl Client {
    /// `putMap`.
    ///
    /// `PUT /maps`
    pub fn put_map(&self, body: Map) -> Call<PutMap> {
        Call::new(&self.shared, Method::PUT, "/maps").json(&body)
    }
}

/// The operation `putMap`.
#[derive(Debug)]
pub enum PutMap {}

impl Operation for PutMap {
    type Success = Reply<Map>;

    type Failure = PutMapFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putMap`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutMapFailure {}

documented::implement! {
    PutMapFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-map`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-map",
        about: "PUT /maps",
        long_about: "PUT /maps",
        flags: &[
            Flag::new("center", Kind::Json, "").field("center").required(),
            Flag::new("range", Kind::Json, "").field("range"),
            Flag::new("shown", Kind::Json, "").field("shown"),
            Flag::new("hidden", Kind::Json, "").field("hidden"),
            Flag::new("open", Kind::Any, "").field("open").list(),
            Flag::new("same", Kind::Text, "").field("same").list(),
            Flag::new("none", Kind::Any, "").field("none").list(),
            Flag::new("colors", Kind::Json, "").field("colors"),
            Flag::new("mixed", Kind::Json, "").field("mixed"),
            Flag::new("sorted", Kind::Json, "").field("sorted"),
            Flag::new("short", Kind::Any, "").field("short").list(),
            Flag::new("texts", Kind::Any, "").field("texts").list(),
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
        Ok(PreparedCall::of(client.put_map(arguments.body()?)))
    }
}
