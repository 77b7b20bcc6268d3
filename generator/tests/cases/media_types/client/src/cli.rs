// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `media-types`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

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
                crate::operations::list_notes::command::COMMAND,
                crate::operations::replace_notes::command::COMMAND,
                crate::operations::add_note::command::COMMAND,
                crate::operations::change_note::command::COMMAND,
                crate::operations::put_text::command::COMMAND,
                crate::operations::add_text::command::COMMAND,
                crate::operations::get_picture::command::COMMAND,
                crate::operations::put_picture::command::COMMAND,
                crate::operations::add_picture::command::COMMAND,
                crate::operations::put_parts::command::COMMAND,
                crate::operations::get_report::command::COMMAND,
                crate::operations::put_report::command::COMMAND,
                crate::operations::add_report::command::COMMAND,
                crate::operations::change_report::command::COMMAND,
                crate::operations::put_film::command::COMMAND,
                crate::operations::add_film::command::COMMAND,
                crate::operations::add_unknown::command::COMMAND,
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
