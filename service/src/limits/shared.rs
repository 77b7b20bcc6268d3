//! Counts on a Redis server, which any number of instances share.

mod address;
mod caller;
mod lift;
mod meanwhile;
mod outage;
mod reply;
#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, RedisError, RedisResult, Script};
use tokio::time::timeout;

pub use self::address::RedisUrl;
pub use self::lift::lift_on;

use self::caller::Caller;
use self::meanwhile::Meanwhile;
use self::outage::Outage;
use self::reply::Reply;
use super::ban::BanRules;
use super::window::{Decision, Rates, Reason};
use crate::clock::{self, Clock};
use crate::database::Error;
use crate::metrics::{METRICS, Timing};

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
    outage: Outage,
    meanwhile: Meanwhile,
}

impl Shared {
    /// Connects to the server; where requests are let in without it, it may be away.
    pub(super) async fn connect(
        server: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Self, Error> {
        let connection = match when_away {
            WhenAway::Refuse => connect(server).await?,
            WhenAway::Admit => {
                let client = client(server)?;
                let connection = client.get_connection_manager_lazy(config());
                connection.map_err(|error| away(&error))?
            }
        };
        tokio::spawn(warn_of_memory(connection.clone()));
        Ok(Self {
            connection,
            prefix: server.prefix(),
            admit: Script::new(ADMIT),
            clock,
            rules,
            when_away,
            outage: Outage::none(),
            meanwhile: Meanwhile::new(),
        })
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
        if !self.outage.may_ask() {
            METRICS.counting_failures.inc();
            return self.without_server(caller, rates);
        }
        let timing = Timing::counting();
        match timing.end(self.ask(caller, rates, rules).await) {
            Ok(reply) => {
                self.outage.end();
                if let Some(seconds) = reply.new_ban() {
                    tracing::warn!(?caller, seconds, "key banned");
                    METRICS.bans.inc();
                }
                reply.decision(rates)
            }
            Err(error) => {
                self.outage.note(&error);
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
        in_time(call.invoke_async(&mut connection)).await
    }

    fn without_server(&self, caller: Caller, rates: Rates) -> Decision {
        let now_ms = self.now_ms();
        match self.when_away {
            WhenAway::Admit => self.meanwhile.admit(caller, now_ms, rates),
            WhenAway::Refuse => {
                let reset = now_ms / 1000 + RETRY_AFTER;
                Decision::refuse(rates.per_minute, reset, now_ms, Reason::Uncounted)
            }
        }
    }

    pub(super) fn sweep(&self) {
        self.meanwhile.sweep(self.now_ms());
    }

    fn now_ms(&self) -> u64 {
        let clock = self.clock.as_ref();
        clock.map_or_else(clock::now_ms, |clock| clock())
    }

    /// Whether the server answers, or need not.
    pub(super) async fn ready(&self) -> Result<(), Error> {
        if self.when_away == WhenAway::Admit {
            return Ok(());
        }
        let ping = redis::cmd("PING");
        let mut connection = self.connection.clone();
        in_time(ping.query_async(&mut connection)).await
    }
}

/// Connects to the server, which must be there.
async fn connect(server: &RedisUrl) -> Result<ConnectionManager, Error> {
    let client = client(server)?;
    in_time(client.get_connection_manager_with_config(config())).await
}

fn client(server: &RedisUrl) -> Result<Client, Error> {
    Client::open(server.info()).map_err(|error| away(&error))
}

fn config() -> ConnectionManagerConfig {
    ConnectionManagerConfig::new()
        .set_connection_timeout(Some(PATIENCE))
        .set_response_timeout(Some(PATIENCE))
        .set_number_of_retries(0)
}

/// Warns of a server that forgets bans when it is restarted. One that does not
/// tell is taken to be as it should.
async fn warn_of_memory(mut connection: ConnectionManager) {
    let mut ask = redis::cmd("CONFIG");
    ask.arg("GET").arg("appendonly");
    let answer = ask.query_async::<Vec<String>>(&mut connection);
    let is_off = |words: Vec<String>| words.get(1).is_some_and(|word| word == "no");
    if answer.await.is_ok_and(is_off) {
        tracing::warn!("the rate limits server has `appendonly no`: a restart of it ends bans");
    }
}

/// What the server answers, as long as it is waited for.
async fn in_time<T>(answer: impl Future<Output = RedisResult<T>>) -> Result<T, Error> {
    match timeout(PATIENCE, answer).await {
        Ok(answer) => answer.map_err(|error| away(&error)),
        Err(_) => Err(Error::Unavailable(
            "the rate limits server does not answer".to_owned(),
        )),
    }
}

fn away(error: &RedisError) -> Error {
    Error::Unavailable(format!("the rate limits server: {error}"))
}
