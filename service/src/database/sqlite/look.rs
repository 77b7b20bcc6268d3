//! Looking at a database without a change to it, or to what is beside it.

use std::io::ErrorKind;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::connection::{explain, tables};
use super::names::log_of;
use crate::database::{Error, Tables};

/// What tables the database in a file has. One that is not there must be possible
/// to make.
pub(in crate::database) fn look(path: &Path) -> Result<Tables, Error> {
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    may_write(folder.unwrap_or(Path::new(".")))?;
    match path.metadata() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Tables::None),
        Err(error) => return Err(Error::Unavailable(format!("{}: {error}", path.display()))),
        Ok(it) if !it.is_file() => return Err(no_file(path)),
        Ok(_) => may_write(path)?,
    }
    let connection = open_untouched(path).map_err(|error| explain(path, &error))?;
    tables(&connection, path)
}

fn no_file(path: &Path) -> Error {
    let path = path.display();
    Error::Failed(format!("{path} is no file: --database names another"))
}

/// Opens a database to read it. SQLite is told that nobody changes it if nobody
/// has it open, since it would leave files beside it otherwise.
pub(super) fn open_untouched(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    match url::Url::from_file_path(absolute) {
        Ok(mut url) if !log_of(path).exists() => {
            url.set_query(Some("immutable=1"));
            Connection::open_with_flags(url.as_str(), flags | OpenFlags::SQLITE_OPEN_URI)
        }
        _ => Connection::open_with_flags(path, flags),
    }
}

/// Whether the user of this process may write to a file or folder.
#[cfg(unix)]
fn may_write(path: &Path) -> Result<(), Error> {
    use nix::unistd::{AccessFlags, access};

    access(path, AccessFlags::W_OK).map_err(|error| {
        let path = path.display();
        Error::Unavailable(format!("{path} cannot be written to: {}", error.desc()))
    })
}

/// The rights of users are known when they are used.
#[cfg(not(unix))]
fn may_write(path: &Path) -> Result<(), Error> {
    let missing = |error| Error::Unavailable(format!("{}: {error}", path.display()));
    path.metadata().map(|_| ()).map_err(missing)
}
