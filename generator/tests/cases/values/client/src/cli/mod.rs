// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `values`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

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

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "values",
    version: env!("CARGO_PKG_VERSION"),
    about: "Values",
    base_url: "VALUES_BASE_URL",
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
