//! `adoption-store serve`.

use std::net::SocketAddr;
use std::sync::Arc;

use clap::Args;
use clap::builder::RangedU64ValueParser;

use super::connections::ConnectionOptions;
use super::limits::LimitOptions;
use super::listeners::Listeners;
use super::observe::ObserveOptions;
use super::{DatabaseArgs, address, at_least_1, stop};
use crate::app::App;
use crate::database::sqlite;
use crate::forwarded::Network;
use crate::health::Health;
use crate::keys::Keys;
use crate::limits::Rates;
use crate::store::Store;
use crate::telemetry::Telemetry;
use crate::{api, clock};

/// The number of threads for blocking work: reads of SQLite, and a few for DNS lookups.
const MAX_BLOCKING_THREADS: usize = sqlite::MAX_READERS + 4;

#[derive(Args)]
pub(super) struct Options {
    /// The address to listen on; port 0 for any free port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,
    /// A separate address for the pages, such as /docs and /metrics. It also serves the API, over plain HTTP.
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    admin_listen: Option<SocketAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The requests per minute of an address without a valid key.
    #[arg(long, value_name = "N", default_value = "60", value_parser = at_least_1())]
    anonymous_per_minute: u32,
    /// The requests per day of an address without a valid key.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_1())]
    anonymous_per_day: u32,
    /// A proxy whose X-Forwarded-For is trusted, or a network such as 10.0.0.0/8; may be repeated.
    #[arg(long, value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    #[command(flatten)]
    limits: LimitOptions,
    /// The maximum size of a request body, in bytes.
    #[arg(long, default_value = "65536", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    max_body_bytes: usize,
    #[command(flatten)]
    connections: ConnectionOptions,
    #[command(flatten)]
    observe: ObserveOptions,
}

pub(super) fn run(options: Options) -> anyhow::Result<()> {
    let telemetry = options.observe.start()?;
    // The usual soft limit is for programs that call `select`.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files was not raised");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .max_blocking_threads(MAX_BLOCKING_THREADS)
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve(options, telemetry.clone()));
    drop(runtime);
    telemetry.shut_down();
    served
}

async fn serve(options: Options, telemetry: Telemetry) -> anyhow::Result<()> {
    let stop = stop::requested(telemetry)?;
    let server = options.limits.server();
    let settings = options.connections.settings(&options.trusted_proxy).await?;
    let database = options.database.open().await?;
    let _lock = database.lock()?;
    let limits = options.limits.start(server, &database).await?;
    let listeners = Listeners::bind(options.listen, options.admin_listen, &settings).await?;
    let keeper = tokio::spawn({
        let limits = Arc::clone(&limits);
        async move { limits.keep().await }
    });
    let draining = settings.draining.clone();
    let health = Health::new(database.clone(), Arc::clone(&limits), draining);
    let app = App {
        store: Store::new(database.clone()),
        keys: Keys::new(database.clone(), clock::system()),
        limits: Arc::clone(&limits),
        anonymous: Rates {
            per_minute: options.anonymous_per_minute,
            per_day: options.anonymous_per_day,
        },
        trusted_proxies: options.trusted_proxy,
        max_body_bytes: options.max_body_bytes,
    };
    let served = listeners.serve(api::service(app), health, settings, stop);
    let served = served.await;
    keeper.abort();
    let persisted = limits.persist().await;
    database.close().await;
    served?;
    Ok(persisted?)
}
