//! The animals.

#[cfg(test)]
mod tests;

use generated_server::types::PetRequired;
use generated_server::{NewPet, Pet, PetStatus};

use crate::database::{Database, Error, Row, Statement};

/// The animals in a database.
#[derive(Clone)]
pub struct Store {
    database: Database,
}

/// Animals in the order of their identifiers.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The animals.
    pub pets: Vec<Pet>,
    /// `true` if more follow.
    pub has_next: bool,
}

/// The maximum size of a page in bytes of JSON, unless a single animal is larger.
const MAX_PAGE: usize = 256 * 1024;

/// The approximate size of an animal in JSON without its name.
const SIZE_WITHOUT_NAME: usize = 100;

const INSERT: &str = "INSERT INTO animals (name, category_id, status) VALUES ($1, $2, $3)";

const GET: &str = "SELECT id, name, category_id, status FROM animals WHERE id = $1";

const LIST: &str = "SELECT id, name, category_id, status FROM animals
    WHERE id > $1 ORDER BY id LIMIT $2";

const LIST_BY_STATUS: &str = "SELECT id, name, category_id, status FROM animals
    WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";

impl Store {
    /// The animals in `database`.
    pub const fn new(database: Database) -> Self {
        Self { database }
    }

    /// Adds an animal, and returns it once it is on the disk.
    pub async fn add(&self, pet: NewPet) -> Result<Pet, Error> {
        let (name, category_id) = (pet.name.clone(), pet.category_id);
        let status = pet.status;
        let id = self.database.insert(insert(pet)).await?;
        let required = PetRequired {
            id,
            name,
            category_id,
        };
        Ok(Pet::from(required).status(status))
    }

    /// Adds animals in their order, all or none. They are on the disk afterwards.
    pub async fn add_all(&self, pets: Vec<NewPet>) -> Result<(), Error> {
        let inserts = pets.into_iter().map(insert).collect();
        self.database.run_all(inserts).await
    }

    /// Returns the animal with this identifier.
    pub async fn get(&self, id: i64) -> Result<Option<Pet>, Error> {
        let get = Statement::new(GET).short().bind(id);
        Ok(self.database.run(get, read).await?.pop())
    }

    /// Returns at most `limit` animals after the identifier `after`, optionally of one status.
    /// There are fewer if their names are long.
    pub async fn list(
        &self,
        after: Option<i64>,
        limit: u32,
        status: Option<PetStatus>,
    ) -> Result<Page, Error> {
        let list = match status {
            Some(status) => Statement::new(LIST_BY_STATUS).bind(status.as_str()),
            None => Statement::new(LIST),
        };
        // One more than the limit shows whether there is a next page.
        let list = list
            .short()
            .bind(after.unwrap_or(0))
            .bind(i64::from(limit) + 1);
        let mut pets = self.database.run(list, read).await?;
        let mut size = 0;
        let fits = |pet: &&Pet| {
            size += SIZE_WITHOUT_NAME + json_length(&pet.name);
            size <= MAX_PAGE
        };
        let fitting = pets.iter().take(limit as usize).take_while(fits).count();
        let count = fitting.max(1);
        let has_next = count < pets.len();
        pets.truncate(count);
        Ok(Page { pets, has_next })
    }
}

fn insert(pet: NewPet) -> Statement {
    let status = pet.status.as_str();
    let insert = Statement::new(INSERT).bind(pet.name);
    insert.bind(pet.category_id).bind(status)
}

fn read(row: &Row<'_>) -> Result<Pet, Error> {
    let pet = Pet::from(PetRequired {
        id: row.get(0)?,
        name: row.get(1)?,
        category_id: row.get(2)?,
    });
    Ok(pet.status(row.parse::<PetStatus>(3)?))
}

/// The length of a text in JSON, without its quotes.
fn json_length(text: &str) -> usize {
    let escaped = |byte| match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' => 2,
        0..=0x1f => 6,
        _ => 1,
    };
    text.bytes().map(escaped).sum()
}
