//! Opening, migrating and copying a database file.

use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use super::PATIENCE;
use crate::database::Error;

/// The time for which opening a database waits for other processes.
const OPEN_TIMEOUT: Duration = Duration::from_secs(10);

/// The page cache of the connection that writes. It appends, and so needs few pages.
const WRITER_CACHE_KIB: i64 = 512;

/// The migration from version n to n + 1 is at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/sqlite/0001.sql")];

/// Opens a connection that writes. Creates or migrates the tables if needed, or else requires them.
pub fn open(path: &Path, migrates: bool) -> Result<Connection, Error> {
    let failed = |message: &str| Err(Error::Failed(format!("{} {message}", path.display())));
    // SQLite finds the log of a database by its name.
    if path.metadata().is_ok_and(|file| file.nlink() > 1) {
        return failed("has more than one name (hard link)");
    }
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    flags.set(OpenFlags::SQLITE_OPEN_CREATE, migrates);
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(OPEN_TIMEOUT)?;
    // Before anything is changed.
    let (found, has_tables) = state(&connection)?;
    let own = MIGRATIONS.len();
    if found > own || (found == 0 && has_tables) {
        return failed("belongs to another program or a newer version of this one");
    }
    if found < own && !migrates {
        let message = "has tables of version";
        return failed(&format!(
            "{message} {found}; `serve` migrates them to version {own}"
        ));
    }
    let mode = write_ahead(&connection)?;
    if mode != "wal" {
        return failed(&format!(
            "needs a local file system: its journal_mode is {mode}"
        ));
    }
    // In WAL mode, only FULL waits for the disk at each commit; macOS also needs `fullfsync`.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    // A negative number is in KiB.
    connection.pragma_update(None, "cache_size", -WRITER_CACHE_KIB)?;
    if migrates {
        migrate(&connection)?;
    }
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// The version of the tables, and `true` if there are any.
fn state(connection: &Connection) -> rusqlite::Result<(usize, bool)> {
    let snapshot = Transaction::new_unchecked(connection, TransactionBehavior::Deferred)?;
    let any = "SELECT EXISTS (SELECT 1 FROM sqlite_schema)";
    Ok((
        version(&snapshot)?,
        snapshot.query_row(any, [], |row| row.get(0))?,
    ))
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
                    && started.elapsed() < OPEN_TIMEOUT =>
            {
                sleep(Duration::from_millis(5));
            }
            mode => return mode,
        }
    }
}

/// Opens a connection that reads. It maps no pages: reading one of a truncated file would end the
/// process.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    // Otherwise a bound `LIMIT` is part of the plan, and a statement is prepared each time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.busy_timeout(PATIENCE)?;
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
    let connection = open(database, false)?;
    connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(|error| failed(&error))?;
    let file = std::fs::File::open(copy).and_then(|file| file.sync_all());
    file.map_err(|error| failed(&error))
}
