// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::vehicle::Vehicle;

impl Client {
    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    pub fn add_vehicle(&self) -> Call<AddVehicle> {
        Call::new(&self.shared, Method::POST, "/vehicles")
    }
}

impl Call<AddVehicle> {
    /// The body.
    pub fn body(self, body: Vec<Vehicle>) -> Self {
        self.json(&body)
    }
}

/// The operation `addVehicle`.
#[derive(Debug)]
pub enum AddVehicle {}

impl Operation for AddVehicle {
    type Success = Reply<()>;

    type Failure = AddVehicleFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addVehicle`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddVehicleFailure {}

documented::implement! {
    AddVehicleFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-vehicle`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-vehicle",
        about: "POST /vehicles",
        long_about: "POST /vehicles",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.add_vehicle().body(arguments.body()?),
            false => client.add_vehicle(),
        };
        Ok(PreparedCall::of(call))
    }
}
