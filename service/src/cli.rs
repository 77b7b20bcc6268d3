//! The command line.

mod connections;
mod counting;
mod keys;
mod listeners;
mod observe;
mod open_files;
mod probe;
mod serve;
mod stop;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};

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
    Serve(Box<serve::Options>),
    /// Make, list and revoke API keys; also while the service runs.
    #[command(subcommand, after_help = EXIT_CODES)]
    Keys(keys::Command),
    /// Ask a page of a running service, and fail unless the answer is 200.
    #[command(after_help = EXIT_CODES)]
    Probe(probe::Options),
}

#[derive(Args)]
struct DatabaseArgs {
    /// The database: sqlite:// and the path of a file, or postgres://USER:PASSWORD@HOST/DATABASE;
    /// `serve` and `keys create` make its tables.
    #[arg(
        long = "database",
        value_name = "URL",
        env = "ADOPTION_STORE_DATABASE",
        hide_env_values = true,
        default_value = "sqlite://adoption-store.db"
    )]
    url: String,
}

impl DatabaseArgs {
    /// The address; ends the process if there is none. It is read here since a
    /// message of the command line's own would repeat it, with its password.
    fn url(&self) -> DatabaseUrl {
        let refuse = |error| refuse(ErrorKind::ValueValidation, format!("--database: {error}"));
        self.url.parse().unwrap_or_else(refuse)
    }
}

/// Ends the process, since it is not used as it should be.
fn refuse(kind: ErrorKind, message: String) -> ! {
    Cli::command().error(kind, message).exit()
}

/// Waits on this thread for what has little to do.
fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(work)
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(options) => serve::run(*options),
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
