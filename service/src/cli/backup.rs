//! `adoption-store backup`.

use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::DatabaseArgs;
use crate::database::{DatabaseUrl, sqlite};

#[derive(Args)]
pub(super) struct Options {
    /// The file to create.
    path: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Copies the database.
pub(super) fn run(options: &Options) -> anyhow::Result<()> {
    match options.database.url() {
        DatabaseUrl::Sqlite(database) => Ok(sqlite::back_up(&database, &options.path)?),
        DatabaseUrl::Postgres(_) => bail!("PostgreSQL is backed up by pg_dump"),
    }
}
