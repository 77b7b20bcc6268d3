// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The command line `hooks`: a command for each operation.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Credential, Group, Program};
use crate::runtime::cli_given::Settings;

mod make_a;
mod post_b;

/// Runs the command line by the words that the process was given: 0 if it was done, 1 if
/// the service refused it or failed, and 2 if what was given cannot be used.
pub fn run() -> ExitCode {
    crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "hooks",
    version: env!("CARGO_PKG_VERSION"),
    about: "Hooks",
    base_address: "HOOKS_BASE_ADDRESS",
    servers: &[],
    credentials: &[
        Credential {
            flag: "api-key",
            variable: "HOOKS_API_KEY",
            value: "KEY",
            help: "The key",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[make_a::COMMAND, post_b::COMMAND],
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
