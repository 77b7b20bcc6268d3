// @generated from github.json by `openapi-crates generate`; do not edit.
//! The command line program `github`.

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
    name: "github",
    version: env!("CARGO_PKG_VERSION"),
    about: "GitHub's official OpenAPI spec + Octokit extension",
    base_url: "GITHUB_BASE_URL",
    servers: &["production"],
    credentials: &[
        Credential {
            flag: "token",
            variable: "GITHUB_TOKEN",
            value: "TOKEN",
            help: "The bearer token",
        },
    ],
    groups: &[
        Group {
            name: "repos",
            about: "Interact with GitHub Repos.",
            commands: &[
                crate::operations::repos_get::command::COMMAND,
                crate::operations::repos_list_for_user::command::COMMAND,
            ],
        },
        Group {
            name: "issues",
            about: "Interact with GitHub Issues.",
            commands: &[
                crate::operations::issues_list_for_repo::command::COMMAND,
                crate::operations::issues_create::command::COMMAND,
                crate::operations::issues_get::command::COMMAND,
                crate::operations::issues_list_comments::command::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match settings.base_url() {
        Some(url) => Environment::at(url),
        None => Environment::production(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
