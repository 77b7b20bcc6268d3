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
use std::time::Duration;

use tokio::time::MissedTickBehavior;

pub use self::ban::BanRules;
pub use self::local::lift;
pub use self::shared::{RedisUrl, WhenAway, lift_on};
pub use self::window::{Decision, Rates, Reason, Refused};

use self::local::Local;
use self::shared::Shared;
use crate::clock::Clock;
use crate::database::{Database, Error};
use crate::metrics::LimitMetrics;

/// Counts requests, and decides which exceed the limits.
pub struct Limits(Counts);

/// The futures of a server are large and therefore boxed.
enum Counts {
    Local(Box<Local>),
    Shared(Box<Shared>),
}

impl Limits {
    /// Counts in memory, starting with the counts and bans in `database`.
    pub async fn load(database: Database, clock: Clock, rules: BanRules) -> Result<Self, Error> {
        let local = Local::load(database, clock, rules).await?;
        Ok(Self(Counts::Local(Box::new(local))))
    }

    /// Counts on a Redis server, by its clock unless another is given.
    pub async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let shared = Shared::connect(server, clock, rules, when_away).await?;
        Ok(Self(Counts::Shared(Box::new(shared))))
    }

    /// Records what it does in `metrics`.
    pub fn measured(mut self, metrics: LimitMetrics) -> Self {
        match &mut self.0 {
            Counts::Local(local) => local.metrics = metrics,
            Counts::Shared(shared) => shared.metrics = metrics,
        }
        self
    }

    /// Counts a request of the key with the number `id`.
    ///
    /// A ban is on the disk before it is reported. If it cannot be written, the request is refused
    /// without a ban.
    pub async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        match &self.0 {
            Counts::Local(local) => local.admit_key(id, rates).await,
            Counts::Shared(shared) => Box::pin(shared.admit_key(id, rates)).await,
        }
    }

    /// Counts a request without a valid key. IPv6 clients are counted by their /64 network.
    pub async fn admit_address(&self, address: IpAddr, rates: Rates) -> Decision {
        let client = network(address);
        match &self.0 {
            Counts::Local(local) => local.admit_address(client, rates),
            Counts::Shared(shared) => Box::pin(shared.admit_address(client, rates)).await,
        }
    }

    /// Writes the day counts that have changed.
    pub async fn persist(&self) -> Result<(), Error> {
        match &self.0 {
            Counts::Local(local) => local.persist().await,
            Counts::Shared(_) => Ok(()),
        }
    }

    /// Removes entries without effect.
    fn sweep(&self) {
        match &self.0 {
            Counts::Local(local) => local.sweep(),
            Counts::Shared(shared) => shared.sweep(),
        }
    }

    /// Ends the bans that another process has lifted.
    async fn end_lifted_bans(&self) -> Result<(), Error> {
        match &self.0 {
            Counts::Local(local) => local.end_lifted_bans().await,
            Counts::Shared(_) => Ok(()),
        }
    }

    /// Persists the counts and ends lifted bans every second, and sweeps every minute, forever.
    pub async fn keep(&self) {
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in 0_u64.. {
            ticks.tick().await;
            if let Err(error) = self.persist().await {
                tracing::error!(%error, "day counts were not written");
                self.metrics().not_written();
            }
            if let Err(error) = self.end_lifted_bans().await {
                tracing::error!(%error, "lifted bans were not read");
            }
            if tick % 60 == 0 {
                self.sweep();
            }
        }
    }

    fn metrics(&self) -> &LimitMetrics {
        match &self.0 {
            Counts::Local(local) => &local.metrics,
            Counts::Shared(shared) => &shared.metrics,
        }
    }

    /// Fails if requests cannot be counted.
    pub async fn ready(&self) -> Result<(), Error> {
        match &self.0 {
            Counts::Local(_) => Ok(()),
            Counts::Shared(shared) => shared.ready().await,
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
