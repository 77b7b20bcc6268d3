// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! The command line `several-successes`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod get_result;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "several-successes",
    version: env!("CARGO_PKG_VERSION"),
    about: "Jobs",
    base_address: "SEVERAL_SUCCESSES_BASE_ADDRESS",
    servers: &["production"],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[get_result::COMMAND],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = match settings.base_address() {
        Some(address) => Environment::at(address),
        None => Environment::production(),
    };
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
