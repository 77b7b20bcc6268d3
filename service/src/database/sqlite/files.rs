//! The files of a database while it is open.

use std::fs::{File, Metadata, TryLockError};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use parking_lot::Mutex;

use crate::database::Error;

/// The files that SQLite has opened, to detect that one has been removed, replaced or truncated:
/// SQLite would continue to write to a file that cannot be found again.
pub(super) struct Files {
    open: [(PathBuf, Identity); 3],
    /// The size of the database, which never shrinks.
    size: AtomicU64,
    lock: PathBuf,
}

type Identity = (u64, u64);

impl Files {
    /// The files of the open database `path`.
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let database = path.canonicalize()?;
        let with = |suffix| {
            let mut path = database.clone().into_os_string();
            path.push(suffix);
            PathBuf::from(path)
        };
        let open = |path: PathBuf| {
            let identity = identity(&path.metadata()?);
            Ok::<_, io::Error>((path, identity))
        };
        Ok(Self {
            open: [
                open(path.to_owned())?,
                open(with("-wal"))?,
                open(with("-shm"))?,
            ],
            size: AtomicU64::default(),
            lock: with(".lock"),
        })
    }

    /// Fails if one is no longer at its path, or shorter than before.
    pub(super) fn check(&self) -> Result<(), Error> {
        let lost = |path: &Path, how| {
            let path = path.display();
            Err(Error::Unavailable(format!(
                "{path} was {how}: restart the service"
            )))
        };
        for (path, opened) in &self.open {
            if !path.metadata().is_ok_and(|file| identity(&file) == *opened) {
                return lost(path, "removed or replaced");
            }
        }
        let [(path, _), ..] = &self.open;
        let size = path.metadata().map_or(0, |file| file.len());
        match self.size.fetch_max(size, Relaxed) > size {
            true => lost(path, "truncated"),
            false => Ok(()),
        }
    }

    /// Locks a file next to the database, so that one process serves it. The database itself has
    /// locks of SQLite's, which a process would lose by closing any handle of it.
    pub(super) fn lock(&self) -> Result<File, Error> {
        let failed = |error: io::Error| Error::Failed(format!("{}: {error}", self.lock.display()));
        // It is not deleted when the lock is released: another process may have opened it already.
        let file = File::options().create(true).append(true).open(&self.lock);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => {
                let path = self.lock.with_extension("");
                let path = path.display();
                Err(Error::Failed(format!("another process serves {path}")))
            }
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Locks the file again if it is no longer at its path.
    pub(super) fn keep_lock(&self, held: &Mutex<File>) {
        let mut held = held.lock();
        let identity_of = |file: io::Result<Metadata>| file.ok().map(|file| identity(&file));
        if identity_of(held.metadata()) != identity_of(self.lock.metadata())
            && let Ok(file) = self.lock()
        {
            *held = file;
        }
    }
}

fn identity(file: &Metadata) -> Identity {
    (file.dev(), file.ino())
}
