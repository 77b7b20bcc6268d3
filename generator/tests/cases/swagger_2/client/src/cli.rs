// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `swagger-2`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Credential, Group, Program};
#[cfg(feature = "oauth2")]
use crate::client::OWNER_SCHEME;
#[cfg(feature = "oauth2")]
use crate::runtime::cli_login::Logins;
#[cfg(feature = "oauth2")]
use crate::runtime::cli_spec::OtherCommand;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "swagger-2",
    version: env!("CARGO_PKG_VERSION"),
    about: "Shelter",
    base_url: "SWAGGER_2_BASE_URL",
    servers: &["server-1", "server-2"],
    credentials: &[
        Credential {
            flag: "key",
            variable: "SWAGGER_2_KEY",
            value: "KEY",
            help: "The key",
        },
        Credential {
            flag: "owner",
            variable: "SWAGGER_2_OWNER",
            value: "TOKEN",
            help: "The bearer token",
        },
        Credential {
            flag: "login",
            variable: "SWAGGER_2_LOGIN",
            value: "USER:PASSWORD",
            help: "The user name and password",
        },
    ],
    groups: &[
        Group {
            name: "pets",
            about: "Everything about pets.",
            commands: &[
                crate::operations::list_pets::command::COMMAND,
                crate::operations::create_pet::command::COMMAND,
            ],
        },
        Group {
            name: "",
            about: "",
            commands: &[
                crate::operations::get_photo::command::COMMAND,
                crate::operations::upload_photo::command::COMMAND,
                crate::operations::delete_photo::command::COMMAND,
                crate::operations::get_names::command::COMMAND,
                crate::operations::add_note::command::COMMAND,
            ],
        },
    ],
    others: &[#[cfg(feature = "oauth2")] LOGIN, #[cfg(feature = "oauth2")] LOGOUT],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = match (settings.base_url(), settings.server()) {
        (Some(url), _) => Environment::at(url),
        (None, Some("server-2")) => Environment::server_2(),
        (None, _) => Environment::server_1(),
    };
    let mut builder = Client::builder(environment);
    if let Some(credential) = settings.credential("key") {
        builder = builder.key(credential);
    }
    if let Some(credential) = settings.credential("owner") {
        builder = builder.owner(credential);
    }
    if let Some((user, password)) = settings.login("login")? {
        builder = builder.login(user, password);
    }
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    let client = builder.build().map_err(|error| InvalidArgument::error(&error))?;
    #[cfg(feature = "oauth2")]
    let client = Client {
        owner: LOGINS.credential(&OWNER_SCHEME, client.owner, &client.shared)?,
        ..client
    };
    Ok(client)
}

#[cfg(feature = "oauth2")]
static LOGINS: Logins = Logins {
    program: "swagger-2",
    login: "login",
    logout: "logout",
    client_id: "SWAGGER_2_CLIENT_ID",
    client_secret: "SWAGGER_2_CLIENT_SECRET",
    schemes: &[&OWNER_SCHEME],
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
