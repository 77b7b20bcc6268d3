// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `calls`.

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
    name: "calls",
    version: env!("CARGO_PKG_VERSION"),
    about: "Calls",
    base_url: "CALLS_BASE_URL",
    servers: &["server-1"],
    credentials: &[
        Credential {
            flag: "token",
            variable: "CALLS_TOKEN",
            value: "KEY",
            help: "The key",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::add_order::command::COMMAND,
                crate::operations::add_refund::command::COMMAND,
                crate::operations::add_letter::command::COMMAND,
                crate::operations::list_by_link::command::COMMAND,
                crate::operations::list_by_url::command::COMMAND,
                crate::operations::list_by_cursor::command::COMMAND,
                crate::operations::list_by_header::command::COMMAND,
                crate::operations::list_by_number::command::COMMAND,
                crate::operations::list_by_offset::command::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match settings.base_url() {
        Some(url) => Environment::at(url),
        None => Environment::server_1(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
