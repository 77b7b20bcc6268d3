//! Opening and migrating.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::database::Error;

/// How long a statement waits for another process to finish its write.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How much of the database is read where the system holds it, without a copy of
/// each page: as much as SQLite can. With many animals, most pages that are read
/// are in no cache of a connection. A disk that fails to give such a page ends the
/// process, and so the connection that writes does without.
const MAPPED_BYTES: i64 = i32::MAX as i64;

/// What brings a database from version n to n + 1, at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/sqlite/0001.sql")];

/// Opens a connection that writes to the database in a file, creating and
/// migrating it where that is needed.
pub fn open(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::SQLITE_OPEN_CREATE)?;
    migrate(&connection)?;
    Ok(connection)
}

/// Opens a connection that writes to a database that is there, in the version of
/// this program.
pub fn open_existing(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::empty())?;
    match version(&connection)? {
        version if version < MIGRATIONS.len() => Err(Error::Failed(format!(
            "the database is of version {version}, from an older program: `serve` renews it"
        ))),
        version if version > MIGRATIONS.len() => Err(from_newer_program(version)),
        _ => Ok(connection),
    }
}

fn open_writer(path: &Path, create: OpenFlags) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags | create)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(Error::Failed(format!(
            "WAL is not possible here: journal_mode is {mode}"
        )));
    }
    // In WAL mode, only FULL waits for the disk at each commit; macOS has to be
    // asked twice.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    Ok(connection)
}

/// Opens a connection that only reads a database that [`open`] has made.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "mmap_size", MAPPED_BYTES)?;
    Ok(connection)
}

fn migrate(connection: &Connection) -> Result<(), Error> {
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    let missing = MIGRATIONS.get(version..);
    let missing = missing.ok_or_else(|| from_newer_program(version))?;
    for migration in missing {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

fn from_newer_program(version: usize) -> Error {
    Error::Failed(format!(
        "the database is of version {version}, from a newer program"
    ))
}
