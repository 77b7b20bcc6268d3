// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The command line `responses`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod list_parcels;
mod add_parcel;
mod find_parcels;
mod get_parcel;
mod replace_parcel;
mod remove_parcel;
mod get_nothing;
mod get_lost;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "responses",
    version: env!("CARGO_PKG_VERSION"),
    about: "Parcels",
    base_address: "RESPONSES_BASE_ADDRESS",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                list_parcels::COMMAND,
                add_parcel::COMMAND,
                find_parcels::COMMAND,
                get_parcel::COMMAND,
                replace_parcel::COMMAND,
                remove_parcel::COMMAND,
                get_nothing::COMMAND,
                get_lost::COMMAND,
            ],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = Environment::at(settings.required_base_address()?);
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
