// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `shop`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::client::cli_arguments::Settings;
use crate::runtime::client::cli_error::InvalidArgument;
use crate::runtime::client::cli_run;
use crate::runtime::client::cli_spec::{Credential, Group, Program};
#[cfg(feature = "oauth2")]
use crate::client::ACCOUNT_SCHEME;
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
    name: "shop",
    version: env!("CARGO_PKG_VERSION"),
    about: "Shop",
    base_url: "SHOP_BASE_URL",
    servers: &["production"],
    credentials: &[
        Credential {
            flag: "account",
            variable: "SHOP_ACCOUNT",
            value: "TOKEN",
            help: "The account of a customer.",
        },
    ],
    groups: &[
        Group {
            name: "orders",
            about: "The orders of an account.",
            commands: &[
                crate::operations::list_orders::command::COMMAND,
                crate::operations::place_order::command::COMMAND,
            ],
        },
    ],
    others: &[#[cfg(feature = "oauth2")] LOGIN, #[cfg(feature = "oauth2")] LOGOUT],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match settings.base_url() {
        Some(url) => Environment::at(url),
        None => Environment::production(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("account") {
        builder = builder.account(credential);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    let client = builder.build().map_err(|error| InvalidArgument::error(&error))?;
    #[cfg(feature = "oauth2")]
    let client = Client {
        account: LOGINS.credential(&ACCOUNT_SCHEME, client.account, &client.shared)?,
        ..client
    };
    Ok(client)
}

#[cfg(feature = "oauth2")]
static LOGINS: Logins = Logins {
    program: "shop",
    login: "login",
    logout: "logout",
    client_id: "SHOP_CLIENT_ID",
    client_secret: "SHOP_CLIENT_SECRET",
    schemes: &[&ACCOUNT_SCHEME],
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
