// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `oauth`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};
#[cfg(feature = "oauth2")]
use crate::client::{ACCOUNT_SCHEME, CONSOLE_SCHEME, DEVICE_SCHEME};
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
    name: "oauth",
    version: env!("CARGO_PKG_VERSION"),
    about: "Zoo",
    base_url: "OAUTH_BASE_URL",
    servers: &["server-1"],
    credentials: &[
        Credential {
            flag: "account",
            variable: "OAUTH_ACCOUNT",
            value: "TOKEN",
            help: "The account of a keeper.",
        },
        Credential {
            flag: "legacy",
            variable: "OAUTH_LEGACY",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "client-id-credential",
            variable: "OAUTH_CLIENT_ID_CREDENTIAL",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "device-credential",
            variable: "OAUTH_DEVICE_CREDENTIAL",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "console",
            variable: "OAUTH_CONSOLE",
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
                crate::operations::create_pet::command::COMMAND,
                crate::operations::list_keepers::command::COMMAND,
                crate::operations::list_keys::command::COMMAND,
                crate::operations::list_logs::command::COMMAND,
                crate::operations::login::command::COMMAND,
            ],
        },
    ],
    others: &[#[cfg(feature = "oauth2")] LOGIN, #[cfg(feature = "oauth2")] LOGOUT],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match settings.base_url() {
        Some(url) => Environment::at(url),
        None => Environment::server_1(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("account") {
        builder = builder.account(credential);
    }
    if let Some(credential) = settings.credential("legacy") {
        builder = builder.legacy(credential);
    }
    if let Some(credential) = settings.credential("client-id-credential") {
        builder = builder.client_id(credential);
    }
    if let Some(credential) = settings.credential("device-credential") {
        builder = builder.device(credential);
    }
    if let Some(credential) = settings.credential("console") {
        builder = builder.console(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    let client = builder.build().map_err(|error| InvalidArgument::error(&error))?;
    #[cfg(feature = "oauth2")]
    let client = Client {
        account: LOGINS.credential(&ACCOUNT_SCHEME, client.account, &client.shared)?,
        device: LOGINS.credential(&DEVICE_SCHEME, client.device, &client.shared)?,
        console: LOGINS.credential(&CONSOLE_SCHEME, client.console, &client.shared)?,
        ..client
    };
    Ok(client)
}

#[cfg(feature = "oauth2")]
static LOGINS: Logins = Logins {
    program: "oauth",
    login: "oauth-login",
    logout: "oauth-logout",
    client_id: "OAUTH_CLIENT_ID",
    client_secret: "OAUTH_CLIENT_SECRET",
    schemes: &[&ACCOUNT_SCHEME, &DEVICE_SCHEME, &CONSOLE_SCHEME],
};

#[cfg(feature = "oauth2")]
const LOGIN: OtherCommand<Client> = OtherCommand {
    name: "oauth-login",
    command: || LOGINS.login_command(),
    run: |client, arguments| LOGINS.login(&client.shared, arguments),
};

#[cfg(feature = "oauth2")]
const LOGOUT: OtherCommand<Client> = OtherCommand {
    name: "oauth-logout",
    command: || LOGINS.logout_command(),
    run: |client, arguments| LOGINS.logout(&client.shared, arguments),
};
