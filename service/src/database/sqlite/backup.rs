//! A copy of a database that is in use.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::connection::{explain, open_any};
use super::look::open_untouched;
use super::names::{BESIDE, beside, log_of};
use crate::database::Error;

/// What becomes of a file that stands where a copy is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// It stays, and nothing is copied.
    Keep,
    /// The copy takes its place once it is complete.
    Replace,
}

/// Copies the database in a file as it is at one moment, whoever writes to it
/// meanwhile. The copy is complete, checked and on the disk when it gets its name,
/// and only the user of this process may read it.
pub fn back_up(database: &Path, target: &Path, existing: Existing) -> Result<(), Error> {
    let connection = open_any(database)?;
    let target = Target::find(database, target, existing)?;
    let copy = tempfile::Builder::new()
        .prefix(".adoption-store-backup-")
        .tempfile_in(&target.folder)
        .map_err(|error| target.failed(&error))?;
    let name = copy.path().to_str();
    let name = name.ok_or_else(|| target.failed(&"its path is not UTF-8"))?;
    connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| explain(database, &error))?;
    check(copy.path())?;
    let kept = copy.as_file().sync_all();
    kept.map_err(|error| target.failed(&error))?;
    target.keep(copy)
}

/// Where a copy is to be.
struct Target {
    path: PathBuf,
    folder: PathBuf,
    existing: Existing,
}

impl Target {
    fn find(database: &Path, path: &Path, existing: Existing) -> Result<Self, Error> {
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let target = Self {
            path: path.to_owned(),
            folder: folder.canonicalize().map_err(|error| {
                let folder = folder.display();
                Error::Failed(format!("the folder {folder} cannot be used: {error}"))
            })?,
            existing,
        };
        if target.is_beside(database) {
            return Err(target.failed(&"a file of this name belongs to the database"));
        }
        let seen = path.symlink_metadata();
        match path.canonicalize() {
            Ok(there) if database.canonicalize().is_ok_and(|it| it == there) => {
                Err(target.failed(&"it is the database itself"))
            }
            // To give its name away would break whoever uses it, as /dev/null or /dev/stdout.
            _ if seen.is_ok_and(|it| !it.is_file()) => {
                Err(target.failed(&"it is a link, folder, device or pipe, which is never replaced"))
            }
            Ok(_) if existing == Existing::Keep => Err(target.is_there()),
            _ if log_of(path).exists() => {
                Err(target.failed(&"a program has it open as a database: end that program first"))
            }
            _ => Ok(target),
        }
    }

    /// Whether it has the name of a file that is, or may be, beside a database.
    fn is_beside(&self, database: &Path) -> bool {
        let (Some(name), Ok(database)) = (self.path.file_name(), database.canonicalize()) else {
            return false;
        };
        let place = self.folder.join(name);
        BESIDE.iter().any(|end| beside(&database, end) == place)
    }

    /// Gives the copy its name.
    fn keep(&self, copy: NamedTempFile) -> Result<(), Error> {
        let kept = match self.existing {
            Existing::Keep => copy.persist_noclobber(&self.path),
            Existing::Replace => copy.persist(&self.path),
        };
        kept.map_err(|error| match error.error.kind() {
            io::ErrorKind::AlreadyExists => self.is_there(),
            _ => self.failed(&error.error),
        })?;
        self.sync_folder().map_err(|error| self.failed(&error))
    }

    /// Waits until the name is on the disk, too.
    #[cfg(unix)]
    fn sync_folder(&self) -> io::Result<()> {
        File::open(&self.folder)?.sync_all()
    }

    /// A folder cannot be opened here.
    #[cfg(not(unix))]
    fn sync_folder(&self) -> io::Result<()> {
        Ok(())
    }

    fn is_there(&self) -> Error {
        self.failed(&"it is there already; --force replaces it")
    }

    fn failed(&self, reason: &dyn std::fmt::Display) -> Error {
        Error::Failed(format!("{} is not written: {reason}", self.path.display()))
    }
}

/// Has SQLite look at every page of a copy.
fn check(copy: &Path) -> Result<(), Error> {
    let connection = open_untouched(copy)?;
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match found == "ok" {
        true => Ok(()),
        false => Err(Error::Failed(format!(
            "the database is damaged, and was not copied: {found}"
        ))),
    }
}
