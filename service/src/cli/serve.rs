//! `adoption-store serve`.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use tokio::task::JoinHandle;

use super::connections::ConnectionOptions;
use super::limits::LimitOptions;
use super::listeners::Listeners;
use super::observe::ObserveOptions;
use super::{DatabaseArgs, address, at_least_1, stop};
use crate::app::App;
use crate::clock;
use crate::database::{Database, sqlite};
use crate::forwarded::Network;
use crate::keys::Keys;
use crate::limits::{Limits, Rates};
use crate::log::Background;
use crate::metrics::Metrics;
use crate::pages::Watched;
use crate::serve::{Settings, Tls};
use crate::store::Store;
use crate::{api, pages};

/// How many threads do what blocks, which is to read the database, and little else:
/// the few more look for the addresses of names.
const MAX_BLOCKING_THREADS: usize = sqlite::MAX_READERS + 4;

#[derive(Args)]
pub(super) struct Options {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "ADDRESS", env = "ADOPTION_STORE_LISTEN", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,
    /// Where to serve the pages, such as /docs and /metrics, instead of at the address of the interface; over plain
    /// HTTP, and the interface with them.
    #[arg(long, value_name = "ADDRESS", env = "ADOPTION_STORE_ADMIN_LISTEN", value_parser = address)]
    admin_listen: Option<SocketAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Requests per minute of an address, for callers without a valid key.
    #[arg(long, value_name = "N", env = "ADOPTION_STORE_ANONYMOUS_PER_MINUTE", default_value = "60", value_parser = at_least_1())]
    anonymous_per_minute: u32,
    /// Requests per day of an address, for callers without a valid key.
    #[arg(long, value_name = "N", env = "ADOPTION_STORE_ANONYMOUS_PER_DAY", default_value = "1000", value_parser = at_least_1())]
    anonymous_per_day: u32,
    /// A proxy whose X-Forwarded-For is believed, or a network of them as in 10.0.0.0/8; may be repeated.
    #[arg(long, env = "ADOPTION_STORE_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    #[command(flatten)]
    limits: LimitOptions,
    /// The longest request body, in bytes.
    #[arg(long, env = "ADOPTION_STORE_MAX_BODY_BYTES", default_value = "65536", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    max_body_bytes: usize,
    #[command(flatten)]
    connections: ConnectionOptions,
    #[command(flatten)]
    observe: ObserveOptions,
}

pub(super) fn run(options: Options) -> anyhow::Result<()> {
    let log = options.observe.begin_log()?;
    // The usual soft limit is there for programs that call `select`.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files was not raised");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .max_blocking_threads(MAX_BLOCKING_THREADS)
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve(options, log.clone()));
    drop(runtime);
    log.end();
    served
}

async fn serve(options: Options, log: Background) -> anyhow::Result<()> {
    let stop = stop::requested(log)?;
    let settings = settings(&options)?;
    let server = options.limits.server();
    #[cfg(feature = "otlp")]
    let traces = settings.traces.clone();
    let certificate = watch(settings.tls.clone());
    let metrics = settings.metrics.clone();
    let database = options.database.open().await?;
    let database = database.measured(metrics.database().clone());
    let _lock = database.lock()?;
    let limits = options
        .limits
        .start(server, &database, metrics.limits().clone());
    let limits = limits.await?;
    let listeners =
        Listeners::bind(options.listen, options.admin_listen, settings.tls.is_some()).await?;
    let keeper = tokio::spawn({
        let limits = Arc::clone(&limits);
        async move { limits.keep().await }
    });
    let watched = Watched {
        database: database.clone(),
        limits: Arc::clone(&limits),
        draining: settings.draining.clone(),
        metrics: metrics.clone(),
    };
    let interface = api::service(app(options, &database, &limits, metrics));
    let served = listeners
        .serve(interface, pages::all(watched), settings, stop)
        .await;
    keeper.abort();
    certificate.abort();
    let persisted = limits.persist().await;
    database.close().await;
    #[cfg(feature = "otlp")]
    traces.flush().await;
    Ok(served.and(persisted.map_err(io::Error::other))?)
}

fn settings(options: &Options) -> anyhow::Result<Settings> {
    let settings = options.connections.settings(&options.trusted_proxy)?;
    let slow = options.observe.slow_query();
    settings.metrics.database().warn_from(slow);
    Ok(Settings {
        #[cfg(feature = "otlp")]
        traces: options.observe.traces()?,
        ..settings
    })
}

/// Looks after the certificate, if there is one.
fn watch(tls: Option<Tls>) -> JoinHandle<()> {
    tokio::spawn(async move {
        if let Some(tls) = tls {
            tls.watch().await;
        }
    })
}

fn app(options: Options, database: &Database, limits: &Arc<Limits>, metrics: Metrics) -> App {
    App {
        store: Store::new(database.clone()),
        keys: Keys::new(database.clone(), clock::system()),
        limits: Arc::clone(limits),
        anonymous: Rates {
            per_minute: options.anonymous_per_minute,
            per_day: options.anonymous_per_day,
        },
        trusted_proxies: options.trusted_proxy,
        max_body_bytes: options.max_body_bytes,
        metrics,
    }
}
