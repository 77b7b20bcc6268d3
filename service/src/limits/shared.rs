//! Counts on a Redis server, which any number of instances share.

mod reply;
#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::pin::pin;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::io::tcp::TcpSettings;
use redis::{Client, ConnectionInfo, IntoConnectionInfo, RedisError, RedisResult, Script};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use self::reply::Counted;
use super::ban::BanRules;
use super::window::{Decision, Rates, Reason};
use crate::clock::{self, Clock};
use crate::database::Error;
use crate::metrics::{METRICS, Timing};

/// The timeout of a request to the server.
const TIMEOUT: Duration = Duration::from_secs(1);

/// The time within which the script of a request must begin, so that its result arrives in time.
const DEADLINE: Duration = Duration::from_millis(900);

/// The pause between two attempts to reach an unavailable server.
const PAUSE: Duration = Duration::from_secs(1);

/// The timeout of bytes that a vanished server does not acknowledge.
#[cfg(target_os = "linux")]
const SILENCE: Duration = Duration::from_secs(5);

/// `Retry-After` of a request that was not counted, in seconds.
const RETRY_AFTER: u64 = 1;

/// The prefix of the names of keys on the server.
const PREFIX: &str = "adoption-store";

/// Counts a request atomically.
static ADMIT: LazyLock<Script> = LazyLock::new(|| Script::new(include_str!("shared/admit.lua")));
static UNDO: LazyLock<Script> = LazyLock::new(|| Script::new(include_str!("shared/undo.lua")));
static LIFT: LazyLock<Script> = LazyLock::new(|| Script::new(include_str!("shared/lift.lua")));

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

    /// A connection that is made when it is used, and again when it is lost. It has no timeout of
    /// its own, so that late results are received.
    fn connection(&self) -> Result<ConnectionManager, Error> {
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(TIMEOUT))
            .set_response_timeout(None)
            .set_number_of_retries(0);
        let tcp = TcpSettings::default().set_nodelay(true);
        #[cfg(target_os = "linux")]
        let tcp = tcp.set_user_timeout(SILENCE);
        Client::open(self.info.clone().set_tcp_settings(tcp))
            .and_then(|client| client.get_connection_manager_lazy(config))
            .map_err(failed)
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
    /// Replaces the clock of the server.
    clock: Option<Clock>,
    rules: BanRules,
    when_away: WhenAway,
    start: Instant,
    /// The time of the server at `start`, in Unix milliseconds.
    start_ms: AtomicU64,
    is_away: AtomicBool,
}

impl Shared {
    /// Connects to the server. It may be unavailable if requests are admitted without it.
    pub(super) async fn connect(
        url: &RedisUrl,
        clock: Option<Clock>,
        rules: BanRules,
        when_away: WhenAway,
    ) -> Result<Arc<Self>, Error> {
        let shared = Self {
            connection: url.connection()?,
            prefix: url.prefix.clone(),
            clock,
            rules,
            when_away,
            start: Instant::now(),
            start_ms: AtomicU64::default(),
            is_away: AtomicBool::default(),
        };
        shared.ready().await?;
        Ok(Arc::new(shared))
    }

    /// Fails if the server does not respond, unless requests are admitted without it.
    pub(super) async fn ready(&self) -> Result<(), Error> {
        match self.when_away {
            WhenAway::Admit => Ok(()),
            WhenAway::Refuse => self.probe().await,
        }
    }

    /// Counts a request. Returns `None` if the server is unavailable and this process has to count it.
    pub(super) async fn admit(self: &Arc<Self>, caller: Caller, rates: Rates) -> Option<Decision> {
        if self.is_away.load(Relaxed) {
            METRICS.counting_failures.inc();
        } else {
            let timing = Timing::counting();
            match timing.end(self.count(caller, rates).await) {
                Ok(counted) => return Some(counted.decision(rates)),
                Err(error) => self.begin_outage(&error),
            }
        }
        if self.when_away == WhenAway::Admit {
            return None;
        }
        let clock = self.clock.as_ref();
        let now_ms = clock.map_or_else(clock::now_ms, |clock| clock());
        let reset = now_ms / 1000 + RETRY_AFTER;
        let reason = Reason::Uncounted;
        Some(Decision::refuse(rates.per_minute, reset, now_ms, reason))
    }

