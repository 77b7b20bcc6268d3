// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `forms`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

mod put_order;
mod add_order;
mod change_order;
mod search;
mod put_photo;
mod add_photo;
mod change_photo;
mod put_note;
mod add_note;
mod put_open;
mod add_open;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "forms",
    version: env!("CARGO_PKG_VERSION"),
    about: "Forms",
    base_url: "FORMS_BASE_URL",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                put_order::COMMAND,
                add_order::COMMAND,
                change_order::COMMAND,
                search::COMMAND,
                put_photo::COMMAND,
                add_photo::COMMAND,
                change_photo::COMMAND,
                put_note::COMMAND,
                add_note::COMMAND,
                put_open::COMMAND,
                add_open::COMMAND,
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
