//! Where and how requests are counted.

use std::sync::Arc;

use clap::error::ErrorKind;
use clap::{Args, value_parser};

use super::refuse;
use super::serve::at_least_1;
use crate::clock;
use crate::database::{Database, Error, ServiceLock};
use crate::limits::{BanRules, Limits, RedisUrl, WhenAway};
use crate::metrics::LimitMetrics;

/// The options of the rate limits.
#[derive(Args, Clone)]
pub(super) struct Counting {
    /// Where requests are counted: `memory`, or redis://HOST for instances that share a database.
    #[arg(
        long = "rate-limits",
        value_name = "URL",
        env = "ADOPTION_STORE_RATE_LIMITS",
        hide_env_values = true,
        default_value = "memory"
    )]
    server: String,
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
    pub(super) right: Right,
}

/// The right to count in memory; none is needed elsewhere.
pub(super) struct Right(Option<ServiceLock>);

impl Counting {
    /// The server, or none if this process counts; ends the process if it is
    /// neither. It is read here since a message of the command line's own would
    /// repeat it, with its password.
    fn server(&self) -> Option<RedisUrl> {
        let explain = |error| format!("--rate-limits: {error}");
        let refuse = |error| refuse(ErrorKind::ValueValidation, explain(error));
        let is_elsewhere = self.server != "memory";
        is_elsewhere.then(|| self.server.parse().unwrap_or_else(refuse))
    }

    /// Begins to count the requests of the service of `database`.
    pub(super) async fn start(
        &self,
        database: &Database,
        metrics: LimitMetrics,
    ) -> Result<Counts, Error> {
        let rules = self.bans.into();
        let (limits, right) = match self.server() {
            Some(server) => {
                let limits = Limits::connect(&server, None, rules, self.when_away);
                (limits.await?, Right(None))
            }
            None => {
                let right = ServiceLock::take(database).await?;
                let limits = Limits::load(database.clone(), clock::system(), rules);
                (limits.await?, Right(Some(right)))
            }
        };
        let limits = Arc::new(limits.measured(metrics));
        Ok(Counts { limits, right })
    }
}

impl Right {
    /// Ends when another process has it.
    pub(super) async fn lost(&mut self) -> Error {
        match &mut self.0 {
            Some(lock) => lock.lost().await,
            None => std::future::pending().await,
        }
    }
}
