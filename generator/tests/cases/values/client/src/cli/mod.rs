// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The command line `values`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod list_measures;
mod add_measures;
mod change_measures;
mod list_days;
mod put_days;
mod watch_changes;
mod put_changes;
mod read_log;
mod put_log;
mod watch_states;
mod put_states;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "values",
    version: env!("CARGO_PKG_VERSION"),
    about: "Values",
    base_address: "VALUES_BASE_ADDRESS",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                list_measures::COMMAND,
                add_measures::COMMAND,
                change_measures::COMMAND,
                list_days::COMMAND,
                put_days::COMMAND,
                watch_changes::COMMAND,
                put_changes::COMMAND,
                read_log::COMMAND,
                put_log::COMMAND,
                watch_states::COMMAND,
                put_states::COMMAND,
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
