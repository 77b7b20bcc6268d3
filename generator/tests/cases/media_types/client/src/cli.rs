// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `media-types`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::operations;
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
                operations::list_notes::command::COMMAND,
                operations::replace_notes::command::COMMAND,
                operations::add_note::command::COMMAND,
                operations::change_note::command::COMMAND,
                operations::put_text::command::COMMAND,
                operations::add_text::command::COMMAND,
                operations::get_picture::command::COMMAND,
                operations::put_picture::command::COMMAND,
                operations::add_picture::command::COMMAND,
                operations::put_parts::command::COMMAND,
                operations::get_report::command::COMMAND,
                operations::put_report::command::COMMAND,
                operations::add_report::command::COMMAND,
                operations::change_report::command::COMMAND,
                operations::put_film::command::COMMAND,
                operations::add_film::command::COMMAND,
                operations::add_unknown::command::COMMAND,
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
