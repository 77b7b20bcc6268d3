//! Where and how requests are counted.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::Context;
use clap::{Args, value_parser};

use super::at_least_1;
use super::secret::secret;
use crate::clock;
use crate::database::{Database, Error, ServiceLock, Sharing};
use crate::limits::{BanRules, Limits, RedisUrl, WhenAway};

/// The options of the rate limits.
#[derive(Args, Clone)]
pub(super) struct Counting {
    #[command(flatten)]
    at: CounterArgs,
    /// What becomes of requests while the server that counts them is away.
    #[arg(
        long = "rate-limits-away",
        env = "ADOPTION_STORE_RATE_LIMITS_AWAY",
        default_value = "refuse"
    )]
    when_away: WhenAway,
    #[command(flatten)]
    bans: BanOptions,
}

/// The option that says where requests are counted.
#[derive(Args, Clone)]
pub(super) struct CounterArgs {
    /// Where requests are counted: `memory`, or redis://HOST for instances that share a database.
    #[arg(
        long = "rate-limits",
        value_name = "URL",
        env = "ADOPTION_STORE_RATE_LIMITS",
        hide_env_values = true,
        default_value = "memory",
        value_parser = secret::<Counter>()
    )]
    pub(super) counter: Counter,
}

/// Where requests are counted.
#[derive(Clone)]
pub(super) enum Counter {
    /// In the memory of the process.
    Memory,
    /// On a server.
    Server(Box<RedisUrl>),
}

impl FromStr for Counter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "memory" => Ok(Self::Memory),
            server => server.parse().map(Box::new).map(Self::Server),
        }
    }
}

/// The address without a password.
impl fmt::Display for Counter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => formatter.write_str("memory"),
            Self::Server(server) => server.fmt(formatter),
        }
    }
}

/// The options that become [`BanRules`].
#[derive(Args, Clone, Copy)]
struct BanOptions {
    /// Ban a key after this many refused requests in a row within a minute; 0: never.
    #[arg(long, value_name = "N", env = "ADOPTION_STORE_BAN_AFTER", default_value = "10", value_parser = value_parser!(u32).range(..=10_000))]
    ban_after: u32,
    /// The length of the first ban, in seconds; it doubles with each within 24 hours of the last.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_BAN_FIRST", default_value = "900", value_parser = at_least_1())]
    ban_first: u32,
    /// The length of the longest ban, in seconds.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_BAN_LONGEST", default_value = "86400", value_parser = at_least_1())]
    ban_longest: u32,
}

impl From<BanOptions> for BanRules {
    fn from(options: BanOptions) -> Self {
        Self {
            after: options.ban_after,
            first: options.ban_first,
            longest: options.ban_longest,
        }
    }
}

/// What counts requests.
pub(super) struct Counts {
    pub(super) limits: Arc<Limits>,
    /// The right to do so, to the end.
    pub(super) right: ServiceLock,
}

impl Counting {
    /// Where requests are counted.
    pub(super) const fn counter(&self) -> &Counter {
        &self.at.counter
    }

    /// Tells whether requests could be counted.
    pub(super) async fn try_out(&self) -> Result<&'static str, Error> {
        match &self.at.counter {
            Counter::Memory => Ok("requests are counted by the process"),
            Counter::Server(server) => {
                let limits = Limits::connect(server, None, self.bans.into(), WhenAway::Refuse);
                match (limits.await, self.when_away) {
                    (Ok(limits), _) => limits.ready().await.map(|()| "the server answers"),
                    (Err(_), WhenAway::Admit) => {
                        Ok("the server does not answer; requests would be let in without it")
                    }
                    (Err(error), WhenAway::Refuse) => Err(error),
                }
            }
        }
    }

    /// Begins to count the requests of the service of `database`.
    pub(super) async fn start(&self, database: &Database) -> anyhow::Result<Counts> {
        let rules = self.bans.into();
        let sharing = match &self.at.counter {
            Counter::Memory => Sharing::Alone,
            Counter::Server(_) => Sharing::Shared,
        };
        let right = ServiceLock::take(database, sharing).await?;
        let limits = match &self.at.counter {
            Counter::Memory => Limits::load(database.clone(), clock::system(), rules).await?,
            Counter::Server(server) => {
                let limits = Limits::connect(server, None, rules, self.when_away).await;
                limits.with_context(|| format!("--rate-limits {server}"))?
            }
        };
        let limits = Arc::new(limits);
        Ok(Counts { limits, right })
    }
}
