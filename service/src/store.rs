//! The animals.

mod page;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

pub use self::page::Page;

use self::page::Room;

use crate::database::{Database, Error, Row, Statement, Value};

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

/// An animal that is not in the store yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnimal {
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

const INSERT: &str = "INSERT INTO animals (name, category_id, status) VALUES ($1, $2, $3)
    RETURNING id, name, category_id, status";

const INSERT_ONE: &str = "INSERT INTO animals (name, category_id, status) VALUES ($1, $2, $3)";

/// Adds as many animals as there are [`ROWS`].
static INSERT_MANY: LazyLock<String> = LazyLock::new(|| {
    let row = |first: usize| format!(", (${first}, ${}, ${})", first + 1, first + 2);
    let others = (1..ROWS).map(|index| row(3 * index + 1));
    INSERT_ONE.to_owned() + &others.collect::<String>()
});

/// How many animals one statement adds: few enough for both engines, and more would
/// not be faster.
const ROWS: usize = 250;

const GET: &str = "SELECT id, name, category_id, status FROM animals WHERE id = $1";

const LIST: &str = "SELECT id, name, category_id, status FROM animals
    WHERE id > $1 ORDER BY id LIMIT $2";

const LIST_BY_STATUS: &str = "SELECT id, name, category_id, status FROM animals
    WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";

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
        let values = [name.into(), category_id.into(), status.as_str().into()];
        let added = self.database.change(Statement::new(INSERT, values), read);
        let missing = || Error::Failed("an animal was added, and not told of".to_owned());
        added.await?.pop().ok_or_else(missing)
    }

    /// Adds animals in their order, all or none; when this returns, they are on the
    /// disk.
    pub async fn add_all(&self, animals: Vec<NewAnimal>) -> Result<(), Error> {
        let values: Vec<_> = animals.into_iter().flat_map(NewAnimal::values).collect();
        let (many, rest) = values.as_chunks::<{ 3 * ROWS }>();
        let many = many.iter().map(|rows| (INSERT_MANY.as_str(), &rows[..]));
        let single = rest.chunks(3).map(|row| (INSERT_ONE, row));
        let statements = many.chain(single);
        let statements = statements.map(|(sql, values)| Statement::new(sql, values));
        self.database.change_all(statements.collect()).await
    }

    /// The animal with this identifier.
    pub async fn get(&self, id: i64) -> Result<Option<Animal>, Error> {
        let get = Statement::new(GET, [id.into()]);
        Ok(self.database.query(get, read).await?.pop())
    }

    /// At most `limit` animals in the order of their identifiers, from the first
    /// after `after`, of one status or of all; fewer where their names are long.
    pub async fn list(
        &self,
        after: Option<i64>,
        limit: u32,
        status: Option<Status>,
    ) -> Result<Page, Error> {
        // One more than asked for tells whether others follow.
        let rows = i64::from(limit) + 1;
        let (after, rows) = (after.unwrap_or(0).into(), rows.into());
        let list = match status {
            Some(status) => Statement::new(LIST_BY_STATUS, [status.as_str().into(), after, rows]),
            None => Statement::new(LIST, [after, rows]),
        };
        let room = Room::default();
        let found = self.database.query(list, move |row| room.read(row)).await?;
        let count = found.len();
        let fitting = found.into_iter().map_while(|animal| animal);
        let animals: Vec<_> = fitting.take(limit as usize).collect();
        let has_next = animals.len() < count;
        Ok(Page { animals, has_next })
    }
}

impl NewAnimal {
    fn values(self) -> [Value; 3] {
        let Self {
            name,
            category_id,
            status,
        } = self;
        [name.into(), category_id.into(), status.as_str().into()]
    }
}

fn read(row: &Row<'_>) -> Result<Animal, Error> {
    Ok(Animal {
        id: row.get(0)?,
        name: row.get(1)?,
        category_id: row.get(2)?,
        status: row.word(3, Status::parse)?,
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
    fn parse(word: &str) -> Option<Self> {
        match word {
            "available" => Some(Self::Available),
            "pending" => Some(Self::Pending),
            "sold" => Some(Self::Sold),
            _ => None,
        }
    }
}
