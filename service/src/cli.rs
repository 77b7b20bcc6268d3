//! The command line.

mod backup;
mod connections;
mod keys;
mod limits;
mod listeners;
mod observe;
mod probe;
mod seed;
mod serve;
mod stop;

use std::fmt::Display;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Context;
use clap::builder::RangedI64ValueParser;
use clap::error::ErrorKind;
use clap::{Arg, Args, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};
use nix::sys::stat::{Mode, umask};
use secrecy::{ExposeSecret, SecretString};

use crate::database::{Database, DatabaseUrl};

/// The Animal Adoption Store Service.
#[derive(Parser)]
#[command(name = "adoption-store", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 success, 1 failure, 2 wrong usage.";

#[derive(Subcommand)]
enum Command {
    /// Serve the API over HTTP until SIGTERM, SIGHUP or Ctrl-C.
    #[command(after_help = EXIT_CODES)]
    Serve(Box<serve::Options>),
    /// Create, list and revoke API keys, and lift their bans; also while the service runs.
    #[command(after_help = EXIT_CODES)]
    Keys(keys::Options),
    /// Add the animals in a file, which must all be valid; also while the service runs.
    #[command(after_help = EXIT_CODES)]
    Seed(seed::Options),
    /// Copy a SQLite database to a new file; also while the service runs.
    #[command(after_help = EXIT_CODES)]
    Backup(backup::Options),
    /// Request a page of a running service, and fail unless its status is 200.
    #[command(after_help = EXIT_CODES)]
    Probe(probe::Options),
}

#[derive(Args)]
struct DatabaseArgs {
    /// The database: sqlite://PATH or postgres://USER:PASSWORD@HOST/DATABASE.
    /// `serve`, `seed` and `keys create` create the tables.
    #[arg(
        long,
        global = true,
        value_name = "URL",
        env = "ADOPTION_STORE_DATABASE",
        hide_env_values = true,
        default_value = "sqlite://adoption-store.db"
    )]
    database: SecretString,
}

impl DatabaseArgs {
    fn url(&self) -> DatabaseUrl {
        parse_secret("database", &self.database)
    }

    /// Opens the database, and creates or migrates its tables if needed.
    async fn open(&self) -> anyhow::Result<Database> {
        let opened = Database::open(&self.url()).await;
        opened.context("cannot open the database of --database")
    }

    /// Opens a database that has its tables.
    async fn open_existing(&self) -> anyhow::Result<Database> {
        let opened = Database::open_existing(&self.url()).await;
        opened.context("cannot open the database of --database")
    }
}

/// Parses the value of an option that may contain a password. Clap would repeat an invalid value.
fn parse_secret<T: FromStr<Err: Display>>(option: &str, value: &SecretString) -> T {
    let parsed = value.expose_secret().parse();
    parsed
        .unwrap_or_else(|error| refuse(ErrorKind::ValueValidation, format!("--{option}: {error}")))
}

/// Parses a number that is not 0.
fn at_least_1() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..)
}

/// Resolves a listen address. A name may have several addresses.
fn address(text: &str) -> Result<SocketAddr, &'static str> {
    let address = text.parse();
    address.map_err(|_| "expected an IP address and a port, such as 127.0.0.1:8080 or [::1]:8080")
}

/// Exits because of wrong usage.
fn refuse(kind: ErrorKind, message: String) -> ! {
    Cli::command().error(kind, message).exit()
}

/// The command line. A variable sets each option of `serve`, too: `ADOPTION_STORE_LISTEN` that of `--listen`.
fn command() -> clap::Command {
    let with_variable = |option: Arg| {
        let name = option.get_long().filter(|_| option.get_env().is_none());
        let name = name.map(|name| name.to_uppercase().replace('-', "_"));
        match name {
            Some(name) => option.env(format!("ADOPTION_STORE_{name}")),
            None => option,
        }
    };
    Cli::command().mut_subcommand("serve", |serve| serve.mut_args(with_variable))
}

/// Runs a command without a multi-threaded runtime.
fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime?.block_on(work)
}

/// Runs the command that the arguments of the process name.
pub fn main() -> ExitCode {
    // Databases and backups are readable by their owner only.
    umask(Mode::S_IRWXG | Mode::S_IRWXO);
    let arguments = Cli::from_arg_matches(&command().get_matches());
    let done = match arguments.unwrap_or_else(|error| error.exit()).command {
        Command::Serve(options) => serve::run(*options),
        Command::Keys(options) => keys::run(options),
        Command::Seed(options) => seed::run(&options),
        Command::Backup(options) => backup::run(&options),
        Command::Probe(options) => probe::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The reader may have closed the output.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
