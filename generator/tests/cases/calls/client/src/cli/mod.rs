// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The command line `calls`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod add_order;
mod add_refund;
mod add_letter;
mod list_by_link;
mod list_by_url;
mod list_by_cursor;
mod list_by_header;
mod list_by_number;
mod list_by_offset;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "calls",
    version: env!("CARGO_PKG_VERSION"),
    about: "Calls",
    base_address: "CALLS_BASE_ADDRESS",
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
                add_order::COMMAND,
                add_refund::COMMAND,
                add_letter::COMMAND,
                list_by_link::COMMAND,
                list_by_url::COMMAND,
                list_by_cursor::COMMAND,
                list_by_header::COMMAND,
                list_by_number::COMMAND,
                list_by_offset::COMMAND,
            ],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = match settings.base_address() {
        Some(address) => Environment::at(address),
        None => Environment::server_1(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
