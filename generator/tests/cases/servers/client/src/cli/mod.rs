// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The command line `servers`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod list_things;
mod list_others;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "servers",
    version: env!("CARGO_PKG_VERSION"),
    about: "Servers",
    base_address: "SERVERS_BASE_ADDRESS",
    servers: &["own-server", "cloud", "port"],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[list_things::COMMAND, list_others::COMMAND],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = match (settings.base_address(), settings.server()) {
        (Some(address), _) => Environment::at(address),
        (None, Some("cloud")) => Environment::cloud(),
        (None, Some("port")) => Environment::port(),
        (None, _) => Environment::own_server(),
    };
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
