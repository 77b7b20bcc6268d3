//! Counts on a Redis server, which any number of instances share.

mod address;
mod lift;
mod reply;

use std::net::IpAddr;
use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, RedisError, Script};
use tokio::time::timeout;

pub use self::address::RedisUrl;
pub use self::lift::lift_on;

use self::reply::Reply;
use super::MAX_ADDRESSES;
use super::ban::BanRules;
use super::sharded::Sharded;
use super::window::{Decision, Rates, Reason, Windows};
use crate::clock::{self, Clock};
use crate::database::Error;
use crate::metrics::LimitMetrics;

/// How long the server is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// After how many seconds a request may be sent again that was not counted.
const RETRY_AFTER: u64 = 1;

/// Counts a request in one step, whatever other instances do.
const ADMIT: &str = include_str!("shared/admit.lua");

/// What becomes of requests while the server that counts them is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum WhenAway {
    /// They are refused: 503 with `Retry-After`.
    Refuse,
    /// They are let in; each instance counts for itself meanwhile, and bans nobody.
    Admit,
}

/// Counts requests and says which are too many.
pub(super) struct Shared {
    connection: ConnectionManager,
    prefix: String,
    admit: Script,
    /// The clock of the server, if there is none here.
    clock: Option<Clock>,
    rules: BanRules,
    when_away: WhenAway,
    meanwhile: Sharded<Caller, Windows>,
    pub(super) metrics: LimitMetrics,
}

/// Whose requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Caller {
    Key(i64),
    Address(IpAddr),
}

impl Caller {
    /// Where the server keeps what is known of it. The braces keep both places on
    /// the same server where there are several.
    fn places(self, prefix: &str) -> [String; 2] {
        let name = match self {
            Self::Key(id) => format!("{prefix}:{{key:{id}}}"),
            Self::Address(address) => format!("{prefix}:{{address:{address}}}"),
        };
        let refusals = format!("{name}:refusals");
        [name, refusals]
    }
}

impl Shared {
    /// Connects to the server.
    pub(super) async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let shared = Self {
            connection: connect(server).await?,
            prefix: server.prefix(),
            admit: Script::new(ADMIT),
            clock,
            rules,
            when_away,
            meanwhile: Sharded::new(MAX_ADDRESSES),
            metrics: LimitMetrics::default(),
        };
        shared.warn_of_memory().await;
        Ok(shared)
    }

    /// Warns of a server that forgets bans when it is restarted. One that does not
    /// tell is taken to be as it should.
    async fn warn_of_memory(&self) {
        let mut ask = redis::cmd("CONFIG");
        ask.arg("GET").arg("appendonly");
        let mut connection = self.connection.clone();
        let answer = ask.query_async::<Vec<String>>(&mut connection);
        let is_off = |words: Vec<String>| words.get(1).is_some_and(|word| word == "no");
        if answer.await.is_ok_and(is_off) {
            tracing::warn!("the rate limits server has `appendonly no`: a restart of it ends bans");
        }
    }

    pub(super) async fn admit_key(&self, id: i64, rates: Rates) -> Decision {
        self.admit(Caller::Key(id), rates, &self.rules).await
    }

    pub(super) async fn admit_address(&self, address: IpAddr, rates: Rates) -> Decision {
        let never = BanRules {
            after: 0,
            ..self.rules
        };
        self.admit(Caller::Address(address), rates, &never).await
    }

    async fn admit(&self, caller: Caller, rates: Rates, rules: &BanRules) -> Decision {
        let timing = self.metrics.ask();
        match timing.end(self.ask(caller, rates, rules).await) {
            Ok(reply) => {
                if let Some(seconds) = reply.new_ban() {
                    tracing::warn!(?caller, seconds, "key banned");
                    self.metrics.banned();
                }
                reply.decision(rates)
            }
            Err(error) => {
                tracing::error!(%error, "a request was not counted");
                self.without_server(caller, rates)
            }
        }
    }

    async fn ask(&self, caller: Caller, rates: Rates, rules: &BanRules) -> Result<Reply, Error> {
        let [known, refusals] = caller.places(&self.prefix);
        let now = self.clock.as_ref().map(|clock| clock().to_string());
        let mut call = self.admit.key(known);
        call.key(refusals).arg(now.unwrap_or_default());
        call.arg(&[rates.per_minute, rates.per_day]);
        call.arg(&[rules.after, rules.first, rules.longest]);
        let mut connection = self.connection.clone();
        let reply = timeout(PATIENCE, call.invoke_async(&mut connection)).await;
        let reply = reply.map_err(|_| silent())?;
        reply.map_err(|error| away(&error))
    }

    fn without_server(&self, caller: Caller, rates: Rates) -> Decision {
        let now_ms = self
            .clock
            .as_ref()
            .map_or_else(clock::now_ms, |clock| clock());
        match self.when_away {
            WhenAway::Admit => {
                let count = |windows: &mut Windows| windows.admit(now_ms, rates);
                self.meanwhile.entry(caller, count)
            }
            WhenAway::Refuse => {
                let reset = now_ms / 1000 + RETRY_AFTER;
                Decision::refuse(rates.per_minute, reset, now_ms, Reason::Uncounted)
            }
        }
    }

    pub(super) fn sweep(&self) {
        let now_ms = self
            .clock
            .as_ref()
            .map_or_else(clock::now_ms, |clock| clock());
        self.meanwhile.retain(|windows| windows.is_of_today(now_ms));
    }

    /// Whether the server answers, or need not.
    pub(super) async fn ready(&self) -> Result<(), Error> {
        if self.when_away == WhenAway::Admit {
            return Ok(());
        }
        let ping = redis::cmd("PING");
        let mut connection = self.connection.clone();
        let answer = timeout(PATIENCE, ping.query_async::<()>(&mut connection)).await;
        let answer = answer.map_err(|_| silent())?;
        answer.map_err(|error| away(&error))
    }
}

async fn connect(server: &RedisUrl) -> Result<ConnectionManager, Error> {
    let config = ConnectionManagerConfig::new()
        .set_connection_timeout(Some(PATIENCE))
        .set_response_timeout(Some(PATIENCE))
        .set_number_of_retries(0);
    let client = Client::open(server.info()).map_err(|error| away(&error))?;
    let connection = client.get_connection_manager_with_config(config).await;
    connection.map_err(|error| away(&error))
}

fn away(error: &RedisError) -> Error {
    Error::Unavailable(format!("the rate limits server: {error}"))
}

fn silent() -> Error {
    Error::Unavailable("the rate limits server does not answer".to_owned())
}
