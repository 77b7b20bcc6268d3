// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The command line `adoption`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod list_pets;
mod create_pet;
mod get_pet;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "adoption",
    version: env!("CARGO_PKG_VERSION"),
    about: "Animal Adoption Store Service",
    base_address: "ADOPTION_BASE_ADDRESS",
    servers: &[],
    credentials: &[
        Credential {
            flag: "api-key",
            variable: "ADOPTION_API_KEY",
            value: "TOKEN",
            help: "An API key, sent as a bearer token: `Authorization: Bearer <API_KEY>`.",
        },
    ],
    groups: &[
        Group {
            name: "pets",
            about: "The animals of the store.",
            commands: &[list_pets::COMMAND, create_pet::COMMAND, get_pet::COMMAND],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = Environment::at(settings.required_base_address()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("api-key") {
        builder = builder.api_key(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
