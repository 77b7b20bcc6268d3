// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `security`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};
#[cfg(feature = "oauth2")]
use crate::client::OAUTH_SCHEME;
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
    name: "security",
    version: env!("CARGO_PKG_VERSION"),
    about: "Vault",
    base_url: "SECURITY_BASE_URL",
    servers: &[],
    credentials: &[
        Credential {
            flag: "token",
            variable: "SECURITY_TOKEN",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "account",
            variable: "SECURITY_ACCOUNT",
            value: "USER:PASSWORD",
            help: "The user name and password",
        },
        Credential {
            flag: "raw",
            variable: "SECURITY_RAW",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "oauth",
            variable: "SECURITY_OAUTH",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "open-id",
            variable: "SECURITY_OPEN_ID",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "session",
            variable: "SECURITY_SESSION",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "digest",
            variable: "SECURITY_DIGEST",
            value: "CREDENTIALS",
            help: "The credentials",
        },
        Credential {
            flag: "query",
            variable: "SECURITY_QUERY",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "header-credential",
            variable: "SECURITY_HEADER_CREDENTIAL",
            value: "KEY",
            help: "A key of the console.",
        },
    ],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::by_default::command::COMMAND,
                crate::operations::by_header::command::COMMAND,
                crate::operations::by_query::command::COMMAND,
                crate::operations::by_cookie::command::COMMAND,
                crate::operations::by_basic::command::COMMAND,
                crate::operations::by_digest::command::COMMAND,
                crate::operations::by_oauth::command::COMMAND,
                crate::operations::by_open_id::command::COMMAND,
                crate::operations::by_token::command::COMMAND,
                crate::operations::by_raw_header::command::COMMAND,
                crate::operations::open::command::COMMAND,
                crate::operations::open_too::command::COMMAND,
                crate::operations::perhaps::command::COMMAND,
                crate::operations::perhaps_either::command::COMMAND,
                crate::operations::together::command::COMMAND,
                crate::operations::either::command::COMMAND,
                crate::operations::by_same_header::command::COMMAND,
                crate::operations::by_any_text::command::COMMAND,
            ],
        },
    ],
    others: &[#[cfg(feature = "oauth2")] LOGIN, #[cfg(feature = "oauth2")] LOGOUT],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("token") {
        builder = builder.token(credential);
    }
    if let Some((user, password)) = settings.login("account")? {
        builder = builder.account(user, password);
    }
    if let Some(credential) = settings.credential("raw") {
        builder = builder.raw(credential);
    }
    if let Some(credential) = settings.credential("oauth") {
        builder = builder.oauth(credential);
    }
    if let Some(credential) = settings.credential("open-id") {
        builder = builder.open_id(credential);
    }
    if let Some(credential) = settings.credential("session") {
        builder = builder.session(credential);
    }
    if let Some(credential) = settings.credential("digest") {
        builder = builder.digest(credential);
    }
    if let Some(credential) = settings.credential("query") {
        builder = builder.query(credential);
    }
    if let Some(credential) = settings.credential("header-credential") {
        builder = builder.value_header(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    let client = builder.build().map_err(|error| InvalidArgument::error(&error))?;
    #[cfg(feature = "oauth2")]
    let client = Client {
        oauth: LOGINS.credential(&OAUTH_SCHEME, client.oauth, &client.shared)?,
        ..client
    };
    Ok(client)
}

#[cfg(feature = "oauth2")]
static LOGINS: Logins = Logins {
    program: "security",
    login: "login",
    logout: "logout",
    client_id: "SECURITY_CLIENT_ID",
    client_secret: "SECURITY_CLIENT_SECRET",
    schemes: &[&OAUTH_SCHEME],
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
