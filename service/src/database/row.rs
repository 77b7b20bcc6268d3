//! Rows of either engine.

use rusqlite::types::FromSql;
use tokio_postgres::types::FromSqlOwned;

use super::Error;

/// A row that a statement finds.
pub enum Row<'a> {
    /// Of SQLite.
    Sqlite(&'a rusqlite::Row<'a>),
    /// Of PostgreSQL.
    Postgres(&'a tokio_postgres::Row),
}

/// What both engines have as the value of a column: `i64`, `String`, or either in
/// an `Option`.
pub trait Column: FromSql + FromSqlOwned {}

impl<T: FromSql + FromSqlOwned> Column for T {}

impl Row<'_> {
    /// The value of the column at `index`, counted from 0.
    pub fn get<T: Column>(&self, index: usize) -> Result<T, Error> {
        Ok(match self {
            Self::Sqlite(row) => row.get(index)?,
            Self::Postgres(row) => {
                let get = row.try_get(index);
                get.map_err(|error| Error::Failed(error.to_string()))?
            }
        })
    }

    /// The number at `index`, which must be one of `T`.
    pub fn number<T: TryFrom<i64>>(&self, index: usize) -> Result<T, Error> {
        let number: i64 = self.get(index)?;
        let foreign = |_| Error::Failed(format!("column {index} cannot be {number}"));
        T::try_from(number).map_err(foreign)
    }

    /// The word at `index`, which must be one that `parse` knows.
    pub fn word<T>(&self, index: usize, parse: fn(&str) -> Option<T>) -> Result<T, Error> {
        let word: String = self.get(index)?;
        let foreign = || Error::Failed(format!("column {index} cannot be {word:?}"));
        parse(&word).ok_or_else(foreign)
    }
}
