//! Counts on a Redis server, which any number of instances share.

mod outage;
mod reply;
#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::str::FromStr;
use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, ConnectionInfo, IntoConnectionInfo, RedisError, RedisResult, Script};
use tokio::time::timeout;

use self::outage::Outage;
use self::reply::Reply;
use super::ban::BanRules;
use super::window::{Decision, Rates, Reason};
use crate::clock::{self, Clock};
use crate::database::Error;
use crate::metrics::{METRICS, Timing};

/// The timeout of a request to the server.
const TIMEOUT: Duration = Duration::from_secs(1);

/// `Retry-After` of a request that was not counted, in seconds.
const RETRY_AFTER: u64 = 1;

/// The prefix of the names of keys on the server.
const PREFIX: &str = "adoption-store";

/// Counts a request atomically.
const ADMIT: &str = include_str!("shared/admit.lua");

const LIFT: &str = include_str!("shared/lift.lua");

/// The URL of a server: `redis://` or, with TLS, `rediss://`.
#[derive(Clone)]
pub struct RedisUrl {
    info: ConnectionInfo,
    prefix: String,
}

impl RedisUrl {
    /// Replaces the prefix of the names on the server, for tests that share one.
    #[must_use]
    pub fn with_prefix(mut self, prefix: &str) -> Self {
        self.prefix = prefix.to_owned();
        self
    }

    async fn connect(&self) -> Result<ConnectionManager, Error> {
        let client = Client::open(self.info.clone()).map_err(|error| unavailable(&error))?;
        in_time(client.get_connection_manager_with_config(config())).await
    }
}

impl FromStr for RedisUrl {
    type Err = String;

    /// Parses a URL. The error does not repeat it, since it may contain a password.
    fn from_str(text: &str) -> Result<Self, String> {
        if !text.starts_with("redis://") && !text.starts_with("rediss://") {
            return Err("expected memory, redis://HOST or rediss://HOST".to_owned());
        }
        let info = text.into_connection_info();
        Ok(Self {
            info: info.map_err(|error| error.to_string())?,
            prefix: PREFIX.to_owned(),
        })
    }
}

/// The handling of requests while the server is unavailable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum WhenAway {
    /// Reject them: 503 with `Retry-After`.
    Refuse,
    /// Admit them; each instance counts its own requests meanwhile, without bans.
    Admit,
}

/// The sender of a request.
#[derive(Clone, Copy, Debug)]
pub(super) enum Caller {
    Key(i64),
    Address(IpAddr),
}

impl Caller {
    /// The names of its hash and of its list of refusals. The braces keep both on the same node of
    /// a cluster.
    fn names(self, prefix: &str) -> [String; 2] {
        let name = match self {
            Self::Key(id) => format!("{prefix}:{{key:{id}}}"),
            Self::Address(address) => format!("{prefix}:{{address:{address}}}"),
        };
        let refusals = format!("{name}:refusals");
        [name, refusals]
    }
}

/// Counts requests, and decides which exceed the limits.
pub(super) struct Shared {
    connection: ConnectionManager,
    prefix: String,
    admit: Script,
    /// Replaces the clock of the server.
    clock: Option<Clock>,
    rules: BanRules,
    when_away: WhenAway,
    outage: Outage,
}

impl Shared {
    /// Connects to the server. It may be unavailable if requests are admitted without it.
    pub(super) async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let connection = match when_away {
            WhenAway::Refuse => server.connect().await?,
            WhenAway::Admit => Client::open(server.info.clone())
                .and_then(|client| client.get_connection_manager_lazy(config()))
                .map_err(|error| unavailable(&error))?,
        };
        Ok(Self {
            connection,
            prefix: server.prefix.clone(),
            admit: Script::new(ADMIT),
            clock,
            rules,
            when_away,
            outage: Outage::default(),
        })
    }

    /// Counts a request. Returns `None` if the server is unavailable and this process has to count it.
    pub(super) async fn admit(&self, caller: Caller, rates: Rates) -> Option<Decision> {
        if self.outage.may_ask() {
            let timing = Timing::counting();
            match timing.end(self.count(caller, rates).await) {
                Ok(reply) => {
                    self.outage.end();
                    if let Some(seconds) = reply.new_ban() {
                        tracing::warn!(?caller, seconds, "key banned");
                        METRICS.bans.inc();
                    }
                    return Some(reply.decision(rates));
                }
                Err(error) => self.outage.begin(&error),
            }
        } else {
            METRICS.counting_failures.inc();
        }
        match self.when_away {
            WhenAway::Admit => None,
            WhenAway::Refuse => {
                let now_ms = self
                    .clock
                    .as_ref()
                    .map_or_else(clock::now_ms, |clock| clock());
                let reset = now_ms / 1000 + RETRY_AFTER;
                let reason = Reason::Uncounted;
                Some(Decision::refuse(rates.per_minute, reset, now_ms, reason))
            }
        }
    }

    async fn count(&self, caller: Caller, rates: Rates) -> Result<Reply, Error> {
        // Addresses are never banned.
        let ban_after = match caller {
            Caller::Key(_) => self.rules.after,
            Caller::Address(_) => 0,
        };
        let [name, refusals] = caller.names(&self.prefix);
        let now = self.clock.as_ref().map(|clock| clock().to_string());
        let mut call = self.admit.key(name);
        call.key(refusals).arg(now.unwrap_or_default());
        call.arg(&[rates.per_minute, rates.per_day]);
        call.arg(&[ban_after, self.rules.first, self.rules.longest]);
        in_time(call.invoke_async(&mut self.connection.clone())).await
    }

    /// Fails if the server does not respond, unless requests are admitted without it.
    pub(super) async fn ready(&self) -> Result<(), Error> {
        match self.when_away {
            WhenAway::Admit => Ok(()),
            WhenAway::Refuse => {
                in_time(redis::cmd("PING").query_async(&mut self.connection.clone())).await
            }
        }
    }
}

/// Lifts the ban of a key for every instance that counts on the server. Returns `false` if there
/// is no ban.
pub async fn lift_on(server: &RedisUrl, key: i64) -> Result<bool, Error> {
    let mut connection = server.connect().await?;
    let [name, refusals] = Caller::Key(key).names(&server.prefix);
    let lift = Script::new(LIFT);
    in_time(lift.key(name).key(refusals).invoke_async(&mut connection)).await
}

fn config() -> ConnectionManagerConfig {
    ConnectionManagerConfig::new()
        .set_connection_timeout(Some(TIMEOUT))
        .set_response_timeout(Some(TIMEOUT))
        .set_number_of_retries(0)
}

async fn in_time<T>(response: impl Future<Output = RedisResult<T>>) -> Result<T, Error> {
    match timeout(TIMEOUT, response).await {
        Ok(response) => response.map_err(|error| unavailable(&error)),
        Err(_) => Err(Error::Unavailable("Redis does not respond".to_owned())),
    }
}

fn unavailable(error: &RedisError) -> Error {
    Error::Unavailable(format!("Redis: {error}"))
}
