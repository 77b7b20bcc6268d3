// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `putSensors`: `PUT /sensors`.

use std::collections::BTreeMap;

use http::Method;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::zoned::Zoned;

impl Client {
    /// `putSensors`.
    ///
    /// `PUT /sensors`
    pub fn put_sensors(&self, body: BTreeMap<String, Vec<Uuid>>) -> Call<PutSensors> {
        Call::new(&self.shared, Method::PUT, "/sensors").json(&body)
    }
}

/// The operation `putSensors`.
#[derive(Debug)]
pub enum PutSensors {}

/// The success responses of `putSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSensorsSuccess {
    /// `200`: those that are new.
    Ok(Reply<Uuid>),
    /// `201`: one is new.
    Created(Reply<Zoned>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for PutSensorsSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Created(reply) => reply.set_status(201),
        }
    }
}

impl Operation for PutSensors {
    type Success = PutSensorsSuccess;

    type Failure = PutSensorsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(PutSensorsSuccess::Ok),
            201 => received.json().map(PutSensorsSuccess::Created),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSensorsFailure {}

documented::implement! {
    PutSensorsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-sensors`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-sensors",
        about: "PUT /sensors",
        long_about: "PUT /sensors",
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
        Ok(PreparedCall::of(client.put_sensors(arguments.body()?)))
    }
}
