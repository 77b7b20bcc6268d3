//! The embedded database: one connection that writes, others that read.

mod connection;
mod error;
mod lock;
#[cfg(test)]
pub(crate) mod tests;
mod url;
mod writer;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

pub use self::connection::{open, open_existing};
pub use self::error::Error;
pub use self::lock::ServiceLock;
pub use self::url::DatabaseUrl;

use self::connection::open_reader;
use self::writer::{Job, Work, Writer};

/// A handle of the database; its clones share the connections.
#[derive(Clone)]
pub struct Database(Arc<Inner>);

struct Inner {
    url: DatabaseUrl,
    /// `None` once it is closed.
    writer: Mutex<Option<Writer>>,
    /// The connections that do not read just now: there are as many as have read
    /// at once, which the blocking threads of the runtime limit.
    readers: Mutex<Vec<Connection>>,
}

impl Database {
    /// Opens the database, creating and migrating it where that is needed.
    pub fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        let writer = Mutex::new(Some(Writer::start(open(url)?)));
        let inner = Inner {
            url: url.clone(),
            writer,
            readers: Mutex::default(),
        };
        Ok(Self(Arc::new(inner)))
    }

    /// Runs `work` on the connection that writes, and returns when its effect is
    /// on the disk.
    ///
    /// It shares its transaction with whatever else waits to be written. SQLite
    /// undoes a statement that fails and no other, so `work` should be one
    /// statement, or several of which a part may stand.
    pub async fn write<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
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
        Ok(answer.await.map_err(lost)??)
    }

    /// Runs `work` on a connection that only reads, and waits for no write.
    pub async fn read<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let inner = Arc::clone(&self.0);
        let reading = spawn_blocking(move || {
            let idle = lock(&inner.readers).pop();
            let connection = idle.map_or_else(|| open_reader(&inner.url), Ok)?;
            let result = work(&connection);
            lock(&inner.readers).push(connection);
            result
        });
        Ok(reading
            .await
            .map_err(|error| Error::Failed(error.to_string()))??)
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), Error> {
        self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())))
            .await
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

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
