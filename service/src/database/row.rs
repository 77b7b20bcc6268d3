//! Rows of either engine.

use rusqlite::types::FromSql;
use tokio_postgres::types::FromSqlOwned;

use super::Error;

/// A row of a result.
pub enum Row<'a> {
    /// A row of SQLite.
    Sqlite(&'a rusqlite::Row<'a>),
    /// A row of PostgreSQL.
    Postgres(&'a tokio_postgres::Row),
}

/// The type of a column: `i64`, `String`, or an `Option` of either.
pub trait Column: FromSql + FromSqlOwned {}

impl<T: FromSql + FromSqlOwned> Column for T {}

impl Row<'_> {
    /// Returns the value of the column at `index`, counted from 0.
    pub fn get<T: Column>(&self, index: usize) -> Result<T, Error> {
        Ok(match self {
            Self::Sqlite(row) => row.get(index)?,
            Self::Postgres(row) => row.try_get(index)?,
        })
    }

    /// Returns an integer of the type `T`.
    pub fn number<T: TryFrom<i64>>(&self, index: usize) -> Result<T, Error> {
        let number: i64 = self.get(index)?;
        let invalid = |_| Error::Failed(format!("invalid value {number} in column {index}"));
        T::try_from(number).map_err(invalid)
    }

    /// Parses a text.
    pub fn parse<T: std::str::FromStr>(&self, index: usize) -> Result<T, Error> {
        let text = match self {
            Self::Sqlite(row) => row
                .get_ref(index)?
                .as_str()
                .map_err(rusqlite::Error::from)?,
            Self::Postgres(row) => row.try_get(index)?,
        };
        let invalid = |_| Error::Failed(format!("invalid value {text:?} in column {index}"));
        text.parse().map_err(invalid)
    }
}
