//! Group commit: one thread writes, and all writes that wait share a transaction, and with it one
//! wait for the disk.

use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::PATIENCE;
use super::files::Files;
use crate::database::Error;

/// The number of writes that may wait, and that share a transaction.
const MAX_WAITING: usize = 1024;

/// A handle of the thread. Clones share it.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    Write(Work),
    /// Closes the channel. The sender is dropped when the thread ends.
    Close(oneshot::Sender<()>),
}

/// Does its part of a transaction, and returns a function that reports the result, to be called
/// after the commit.
type Work = Box<dyn FnOnce(&mut Transaction<'_>) -> Report + Send>;
type Report = Box<dyn FnOnce() + Send>;

impl Writer {
    /// Starts the thread. Results are reported on the current runtime.
    pub(super) fn start(connection: Connection, files: Arc<Files>) -> Self {
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let runtime = Handle::current();
        thread::spawn(move || write_all(connection, &files, waiting, &runtime));
        Self { jobs }
    }

    /// Runs `work`, and returns when its effect is on the disk. Fails if it has not begun in time,
    /// and does not begin then.
    ///
    /// SQLite undoes a single statement that fails; `work` of several statements has to undo them
    /// by a savepoint.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Transaction<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (sender, result) = oneshot::channel();
        let is_decided = Arc::new(AtomicBool::default());
        let begins = Arc::clone(&is_decided);
        let work: Work = Box::new(move |transaction| {
            let result = (!begins.swap(true, Relaxed)).then(|| work(transaction));
            // The receiver may be gone.
            Box::new(move || drop(result.map(|result| sender.send(result))))
        });
        let failed = |message: &str| Error::Unavailable(format!("SQLite: {message}"));
        let mut written = pin!(async {
            let sent = self.jobs.send(Job::Write(work)).await;
            sent.map_err(|_| failed("the database is closed"))?;
            result.await.map_err(|_| failed("the transaction failed"))?
        });
        match timeout(PATIENCE, &mut written).await {
            Ok(written) => written,
            Err(_) if is_decided.swap(true, Relaxed) => written.await,
            Err(_) => Err(failed("others have been writing for too long")),
        }
    }

    /// The number of writes that wait.
    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(super) fn is_closed(&self) -> bool {
        self.jobs.is_closed()
    }

    /// Finishes the writes that wait, moves the log into the database file, and rejects further
    /// writes.
    pub(super) async fn close(&self) {
        let (sender, ended) = oneshot::channel();
        // Both fail if it is closed already.
        let _ = self.jobs.send(Job::Close(sender)).await;
        let _ = ended.await;
    }
}

fn write_all(
    mut connection: Connection,
    files: &Files,
    mut waiting: mpsc::Receiver<Job>,
    runtime: &Handle,
) {
    let (mut batch, mut closing) = (Vec::new(), Vec::new());
    while waiting.blocking_recv_many(&mut batch, MAX_WAITING) > 0 {
        let mut writes = Vec::with_capacity(batch.len());
        for job in batch.drain(..) {
            match job {
                Job::Write(work) => writes.push(work),
                Job::Close(sender) => {
                    waiting.close();
                    closing.push(sender);
                }
            }
        }
        // A panic undoes the transaction, and must not end the thread.
        match catch_unwind(AssertUnwindSafe(|| commit(&mut connection, files, writes))) {
            Ok(Ok(reports)) => report_all(reports, runtime),
            Ok(Err(error)) => tracing::error!(%error, "a transaction failed"),
            Err(_) => tracing::error!("a write panicked"),
        }
    }
    let checkpoint = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    if let Err(error) = checkpoint {
        tracing::warn!(%error, "the log was not moved into the database file");
    }
    // Closing the connection deletes the log.
    mem::drop(connection);
    mem::drop(closing);
}

/// Reports on the runtime: a task wakes others there at less cost than this thread does, which
/// begins the next transaction meanwhile.
fn report_all(reports: Vec<Report>, runtime: &Handle) {
    runtime.spawn(async move { reports.into_iter().for_each(|report| report()) });
}

fn commit(
    connection: &mut Connection,
    files: &Files,
    writes: Vec<Work>,
) -> Result<Vec<Report>, Error> {
    files.check()?;
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut reports = Vec::with_capacity(writes.len());
    for work in writes {
        reports.push(work(&mut transaction));
        // Some errors, such as a full disk, undo the whole transaction.
        if transaction.is_autocommit() {
            return Err(Error::Unavailable("it was rolled back".to_owned()));
        }
    }
    transaction.commit()?;
    // What was written to a lost file is lost, too.
    files.check()?;
    tracing::debug!(writes = reports.len(), "committed");
    Ok(reports)
}
