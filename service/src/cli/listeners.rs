//! The listeners of the API and of the pages.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use generated_server::Server;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::api;
use crate::app::App;
use crate::health::Health;
use crate::pages;
use crate::server::{self, Limits, Settings};

/// The number of connections to a separate address of the pages.
const MAX_PAGE_CONNECTIONS: usize = 256;

/// The sockets of the API and, if separate, of the pages.
pub(super) struct Listeners {
    interface: TcpListener,
    pages: Option<TcpListener>,
}

impl Listeners {
    /// Binds the addresses, and prints them.
    pub(super) async fn bind(
        interface: SocketAddr,
        pages: Option<SocketAddr>,
        settings: &Settings,
    ) -> anyhow::Result<Self> {
        let interface = bind(interface).await?;
        let pages = match pages {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let scheme = settings.tls.as_ref().map_or("http", |_| "https");
        let address = interface.local_addr()?;
        let mut lines = format!("listening on {scheme}://{address}{}\n", api::BASE_PATH);
        if let Some(pages) = &pages {
            lines += &format!("pages on http://{}\n", pages.local_addr()?);
        }
        // The reader may have closed the output.
        let _ = io::stdout().write_all(lines.as_bytes());
        Ok(Self { interface, pages })
    }

    /// Serves until `stop`. A separate address of the pages serves the API as well, so that /docs calls its own
    /// origin.
    pub(super) async fn serve(
        self,
        interface: Server<App>,
        health: Health,
        settings: Settings,
        stop: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let all = pages::router(health, interface.clone());
        let Some(pages) = self.pages else {
            return server::run(self.interface, all, settings, stop).await;
        };
        // Health checks use plain HTTP, and are served until the end.
        let page_settings = Settings {
            limits: Limits {
                max_connections: MAX_PAGE_CONNECTIONS,
                drain_timeout: Duration::from_secs(1),
                ..settings.limits.clone()
            },
            tls: None,
            drain_delay: Duration::ZERO,
            ..settings.clone()
        };
        let (end, ended) = oneshot::channel::<()>();
        let ended = async { ended.await.unwrap_or_default() };
        let pages = tokio::spawn(server::run(pages, all, page_settings, ended));
        let interface = Router::new().fallback_service(interface);
        let served = server::run(self.interface, interface, settings, stop).await;
        drop(end);
        served.and(pages.await.map_err(io::Error::other)?)
    }
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let bound = TcpListener::bind(address).await;
    bound.with_context(|| format!("cannot listen on {address}"))
}
