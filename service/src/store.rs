//! The animals.

#[cfg(test)]
mod tests;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::database::{Database, Error};

/// Whether an animal can be adopted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It can.
    Available,
    /// An adoption is under way.
    Pending,
    /// It has been adopted.
    Sold,
}

/// An animal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animal {
    /// At least 1, never given out twice, ascending in the order of creation.
    pub id: i64,
    /// What it is called: any text.
    pub name: String,
    /// The category that it belongs to.
    pub category_id: i64,
    /// Whether it can be adopted.
    pub status: Status,
}

/// The animals that a database holds.
#[derive(Clone)]
pub struct Store {
    database: Database,
}

const INSERT: &str = "INSERT INTO animals (name, category_id, status) VALUES (?1, ?2, ?3)";

const GET: &str = "SELECT id, name, category_id, status FROM animals WHERE id = ?1";

const LIST: &str = "SELECT id, name, category_id, status FROM animals
    WHERE id > ?1 ORDER BY id LIMIT ?2";

const LIST_BY_STATUS: &str = "SELECT id, name, category_id, status FROM animals
    WHERE status = ?3 AND id > ?1 ORDER BY id LIMIT ?2";

impl Store {
    /// The animals of `database`.
    pub const fn new(database: Database) -> Self {
        Self { database }
    }

    /// Adds an animal; when this returns, it is on the disk.
    pub async fn add(
        &self,
        name: String,
        category_id: i64,
        status: Status,
    ) -> Result<Animal, Error> {
        let insert = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(INSERT)?;
            let id = statement.insert(params![name, category_id, status.as_str()])?;
            Ok(Animal {
                id,
                name,
                category_id,
                status,
            })
        };
        self.database.write(insert).await
    }

    /// The animal with this identifier.
    pub async fn get(&self, id: i64) -> Result<Option<Animal>, Error> {
        let get = move |connection: &Connection| {
            connection
                .prepare_cached(GET)?
                .query_row([id], read)
                .optional()
        };
        self.database.read(get).await
    }

    /// At most `limit` animals in the order of their identifiers, from the first
    /// after `after`, of one status or of all.
    pub async fn list(
        &self,
        after: Option<i64>,
        limit: u32,
        status: Option<Status>,
    ) -> Result<Vec<Animal>, Error> {
        let after = after.unwrap_or(0);
        self.database
            .read(move |connection| list(connection, after, limit, status))
            .await
    }
}

fn list(
    connection: &Connection,
    after: i64,
    limit: u32,
    status: Option<Status>,
) -> rusqlite::Result<Vec<Animal>> {
    let Some(status) = status else {
        let mut statement = connection.prepare_cached(LIST)?;
        return statement.query_map(params![after, limit], read)?.collect();
    };
    let mut statement = connection.prepare_cached(LIST_BY_STATUS)?;
    let rows = statement.query_map(params![after, limit, status.as_str()], read)?;
    rows.collect()
}

fn read(row: &Row<'_>) -> rusqlite::Result<Animal> {
    let (id, name, category_id, status) = row.try_into()?;
    Ok(Animal {
        id,
        name,
        category_id,
        status,
    })
}

impl Status {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Available => "available",
            Self::Pending => "pending",
            Self::Sold => "sold",
        }
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "available" => Ok(Self::Available),
            "pending" => Ok(Self::Pending),
            "sold" => Ok(Self::Sold),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}
