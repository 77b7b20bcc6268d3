//! `adoption-store serve`.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use clap::Args;
use clap::builder::RangedU64ValueParser;

use super::connections::ConnectionOptions;
use super::counting::{Counting, Counts};
use super::listeners::Listeners;
use super::observe::ObserveOptions;
use super::{DatabaseArgs, address, at_least_1, open_files, stop};
use crate::app::App;
use crate::database::{Database, sqlite};
use crate::forwarded::Network;
use crate::health::Health;
use crate::keys::Keys;
use crate::limits::{Limits, Rates};
use crate::store::Store;
use crate::telemetry::Telemetry;
use crate::{api, clock};

/// How many threads do what blocks, which is to read the database, and little else:
/// the few more look for the addresses of names.
const MAX_BLOCKING_THREADS: usize = sqlite::MAX_READERS + 4;

#[derive(Args)]
pub(super) struct Options {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "ADDRESS", env = "ADOPTION_STORE_LISTEN", default_value = "127.0.0.1:8080", value_parser = address)]
    pub(super) listen: SocketAddr,
    /// Where to serve the pages, such as /docs and /metrics, instead of at the address of the interface; over plain
    /// HTTP, and the interface with them.
    #[arg(long, value_name = "ADDRESS", env = "ADOPTION_STORE_ADMIN_LISTEN", value_parser = address)]
    pub(super) admin_listen: Option<SocketAddr>,
    #[command(flatten)]
    pub(super) database: DatabaseArgs,
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
    pub(super) counting: Counting,
    /// The longest request body, in bytes.
    #[arg(long, env = "ADOPTION_STORE_MAX_BODY_BYTES", default_value = "65536", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    max_body_bytes: usize,
    #[command(flatten)]
    pub(super) connections: ConnectionOptions,
    #[command(flatten)]
    observe: ObserveOptions,
}

pub(super) fn run(options: Options) -> anyhow::Result<()> {
    let telemetry = options.observe.start()?;
    open_files::raise_limit();
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
    let settings = options.connections.settings(&options.trusted_proxy).await?;
    let database = options.database.open().await?;
    let counting = options.counting.start(&database);
    let Counts { limits, mut right } = counting.await?;
    let listeners =
        Listeners::bind(options.listen, options.admin_listen, settings.tls.is_some()).await?;
    let keeper = tokio::spawn({
        let limits = Arc::clone(&limits);
        async move { limits.keep().await }
    });
    let health = Health::new(
        database.clone(),
        Arc::clone(&limits),
        settings.draining.clone(),
    );
    let interface = api::service(app(options, &database, &limits));
    let mut lost = None;
    let stopped = async {
        tokio::select! {
            () = stop => {}
            error = right.lost() => lost = Some(error),
        }
    };
    let served = listeners.serve(interface, health, settings, stopped).await;
    keeper.abort();
    let persisted = match lost {
        // The counts are those of another process now.
        Some(error) => Err(error),
        None => limits.persist().await,
    };
    database.close().await;
    Ok(served.and(persisted.map_err(io::Error::other))?)
}

fn app(options: Options, database: &Database, limits: &Arc<Limits>) -> App {
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
    }
}
