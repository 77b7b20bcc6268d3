// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `one-operation`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "one-operation",
    version: env!("CARGO_PKG_VERSION"),
    about: "Jobs",
    base_url: "ONE_OPERATION_BASE_URL",
    servers: &["production"],
    credentials: &[
        Credential {
            flag: "key",
            variable: "ONE_OPERATION_KEY",
            value: "KEY",
            help: "The key",
        },
    ],
    groups: &[
        Group {
            name: "jobs",
            about: "",
            commands: &[crate::operations::put_result::command::COMMAND],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match settings.base_url() {
        Some(url) => Environment::at(url),
        None => Environment::production(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("key") {
        builder = builder.key(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
