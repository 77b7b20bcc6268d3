//! SQLite: one connection that writes, and others that read.

mod connection;
mod files;
mod group_commit;
#[cfg(test)]
mod tests;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use deadpool::managed::{Manager, Metrics, Pool, RecycleResult};
use parking_lot::Mutex;
use rusqlite::{Connection, Transaction};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

pub use self::connection::{back_up, open};

use self::files::Files;
use self::group_commit::Writer;
use super::{Error, Row, Statement};
use crate::metrics;

/// The number of connections that read.
pub(crate) const MAX_READERS: usize = 16;

/// The timeout of a write, of acquiring a connection that reads, and of the write of another
/// process.
const PATIENCE: Duration = Duration::from_secs(2);

/// The time between two checks of the files.
const CHECK_INTERVAL: Duration = Duration::from_millis(250);

/// A handle of the database. Clones share the connections.
#[derive(Clone)]
pub struct Sqlite {
    files: Arc<Files>,
    writer: Writer,
    readers: Pool<Readers>,
    /// Connections for short reads on the threads of the runtime, of which they never block more than half.
    short: Arc<[Mutex<Connection>]>,
}

/// The right to serve a database, until it is dropped or the process ends.
pub type Lock = Arc<Mutex<File>>;

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
    /// Opens the database in the file `path`. Creates or migrates the tables if needed, or else
    /// requires them.
    pub(super) fn open(path: &Path, migrates: bool) -> Result<Self, Error> {
        let connection = connection::open(path, migrates)?;
        let files = Files::of(path).map_err(|error| Error::Failed(error.to_string()))?;
        let files = Arc::new(files);
        let threads = Handle::current().metrics().num_workers();
        let short = (0..threads / 2).map(|_| {
            let connection = connection::open_reader(path)?;
            connection.busy_timeout(Duration::ZERO)?;
            Ok::<_, rusqlite::Error>(Mutex::new(connection))
        });
        let short = short.collect::<Result<_, _>>()?;
        let path = path.to_owned();
        let readers = Pool::builder(Readers { path })
            .max_size(MAX_READERS)
            .wait_timeout(Some(PATIENCE))
            .runtime(deadpool::Runtime::Tokio1)
            .build();
        Ok(Self {
            writer: Writer::start(connection, Arc::clone(&files)),
            files,
            readers: readers.map_err(|error| Error::Failed(error.to_string()))?,
            short,
        })
    }

    pub(super) async fn run<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        if statement.is_short()
            && let Some(rows) = self.read_here(&statement, &read)
        {
            return Ok(rows);
        }
        if statement.is_query() {
            return self
                .read(move |connection| statement.rows(connection, read))
                .await;
        }
        let work = move |transaction: &mut Transaction<'_>| statement.rows(transaction, read);
        self.writer.run(work).await
    }

    /// Reads on this thread, which takes less time than waking another. Returns `None` if that is not possible now.
    fn read_here<T>(
        &self,
        statement: &Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error>,
    ) -> Option<Vec<T>> {
        let connection = self.short.iter().find_map(Mutex::try_lock)?;
        statement.rows(&connection, read).ok()
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let connection = self.readers.get().await?;
        let reading = spawn_blocking(move || work(&connection));
        let failed = |error: tokio::task::JoinError| Error::Failed(error.to_string());
        let result = reading.await.map_err(failed)?;
        result.map_err(|error| self.check().err().unwrap_or(error))
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

    pub(super) async fn run_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
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
            size: 1 + self.short.len() + status.size,
            idle: self.short.len() + status.available,
            waiting: status.waiting + self.writer.waiting(),
        }
    }

    /// Fails if a write would not be found again.
    pub(super) fn check(&self) -> Result<(), Error> {
        self.files.check()
    }

    pub(super) async fn close(&self) {
        self.writer.close().await;
    }

    /// Locks the database against other processes that serve it, and reports lost files.
    pub(super) fn lock(&self) -> Result<Lock, Error> {
        let lock = Arc::new(Mutex::new(self.files.lock()?));
        let (held, database) = (Arc::downgrade(&lock), self.clone());
        tokio::spawn(async move {
            let mut is_lost = false;
            while let Some(lock) = held.upgrade()
                && !database.writer.is_closed()
            {
                let checked = database.check();
                if let Err(error) = &checked
                    && !is_lost
                {
                    tracing::error!(%error, "nothing is written any more");
                }
                is_lost = checked.is_err();
                database.files.keep_lock(&lock);
                drop(lock);
                sleep(CHECK_INTERVAL).await;
            }
        });
        Ok(lock)
    }
}
