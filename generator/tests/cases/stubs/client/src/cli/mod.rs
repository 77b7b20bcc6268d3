// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! The command line `stubs`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod list_notes;
mod add_note;
mod get_note;
mod remove_note;
mod count_notes;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "stubs",
    version: env!("CARGO_PKG_VERSION"),
    about: "Notes that are not all taken yet",
    base_address: "STUBS_BASE_ADDRESS",
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
                list_notes::COMMAND,
                get_note::COMMAND,
                remove_note::COMMAND,
                count_notes::COMMAND,
            ],
        },
        Group {
            name: "raw",
            about: "",
            commands: &[add_note::COMMAND],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = Environment::at(settings.required_base_address()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
