//! Databases with a given number of animals.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _};
use service::database::sqlite;

use crate::Outcome;

/// All in one transaction, a third of each status.
const FILL: &str = "WITH RECURSIVE number (n) AS
        (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
    INSERT INTO animals (name, category_id, status)
    SELECT 'Animal ' || n, n % 5 + 1,
        CASE n % 3 WHEN 0 THEN 'available' WHEN 1 THEN 'pending' ELSE 'sold' END
    FROM number";

/// A database with `count` animals in a folder, which is kept for the next time.
pub fn kept(folder: &Path, count: i64) -> Outcome<PathBuf> {
    let file = folder.join(format!("animals-{count}.db"));
    make_folder(&file)?;
    let connection = sqlite::open(&file)?;
    if last(&connection)? != count {
        drop(connection);
        remove(&file)?;
        fill(&sqlite::open(&file)?, count)?;
    }
    Ok(file)
}

/// A database in a folder, with `count` animals and nothing that was there before.
pub fn fresh(folder: &Path, name: &str, count: i64) -> Outcome<PathBuf> {
    let file = folder.join(format!("{name}.db"));
    remove(&file)?;
    make_folder(&file)?;
    fill(&sqlite::open(&file)?, count)?;
    Ok(file)
}

fn make_folder(file: &Path) -> Outcome<()> {
    Ok(fs::create_dir_all(file.parent().unwrap_or(file))?)
}

/// Removes a database with its log.
fn remove(file: &Path) -> Outcome<()> {
    for end in ["", "-wal", "-shm"] {
        let mut path = file.as_os_str().to_owned();
        path.push(end);
        if fs::exists(&path)? {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

fn fill(connection: &Connection, count: i64) -> Outcome<()> {
    if count > 0 {
        connection.execute(FILL, [count])?;
    }
    Ok(connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")?)
}

fn last(connection: &Connection) -> Outcome<i64> {
    let sql = "SELECT id FROM animals ORDER BY id DESC LIMIT 1";
    let last = connection.query_row(sql, [], |row| row.get(0)).optional()?;
    Ok(last.unwrap_or(0))
}
