// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The command line `base-paths`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod list_things;
mod get_file;
mod put_file;
mod ping;
mod list_old_things;
mod old_ping;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "base-paths",
    version: env!("CARGO_PKG_VERSION"),
    about: "Base paths",
    base_address: "BASE_PATHS_BASE_ADDRESS",
    servers: &["production", "test"],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                list_things::COMMAND,
                get_file::COMMAND,
                put_file::COMMAND,
                ping::COMMAND,
                list_old_things::COMMAND,
                old_ping::COMMAND,
            ],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = match (settings.base_address(), settings.server()) {
        (Some(address), _) => Environment::at(address),
        (None, Some("test")) => Environment::test(),
        (None, _) => Environment::production(),
    };
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
