//! Counts in the memory of this process, which alone serves its database.
//!
//! The counts of a day and the bans are kept in the database, those of a minute
//! and of addresses in memory only.

mod key_use;
mod saved;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::net::IpAddr;

use self::key_use::KeyUse;
use self::saved::DayCount;
use super::MAX_ADDRESSES;
use super::ban::BanRules;
use super::sharded::Sharded;
use super::window::{DAY_MS, Decision, Rates, Windows};
use crate::clock::Clock;
use crate::database::{Database, Error};
use crate::metrics::METRICS;

/// Counts requests and says which are too many.
pub(super) struct Local {
    database: Database,
    clock: Clock,
    rules: BanRules,
    keys: Sharded<i64, KeyUse>,
    addresses: Sharded<IpAddr, Windows>,
}

impl Local {
    /// Goes on with the counts and bans that `database` has.
    pub(super) async fn load(
        database: Database,
        clock: Clock,
        rules: BanRules,
    ) -> Result<Self, Error> {
        let saved = saved::load(&database, clock() / DAY_MS).await?;
        let keys: Sharded<i64, KeyUse> = Sharded::new(usize::MAX);
        for DayCount { key, day, used } in saved.counts {
            keys.entry(key, |usage| usage.restore(day, used));
        }
        for (key, ban) in saved.bans {
            keys.entry(key, |usage| usage.ban = Some(ban));
        }
        Ok(Self {
            database,
            clock,
            rules,
            keys,
            addresses: Sharded::new(MAX_ADDRESSES),
        })
    }

    /// Counts a request of the key with the number `id`.
    ///
    /// A ban is on the disk before an answer tells of it. If it cannot be
    /// written, the request is refused without it.
    pub(super) async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        // The clock is read under the lock: the requests of a key are counted in
        // the order of their times.
        let (decision, due) = self
            .keys
            .entry(id, |usage| usage.admit((self.clock)(), rates, &self.rules));
        let Some(ban) = due else { return decision };
        if let Err(error) = saved::save_ban(&self.database, id, ban).await {
            tracing::error!(%error, key = id, "a ban was not written");
            return decision;
        }
        if self.keys.entry(id, |usage| usage.begin(ban)) {
            tracing::warn!(key = id, seconds = ban.length, "key banned");
            METRICS.bans.inc();
        }
        ban.decision((self.clock)(), rates)
    }

    /// Counts a request of a client without a valid key.
    pub(super) fn admit_address(&self, client: IpAddr, rates: Rates) -> Decision {
        self.addresses
            .entry(client, |windows| windows.admit((self.clock)(), rates))
    }

    /// Writes the day counts that have changed, in parts: what is written stays so
    /// even if there is no time for the rest.
    pub(super) async fn persist(&self) -> Result<(), Error> {
        let mut changed = self.keys.collect(|key, usage| usage.unsaved(*key));
        changed.sort_unstable_by_key(|count| count.key);
        for part in changed.chunks(saved::AT_ONCE) {
            saved::save_counts(&self.database, part).await?;
            for &DayCount { key, day, used } in part {
                // It may have been forgotten meanwhile.
                self.keys.update(&key, |usage| usage.saved = (day, used));
            }
        }
        Ok(())
    }

    /// Ends the bans that the database does not have any more. One that begins is
    /// there before it is here.
    pub(super) async fn notice_lifted(&self) -> Result<(), Error> {
        let now_ms = (self.clock)();
        let holds = |usage: &KeyUse| usage.ban.filter(|ban| ban.holds(now_ms));
        let here = self
            .keys
            .collect(|key, usage| holds(usage).map(|ban| (*key, ban)));
        if here.is_empty() {
            return Ok(());
        }
        let there: HashMap<_, _> = saved::bans(&self.database).await?.into_iter().collect();
        for (key, ban) in here {
            if !there.contains_key(&key) {
                self.keys.update(&key, |usage| usage.lift(ban));
                tracing::info!(key, "the ban was lifted");
            }
        }
        Ok(())
    }

    /// Forgets what has no effect any more.
    pub(super) fn sweep(&self) {
        let now_ms = (self.clock)();
        self.addresses.retain(|windows| windows.is_of_today(now_ms));
        self.keys.retain(|usage| usage.has_effect(now_ms));
    }
}
