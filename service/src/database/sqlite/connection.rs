//! Opening, migrating and copying a database file.

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use crate::database::Error;

/// The time for which a statement waits for the write of another process.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The size of the memory map of a reader: the maximum of SQLite. An I/O error in a
/// mapped page ends the process, so the connection that writes maps nothing.
const MAPPED_BYTES: i64 = i32::MAX as i64;

/// The page cache of the connection that writes. It appends, and so needs few pages.
const WRITER_CACHE_KIB: i64 = 512;

/// The migration from version n to n + 1 is at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/sqlite/0001.sql")];

/// Opens a connection that writes, and creates or migrates the tables if needed.
pub fn open(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::SQLITE_OPEN_CREATE)?;
    migrate(&connection)?;
    Ok(connection)
}

/// Opens a connection that writes to a database whose tables are up to date.
pub fn open_existing(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::empty())?;
    let found = version(&connection)?;
    match found == MIGRATIONS.len() {
        true => Ok(connection),
        false => Err(Error::Failed(format!(
            "{} has tables of version {found}; `serve` migrates them to version {}",
            path.display(),
            MIGRATIONS.len()
        ))),
    }
}

fn open_writer(path: &Path, create: OpenFlags) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags | create)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    check(&connection, path)?;
    let mode = write_ahead(&connection)?;
    if mode != "wal" {
        let path = path.display();
        let message = format!("{path} needs a local file system: its journal_mode is {mode}");
        return Err(Error::Failed(message));
    }
    // In WAL mode, only FULL waits for the disk at each commit; macOS also needs `fullfsync`.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    // A negative number is in KiB.
    connection.pragma_update(None, "cache_size", -WRITER_CACHE_KIB)?;
    Ok(connection)
}

/// Rejects the database of another program, or of a newer version of this one, before anything
/// is changed.
fn check(connection: &Connection, path: &Path) -> Result<(), Error> {
    let snapshot = Transaction::new_unchecked(connection, TransactionBehavior::Deferred)?;
    let any = "SELECT EXISTS (SELECT 1 FROM sqlite_schema)";
    let has_tables = snapshot.query_row(any, [], |row| row.get(0))?;
    let found = version(&snapshot)?;
    if found > MIGRATIONS.len() || (found == 0 && has_tables) {
        let path = path.display();
        let message = format!("{path} belongs to another program or a newer version of this one");
        return Err(Error::Failed(message));
    }
    Ok(())
}

/// Switches to write-ahead logging, and returns the resulting mode. SQLite does not wait if
/// several processes do so with a new file.
fn write_ahead(connection: &Connection) -> rusqlite::Result<String> {
    let started = Instant::now();
    loop {
        let mode =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0));
        match mode {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && started.elapsed() < BUSY_TIMEOUT =>
            {
                sleep(Duration::from_millis(5));
            }
            mode => return mode,
        }
    }
}

/// Opens a connection that reads.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "mmap_size", MAPPED_BYTES)?;
    Ok(connection)
}

/// Applies the missing migrations, all or none.
fn migrate(connection: &Connection) -> rusqlite::Result<()> {
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    for migration in MIGRATIONS.iter().skip(version) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    transaction.commit()
}

fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Copies a database that may be in use to a new file. The copy is on the disk afterwards.
pub fn back_up(database: &Path, copy: &Path) -> Result<(), Error> {
    let failed = |error: &dyn std::fmt::Display| {
        Error::Failed(format!("cannot write {}: {error}", copy.display()))
    };
    let name = copy.to_str().ok_or_else(|| failed(&"not UTF-8"))?;
    let connection = open_existing(database)?;
    connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| failed(&error))?;
    let file = std::fs::File::open(copy).and_then(|file| file.sync_all());
    file.map_err(|error| failed(&error))
}
