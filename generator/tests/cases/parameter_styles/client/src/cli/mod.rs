// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `parameter-styles`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

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
mod get_empty;
mod get_json;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "parameter-styles",
    version: env!("CARGO_PKG_VERSION"),
    about: "Styles of parameters",
    base_url: "PARAMETER_STYLES_BASE_URL",
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
                get_empty::COMMAND,
                get_json::COMMAND,
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
