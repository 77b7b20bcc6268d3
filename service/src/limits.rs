//! Rate limits: how often a key or an address may call, and temporary bans.
//!
//! The counts of a day and the bans are kept in the database, those of a minute
//! and of addresses in memory only. One process counts for itself.

mod ban;
mod key_use;
mod saved;
mod sharded;
#[cfg(test)]
mod tests;
mod window;

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

pub use self::ban::BanRules;
pub use self::window::{Decision, Rates, Refused};

use self::key_use::KeyUse;
use self::saved::DayCount;
use self::sharded::Sharded;
use self::window::{DAY_MS, Windows};
use crate::clock::Clock;
use crate::database::{Database, Error};

/// How many addresses are remembered, about: some 30 MB.
const MAX_ADDRESSES: usize = 1 << 18;

/// Counts requests and says which are too many.
pub struct Limits {
    database: Database,
    clock: Clock,
    rules: BanRules,
    keys: Sharded<i64, KeyUse>,
    addresses: Sharded<IpAddr, Windows>,
}

impl Limits {
    /// Goes on with the counts and bans that `database` has.
    pub async fn load(database: Database, clock: Clock, rules: BanRules) -> Result<Self, Error> {
        let today = clock() / DAY_MS;
        let saved = database
            .read(move |connection| saved::load(connection, today))
            .await?;
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
    pub async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        // The clock is read under the lock: the requests of a key are counted in
        // the order of their times.
        let (decision, due) = self
            .keys
            .entry(id, |usage| usage.admit((self.clock)(), rates, &self.rules));
        let Some(ban) = due else { return decision };
        let save = move |connection: &_| saved::save_ban(connection, id, ban);
        if let Err(error) = self.database.write(save).await {
            tracing::error!(%error, key = id, "a ban was not written");
            return decision;
        }
        if self.keys.entry(id, |usage| usage.begin(ban)) {
            tracing::warn!(key = id, seconds = ban.length, "key banned");
        }
        ban.decision((self.clock)(), rates)
    }

    /// Counts a request without a valid key. An IPv6 address stands for its /64
    /// network, which is what one client has.
    pub fn admit_address(&self, address: IpAddr, rates: Rates) -> Decision {
        let client = network(address);
        self.addresses
            .entry(client, |windows| windows.admit((self.clock)(), rates))
    }

    /// Writes the day counts that have changed.
    pub async fn persist(&self) -> Result<(), Error> {
        let changed = self.keys.collect(|key, usage| usage.unsaved(*key));
        if changed.is_empty() {
            return Ok(());
        }
        let save = |connection: &_| saved::save_counts(connection, &changed).map(|()| changed);
        for DayCount { key, day, used } in self.database.write(save).await? {
            // It may have been forgotten meanwhile.
            self.keys.update(&key, |usage| usage.saved = (day, used));
        }
        Ok(())
    }

    /// Whether requests can be counted.
    pub async fn ready(&self) -> Result<(), Error> {
        Ok(())
    }

    /// Forgets what has no effect any more.
    pub fn sweep(&self) {
        let now_ms = (self.clock)();
        self.addresses.retain(|windows| windows.is_of_today(now_ms));
        self.keys.retain(|usage| usage.has_effect(now_ms));
    }

    /// Persists every second and sweeps every minute, for ever.
    pub async fn keep(&self) {
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        for tick in 0_u64.. {
            ticks.tick().await;
            if let Err(error) = self.persist().await {
                tracing::error!(%error, "day counts were not written");
            }
            if tick % 60 == 0 {
                self.sweep();
            }
        }
    }
}

/// The address that stands for a client: an IPv6 address for its /64 network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}
