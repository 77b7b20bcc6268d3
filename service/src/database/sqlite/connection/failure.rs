//! What may be done where a database is not opened.

use std::path::Path;

use rusqlite::ErrorCode;

use super::BUSY_TIMEOUT;
use crate::database::Error;

/// Why the database at `path` is not opened.
pub(in crate::database::sqlite) fn explain(path: &Path, error: &rusqlite::Error) -> Error {
    let file = path.display();
    match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen) => Error::Unavailable(unopened(path)),
        Some(ErrorCode::PermissionDenied | ErrorCode::ReadOnly) => Error::Unavailable(format!(
            "{file} cannot be written: this user needs the right to write to the file and to its folder"
        )),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Unavailable(format!(
            "{file} is locked: another program has written to it for more than {} seconds; end it, and try again",
            BUSY_TIMEOUT.as_secs()
        )),
        Some(ErrorCode::NotADatabase) => Error::Failed(format!(
            "{file} is not a database of SQLite: --database names another file"
        )),
        _ => Error::Failed(format!("{file}: {error}")),
    }
}

fn unopened(path: &Path) -> String {
    let file = path.display();
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return format!(
            "{file} cannot be opened: there is no folder {}",
            folder.display()
        );
    }
    match path.try_exists() {
        Ok(false) => format!(
            "{file} is not there, or cannot be made: `serve` and `keys create` make a database, where this user \
             may write to the folder; --database names another"
        ),
        Ok(true) if path.is_dir() => {
            format!("{file} is a folder: --database names a file")
        }
        _ => format!("{file} cannot be opened: this user needs the right to read and write it"),
    }
}
