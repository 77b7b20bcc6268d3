// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `taken-names`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Credential, Group, Program};
use crate::runtime::undeclared_credential::UndeclaredCredential;

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
            flag: "finish",
            variable: "TAKEN_NAMES_FINISH",
            value: "LOCATION:NAME=VALUE",
            help: "The credential: `header:NAME=VALUE`, `query:NAME=VALUE` or `cookie:NAME=VALUE`",
        },
        Credential {
            flag: "admit",
            variable: "TAKEN_NAMES_ADMIT",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "leave",
            variable: "TAKEN_NAMES_LEAVE",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "keep-bodies",
            variable: "TAKEN_NAMES_KEEP_BODIES",
            value: "KEY",
            help: "The key",
        },
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
                crate::operations::mock::command::COMMAND,
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
    if let Some(key) = settings
        .parsed("finish", "LOCATION:NAME=VALUE", UndeclaredCredential::parse)?
    {
        builder = builder.value_finish(key);
    }
    if let Some(credential) = settings.credential("admit") {
        builder = builder.value_admit(credential);
    }
    if let Some(credential) = settings.credential("leave") {
        builder = builder.leave(credential);
    }
    if let Some(credential) = settings.credential("keep-bodies") {
        builder = builder.value_keep_bodies(credential);
    }
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
