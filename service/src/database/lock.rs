//! Where the requests of a database are counted: in one process, or on a server.

use super::postgres::SessionLock;
use super::sqlite::FileLock;
use super::{Database, Engine, Error};

/// The right to count the requests of a database, until it is dropped or its process
/// ends in whatever way.
#[derive(Debug)]
pub struct ServiceLock(Lock);

/// Beside whom requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Nobody: they are counted in the memory of the process.
    Alone,
    /// Others that count on the same server.
    Shared,
}

#[derive(Debug)]
enum Lock {
    File { _lock: FileLock },
    Session(Box<SessionLock>),
}

impl ServiceLock {
    /// Takes the right, unless others have one that it cannot stand beside.
    pub async fn take(database: &Database, sharing: Sharing) -> Result<Self, Error> {
        Ok(Self(match &database.engine {
            Engine::Sqlite(sqlite) => {
                let lock = FileLock::take(sqlite.path(), sharing);
                let _lock = lock.map_err(|error| Error::Failed(error.to_string()))?;
                Lock::File { _lock }
            }
            Engine::Postgres(postgres) => {
                let lock = SessionLock::take(postgres.clone(), sharing).await?;
                Lock::Session(Box::new(lock))
            }
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
