//! API keys.

mod plan;
mod records;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

pub use self::plan::Plan;
pub use self::records::{Key, Record, insert, list, new_token, revoke};

use self::records::Digest;
use crate::clock::Clock;
use crate::database::{Database, Error};

/// The time for which a key is cached, in milliseconds. A revoked key is rejected after at most
/// this time.
const TRUST_MS: u64 = 1000;

/// The number of concurrent queries for keys that were not seen before. Most of these are guesses
/// if there are many, and must leave connections to callers with a known key.
const MAX_GUESSES: usize = 4;

/// The time for which an unknown key waits for a query.
const PATIENCE: Duration = Duration::from_secs(1);

/// Verifies keys.
pub struct Keys {
    database: Database,
    clock: Clock,
    /// The valid keys that were seen, with the time of their last query in milliseconds. Invalid
    /// ones are not kept, so the map is no larger than the table.
    seen: RwLock<HashMap<Digest, (Key, u64)>>,
    guesses: Arc<Semaphore>,
}

impl Keys {
    /// The keys in `database`.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self {
            database,
            clock,
            seen: RwLock::default(),
            guesses: Arc::new(Semaphore::new(MAX_GUESSES)),
        }
    }

    /// Returns the key whose text is `token`, unless it is unknown or revoked.
    pub async fn verify(&self, token: &str) -> Result<Option<Key>, Error> {
        let now_ms = (self.clock)();
        if !records::is_well_formed(token) {
            return Ok(None);
        }
        let digest = records::digest(token);
        let turn = match self.recall(&digest) {
            Some((key, queried_ms)) if now_ms.abs_diff(queried_ms) < TRUST_MS => {
                return Ok(Some(key));
            }
            Some(_) => None,
            None => Some(self.turn().await?),
        };
        let found = records::find(&self.database, digest, turn).await?;
        let mut seen = self.seen.write().unwrap_or_else(PoisonError::into_inner);
        match found {
            Some(key) => seen.insert(digest, (key, now_ms)),
            None => seen.remove(&digest),
        };
        Ok(found)
    }

    fn recall(&self, digest: &Digest) -> Option<(Key, u64)> {
        let seen = self.seen.read().unwrap_or_else(PoisonError::into_inner);
        seen.get(digest).copied()
    }

    /// Waits for a turn to query a key that was not seen before.
    async fn turn(&self) -> Result<OwnedSemaphorePermit, Error> {
        let turn = timeout(PATIENCE, Arc::clone(&self.guesses).acquire_owned());
        match turn.await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(Error::Unavailable("too many unknown keys".to_owned())),
        }
    }
}
