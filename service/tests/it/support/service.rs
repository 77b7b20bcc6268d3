//! A service in this process, on a free port, with its own database and clock.

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

use super::calls;
use super::request::Request;
use super::response::Response;
use super::test_database::{TestDatabase, redis};
use super::write_lock::WriteLock;

/// 2026-11-21, noon, in Unix seconds.
pub const NOON: u64 = 1_795_262_400;

/// The settings that a test can change; the others have the defaults of the program.
#[derive(Clone)]
pub struct Setup {
    pub trusted_proxies: Vec<Network>,
    pub max_body_bytes: usize,
    /// While it is set, verifying a key panics.
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

/// The default rates of an address.
const ANONYMOUS: Rates = Rates {
    per_minute: 60,
    per_day: 1000,
};
/// The default rules of bans.
const BANS: BanRules = BanRules {
    after: 10,
    first: 900,
    longest: 86_400,
};

/// A running service.
pub struct Service {
    pub address: SocketAddr,
    pub database: Database,
    state: State,
    limits: Arc<Limits>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// The state that a restart keeps.
#[derive(Clone)]
struct State {
    test_database: Arc<TestDatabase>,
    /// Unix milliseconds.
    time: Arc<AtomicU64>,
    setup: Setup,
}

impl State {
    async fn database(&self) -> Database {
        Database::open(&self.test_database.url.parse().unwrap())
            .await
            .unwrap()
    }

    async fn limits(&self, database: &Database) -> Limits {
        let limits = match redis(&self.test_database) {
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

    fn failing_clock(&self) -> Clock {
        let (clock, is_broken) = (self.clock(), Arc::clone(&self.setup.is_broken));
        Arc::new(move || {
            assert!(
                !is_broken.load(Ordering::SeqCst),
                "this panic is part of a test"
            );
            clock()
        })
    }

    fn app(&self, database: &Database, limits: &Arc<Limits>) -> App {
        App {
            store: Store::new(database.clone()),
            keys: Keys::new(database.clone(), self.failing_clock()),
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

    /// Starts a service with a new database and with settings, at noon.
    pub async fn start_with(setup: Setup) -> Self {
        let state = State {
            test_database: Arc::new(TestDatabase::new()),
            time: Arc::new(AtomicU64::new(NOON * 1000)),
            setup,
        };
        Self::run(state).await
    }

    async fn run(state: State) -> Self {
        let database = state.database().await;
        let limits = Arc::new(state.limits(&database).await);
        let app = api::service(state.app(&database, &limits));
        let app = Router::new().fallback_service(app);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let settings = state.setup.server.clone();
        let task = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let served = server::run(listener, app, settings, stopped).await;
            served.unwrap();
        });
        Self {
            address,
            database,
            state,
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
        Self::run(self.state).await
    }

    /// Restarts the service without a graceful shutdown.
    pub async fn crash(self) -> Self {
        self.task.abort();
        let _ = self.task.await;
        Self::run(self.state).await
    }

    /// Creates a key. A key of the enterprise plan is never rate limited.
    pub async fn key(&self, plan: Plan) -> String {
        let custom = (plan == Plan::Enterprise).then_some(Rates {
            per_minute: 1_000_000,
            per_day: 1_000_000,
        });
        self.insert(plan, custom).await
    }

    /// Creates a key with custom rates.
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

    /// The file of the SQLite database.
    pub fn database_file(&self) -> PathBuf {
        self.state.test_database.folder.path().join("test.db")
    }

    /// Locks the database for writes, as another process can.
    pub async fn lock_writes(&self) -> WriteLock {
        WriteLock::acquire(&self.state.test_database.url).await
    }

    /// Opens the database like another process.
    pub async fn other_process(&self) -> Database {
        self.state.database().await
    }

    /// A client with a key that sends each request once.
    pub fn client(&self, key: &str) -> Client {
        calls::client(self.address, key)
    }

    /// A client with a new key that is never rate limited.
    pub async fn unlimited_client(&self) -> Client {
        self.client(&self.key(Plan::Enterprise).await)
    }

    /// Advances the clock.
    pub fn pass(&self, time: Duration) {
        let milliseconds = u64::try_from(time.as_millis()).unwrap();
        self.state.time.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Sends a request.
    pub async fn send(&self, request: Request) -> Response {
        request.send(self.address).await
    }

    /// Sends a `GET` request with a key.
    pub async fn get(&self, target: &str, key: &str) -> Response {
        self.send(Request::new("GET", target).key(key)).await
    }

    /// Adds an animal, with a key and a body.
    pub async fn post(&self, key: &str, body: impl Into<Vec<u8>>) -> Response {
        let request = Request::new("POST", "/v1/pets").key(key).json(body);
        self.send(request).await
    }
}
