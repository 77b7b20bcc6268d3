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

use std::fs::File;

pub use self::error::Error;
pub use self::row::{Column, Row};
pub use self::statement::{Parameter, Statement};
pub use self::url::DatabaseUrl;

use self::postgres::Postgres;
use self::sqlite::Sqlite;
use crate::metrics::{Pool, Timing};

/// A handle of the database. Clones share the connections.
#[derive(Clone)]
pub struct Database {
    engine: Engine,
}

/// The futures of PostgreSQL are large and therefore boxed.
#[derive(Clone)]
enum Engine {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Database {
    /// Opens the database, and creates or migrates its tables if needed.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        Ok(Self::new(match url {
            DatabaseUrl::Sqlite(path) => Engine::Sqlite(Sqlite::new(path, sqlite::open(path)?)?),
            DatabaseUrl::Postgres(server) => Engine::Postgres(Postgres::open(server).await?),
        }))
    }

    /// Opens a database whose tables are up to date.
    pub async fn open_existing(url: &DatabaseUrl) -> Result<Self, Error> {
        Ok(Self::new(match url {
            DatabaseUrl::Sqlite(path) => {
                Engine::Sqlite(Sqlite::new(path, sqlite::open_existing(path)?)?)
            }
            DatabaseUrl::Postgres(server) => {
                Engine::Postgres(Postgres::open_existing(server).await?)
            }
        }))
    }

    const fn new(engine: Engine) -> Self {
        Self { engine }
    }

    /// The usage of its connections.
    pub fn pool(&self) -> Pool {
        match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.pool(),
            Engine::Postgres(postgres) => postgres.pool(),
        }
    }

    /// Ensures that one process at a time serves a SQLite file, until the result is dropped or the
    /// process ends.
    pub fn lock(&self) -> Result<Option<File>, Error> {
        match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.lock().map(Some),
            Engine::Postgres(_) => Ok(None),
        }
    }

    fn time(&self, sql: &str) -> Timing {
        let system = match self.engine {
            Engine::Sqlite(_) => "sqlite",
            Engine::Postgres(_) => "postgresql",
        };
        Timing::statement(system, sql)
    }

    /// Runs a statement that only reads. It waits for no write.
    ///
    /// If the caller gives up, the statement runs to its end, and `read` is dropped then.
    pub async fn query<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        let timing = self.time(statement.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.query(statement, read).await,
            Engine::Postgres(postgres) => Box::pin(postgres.run(statement, read)).await,
        })
    }

    /// Runs a statement that writes, and returns its rows once the change is on the disk.
    pub async fn write<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        let timing = self.time(statement.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.write(statement, read).await,
            Engine::Postgres(postgres) => Box::pin(postgres.run(statement, read)).await,
        })
    }

    /// Runs an `INSERT` of one row into a table whose key is `id`, and returns the new `id` once the
    /// row is on the disk.
    pub async fn insert(&self, insert: Statement) -> Result<i64, Error> {
        let timing = self.time(insert.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.insert(insert).await,
            Engine::Postgres(postgres) => Box::pin(postgres.insert(insert)).await,
        })
    }

    /// Runs statements, all or none, and returns once the changes are on the disk.
    pub async fn write_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let Some(first) = statements.first() else {
            return Ok(());
        };
        let timing = self.time(first.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.write_all(statements).await,
            Engine::Postgres(postgres) => Box::pin(postgres.run_all(statements)).await,
        })
    }

    /// Fails if the database does not respond.
    pub async fn ready(&self) -> Result<(), Error> {
        let none = Statement::new("SELECT 1 FROM api_keys WHERE id = $1").bind(0_i64);
        self.query(none, |_| Ok(())).await.map(|_| ())
    }

    /// Finishes the writes that wait, and rejects further ones.
    pub async fn close(&self) {
        match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.close().await,
            Engine::Postgres(postgres) => postgres.close(),
        }
    }
}
