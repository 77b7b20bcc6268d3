// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `media-types`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

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

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "media-types",
    version: env!("CARGO_PKG_VERSION"),
    about: "Media types",
    base_url: "MEDIA_TYPES_BASE_URL",
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
