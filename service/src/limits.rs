//! Rate limits: requests per minute and day of a key or an address, and temporary bans.
//!
//! They are counted in the memory of the only process of a database, or on a Redis server by all
//! instances that share one.

mod ban;
mod local;
mod shared;
#[cfg(test)]
mod tests;
mod window;

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::MissedTickBehavior;

pub use self::ban::BanRules;
pub use self::local::lift;
pub use self::shared::{RedisUrl, WhenAway, lift_on};
pub use self::window::{Decision, Rates, Reason, Refused};

use self::local::Local;
use self::shared::{Caller, Shared};
use crate::clock::{self, Clock};
use crate::database::{Database, Error};
use crate::metrics::METRICS;

/// Counts requests, and decides which exceed the limits.
pub struct Limits {
    /// The server that counts, if this process does not.
    server: Option<Arc<Shared>>,
    /// The counts of this process, including those while the server is unavailable.
    local: Local,
}

impl Limits {
    /// Counts in memory, starting with the counts and bans in `database`.
    pub async fn load(database: Database, clock: Clock, rules: BanRules) -> Result<Self, Error> {
        Ok(Self {
            server: None,
            local: Local::load(database, clock, rules).await?,
        })
    }

    /// Counts on a Redis server, by its clock unless another is given.
    pub async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let server = Shared::connect(server, clock.clone(), rules, when_away).await?;
        Ok(Self {
            server: Some(server),
            local: Local::in_memory(clock.unwrap_or_else(clock::system)),
        })
    }

    /// Counts a request of the key with the number `id`.
    ///
    /// A ban is on the disk before it is reported. If it cannot be written, the request is refused
    /// without a ban.
    pub async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        match self.on_server(Caller::Key(id), rates).await {
            Some(decision) => decision,
            None => self.local.admit_key(id, rates).await,
        }
    }

    /// Counts a request without a valid key. IPv6 clients are counted by their /64 network.
    pub async fn admit_address(&self, address: IpAddr, rates: Rates) -> Decision {
        let client = network(address);
        match self.on_server(Caller::Address(client), rates).await {
            Some(decision) => decision,
            None => self.local.admit_address(client, rates),
        }
    }

    /// Counts a request on the server. Returns `None` if this process has to count it.
    async fn on_server(&self, caller: Caller, rates: Rates) -> Option<Decision> {
        self.server.as_ref()?.admit(caller, rates).await
    }

    /// Writes the day counts that have changed.
    pub async fn persist(&self) -> Result<(), Error> {
        self.local.persist().await
    }

    /// Persists the counts and ends lifted bans every second, and sweeps every minute, forever.
    pub async fn keep(&self) {
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in 0_u64.. {
            ticks.tick().await;
            if let Err(error) = self.persist().await {
                tracing::error!(%error, "day counts were not written");
                METRICS.day_count_write_failures.inc();
            }
            if let Err(error) = self.local.end_lifted_bans().await {
                tracing::error!(%error, "lifted bans were not read");
            }
            if tick % 60 == 0 {
                self.local.sweep();
            }
        }
    }

    /// Fails if requests cannot be counted.
    pub async fn ready(&self) -> Result<(), Error> {
        match &self.server {
            Some(server) => server.ready().await,
            None => Ok(()),
        }
    }
}

/// The address by which a client is counted: the /64 network of an IPv6 address.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}
