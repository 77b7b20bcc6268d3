//! The database of animals, keys, day counts and bans: an embedded one (SQLite), or a server
//! that several instances share (PostgreSQL). Both run the same SQL.

mod error;
pub mod postgres;
mod row;
pub mod sqlite;
mod statement;
#[cfg(test)]
#[path = "../tests/it/support/test_database.rs"]
pub(crate) mod test_database;
#[cfg(test)]
mod tests;
mod url;

pub use self::error::Error;
pub use self::row::{Column, Row};
pub use self::statement::{Parameter, Statement};
pub use self::url::DatabaseUrl;

use self::postgres::Postgres;
use self::sqlite::{Lock, Sqlite};
use crate::metrics::{Pool, Timing};

/// A handle of the database. Clones share the connections.
///
/// The futures of PostgreSQL are large and therefore boxed.
#[derive(Clone)]
pub enum Database {
    /// A file.
    Sqlite(Sqlite),
    /// A server.
    Postgres(Postgres),
}

impl Database {
    /// Opens the database, and creates or migrates its tables if needed.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        Self::connect(url, true).await
    }

    /// Opens a database whose tables are up to date.
    pub async fn open_existing(url: &DatabaseUrl) -> Result<Self, Error> {
        Self::connect(url, false).await
    }

    async fn connect(url: &DatabaseUrl, migrates: bool) -> Result<Self, Error> {
        Ok(match url {
            DatabaseUrl::Sqlite(path) => Self::Sqlite(Sqlite::open(path, migrates)?),
            DatabaseUrl::Postgres(server) => {
                Self::Postgres(Postgres::open(server, migrates).await?)
            }
        })
    }

    /// The usage of its connections.
    pub fn pool(&self) -> Pool {
        match self {
            Self::Sqlite(sqlite) => sqlite.pool(),
            Self::Postgres(postgres) => postgres.pool(),
        }
    }

    /// Ensures that one process at a time serves a SQLite file, until the result is dropped or the
    /// process ends.
    pub fn lock(&self) -> Result<Option<Lock>, Error> {
        match self {
            Self::Sqlite(sqlite) => sqlite.lock().map(Some),
            Self::Postgres(_) => Ok(None),
        }
    }

    fn time(&self, sql: &str) -> Timing {
        let system = match self {
            Self::Sqlite(_) => "sqlite",
            Self::Postgres(_) => "postgresql",
        };
        Timing::statement(system, sql)
    }

    /// Runs a statement, and returns its rows. A `SELECT` waits for no write; the effect of another
    /// statement is on the disk afterwards.
    ///
    /// If the caller gives up, a statement that has begun runs to its end, and `read` is dropped
    /// then.
    pub async fn run<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        let timing = self.time(statement.sql());
        timing.end(match self {
            Self::Sqlite(sqlite) => sqlite.run(statement, read).await,
            Self::Postgres(postgres) => Box::pin(postgres.run(statement, read)).await,
        })
    }

    /// Runs an `INSERT` of one row into a table whose key is `id`, and returns the new `id` once the
    /// row is on the disk.
    pub async fn insert(&self, insert: Statement) -> Result<i64, Error> {
        let timing = self.time(insert.sql());
        timing.end(match self {
            Self::Sqlite(sqlite) => sqlite.insert(insert).await,
            Self::Postgres(postgres) => Box::pin(postgres.insert(insert)).await,
        })
    }

    /// Runs statements, all or none, and returns once the changes are on the disk.
    pub async fn run_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let Some(first) = statements.first() else {
            return Ok(());
        };
        let timing = self.time(first.sql());
        timing.end(match self {
            Self::Sqlite(sqlite) => sqlite.run_all(statements).await,
            Self::Postgres(postgres) => Box::pin(postgres.run_all(statements)).await,
        })
    }

    /// Fails if the database does not respond, or if a write would be lost.
    pub async fn ready(&self) -> Result<(), Error> {
        if let Self::Sqlite(sqlite) = self {
            sqlite.check()?;
        }
        let none = Statement::new("SELECT 1 FROM api_keys WHERE id = $1").bind(0_i64);
        self.run(none, |_| Ok(())).await.map(|_| ())
    }

    /// Finishes the writes that wait, and rejects further ones.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(sqlite) => sqlite.close().await,
            Self::Postgres(postgres) => postgres.close(),
        }
    }
}
