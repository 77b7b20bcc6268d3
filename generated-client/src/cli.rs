// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `adoption`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "adoption",
    version: env!("CARGO_PKG_VERSION"),
    about: "Animal Adoption Store Service",
    base_url: "ADOPTION_BASE_URL",
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
            commands: &[
                crate::operations::list_pets::command::COMMAND,
                crate::operations::create_pet::command::COMMAND,
                crate::operations::get_pet::command::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("api-key") {
        builder = builder.api_key(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
