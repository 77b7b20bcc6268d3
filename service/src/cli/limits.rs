//! The options of the rate limits.

use std::sync::Arc;

use anyhow::Context;
use clap::{Args, value_parser};
use secrecy::{ExposeSecret, SecretString};

use super::{at_least_1, parse_secret};
use crate::clock;
use crate::database::Database;
use crate::limits::{BanRules, Limits, RedisUrl, WhenAway};

/// The option that selects the counter of requests.
#[derive(Args)]
pub(super) struct CounterArgs {
    /// The counter of requests: `memory`, or redis://HOST for instances that share a database.
    #[arg(
        long,
        value_name = "URL",
        env = "ADOPTION_STORE_RATE_LIMITS",
        hide_env_values = true,
        default_value = "memory"
    )]
    rate_limits: SecretString,
}

impl CounterArgs {
    /// The server that counts requests, unless this process does.
    pub(super) fn server(&self) -> Option<RedisUrl> {
        match self.rate_limits.expose_secret() {
            "memory" => None,
            _ => Some(parse_secret("rate-limits", &self.rate_limits)),
        }
    }
}

/// The options of the rate limits.
#[derive(Args)]
pub(super) struct LimitOptions {
    #[command(flatten)]
    counter: CounterArgs,
    /// The handling of requests while the Redis server is unavailable.
    #[arg(long, default_value = "refuse")]
    rate_limits_away: WhenAway,
    /// Ban a key after this many consecutive rejected requests within a minute; 0 disables bans.
    #[arg(long, value_name = "N", default_value = "10", value_parser = value_parser!(u32).range(..=10_000))]
    ban_after: u32,
    /// The length of the first ban; it doubles with each further ban within 24 hours.
    #[arg(long, value_name = "SECONDS", default_value = "900", value_parser = at_least_1())]
    ban_first: u32,
    /// The maximum length of a ban.
    #[arg(long, value_name = "SECONDS", default_value = "86400", value_parser = at_least_1())]
    ban_longest: u32,
}

impl LimitOptions {
    /// The server that counts requests, unless this process does.
    pub(super) fn server(&self) -> Option<RedisUrl> {
        self.counter.server()
    }

    /// Starts counting the requests of the service that uses `database`.
    pub(super) async fn start(
        &self,
        server: Option<RedisUrl>,
        database: &Database,
    ) -> anyhow::Result<Arc<Limits>> {
        let rules = BanRules {
            after: self.ban_after,
            first: self.ban_first,
            longest: self.ban_longest,
        };
        let limits = match server {
            None => Limits::load(database.clone(), clock::system(), rules).await?,
            Some(server) => Limits::connect(&server, None, rules, self.rate_limits_away)
                .await
                .context("--rate-limits")?,
        };
        Ok(Arc::new(limits))
    }
}
