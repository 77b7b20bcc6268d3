//! Where the animals, the keys, the counts and the bans are kept: an embedded
//! database (SQLite) or a server that several instances share (PostgreSQL).
//!
//! Both are given the same statements, word for word.

mod error;
mod lock;
#[cfg(test)]
#[path = "../tests/support/place.rs"]
pub(crate) mod place;
pub mod postgres;
mod row;
pub mod sqlite;
mod statement;
mod tables;
#[cfg(test)]
mod tests;
mod url;
mod value;

pub use self::error::Error;
pub use self::lock::{ServiceLock, Sharing};
pub use self::row::{Column, Row};
pub use self::statement::Statement;
pub use self::tables::Tables;
pub use self::url::DatabaseUrl;
pub use self::value::Value;

use self::postgres::Postgres;
use self::sqlite::Sqlite;
use crate::metrics::{Pool, Timing};

/// A handle of the database; its clones share the connections.
#[derive(Clone)]
pub struct Database {
    engine: Engine,
}

/// What is asked of a server is large, and boxed: requests that ask none need not
/// carry it.
#[derive(Clone)]
enum Engine {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Database {
    /// Opens the database, making its tables and renewing them where that is
    /// needed.
    pub async fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        Ok(Self::new(match url {
            DatabaseUrl::Sqlite(path) => Engine::Sqlite(Sqlite::open(path)?),
            DatabaseUrl::Postgres(server) => Engine::Postgres(Postgres::open(server).await?),
        }))
    }

    /// Opens a database whose tables are there, in the version of this program.
    pub async fn open_existing(url: &DatabaseUrl) -> Result<Self, Error> {
        Ok(Self::new(match url {
            DatabaseUrl::Sqlite(path) => Engine::Sqlite(Sqlite::open_existing(path)?),
            DatabaseUrl::Postgres(server) => {
                Engine::Postgres(Postgres::open_existing(server).await?)
            }
        }))
    }

    /// What tables a database has. Nothing is made or changed.
    pub async fn look(url: &DatabaseUrl) -> Result<Tables, Error> {
        match url {
            DatabaseUrl::Sqlite(path) => sqlite::look(path),
            DatabaseUrl::Postgres(server) => Postgres::look(server).await,
        }
    }

    fn new(engine: Engine) -> Self {
        Self { engine }
    }

    /// How its connections are used.
    pub fn pool(&self) -> Pool {
        match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.pool(),
            Engine::Postgres(postgres) => postgres.pool(),
        }
    }

    fn time(&self, sql: &'static str) -> Timing {
        let system = match self.engine {
            Engine::Sqlite(_) => "sqlite",
            Engine::Postgres(_) => "postgresql",
        };
        Timing::statement(system, sql)
    }

    /// The rows that a statement finds, as `read` reads them. It waits for no
    /// write.
    ///
    /// Once the statement has begun, `read` is dropped when the database is done with
    /// it, and not before, even if nobody waits for it any more.
    pub async fn query<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + Sync + 'static,
    ) -> Result<Vec<T>, Error> {
        let timing = self.time(statement.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => {
                let rows = move |connection: &_| statement.rows(connection, read);
                sqlite.read(rows).await
            }
            Engine::Postgres(postgres) => Box::pin(postgres.query(statement, read)).await,
        })
    }

    /// Does what a statement says, and returns the rows that it tells of when
    /// the change is on the disk.
    pub async fn change<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + Sync + 'static,
    ) -> Result<Vec<T>, Error> {
        let timing = self.time(statement.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => {
                let rows = move |connection: &_| statement.rows(connection, read);
                sqlite.write(rows).await
            }
            Engine::Postgres(postgres) => Box::pin(postgres.change(statement, read)).await,
        })
    }

    /// Does what several statements say, and returns when the changes are on the
    /// disk. If one fails, none of them is done.
    pub async fn change_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        // They are of one kind.
        let Some(first) = statements.first() else {
            return Ok(());
        };
        let timing = self.time(first.sql());
        timing.end(match &self.engine {
            Engine::Sqlite(sqlite) => {
                let all = move |connection: &_| statement::execute_all(statements, connection);
                sqlite.write(all).await
            }
            Engine::Postgres(postgres) => Box::pin(postgres.change_all(statements)).await,
        })
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), Error> {
        let one = Statement::new("SELECT 1 FROM api_keys WHERE id = $1", [Value::Integer(0)]);
        self.query(one, |_| Ok(())).await.map(|_| ())
    }

    /// Finishes the writes that wait, and refuses further ones.
    pub async fn close(&self) {
        match &self.engine {
            Engine::Sqlite(sqlite) => sqlite.close().await,
            Engine::Postgres(postgres) => postgres.close(),
        }
    }
}
