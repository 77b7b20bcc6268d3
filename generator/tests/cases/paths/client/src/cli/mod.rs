// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `paths`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

mod get_file;
mod describe_file;
mod get_file_by_id;
mod has_file;
mod get_new_file;
mod get_range;
mod get_size;
mod export;
mod deep0;
mod deep1;
mod deep2;
mod deep3;
mod deep4;
mod deep5;
mod deep6;
mod deep7;
mod deep8;
mod deep9;
mod deep10;
mod get_other_files_by_name_by_extension;

/// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
/// service returned an error, and 2 for invalid arguments.
pub fn run() -> ExitCode {
    cli_run::run(&PROGRAM, std::env::args_os())
}

static PROGRAM: Program<Client> = Program {
    name: "paths",
    version: env!("CARGO_PKG_VERSION"),
    about: "Paths",
    base_url: "PATHS_BASE_URL",
    servers: &[],
    credentials: &[],
    groups: &[
        Group {
            name: "",
            about: "",
            commands: &[
                get_file::COMMAND,
                describe_file::COMMAND,
                get_file_by_id::COMMAND,
                has_file::COMMAND,
                get_new_file::COMMAND,
                get_range::COMMAND,
                get_size::COMMAND,
                export::COMMAND,
                deep0::COMMAND,
                deep1::COMMAND,
                deep2::COMMAND,
                deep3::COMMAND,
                deep4::COMMAND,
                deep5::COMMAND,
                deep6::COMMAND,
                deep7::COMMAND,
                deep8::COMMAND,
                deep9::COMMAND,
                deep10::COMMAND,
                get_other_files_by_name_by_extension::COMMAND,
            ],
        },
    ],
    others: &[],
    client,
};

fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
    let environment = Environment::at(settings.required_base_url()?);
    let mut builder = Client::builder(environment);
    if let Some(timeout) = settings.timeout() {
        builder = builder.timeout(timeout);
    }
    builder.build().map_err(|error| InvalidArgument::error(&error))
}
