// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The command line `certificates`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod certified;
mod either;
mod both;
mod perhaps;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "certificates",
    version: env!("CARGO_PKG_VERSION"),
    about: "Vault of certificates",
    base_address: "CERTIFICATES_BASE_ADDRESS",
    servers: &[],
    credentials: &[
        Credential {
            flag: "token",
            variable: "CERTIFICATES_TOKEN",
            value: "TOKEN",
            help: "The bearer token",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                certified::COMMAND,
                either::COMMAND,
                both::COMMAND,
                perhaps::COMMAND,
            ],
        },
    ],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
    let environment = Environment::at(settings.required_base_address()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| Wrong::error(&error))
}
