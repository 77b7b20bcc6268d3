// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The command line `media-types`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Group, Program};
use crate::runtime::cli_given::Settings;

mod list_notes;
mod replace_notes;
mod add_note;
mod change_note;
mod put_text;
mod add_text;
mod get_picture;
mod put_picture;
mod add_picture;
mod put_parts;
mod get_report;
mod put_report;
mod add_report;
mod change_report;
mod put_film;
mod add_film;
mod add_unknown;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "media-types",
    version: env!("CARGO_PKG_VERSION"),
    about: "Media types",
    base_address: "MEDIA_TYPES_BASE_ADDRESS",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                list_notes::COMMAND,
                replace_notes::COMMAND,
                add_note::COMMAND,
                change_note::COMMAND,
                put_text::COMMAND,
                add_text::COMMAND,
                get_picture::COMMAND,
                put_picture::COMMAND,
                add_picture::COMMAND,
                put_parts::COMMAND,
                get_report::COMMAND,
                put_report::COMMAND,
                add_report::COMMAND,
                change_report::COMMAND,
                put_film::COMMAND,
                add_film::COMMAND,
                add_unknown::COMMAND,
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
