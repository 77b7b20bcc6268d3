// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /v1/things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::everything::Everything;
use crate::types::vehicle::Vehicle;

impl Client {
    /// `addThing`.
    ///
    /// `POST /v1/things`
    pub fn add_thing(&self, body: AddThingBody) -> Call<AddThing> {
        Call::new(&self.shared, Method::POST, "/things").json(&body)
    }
}

/// The operation `addThing`.
#[derive(Debug)]
pub enum AddThing {}

/// The success responses of `addThing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddThingSuccess {
    /// `201`: made.
    ///
    /// [`Reply::headers`] returns its headers as [`MadeHeaders`](crate::MadeHeaders).
    Created(Reply<Vehicle>),
    /// `202`: later.
    Accepted(Reply<Everything>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for AddThingSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Created(reply) => reply.set_status(201),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for AddThing {
    type Success = AddThingSuccess;

    type Failure = AddThingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json().map(AddThingSuccess::Created),
            202 => received.json().map(AddThingSuccess::Accepted),
            _ => Err(Failure::Undocumented(received)),
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

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBody {
    pub circle: Option<AddThingBodyCircle>,
}

object::implement! {
    AddThingBody {
        optional(circle: AddThingBodyCircle, "circle");
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBodyCircle {
    pub circle: Option<Box<AddThingBodyCircle>>,
}

object::implement! {
    AddThingBodyCircle {
        optional(circle: Box<AddThingBodyCircle>, "circle");
    }
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
        flags: &[Flag::new("circle", Kind::Json, "").field("circle")],
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
