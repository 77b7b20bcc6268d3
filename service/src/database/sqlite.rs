//! The embedded database: one connection that writes, others that read.

mod backup;
mod connection;
mod lock;
mod look;
mod names;
#[cfg(test)]
mod tests;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

pub use self::backup::{Existing, back_up};
pub use self::connection::{open, open_existing};

pub(super) use self::lock::FileLock;
pub(super) use self::look::look;

use self::connection::open_reader;
use self::writer::{Job, Work, Writer};
use super::Error;
use crate::metrics::Pool;

/// A handle of the database; its clones share the connections.
#[derive(Clone)]
pub struct Sqlite(Arc<Inner>);

struct Inner {
    path: PathBuf,
    /// `None` once it is closed.
    writer: Mutex<Option<Writer>>,
    /// The connections that do not read just now: there are as many as have read
    /// at once.
    readers: Mutex<Vec<Connection>>,
    /// One for each that may read.
    turns: Arc<Semaphore>,
    /// How many wait for a turn.
    waiting: AtomicUsize,
}

/// How many connections read at once.
pub(crate) const MAX_READERS: usize = 16;

/// How long a turn to read is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

impl Sqlite {
    /// Opens the database in a file, creating and migrating it where that is
    /// needed.
    pub fn open(path: &Path) -> Result<Self, Error> {
        Ok(Self::start(path, open(path)?))
    }

    /// Opens a database that is there, in the version of this program.
    pub fn open_existing(path: &Path) -> Result<Self, Error> {
        Ok(Self::start(path, open_existing(path)?))
    }

    fn start(path: &Path, connection: Connection) -> Self {
        Self(Arc::new(Inner {
            path: path.to_owned(),
            writer: Mutex::new(Some(Writer::start(connection))),
            readers: Mutex::default(),
            turns: Arc::new(Semaphore::new(MAX_READERS)),
            waiting: AtomicUsize::new(0),
        }))
    }

    /// The file of the database.
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Runs `work` on the connection that writes, and returns when its effect is
    /// on the disk.
    ///
    /// It shares its transaction with whatever else waits to be written. SQLite
    /// undoes a statement that fails and no other, so `work` should be one
    /// statement, or several of which a part may stand.
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        E: Into<Error> + Send + 'static,
        F: FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    {
        let (sender, answer) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let result = work(connection);
            // Nobody may be left to hear it.
            Box::new(move || drop(sender.send(result)))
        });
        let job = Job {
            work,
            runtime: Handle::current(),
        };
        let jobs = lock(&self.0.writer)
            .as_ref()
            .map(Writer::jobs)
            .ok_or_else(Error::closed)?;
        jobs.send(job).await.map_err(|_| Error::closed())?;
        // The thread ends when nobody can send any more, whoever still waits for an answer.
        drop(jobs);
        let lost = |_| Error::Unavailable("nothing was written".to_owned());
        answer.await.map_err(lost)?.map_err(Into::into)
    }

    /// Runs `work` on a connection that only reads, and waits for no write.
    pub async fn read<T, E, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        E: Into<Error> + Send + 'static,
        F: FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    {
        let turn = self.turn().await?;
        let inner = Arc::clone(&self.0);
        let reading = spawn_blocking(move || {
            // Even if nobody waits for it any more.
            let _turn = turn;
            let idle = lock(&inner.readers).pop();
            let connection = idle.map_or_else(|| open_reader(&inner.path), Ok)?;
            let result = work(&connection).map_err(Into::into);
            lock(&inner.readers).push(connection);
            result
        });
        reading
            .await
            .map_err(|error| Error::Failed(error.to_string()))?
    }

    /// A turn to read.
    async fn turn(&self) -> Result<OwnedSemaphorePermit, Error> {
        let turns = &self.0.turns;
        if let Ok(turn) = Arc::clone(turns).try_acquire_owned() {
            return Ok(turn);
        }
        let _waiting = Waiting::begin(&self.0.waiting);
        let turn = timeout(PATIENCE, Arc::clone(turns).acquire_owned()).await;
        let too_many = || Error::Unavailable("too many wait to read".to_owned());
        // It is never closed.
        turn.map_err(|_| too_many())?.map_err(|_| too_many())
    }

    /// How the connections are used: that which writes, and those that read.
    pub(super) fn pool(&self) -> Pool {
        let jobs = lock(&self.0.writer).as_ref().map(Writer::jobs);
        let writes = jobs.map_or(0, |jobs| jobs.max_capacity() - jobs.capacity());
        let idle = lock(&self.0.readers).len();
        let reading = MAX_READERS - self.0.turns.available_permits();
        Pool {
            size: 1 + idle + reading,
            idle,
            waiting: writes + self.0.waiting.load(Relaxed),
        }
    }

    /// Finishes the writes that wait, moves the log into the database file, and
    /// refuses further writes.
    pub async fn close(&self) {
        let writer = lock(&self.0.writer).take();
        if let Some(writer) = writer {
            let _ = spawn_blocking(|| writer.join()).await;
        }
    }
}

/// Whoever waits for a turn, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl<'a> Waiting<'a> {
    fn begin(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Relaxed);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
