//! Counts in the memory of this process.
//!
//! Day counts and bans are also in the database. The counts of a minute and of addresses are not.

mod key_usage;
mod records;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::net::IpAddr;

use hashlink::LruCache;
use parking_lot::Mutex;

pub use self::records::lift;

use self::key_usage::KeyUsage;
use self::records::DayCount;
use super::ban::BanRules;
use super::window::{DAY_MS, Decision, Rates, Windows};
use crate::clock::Clock;
use crate::database::{Database, Error};
use crate::metrics::METRICS;

/// The number of addresses that are remembered; beyond, the one that was quiet for the longest time is forgotten.
const MAX_ADDRESSES: usize = 1 << 18;

/// Counts requests, and decides which exceed the limits.
pub(super) struct Local {
    /// `None` while it replaces an unavailable server.
    database: Option<Database>,
    clock: Clock,
    rules: BanRules,
    keys: Mutex<HashMap<i64, KeyUsage>>,
    addresses: Mutex<LruCache<IpAddr, Windows>>,
}

impl Local {
    /// Starts with the counts and bans in `database`.
    pub(super) async fn load(
        database: Database,
        clock: Clock,
        rules: BanRules,
    ) -> Result<Self, Error> {
        let mut keys = HashMap::<_, KeyUsage>::new();
        for DayCount { key, day, used } in records::counts(&database, clock() / DAY_MS).await? {
            keys.entry(key).or_default().restore(day, used);
        }
        for (key, ban) in records::bans(&database).await? {
            keys.entry(key).or_default().ban = Some(ban);
        }
        Ok(Self {
            database: Some(database),
            rules,
            keys: Mutex::new(keys),
            ..Self::in_memory(clock)
        })
    }

    /// Counts from zero, without bans and without a database.
    pub(super) fn in_memory(clock: Clock) -> Self {
        let rules = BanRules {
            after: 0,
            first: 0,
            longest: 0,
        };
        Self {
            database: None,
            clock,
            rules,
            keys: Mutex::default(),
            addresses: Mutex::new(LruCache::new(MAX_ADDRESSES)),
        }
    }

    pub(super) async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        // The clock is read under the lock, so that requests are counted in the order of their
        // times.
        let (decision, due) =
            (self.keys.lock().entry(id).or_default()).admit(&self.clock, rates, &self.rules);
        let (Some(ban), Some(database)) = (due, &self.database) else {
            return decision;
        };
        if let Err(error) = records::save_ban(database, id, ban).await {
            tracing::error!(%error, key = id, "a ban was not written");
            return decision;
        }
        if self.keys.lock().entry(id).or_default().begin(ban) {
            tracing::warn!(key = id, seconds = ban.length, "key banned");
            METRICS.bans.inc();
        }
        ban.decision((self.clock)(), rates)
    }

    pub(super) fn admit_address(&self, client: IpAddr, rates: Rates) -> Decision {
        let mut addresses = self.addresses.lock();
        let windows = addresses.entry(client).or_insert_with(Windows::default);
        windows.admit((self.clock)(), rates)
    }

    /// Writes the day counts that have changed.
    pub(super) async fn persist(&self) -> Result<(), Error> {
        let Some(database) = &self.database else {
            return Ok(());
        };
        let changed = |(key, usage): (&i64, &KeyUsage)| usage.unsaved(*key);
        let changed: Vec<_> = self.keys.lock().iter().filter_map(changed).collect();
        records::save_counts(database, &changed).await?;
        let mut keys = self.keys.lock();
        for DayCount { key, day, used } in changed {
            // It may have been removed meanwhile.
            if let Some(usage) = keys.get_mut(&key) {
                usage.saved = (day, used);
            }
        }
        Ok(())
    }

    /// Ends the bans that are no longer in the database. A new ban is in the database before it is
    /// in memory.
    pub(super) async fn end_lifted_bans(&self) -> Result<(), Error> {
        let Some(database) = &self.database else {
            return Ok(());
        };
        let now_ms = (self.clock)();
        let active = |(key, usage): (&i64, &KeyUsage)| {
            let ban = usage.ban.filter(|ban| ban.is_active(now_ms));
            ban.map(|ban| (*key, ban))
        };
        let active: Vec<_> = self.keys.lock().iter().filter_map(active).collect();
        if active.is_empty() {
            return Ok(());
        }
        let stored: HashMap<_, _> = records::bans(database).await?.into_iter().collect();
        for (key, ban) in active {
            if !stored.contains_key(&key) {
                self.keys.lock().entry(key).or_default().lift(ban);
                tracing::info!(key, "ban lifted");
            }
        }
        Ok(())
    }

    /// Removes entries without effect.
    pub(super) fn sweep(&self) {
        let now_ms = (self.clock)();
        self.addresses
            .lock()
            .retain(|_, windows| windows.is_of_today(now_ms));
        self.keys.lock().retain(|_, usage| usage.has_effect(now_ms));
    }
}
