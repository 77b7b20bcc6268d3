//! The files beside a database, which have its name with an end.

use std::path::{Path, PathBuf};

/// The end of the name of what was written last, as long as the database is open.
const LOG: &str = "-wal";

/// The end of the name of the file that is locked by whoever counts requests.
const LOCK: &str = ".lock";

/// The ends of all names that SQLite and this program use.
pub(super) const BESIDE: [&str; 4] = [LOG, "-shm", "-journal", LOCK];

pub(super) fn log_of(database: &Path) -> PathBuf {
    beside(database, LOG)
}

pub(super) fn lock_of(database: &Path) -> PathBuf {
    beside(database, LOCK)
}

/// The file beside a database whose name ends so.
pub(super) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.to_owned().into_os_string();
    name.push(end);
    name.into()
}
