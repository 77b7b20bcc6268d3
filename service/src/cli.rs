//! The command line.

mod backup;
mod check;
mod config;
mod connections;
mod counting;
mod keys;
mod listeners;
mod observe;
mod open_files;
mod probe;
mod secret;
mod seed;
mod serve;
mod stop;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::builder::RangedI64ValueParser;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser};
use tokio::runtime::Runtime;

use self::secret::secret;
use crate::database::{self, Database, DatabaseUrl};

/// The Animal Adoption Store Service.
#[derive(Parser)]
#[command(name = "adoption-store", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// A TOML file with options: their names without `--` are its keys. Flags and variables go before it
    /// [default: adoption-store.toml, if it is there].
    #[arg(
        long,
        global = true,
        display_order = LAST,
        value_name = "FILE",
        env = "ADOPTION_STORE_CONFIG"
    )]
    config: Option<PathBuf>,
}

const EXIT_CODES: &str = "Exit codes: 0 done, 1 failure, 2 wrong usage.";

const WRONG_USAGE: u8 = 2;

/// The place of what all commands have, among their own options.
const LAST: usize = 900;

#[derive(Subcommand)]
enum Command {
    /// Serve the interface over HTTP until SIGTERM or Ctrl-C.
    #[command(after_help = EXIT_CODES)]
    Serve(Box<serve::Options>),
    /// Try all that `serve` would rely on, with its options, and tell of each; nothing is made or changed.
    #[command(after_help = EXIT_CODES)]
    Check(Box<serve::Options>),
    /// Make, list and revoke API keys, and lift their bans; also while the service runs.
    #[command(subcommand, after_help = EXIT_CODES)]
    Keys(keys::Command),
    /// Add the animals of a file, or none if one is not as it should be; also while the service runs.
    #[command(after_help = EXIT_CODES)]
    Seed(seed::Options),
    /// Copy the database (SQLite) to a file, as it is at one moment; also while the service runs.
    #[command(after_help = EXIT_CODES)]
    Backup(backup::Options),
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
        default_value = "sqlite://adoption-store.db",
        value_parser = secret::<DatabaseUrl>()
    )]
    url: DatabaseUrl,
}

impl DatabaseArgs {
    /// Opens the database, making its tables where that is needed.
    async fn open(&self) -> anyhow::Result<Database> {
        let opened = Database::open(&self.url).await;
        opened.map_err(|error| self.explain(error))
    }

    /// Opens a database that has its tables.
    async fn open_existing(&self) -> anyhow::Result<Database> {
        let opened = Database::open_existing(&self.url).await;
        opened.map_err(|error| self.explain(error))
    }

    /// An error with the server, if there is one; of a file, it tells by itself.
    fn explain(&self, error: database::Error) -> anyhow::Error {
        match &self.url {
            DatabaseUrl::Sqlite(_) => error.into(),
            DatabaseUrl::Postgres(server) => anyhow!("{server}: {error}"),
        }
    }
}

/// Reads a number that is not 0.
fn at_least_1() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..)
}

/// Reads the address of an interface of this machine, which a name is not: it may have several.
fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse()
        .map_err(|_| "expected an IP address and a port, as in 127.0.0.1:8080 or [::1]:8080")
}

/// Ends the process, since it is not used as it should be.
fn refuse(kind: ErrorKind, message: String) -> ! {
    Cli::command().error(kind, message).exit()
}

/// Waits on this thread for what has little to do.
fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    runtime()?.block_on(work)
}

/// A runtime of this thread.
fn runtime() -> io::Result<Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
}

/// Does what the arguments of the process ask for.
pub fn main() -> ExitCode {
    let command = match config::apply(Cli::command()) {
        Ok(command) => command,
        Err(wrong) => {
            eprintln!("error: {wrong}");
            return ExitCode::from(WRONG_USAGE);
        }
    };
    let matches = command.clone().get_matches();
    let parsed = Cli::from_arg_matches(&matches);
    let Cli {
        command: asked,
        config,
    } = parsed.unwrap_or_else(|error| error.format(&mut command.clone()).exit());
    let done = match asked {
        Command::Serve(options) => serve::run(*options),
        Command::Check(options) => check::run(&options, config::file(config).as_deref()),
        Command::Keys(command) => keys::run(command),
        Command::Seed(options) => seed::run(options),
        Command::Backup(options) => backup::run(&options),
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
