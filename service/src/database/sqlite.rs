//! SQLite: one connection that writes, and others that read.

mod connection;
mod group_commit;
#[cfg(test)]
mod tests;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use deadpool::managed::{Manager, Metrics, Pool, RecycleResult};
use rusqlite::{Connection, Transaction};
use tokio::task::spawn_blocking;

pub use self::connection::{back_up, open, open_existing};

use self::group_commit::Writer;
use super::{Error, Row, Statement};
use crate::metrics;

/// The number of connections that read.
pub(crate) const MAX_READERS: usize = 16;

/// The timeout for acquiring one of them.
const PATIENCE: Duration = Duration::from_secs(2);

/// A handle of the database. Clones share the connections.
#[derive(Clone)]
pub struct Sqlite {
    path: PathBuf,
    writer: Writer,
    readers: Pool<Readers>,
}

/// Opens connections that read.
struct Readers {
    path: PathBuf,
}

impl Manager for Readers {
    type Type = Connection;
    type Error = rusqlite::Error;

    async fn create(&self) -> Result<Connection, rusqlite::Error> {
        connection::open_reader(&self.path)
    }

    async fn recycle(&self, _: &mut Connection, _: &Metrics) -> RecycleResult<rusqlite::Error> {
        Ok(())
    }
}

impl Sqlite {
    /// Serves the database in the file `path`, writing over `connection`.
    pub(super) fn new(path: &Path, connection: Connection) -> Result<Self, Error> {
        let path = path.to_owned();
        let readers = Pool::builder(Readers { path: path.clone() })
            .max_size(MAX_READERS)
            .wait_timeout(Some(PATIENCE))
            .runtime(deadpool::Runtime::Tokio1)
            .build();
        Ok(Self {
            path,
            writer: Writer::start(connection),
            readers: readers.map_err(|error| Error::Failed(error.to_string()))?,
        })
    }

    pub(super) async fn query<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        self.read(move |connection| statement.rows(connection, read))
            .await
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let connection = self.readers.get().await?;
        let reading = spawn_blocking(move || work(&connection));
        let failed = |error: tokio::task::JoinError| Error::Failed(error.to_string());
        reading.await.map_err(failed)?
    }

    pub(super) async fn write<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        let work = move |transaction: &mut Transaction<'_>| statement.rows(transaction, read);
        self.writer.run(work).await
    }

    /// `RETURNING` would take about as long as the insertion itself: SQLite builds a temporary
    /// table for it.
    pub(super) async fn insert(&self, insert: Statement) -> Result<i64, Error> {
        let work = move |transaction: &mut Transaction<'_>| {
            insert.rows(transaction, |_| Ok(()))?;
            Ok(transaction.last_insert_rowid())
        };
        self.writer.run(work).await
    }

    pub(super) async fn write_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let work = move |transaction: &mut Transaction<'_>| {
            let savepoint = transaction.savepoint()?;
            for statement in statements {
                statement.rows(&savepoint, |_| Ok(()))?;
            }
            Ok(savepoint.commit()?)
        };
        self.writer.run(work).await
    }

    pub(super) fn pool(&self) -> metrics::Pool {
        let status = self.readers.status();
        metrics::Pool {
            size: 1 + status.size,
            idle: status.available,
            waiting: status.waiting + self.writer.waiting(),
        }
    }

    pub(super) async fn close(&self) {
        self.writer.close().await;
    }

    /// Locks a file next to the database. The database itself has locks of SQLite's, which a
    /// process would lose by closing any handle of it.
    pub(super) fn lock(&self) -> Result<File, Error> {
        let failed = |error: std::io::Error| Error::Failed(error.to_string());
        let database = self.path.canonicalize().map_err(failed)?;
        let mut path = database.clone().into_os_string();
        path.push(".lock");
        // It is not deleted when the lock is released: another process may have opened it already.
        let file = File::options().create(true).append(true).open(path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(Error::Failed(format!(
                "another process serves {}",
                database.display()
            ))),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}
