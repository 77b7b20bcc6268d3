//! Opening and migrating.

mod failure;

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

pub(super) use self::failure::explain;

use crate::database::{Error, Tables};

/// How long a statement waits for another process to finish its write.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How much of the database is read where the system holds it, without a copy of
/// each page: as much as SQLite can. With many animals, most pages that are read
/// are in no cache of a connection. A disk that fails to give such a page ends the
/// process, and so the connection that writes does without.
const MAPPED_BYTES: i64 = i32::MAX as i64;

/// How much of the database the connection that writes keeps, in KiB: it adds to the
/// ends of a table and its indexes. More would be filled in time, and be of no use.
pub(super) const WRITER_CACHE_KIB: i64 = 512;

/// What brings a database from version n to n + 1, at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/sqlite/0001.sql")];

/// Opens a connection that writes to the database in a file, creating and
/// migrating it where that is needed.
pub fn open(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::SQLITE_OPEN_CREATE)?;
    let version = migrate(&connection).map_err(|error| explain(path, &error))?;
    // A newer one is left as it is.
    Tables::of(version, MIGRATIONS.len())?;
    Ok(connection)
}

/// Opens a connection that writes to a database that is there, in the version of
/// this program.
pub fn open_existing(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::empty())?;
    tables(&connection, path)?.usable()?;
    Ok(connection)
}

/// Opens a database that is there, in any version of this program or an older one.
pub(super) fn open_any(path: &Path) -> Result<Connection, Error> {
    let connection = open_writer(path, OpenFlags::empty())?;
    match tables(&connection, path)? {
        Tables::Old(_) => Ok(connection),
        tables => tables.usable().map(|()| connection),
    }
}

/// What tables a database has.
pub(super) fn tables(connection: &Connection, path: &Path) -> Result<Tables, Error> {
    let seen = look(connection).map_err(|error| explain(path, &error))?;
    match seen {
        (0, true) => Err(Error::Failed(format!(
            "{} is a database of another program: --database names another file",
            path.display()
        ))),
        (version, _) => Tables::of(version, MIGRATIONS.len()),
    }
}

/// The version of a database, and whether it has tables, both at one moment.
fn look(connection: &Connection) -> rusqlite::Result<(usize, bool)> {
    let moment = Transaction::new_unchecked(connection, TransactionBehavior::Deferred)?;
    let any = "SELECT EXISTS (SELECT 1 FROM sqlite_schema)";
    Ok((
        version(&moment)?,
        moment.query_row(any, [], |row| row.get(0))?,
    ))
}

fn open_writer(path: &Path, create: OpenFlags) -> Result<Connection, Error> {
    let opened = connect(path, create).map_err(|error| explain(path, &error));
    let connection = opened?;
    // Before anything is changed in that of another program.
    tables(&connection, path)?;
    let mode = prepare(&connection).map_err(|error| explain(path, &error))?;
    match mode == "wal" {
        true => Ok(connection),
        false => Err(Error::Failed(format!(
            "WAL is not possible where {} is: journal_mode is {mode}; use a file system of this machine",
            path.display()
        ))),
    }
}

fn connect(path: &Path, create: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags | create)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}

/// Readies a connection to write, and tells how it does.
fn prepare(connection: &Connection) -> rusqlite::Result<String> {
    let mode = write_ahead(connection)?;
    // In WAL mode, only FULL waits for the disk at each commit; macOS has to be
    // asked twice.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "fullfsync", true)?;
    // A negative number is one of KiB.
    connection.pragma_update(None, "cache_size", -WRITER_CACHE_KIB)?;
    Ok(mode)
}

/// Lets a connection write ahead, and tells how it writes then. SQLite does not
/// wait where several processes begin to do so in a new file.
fn write_ahead(connection: &Connection) -> rusqlite::Result<String> {
    let begun = Instant::now();
    loop {
        let mode =
            connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0));
        match mode {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && begun.elapsed() < BUSY_TIMEOUT =>
            {
                sleep(Duration::from_millis(5));
            }
            mode => return mode,
        }
    }
}

/// Opens a connection that only reads a database that [`open`] has made.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.pragma_update(None, "mmap_size", MAPPED_BYTES)?;
    Ok(connection)
}

/// Makes the tables, and renews those of an older program. All or nothing is
/// done. Returns the version that the database has then.
fn migrate(connection: &Connection) -> rusqlite::Result<usize> {
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    let Some(missing) = MIGRATIONS.get(version..) else {
        return Ok(version);
    };
    for migration in missing {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len())?;
    transaction.commit()?;
    Ok(MIGRATIONS.len())
}

fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
