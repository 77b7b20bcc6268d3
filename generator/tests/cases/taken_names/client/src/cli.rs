// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `taken-names`.

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
    name: "taken-names",
    version: env!("CARGO_PKG_VERSION"),
    about: "Names",
    base_url: "TAKEN_NAMES_BASE_URL",
    servers: &[],
    credentials: &[
        Credential {
            flag: "basic",
            variable: "TAKEN_NAMES_BASIC",
            value: "USER:PASSWORD",
            help: "The user name and password",
        },
        Credential {
            flag: "token",
            variable: "TAKEN_NAMES_TOKEN",
            value: "TOKEN",
            help: "The bearer token",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::list_pets::command::COMMAND,
                crate::operations::option::command::COMMAND,
                crate::operations::add_letter::command::COMMAND,
                crate::operations::create_tenant::command::COMMAND,
                crate::operations::value_operation_list::command::COMMAND,
                crate::operations::replace_file::command::COMMAND,
                crate::operations::operations::command::COMMAND,
                crate::operations::dispatch::command::COMMAND,
                crate::operations::value_router::command::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some((user, password)) = settings.login("basic")? {
        builder = builder.basic(user, password);
    }
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