    /// Counts a request in time, or never: the effect of a script whose result is late is undone.
    async fn count(self: &Arc<Self>, caller: Caller, rates: Rates) -> Result<Counted, Error> {
        let (sender, result) = oneshot::channel();
        let shared = Arc::clone(self);
        // The task goes on if the caller gives up.
        tokio::spawn(async move {
            let mut counting = pin!(shared.run(caller, rates));
            match timeout(TIMEOUT, &mut counting).await {
                Ok(counted) => drop(sender.send(counted)),
                Err(_) => {
                    drop(sender);
                    if let Ok(late) = counting.await {
                        shared.undo(caller, &late).await;
                    }
                }
            }
        });
        result.await.unwrap_or_else(|_| Err(silent()))
    }

    async fn run(&self, caller: Caller, rates: Rates) -> Result<Counted, Error> {
        // Addresses are never banned.
        let ban_after = match caller {
            Caller::Key(_) => self.rules.after,
            Caller::Address(_) => 0,
        };
        let [name, refusals] = caller.names(&self.prefix);
        let deadline = self.start.elapsed() + DEADLINE;
        // The first attempt fails if the clock of the server has been advanced.
        for _ in 0..2 {
            let now = self.clock.as_ref().map(|clock| clock().to_string());
            let mut call = ADMIT.key(&name);
            call.key(&refusals).arg(self.time_at(deadline));
            call.arg(now.unwrap_or_default());
            call.arg(&[rates.per_minute, rates.per_day]);
            call.arg(&[ban_after, self.rules.first, self.rules.longest]);
            let reply = call.invoke_async(&mut self.connection.clone()).await;
            let (server_ms, counted) = reply::parse(reply.map_err(failed)?);
            self.set_time(server_ms);
            if let Some(counted) = counted {
                if let Some(seconds) = counted.new_ban() {
                    tracing::warn!(?caller, seconds, "key banned");
                    METRICS.bans.inc();
                }
                return Ok(counted);
            }
        }
        Err(silent())
    }

    async fn undo(&self, caller: Caller, counted: &Counted) {
        let [name, refusals] = caller.names(&self.prefix);
        let mut undo = UNDO.key(name);
        undo.key(refusals).arg(&counted.undo());
        let undone: RedisResult<()> = undo.invoke_async(&mut self.connection.clone()).await;
        if let Err(error) = undone {
            tracing::warn!(%error, ?caller, "a request that was answered 503 may be counted");
        }
    }

    /// Stops sending requests to the server until it responds to a probe.
    fn begin_outage(self: &Arc<Self>, error: &Error) {
        if self.is_away.swap(true, Relaxed) {
            return;
        }
        tracing::error!(%error, "the rate limit server is unavailable");
        METRICS.counting_outages.inc();
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            let begin = Instant::now();
            sleep(PAUSE).await;
            while shared.probe().await.is_err() {
                sleep(PAUSE).await;
            }
            shared.is_away.store(false, Relaxed);
            let seconds = begin.elapsed().as_secs();
            tracing::info!(seconds, "the rate limit server is available again");
        });
    }

    async fn probe(&self) -> Result<(), Error> {
        let mut connection = self.connection.clone();
        let time = redis::cmd("TIME");
        let (seconds, micros): (u64, u64) = in_time(time.query_async(&mut connection)).await?;
        self.set_time(seconds * 1000 + micros / 1000);
        Ok(())
    }

    fn set_time(&self, server_ms: u64) {
        let start_ms = server_ms.saturating_sub(millis(self.start.elapsed()));
        self.start_ms.store(start_ms, Relaxed);
    }

    /// The time of the server at a time after `start`.
    fn time_at(&self, time: Duration) -> u64 {
        self.start_ms.load(Relaxed) + millis(time)
    }
}

/// Lifts the ban of a key for every instance that counts on the server. Returns `false` if there
/// is no ban.
pub async fn lift_on(server: &RedisUrl, key: i64) -> Result<bool, Error> {
    let [name, refusals] = Caller::Key(key).names(&server.prefix);
    let mut connection = server.connection()?;
    in_time(LIFT.key(name).key(refusals).invoke_async(&mut connection)).await
}

async fn in_time<T>(response: impl Future<Output = RedisResult<T>>) -> Result<T, Error> {
    let response = timeout(TIMEOUT, response).await;
    response.map_err(|_| silent())?.map_err(failed)
}

fn silent() -> Error {
    Error::Unavailable("Redis does not respond".to_owned())
}

fn failed(error: RedisError) -> Error {
    Error::Unavailable(format!("Redis: {error}"))
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
