//! One service on a database at a time.

use super::postgres::SessionLock;
use super::sqlite::FileLock;
use super::{Database, Engine, Error};

/// The right to count the requests of a database in memory, until it is dropped
/// or its process ends in whatever way.
#[derive(Debug)]
pub struct ServiceLock(Lock);

#[derive(Debug)]
enum Lock {
    File { _lock: FileLock },
    Session(SessionLock),
}

impl ServiceLock {
    /// Takes the right.
    pub async fn take(database: &Database) -> Result<Self, Error> {
        Ok(Self(match &database.engine {
            Engine::Sqlite(sqlite) => {
                let lock = FileLock::take(sqlite.path());
                let _lock = lock.map_err(|error| Error::Failed(error.to_string()))?;
                Lock::File { _lock }
            }
            Engine::Postgres(postgres) => Lock::Session(SessionLock::take(postgres.clone()).await?),
        }))
    }

    /// Ends when another process has the right; a server that was away forgets
    /// who had it.
    pub async fn lost(&mut self) -> Error {
        match &mut self.0 {
            Lock::File { .. } => std::future::pending().await,
            Lock::Session(lock) => lock.lost().await,
        }
    }
}
