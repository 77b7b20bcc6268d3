// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `stubs`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Credential, Group, Program};

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "stubs",
    version: env!("CARGO_PKG_VERSION"),
    about: "Notes that are not all taken yet",
    base_url: "STUBS_BASE_URL",
    servers: &[],
    credentials: &[
        Credential {
            flag: "token",
            variable: "STUBS_TOKEN",
            value: "TOKEN",
            help: "The bearer token",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::list_notes::command::COMMAND,
                crate::operations::get_note::command::COMMAND,
                crate::operations::remove_note::command::COMMAND,
                crate::operations::count_notes::command::COMMAND,
            ],
        },
        Group {
            name: "raw",
            about: "",
            commands: &[crate::operations::add_note::command::COMMAND],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
