// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The command line `xml`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod add_book;
mod get_shelf;
mod put_shelf;
mod list_books;
mod put_list;
mod put_note;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "xml",
    version: env!("CARGO_PKG_VERSION"),
    about: "Bodies of XML",
    base_address: "XML_BASE_ADDRESS",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                add_book::COMMAND,
                get_shelf::COMMAND,
                put_shelf::COMMAND,
                list_books::COMMAND,
                put_list::COMMAND,
                put_note::COMMAND,
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
