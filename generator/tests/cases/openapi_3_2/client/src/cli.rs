// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `openapi-3-2`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};
#[cfg(feature = "oauth2")]
use crate::client::LOGIN_SCHEME;
#[cfg(feature = "oauth2")]
use crate::runtime::client::cli_login::Logins;
#[cfg(feature = "oauth2")]
use crate::runtime::client::cli_spec::OtherCommand;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "openapi-3-2",
    version: env!("CARGO_PKG_VERSION"),
    about: "OpenAPI 3.2",
    base_url: "OPENAPI_3_2_BASE_URL",
    servers: &["live", "test"],
    credentials: &[
        Credential {
            flag: "login",
            variable: "OPENAPI_3_2_LOGIN",
            value: "TOKEN",
            help: "Deprecated.",
        },
    ],
    groups: &[
        Group {
            name: "pets",
            about: "Pets (part of `animals`).",
            commands: &[crate::operations::find_pets::command::COMMAND],
        },
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::watch_pets::command::COMMAND,
                crate::operations::send_changes::command::COMMAND,
                crate::operations::watch_events::command::COMMAND,
                crate::operations::send_cookie::command::COMMAND,
                crate::operations::add_note::command::COMMAND,
                crate::operations::watch_positions::command::COMMAND,
                crate::operations::query_form::command::COMMAND,
                crate::operations::query_json::command::COMMAND,
                crate::operations::query_text::command::COMMAND,
                crate::operations::get_pet::command::COMMAND,
                crate::operations::link_pet::command::COMMAND,
                crate::operations::unlink_pets_by_id::command::COMMAND,
            ],
        },
    ],
    others: &[#[cfg(feature = "oauth2")] LOGIN, #[cfg(feature = "oauth2")] LOGOUT],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match (settings.base_url(), settings.server()) {
        (Some(url), _) => Environment::at(url),
        (None, Some("test")) => Environment::test(),
        (None, _) => Environment::live(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("login") {
        builder = builder.login(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    let client = builder.build().map_err(|error| InvalidArgument::error(&error))?;
    #[cfg(feature = "oauth2")]
    let client = Client {
        login: LOGINS.credential(&LOGIN_SCHEME, client.login, &client.shared)?,
        ..client
    };
    Ok(client)
}

#[cfg(feature = "oauth2")]
static LOGINS: Logins = Logins {
    program: "openapi-3-2",
    login: "login",
    logout: "logout",
    client_id: "OPENAPI_3_2_CLIENT_ID",
    client_secret: "OPENAPI_3_2_CLIENT_SECRET",
    schemes: &[&LOGIN_SCHEME],
};

#[cfg(feature = "oauth2")]
const LOGIN: OtherCommand<Client> = OtherCommand {
    name: "login",
    command: || LOGINS.login_command(),
    run: |client, arguments| LOGINS.login(&client.shared, arguments),
};

#[cfg(feature = "oauth2")]
const LOGOUT: OtherCommand<Client> = OtherCommand {
    name: "logout",
    command: || LOGINS.logout_command(),
    run: |client, arguments| LOGINS.logout(&client.shared, arguments),
};
