// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The command line `parameter-styles`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod get_simple;
mod get_exploded;
mod get_label;
mod get_labels;
mod get_matrix;
mod get_matrices;
mod get_query;
mod get_reserved;
mod get_deep;
mod get_open;
mod get_json;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "parameter-styles",
    version: env!("CARGO_PKG_VERSION"),
    about: "Styles of parameters",
    base_address: "PARAMETER_STYLES_BASE_ADDRESS",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                get_simple::COMMAND,
                get_exploded::COMMAND,
                get_label::COMMAND,
                get_labels::COMMAND,
                get_matrix::COMMAND,
                get_matrices::COMMAND,
                get_query::COMMAND,
                get_reserved::COMMAND,
                get_deep::COMMAND,
                get_open::COMMAND,
                get_json::COMMAND,
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
