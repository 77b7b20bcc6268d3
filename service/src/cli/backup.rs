//! `adoption-store backup`.

use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::Args;

use super::DatabaseArgs;
use crate::database::sqlite::{self, Existing};
use crate::database::{DatabaseUrl, postgres};

#[derive(Args)]
pub(super) struct Options {
    /// The file to make.
    path: PathBuf,
    /// Replace the file if it is there.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Copies the database as it is now.
pub(super) fn run(options: &Options) -> anyhow::Result<()> {
    let existing = match options.force {
        true => Existing::Replace,
        false => Existing::Keep,
    };
    match &options.database.url {
        DatabaseUrl::Sqlite(database) => Ok(sqlite::back_up(database, &options.path, existing)?),
        DatabaseUrl::Postgres(server) => bail!("{}", how(server, &options.path)),
    }
}

/// How a server is backed up, which knows all that is in it.
fn how(server: &postgres::Address, path: &Path) -> String {
    let (server, path) = (quoted(&server.to_string()), quoted(&path.to_string_lossy()));
    format!(
        "PostgreSQL has programs of its own for this, which ask for the password, or take it from ~/.pgpass. \
         A backup is made by\n    \
         pg_dump --format=custom --file={path} --dbname={server}\n\
         and brought back, while no service runs, by\n    \
         pg_restore --clean --if-exists --single-transaction --dbname={server} {path}"
    )
}

/// A word of a command line.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}
