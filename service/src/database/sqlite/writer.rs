//! The thread that writes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::runtime::Handle;
use tokio::sync::mpsc;

use crate::database::Error;

/// How many writes may wait, and how many share a transaction.
const MAX_WAITING: usize = 1024;

/// A part of a transaction.
pub(super) struct Job {
    pub(super) work: Work,
    /// Where somebody waits for the answer.
    pub(super) runtime: Handle,
}

/// Does its part of a transaction; what it returns is called after the commit,
/// or dropped if there is none.
pub(super) type Work = Box<dyn FnOnce(&Connection) -> Reply + Send>;
pub(super) type Reply = Box<dyn FnOnce() + Send>;

pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: JoinHandle<()>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Self {
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let thread = thread::spawn(move || write_all(&connection, waiting));
        Self { jobs, thread }
    }

    /// Where jobs are sent to.
    pub(super) fn jobs(&self) -> mpsc::Sender<Job> {
        self.jobs.clone()
    }

    /// Waits for the jobs that have been sent.
    pub(super) fn join(self) {
        // The thread ends when the last sender is gone.
        drop(self.jobs);
        let _ = self.thread.join();
    }
}

/// Writes until no sender is left: all that waits in one transaction, so that it
/// shares one wait for the disk.
fn write_all(connection: &Connection, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while waiting.blocking_recv_many(&mut batch, MAX_WAITING) > 0 {
        // A job that panics undoes the transaction, and must not end the thread:
        // nothing would be written any more.
        let committed = catch_unwind(AssertUnwindSafe(|| commit(connection, &mut batch)));
        match committed {
            Ok(Ok(replies)) => answer(replies),
            Ok(Err(error)) => tracing::error!(%error, "a transaction failed"),
            Err(_) => tracing::error!("the program failed at a write"),
        }
        batch.clear();
    }
    // Where somebody still reads, it answers with a row that says so.
    let is_busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
    match is_busy {
        Ok(false) => {}
        Ok(true) => tracing::warn!("the log was not moved into the database file: it is read"),
        Err(error) => tracing::warn!(%error, "the log was not moved into the database file"),
    }
}

/// Answers on the runtimes that wait: there each wakes its own tasks, which is cheaper than doing
/// so from here, and the next transaction does not wait for it.
fn answer(mut replies: Vec<(Handle, Reply)>) {
    while let Some((runtime, _)) = replies.first() {
        let runtime = runtime.clone();
        let (own, others) = replies
            .into_iter()
            .partition::<Vec<_>, _>(|(other, _)| other.id() == runtime.id());
        runtime.spawn(async move { own.into_iter().for_each(|(_, reply)| reply()) });
        replies = others;
    }
}

fn commit(connection: &Connection, batch: &mut Vec<Job>) -> Result<Vec<(Handle, Reply)>, Error> {
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let mut replies = Vec::with_capacity(batch.len());
    for job in batch.drain(..) {
        replies.push((job.runtime, (job.work)(connection)));
        // Some errors, such as a full disk, undo the whole transaction.
        if connection.is_autocommit() {
            return Err(Error::Unavailable("the transaction was undone".to_owned()));
        }
    }
    transaction.commit()?;
    tracing::debug!(writes = replies.len(), "committed");
    Ok(replies)
}
