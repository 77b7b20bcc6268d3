//! API keys: who may call, and how often.

mod plan;
mod records;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

pub use self::plan::Plan;
pub use self::records::{Key, Record, insert, list, new_token, revoke};

use crate::clock::Clock;
use crate::database::{Database, Error};

/// How long a key is accepted without another look into the database, in
/// milliseconds: a revoked key stops within this time.
const TRUST_MS: u64 = 1000;

/// How many texts that were not seen before are looked for at once. Most of
/// them are guesses when there are many, and they must leave threads to those
/// who have a key.
const MAX_GUESSES: usize = 4;

/// How long one of them waits for its turn.
const PATIENCE: Duration = Duration::from_secs(1);

/// Tells the keys that are valid from those that are not.
pub struct Keys {
    database: Database,
    clock: Clock,
    /// The valid keys that were seen, by a keyed hash of their text: a guess
    /// does not get as far as a comparison that would tell, by the time it
    /// takes, how much of the guess is right. Keys that are not valid are not
    /// kept, so there are never more than have been made.
    seen: RwLock<HashMap<u64, Seen>>,
    hasher: RandomState,
    guesses: Arc<Semaphore>,
}

struct Seen {
    token: Box<str>,
    key: Key,
    checked_ms: u64,
}

impl Keys {
    /// The keys of `database`.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self {
            database,
            clock,
            seen: RwLock::default(),
            hasher: RandomState::new(),
            guesses: Arc::new(Semaphore::new(MAX_GUESSES)),
        }
    }

    /// The key whose text is `token`, unless there is none or it is revoked.
    pub async fn verify(&self, token: &str) -> Result<Option<Key>, Error> {
        let hash = self.hasher.hash_one(token);
        let now_ms = (self.clock)();
        match self.recall(hash, token) {
            Some((key, checked_ms)) if now_ms.abs_diff(checked_ms) < TRUST_MS => Ok(Some(key)),
            Some(_) => self.look_up(hash, token, now_ms, None).await,
            None if records::is_well_formed(token) => {
                let turn = self.turn().await?;
                self.look_up(hash, token, now_ms, Some(turn)).await
            }
            None => Ok(None),
        }
    }

    /// A turn to look for a text that was not seen before.
    async fn turn(&self) -> Result<OwnedSemaphorePermit, Error> {
        let turn = Arc::clone(&self.guesses).acquire_owned();
        let too_many = || Error::Unavailable("too many unknown keys are looked for".to_owned());
        // It is never closed.
        let turn = timeout(PATIENCE, turn).await.map_err(|_| too_many())?;
        turn.map_err(|_| too_many())
    }

    /// The key of this text and when it was last looked for, if it was seen.
    fn recall(&self, hash: u64, token: &str) -> Option<(Key, u64)> {
        let seen = self.seen.read().unwrap_or_else(PoisonError::into_inner);
        let entry = seen.get(&hash).filter(|entry| *entry.token == *token)?;
        Some((entry.key, entry.checked_ms))
    }

    /// Looks for a key in the database. `turn` is held until that is done, even
    /// if nobody waits for it any more.
    async fn look_up(
        &self,
        hash: u64,
        token: &str,
        now_ms: u64,
        turn: Option<OwnedSemaphorePermit>,
    ) -> Result<Option<Key>, Error> {
        let digest = records::digest(token);
        let key = records::find(&self.database, digest, turn).await?;
        let mut seen = self.seen.write().unwrap_or_else(PoisonError::into_inner);
        match key {
            Some(key) => seen.insert(
                hash,
                Seen {
                    token: token.into(),
                    key,
                    checked_ms: now_ms,
                },
            ),
            None => seen.remove(&hash),
        };
        Ok(key)
    }
}
