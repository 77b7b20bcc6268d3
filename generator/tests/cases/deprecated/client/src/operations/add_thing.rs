// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /v1/things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::thing::Thing;
use crate::types::thing_request::ThingRequest;

impl Client {
    /// `addThing`.
    ///
    /// `POST /v1/things`
    pub fn add_thing(&self, body: ThingRequest) -> Call<AddThing> {
        Call::new(&self.shared, Method::POST, "/things").json(&body)
    }
}

/// The operation `addThing`.
#[derive(Debug)]
pub enum AddThing {}

impl Operation for AddThing {
    type Success = Reply<Thing>;

    type Failure = AddThingFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addThing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddThingFailure {}

documented::implement! {
    AddThingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-thing`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-thing",
        about: "POST /v1/things",
        long_about: "POST /v1/things",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new(
                    "code",
                    Kind::Text,
                    "The old code. (deprecated, to be removed on 2030-12-05)",
                )
                .field("code")
                .required(),
            Flag::new(
                    "nick",
                    Kind::Text,
                    "The old name. (deprecated, to be removed on 2030-12-05)",
                )
                .field("nick"),
            Flag::new("born", Kind::Format("date-time"), "(deprecated)").field("born"),
            Flag::new("color", Kind::Text, "[default: red] (deprecated)").field("color"),
            Flag::new("parent", Kind::Json, "(deprecated)").field("parent"),
            Flag::new("shape", Kind::Any, "").field("shape"),
            Flag::new("old", Kind::Json, "").field("old"),
            Flag::new("origin", Kind::Json, "[default: {\"x\":1,\"y\":2}] (deprecated)")
                .field("origin"),
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
        Ok(PreparedCall::of(client.add_thing(arguments.body()?)))
    }
}
