//! Statements that both engines understand.

use rusqlite::{Connection, params_from_iter};
use tokio_postgres::types::ToSql;

use super::{Error, Row, Value};

/// A statement with its values. `$1` stands for the first of them; SQLite numbers
/// them in the order in which they first stand in the text.
#[derive(Clone, Debug)]
pub struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

impl Statement {
    /// A statement with its values.
    pub fn new(sql: &'static str, values: impl Into<Vec<Value>>) -> Self {
        let values = values.into();
        Self { sql, values }
    }

    /// Its text.
    pub(super) const fn sql(&self) -> &'static str {
        self.sql
    }

    /// Its values, as PostgreSQL takes them.
    pub(super) fn values(&self) -> Vec<&(dyn ToSql + Sync)> {
        self.values.iter().map(|value| value as _).collect()
    }

    /// Runs it in SQLite, and reads all rows.
    pub(super) fn rows<T>(
        self,
        connection: &Connection,
        read: impl Fn(&Row<'_>) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let mut statement = connection.prepare_cached(self.sql)?;
        let mut rows = statement.query(params_from_iter(self.values))?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(read(&Row::Sqlite(row))?);
        }
        Ok(found)
    }

    /// Runs it in SQLite.
    pub(super) fn execute(self, connection: &Connection) -> Result<(), Error> {
        self.rows(connection, |_| Ok(())).map(|_| ())
    }
}

/// Runs several in SQLite, within a transaction: all of them, or none.
pub(super) fn execute_all(
    statements: Vec<Statement>,
    connection: &Connection,
) -> Result<(), Error> {
    connection.execute_batch("SAVEPOINT statements")?;
    let mut statements = statements.into_iter();
    let executed = statements.try_for_each(|statement| statement.execute(connection));
    if executed.is_err() && !connection.is_autocommit() {
        connection.execute_batch("ROLLBACK TO statements")?;
    }
    // An error may have undone the whole transaction.
    if !connection.is_autocommit() {
        connection.execute_batch("RELEASE statements")?;
    }
    executed
}
