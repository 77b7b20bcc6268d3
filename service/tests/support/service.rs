//! A service in this process, on a free port, with a database and a clock of its
//! own.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use generated_client::Client;
use service::app::App;
use service::clock::Clock;
use service::database::{self, Database, DatabaseUrl};
use service::keys::{self, Keys, Plan};
use service::limits::{BanRules, Limits, Rates};
use service::store::Store;
use service::{api, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::answer::Answer;
use super::calls;
use super::request::Request;

/// 2026-11-21, noon, in Unix seconds.
pub const NOON: u64 = 1_795_262_400;

/// What a test sets; the rest is as the program has it.
#[derive(Clone)]
pub struct Setup {
    pub trusted_proxies: Vec<IpAddr>,
    pub max_body_bytes: usize,
    /// While it is set, a key cannot be looked at without a panic.
    pub is_broken: Arc<AtomicBool>,
    pub serve: serve::Settings,
}

impl Default for Setup {
    fn default() -> Self {
        let serve = serve::Settings {
            route: api::route,
            ..serve::Settings::default()
        };
        Self {
            trusted_proxies: Vec::new(),
            max_body_bytes: 64 * 1024,
            is_broken: Arc::default(),
            serve,
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
    folder: Arc<TempDir>,
    /// Unix milliseconds.
    time: Arc<AtomicU64>,
    setup: Setup,
}

impl Kept {
    fn path(&self) -> PathBuf {
        self.folder.path().join("test.db")
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
            metrics: self.setup.serve.metrics.clone(),
        }
    }
}

fn url(path: &Path) -> DatabaseUrl {
    format!("sqlite://{}", path.display()).parse().unwrap()
}

impl Service {
    /// Starts a service with a new database, at noon.
    pub async fn start() -> Self {
        Self::start_with(Setup::default()).await
    }

    /// The same with settings.
    pub async fn start_with(setup: Setup) -> Self {
        let kept = Kept {
            folder: Arc::new(tempfile::tempdir().unwrap()),
            time: Arc::new(AtomicU64::new(NOON * 1000)),
            setup,
        };
        Self::run(kept).await
    }

    async fn run(kept: Kept) -> Self {
        let database = Database::open(&url(&kept.path())).unwrap();
        let limits = Limits::load(database.clone(), kept.clock(), BANS).await;
        let limits = Arc::new(limits.unwrap());
        let server = api::service(kept.app(&database, &limits));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let settings = kept.setup.serve.clone();
        let task = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap_or_default() };
            let served = serve::run(listener, server, settings, stopped).await;
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
    pub fn key(&self, plan: Plan) -> String {
        let custom = (plan == Plan::Enterprise).then_some(Rates {
            per_minute: 1_000_000,
            per_day: 1_000_000,
        });
        self.insert(plan, custom)
    }

    /// A new key with rates of its own.
    pub fn key_with(&self, per_minute: u32, per_day: u32) -> String {
        let custom = Rates {
            per_minute,
            per_day,
        };
        self.insert(Plan::Enterprise, Some(custom))
    }

    fn insert(&self, plan: Plan, custom: Option<Rates>) -> String {
        let token = keys::new_token().unwrap();
        keys::insert(&self.connection(), &token, plan, custom, "test").unwrap();
        token
    }

    /// A connection to the database as another process has it.
    pub fn connection(&self) -> rusqlite::Connection {
        database::open(&url(&self.kept.path())).unwrap()
    }

    /// The file of the database.
    pub fn database_path(&self) -> PathBuf {
        self.kept.path()
    }

    /// A client with a key that sends each request once.
    pub fn client(&self, key: &str) -> Client {
        calls::client(self.address, key)
    }

    /// The same with a new key that may be used without end.
    pub fn unlimited_client(&self) -> Client {
        self.client(&self.key(Plan::Enterprise))
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
