//! API keys.

mod plan;
mod records;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use parking_lot::RwLock;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep_until, timeout};

pub use self::plan::Plan;
pub use self::records::{Key, Record, insert, list, new_token, revoke};

use self::records::{Digest, Start};
use crate::clock::Clock;
use crate::database::{Database, Error};

/// The time for which a key is cached, in milliseconds. A revoked key is rejected after at most
/// this time.
const TRUST_MS: u64 = 1000;

/// The least time between two searches for new keys.
const SEARCH_INTERVAL: Duration = Duration::from_millis(20);

/// The time for which an unknown key waits for the searches before its own.
const PATIENCE: Duration = Duration::from_secs(2);

/// Verifies keys. Guesses are not looked up: one search for new keys responds to all that wait.
pub struct Keys {
    database: Database,
    clock: Clock,
    /// The valid keys that were seen, with the time of their last query in milliseconds. Invalid
    /// ones are not kept, so the map is no larger than the table.
    seen: RwLock<HashMap<Digest, (Key, u64)>>,
    /// The starts of the digests of keys that may be valid, and the number of the last key.
    issued: RwLock<(HashSet<Start>, i64)>,
    /// The beginning and the result of the last search for new keys.
    search: Mutex<Option<(Instant, Result<(), Error>)>>,
}

impl Keys {
    /// The keys in `database`.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self {
            database,
            clock,
            seen: RwLock::default(),
            issued: RwLock::default(),
            search: Mutex::default(),
        }
    }

    /// Returns the key whose text is `token`, unless it is unknown or revoked.
    pub async fn verify(&self, token: &str) -> Result<Option<Key>, Error> {
        let now_ms = (self.clock)();
        if !records::is_well_formed(token) {
            return Ok(None);
        }
        let digest = records::digest(token);
        let known = self.seen.read().get(&digest).copied();
        match known {
            Some((key, queried_ms)) if now_ms.abs_diff(queried_ms) < TRUST_MS => {
                return Ok(Some(key));
            }
            None if !self.may_be_valid(&digest).await? => return Ok(None),
            _ => {}
        }
        let found = records::find(&self.database, digest).await?;
        if let Some(key) = found {
            self.seen.write().insert(digest, (key, now_ms));
        } else {
            self.seen.write().remove(&digest);
            self.issued.write().0.remove(&records::start(&digest));
        }
        Ok(found)
    }

    fn is_issued(&self, digest: &Digest) -> bool {
        self.issued.read().0.contains(&records::start(digest))
    }

    /// Returns `true` for a key that has been issued before this call.
    async fn may_be_valid(&self, digest: &Digest) -> Result<bool, Error> {
        if self.is_issued(digest) {
            return Ok(true);
        }
        let arrival = Instant::now();
        let busy = |_| Error::Unavailable("too many searches for keys wait".to_owned());
        let mut last = timeout(PATIENCE, self.search.lock()).await.map_err(busy)?;
        if let Some((begin, result)) = &*last {
            if *begin > arrival {
                return result.clone().map(|()| self.is_issued(digest));
            }
            sleep_until(*begin + SEARCH_INTERVAL).await;
        }
        let begin = Instant::now();
        let result = self.find_issued().await;
        *last = Some((begin, result.clone()));
        result.map(|()| self.is_issued(digest))
    }

    async fn find_issued(&self) -> Result<(), Error> {
        let last = self.issued.read().1;
        let found = records::issued_since(&self.database, last).await?;
        let mut issued = self.issued.write();
        for (id, start) in found {
            issued.0.insert(start);
            issued.1 = id;
        }
        Ok(())
    }
}
