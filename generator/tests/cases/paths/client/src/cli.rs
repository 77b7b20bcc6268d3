// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The command line program `paths`.

use std::process::ExitCode;

use crate::client::{Client, Environment};
use crate::runtime::cli_arguments::Settings;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_run;
use crate::runtime::cli_spec::{Group, Program};

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
                crate::operations::get_file::command::COMMAND,
                crate::operations::describe_file::command::COMMAND,
                crate::operations::get_file_by_id::command::COMMAND,
                crate::operations::has_file::command::COMMAND,
                crate::operations::get_new_file::command::COMMAND,
                crate::operations::get_range::command::COMMAND,
                crate::operations::get_size::command::COMMAND,
                crate::operations::export::command::COMMAND,
                crate::operations::deep0::command::COMMAND,
                crate::operations::deep1::command::COMMAND,
                crate::operations::deep2::command::COMMAND,
                crate::operations::deep3::command::COMMAND,
                crate::operations::deep4::command::COMMAND,
                crate::operations::deep5::command::COMMAND,
                crate::operations::deep6::command::COMMAND,
                crate::operations::deep7::command::COMMAND,
                crate::operations::deep8::command::COMMAND,
                crate::operations::deep9::command::COMMAND,
                crate::operations::deep10::command::COMMAND,
                crate::operations::get_other_files_by_name_by_extension::command::COMMAND,
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
