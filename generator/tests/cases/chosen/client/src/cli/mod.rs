// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The command line `chosen`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod list_pets;
mod put_pets_by_pet_id_photo;
mod get_keeper;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "chosen",
    version: env!("CARGO_PKG_VERSION"),
    about: "Pets and their keepers",
    base_address: "CHOSEN_BASE_ADDRESS",
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
            commands: &[list_pets::COMMAND],
        },
        Group {
            name: "",
            about: "",
            commands: &[put_pets_by_pet_id_photo::COMMAND, get_keeper::COMMAND],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = Environment::at(settings.required_base_address()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("key") {
        builder = builder.key(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
