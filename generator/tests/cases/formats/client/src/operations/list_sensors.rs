// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `listSensors`: `GET /sensors`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::sensor_id::SensorId;

impl Client {
    /// `listSensors`.
    ///
    /// `GET /sensors`
    pub fn list_sensors(&self) -> Call<ListSensors> {
        Call::new(&self.shared, Method::GET, "/sensors")
    }
}

/// The operation `listSensors`.
#[derive(Debug)]
pub enum ListSensors {}

/// The success responses of `listSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListSensorsSuccess {
    /// `200`: the identifiers.
    Ok(Reply<Vec<SensorId>>),
    /// `202`: the days that are missing.
    Accepted(Reply<Vec<Date>>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for ListSensorsSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for ListSensors {
    type Success = ListSensorsSuccess;

    type Failure = ListSensorsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(ListSensorsSuccess::Ok),
            202 => received.json().map(ListSensorsSuccess::Accepted),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `listSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListSensorsFailure {}

documented::implement! {
    ListSensorsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-sensors`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-sensors",
        about: "GET /sensors",
        long_about: "GET /sensors",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_sensors()))
    }
}
