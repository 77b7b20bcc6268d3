//! Rate limits: how often a key or an address may call, and temporary bans.
//!
//! They are counted in the memory of the process that alone serves a database, or
//! on a Redis server by as many instances as share it.

mod ban;
mod lift;
mod local;
mod sharded;
mod shared;
#[cfg(test)]
mod tests;
mod window;

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use tokio::time::MissedTickBehavior;

pub use self::ban::BanRules;
pub use self::lift::lift;
pub use self::shared::{RedisUrl, WhenAway, lift_on};
pub use self::window::{Decision, Rates, Reason, Refused};

use self::local::Local;
use self::shared::Shared;
use crate::clock::Clock;
use crate::database::{Database, Error};
use crate::metrics::METRICS;

/// How many addresses are remembered, about: some 30 MB.
const MAX_ADDRESSES: usize = 1 << 18;

/// Counts requests and says which are too many.
pub struct Limits(Counts);

/// What is asked of a server is large, and boxed: counting in memory need not carry
/// it.
enum Counts {
    Local(Box<Local>),
    Shared(Box<Shared>),
}

impl Limits {
    /// Counts in memory, and goes on with the counts and bans that `database` has.
    pub async fn load(database: Database, clock: Clock, rules: BanRules) -> Result<Self, Error> {
        let local = Local::load(database, clock, rules).await?;
        Ok(Self(Counts::Local(Box::new(local))))
    }

    /// Counts on a Redis server, whose clock is used if none is given.
    pub async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let shared = Shared::connect(server, clock, rules, when_away).await?;
        Ok(Self(Counts::Shared(Box::new(shared))))
    }

    /// Counts a request of the key with the number `id`.
    ///
    /// A ban is on the disk before an answer tells of it. If it cannot be
    /// written, the request is refused without it.
    pub async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        match &self.0 {
            Counts::Local(local) => local.admit_key(id, rates).await,
            Counts::Shared(shared) => Box::pin(shared.admit_key(id, rates)).await,
        }
    }

    /// Counts a request without a valid key. An IPv6 address stands for its /64
    /// network, which is what one client has.
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

    /// Forgets what has no effect any more.
    pub fn sweep(&self) {
        match &self.0 {
            Counts::Local(local) => local.sweep(),
            Counts::Shared(shared) => shared.sweep(),
        }
    }

    /// Ends the bans that another process has lifted.
    async fn notice_lifted(&self) -> Result<(), Error> {
        match &self.0 {
            Counts::Local(local) => local.notice_lifted().await,
            Counts::Shared(_) => Ok(()),
        }
    }

    /// Persists and looks for lifted bans every second, and sweeps every minute, for
    /// ever.
    pub async fn keep(&self) {
        let mut ticks = tokio::time::interval(Duration::from_secs(1));
        // What takes long is not made up for in a burst.
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in 0_u64.. {
            ticks.tick().await;
            if let Err(error) = self.persist().await {
                tracing::error!(%error, "day counts were not written");
                METRICS.day_count_write_failures.inc();
            }
            if let Err(error) = self.notice_lifted().await {
                tracing::error!(%error, "whether bans were lifted is not known");
            }
            if tick % 60 == 0 {
                self.sweep();
            }
        }
    }

    /// Whether requests can be counted.
    pub async fn ready(&self) -> Result<(), Error> {
        match &self.0 {
            Counts::Local(_) => Ok(()),
            Counts::Shared(shared) => shared.ready().await,
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
