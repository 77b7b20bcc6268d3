// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `responses`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

mod list_parcels;
mod add_parcel;
mod find_parcels;
mod get_parcel;
mod replace_parcel;
mod remove_parcel;
mod get_nothing;
mod get_lost;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "responses",
    version: env!("CARGO_PKG_VERSION"),
    about: "Parcels",
    base_url: "RESPONSES_BASE_URL",
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
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
