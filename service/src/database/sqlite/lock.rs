//! Who counts the requests of a database in a file.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use super::names::lock_of;
use crate::database::Sharing;

/// The right to count the requests of a database, until it is dropped or its
/// process ends in whatever way.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

impl FileLock {
    /// Takes the right for a database file, which is there.
    ///
    /// The lock is on a file beside it, since SQLite has locks of its own on the
    /// database, which a process loses when it closes any handle of that file.
    pub fn take(database: &Path, sharing: Sharing) -> io::Result<Self> {
        let database = database.canonicalize()?;
        let file = open(&lock_of(&database))?;
        let locked = match sharing {
            Sharing::Alone => file.try_lock(),
            Sharing::Shared => file.try_lock_shared(),
        };
        match locked {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(io::Error::other(format!(
                "another process serves {}, and where requests are counted by the process, only one may: end it, or \
                choose another file with --database",
                database.display()
            ))),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// The file stays when the lock is gone: to remove it would take it from under
/// a process that has opened it and waits to lock it.
fn open(path: &Path) -> io::Result<File> {
    File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(path)
        .map_err(|error| io::Error::other(format!("cannot open {}: {error}", path.display())))
}
