//! A service in this process, on a free port, with a database and a clock of its
//! own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use generated_client::Client;
use service::app::App;
use service::clock::Clock;
use service::database::Database;
use service::forwarded::Network;
use service::keys::{self, Keys, Plan};
use service::limits::{BanRules, Limits, Rates, RedisUrl, WhenAway};
use service::store::Store;
use service::{api, server};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::answer::Answer;
use super::calls;
use super::held::Held;
use super::place::{Place, redis};
use super::request::Request;

/// 2026-11-21, noon, in Unix seconds.
pub const NOON: u64 = 1_795_262_400;

/// What a test sets; the rest is as the program has it.
#[derive(Clone)]
pub struct Setup {
    pub trusted_proxies: Vec<Network>,
    pub max_body_bytes: usize,
    /// While it is set, a key cannot be looked at without a panic.
    pub is_broken: Arc<AtomicBool>,
    pub server: server::Settings,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            trusted_proxies: Vec::new(),
            max_body_bytes: 64 * 1024,
            is_broken: Arc::default(),
            server: server::Settings::default(),
        }
    }
}

/// The rates of an address, and the terms of bans: those of the program.
const ANONYMOUS: Rates = Rates {
    per_minute: 60,
    per_day: 1000,
};
const BANS: BanRules = BanRules {
    after: 10,
    first: 900,
    longest: 86_400,
};

/// A service that runs.
pub struct Service {
    pub address: SocketAddr,
    pub database: Database,
    kept: Kept,
    limits: Arc<Limits>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// What a restart leaves as it is.
#[derive(Clone)]
struct Kept {
    place: Arc<Place>,
    /// Unix milliseconds.
    time: Arc<AtomicU64>,
    setup: Setup,
}

impl Kept {
    async fn database(&self) -> Database {
        Database::open(&self.place.url.parse().unwrap())
            .await
            .unwrap()
    }

    async fn limits(&self, database: &Database) -> Limits {
        let limits = match redis(&self.place) {
            None => Limits::load(database.clone(), self.clock(), BANS).await,
            Some((server, prefix)) => {
                let server: RedisUrl = server.parse().unwrap();
                let (server, clock) = (server.with_prefix(&prefix), Some(self.clock()));
                Limits::connect(&server, clock, BANS, WhenAway::Refuse).await
            }
        };
        limits.unwrap()
    }

    fn clock(&self) -> Clock {
        let time = Arc::clone(&self.time);
        Arc::new(move || time.load(Ordering::SeqCst))
    }

    fn fragile_clock(&self) -> Clock {
        let (clock, is_broken) = (self.clock(), Arc::clone(&self.setup.is_broken));
        Arc::new(move || {
            assert!(!is_broken.load(Ordering::SeqCst), "a test wants this panic");
            clock()
        })
    }

    fn app(&self, database: &Database, limits: &Arc<Limits>) -> App {
        App {
            store: Store::new(database.clone()),
            keys: Keys::new(database.clone(), self.fragile_clock()),
            limits: Arc::clone(limits),
            anonymous: ANONYMOUS,
            trusted_proxies: self.setup.trusted_proxies.clone(),
            max_body_bytes: self.setup.max_body_bytes,
        }
    }
}

impl Service {
    /// Starts a service with a new database, at noon.
    pub async fn start() -> Self {
        Self::start_with(Setup::default()).await
    }

    /// The same with settings.
    pub async fn start_with(setup: Setup) -> Self {
        let kept = Kept {
            place: Arc::new(Place::new()),
            time: Arc::new(AtomicU64::new(NOON * 1000)),
            setup,
        };
        Self::run(kept).await
    }

    async fn run(kept: Kept) -> Self {
        let database = kept.database().await;
        let limits = Arc::new(kept.limits(&database).await);
        let app = api::service(kept.app(&database, &limits));
        let app = Router::new().fallback_service(app);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let settings = kept.setup.server.clone();
        let task = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let served = server::run(listener, app, settings, stopped).await;
            served.unwrap();
        });
        Self {
            address,
            database,
            kept,
            limits,
            stop,
            task,
        }
    }

    /// Stops the service, and starts another on the same database.
    pub async fn restart(self) -> Self {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        self.limits.persist().await.unwrap();
        self.database.close().await;
        Self::run(self.kept).await
    }

    /// The same without time for a last word.
    pub async fn crash(self) -> Self {
        self.task.abort();
        let _ = self.task.await;
        Self::run(self.kept).await
    }

    /// A new key. That of the enterprise plan may be used without end.
    pub async fn key(&self, plan: Plan) -> String {
        let custom = (plan == Plan::Enterprise).then_some(Rates {
            per_minute: 1_000_000,
            per_day: 1_000_000,
        });
        self.insert(plan, custom).await
    }

    /// A new key with rates of its own.
    pub async fn key_with(&self, per_minute: u32, per_day: u32) -> String {
        let custom = Rates {
            per_minute,
            per_day,
        };
        self.insert(Plan::Enterprise, Some(custom)).await
    }

    async fn insert(&self, plan: Plan, custom: Option<Rates>) -> String {
        let token = keys::new_token().unwrap();
        let other_process = self.other_process().await;
        let inserted = keys::insert(&other_process, &token, plan, custom, "test");
        inserted.await.unwrap();
        token
    }

    /// The file of the database, if it is one.
    pub fn database_file(&self) -> PathBuf {
        self.kept.place.folder.path().join("test.db")
    }

    /// Keeps others from writing, as another process can.
    pub async fn hold_writes(&self) -> Held {
        Held::take(&self.kept.place.url).await
    }

    /// The database as another process has it.
    pub async fn other_process(&self) -> Database {
        self.kept.database().await
    }

    /// A client with a key that sends each request once.
    pub fn client(&self, key: &str) -> Client {
        calls::client(self.address, key)
    }

    /// The same with a new key that may be used without end.
    pub async fn unlimited_client(&self) -> Client {
        self.client(&self.key(Plan::Enterprise).await)
    }

    /// Lets time pass.
    pub fn pass(&self, time: Duration) {
        let milliseconds = u64::try_from(time.as_millis()).unwrap();
        self.kept.time.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Sends a request.
    pub async fn send(&self, request: Request) -> Answer {
        request.send(self.address).await
    }

    /// Sends a `GET` request with a key.
    pub async fn get(&self, target: &str, key: &str) -> Answer {
        self.send(Request::new("GET", target).key(key)).await
    }

    /// Adds an animal, with a key and a body.
    pub async fn post(&self, key: &str, body: impl Into<Vec<u8>>) -> Answer {
        let request = Request::new("POST", "/v1/pets").key(key).json(body);
        self.send(request).await
    }
}
