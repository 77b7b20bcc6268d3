//! Statements that both engines run.

use std::borrow::Cow;

use rusqlite::{Connection, params_from_iter};
use tokio_postgres::types::ToSql;

use super::{Error, Row};

/// A parameter of a statement: `i64`, `String`, `&str`, `Vec<u8>`, or an `Option` of one.
pub trait Parameter: rusqlite::ToSql + ToSql + Send + Sync {}

impl<T: rusqlite::ToSql + ToSql + Send + Sync> Parameter for T {}

/// SQL with its parameters, `$1` being the first. SQLite numbers them in the order in which they
/// first occur.
pub struct Statement {
    sql: Cow<'static, str>,
    parameters: Vec<Box<dyn Parameter>>,
    is_short: bool,
}

impl Statement {
    /// A statement without parameters.
    pub const fn new(sql: &'static str) -> Self {
        Self {
            sql: Cow::Borrowed(sql),
            parameters: Vec::new(),
            is_short: false,
        }
    }

    /// Declares that it reads a few rows by an index.
    #[must_use]
    pub const fn short(mut self) -> Self {
        self.is_short = true;
        self
    }

    /// Adds a parameter.
    #[must_use]
    pub fn bind(mut self, value: impl Parameter + 'static) -> Self {
        self.parameters.push(Box::new(value));
        self
    }

    /// Adds a clause at the end.
    #[must_use]
    pub(super) fn with_clause(mut self, clause: &str) -> Self {
        self.sql = format!("{} {clause}", self.sql).into();
        self
    }

    pub(super) fn sql(&self) -> &str {
        &self.sql
    }

    pub(super) const fn is_short(&self) -> bool {
        self.is_short
    }

    /// `true` if it only reads.
    pub(super) fn is_query(&self) -> bool {
        self.sql.starts_with("SELECT")
    }

    /// The parameters for PostgreSQL.
    pub(super) fn parameters(&self) -> Vec<&(dyn ToSql + Sync)> {
        let parameters = self.parameters.iter();
        parameters
            .map(|value| &**value as &(dyn ToSql + Sync))
            .collect()
    }

    /// Runs it on SQLite, and reads all rows.
    pub(super) fn rows<T>(
        &self,
        connection: &Connection,
        read: impl Fn(&Row<'_>) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let mut prepared = connection.prepare_cached(&self.sql)?;
        let parameters = self.parameters.iter();
        let parameters = parameters.map(|value| &**value as &dyn rusqlite::ToSql);
        let mut rows = prepared.query(params_from_iter(parameters))?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            found.push(read(&Row::Sqlite(row))?);
        }
        Ok(found)
    }
}
