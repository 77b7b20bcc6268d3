// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `chosen`.

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
    name: "chosen",
    version: env!("CARGO_PKG_VERSION"),
    about: "Pets and their keepers",
    base_url: "CHOSEN_BASE_URL",
    servers: &[],
    credentials: &[
        Credential {
            flag: "key",
            variable: "CHOSEN_KEY",
            value: "TOKEN",
            help: "The bearer token",
        },
    ],
    groups: &[
        Group {
            name: "pets",
            about: "",
            commands: &[crate::operations::list_pets::command::COMMAND],
        },
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::put_pets_by_pet_id_photo::command::COMMAND,
                crate::operations::get_keeper::command::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("key") {
        builder = builder.key(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
