//! The command line.

mod connections;
mod keys;
mod listeners;
mod open_files;
mod probe;
mod serve;
mod stop;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use crate::database::DatabaseUrl;

/// The Animal Adoption Store Service.
#[derive(Parser)]
#[command(name = "adoption-store", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 done, 1 failure, 2 wrong usage.";

#[derive(Subcommand)]
enum Command {
    /// Serve the interface over HTTP until SIGTERM or Ctrl-C.
    #[command(after_help = EXIT_CODES)]
    Serve(serve::Options),
    /// Make, list and revoke API keys; also while the service runs.
    #[command(subcommand, after_help = EXIT_CODES)]
    Keys(keys::Command),
    /// Ask a page of a running service, and fail unless the answer is 200.
    #[command(after_help = EXIT_CODES)]
    Probe(probe::Options),
}

#[derive(Args)]
struct DatabaseArgs {
    /// The database: sqlite:// and the path of a file; `serve` and `keys create` make it.
    #[arg(
        long = "database",
        value_name = "URL",
        env = "ADOPTION_STORE_DATABASE",
        default_value = "sqlite://adoption-store.db"
    )]
    url: DatabaseUrl,
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(options) => serve::run(options),
        Command::Keys(command) => keys::run(command),
        Command::Probe(options) => probe::run(options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
