//! Where the service is reached.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::api::{self, Guarded};
use crate::front::{Front, Pages};
use crate::serve::{self, Settings};

/// How many connections are served at once at an address of the pages alone: the
/// few who watch the service have places that its callers cannot take.
const WATCHERS: usize = 256;

/// The address of the interface, and that of the pages if they have one.
pub(super) struct Listeners {
    interface: TcpListener,
    pages: Option<TcpListener>,
}

impl Listeners {
    /// Takes the addresses, and says on standard output which they are.
    pub(super) async fn bind(
        interface: SocketAddr,
        pages: Option<SocketAddr>,
        is_secure: bool,
    ) -> anyhow::Result<Self> {
        let interface = bind(interface).await?;
        let pages = match pages {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let listeners = Self { interface, pages };
        listeners.announce(if is_secure { "https" } else { "http" })?;
        Ok(listeners)
    }

    fn announce(&self, scheme: &str) -> io::Result<()> {
        let mut out = io::stdout();
        let address = self.interface.local_addr()?;
        writeln!(out, "listening on {scheme}://{address}{}", api::BASE_PATH)?;
        if let Some(pages) = &self.pages {
            writeln!(out, "pages on http://{}", pages.local_addr()?)?;
        }
        Ok(())
    }

    /// Serves until `stop`. The pages stand before the interface; at an address of
    /// their own, too, so that what is tried there needs no other origin.
    pub(super) async fn serve(
        self,
        interface: Guarded,
        pages: Pages,
        settings: Settings,
        stop: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let front = Front::new(pages, interface.clone());
        let Some(apart) = self.pages else {
            return serve::run(self.interface, front, settings, stop).await;
        };
        // They tell how the service is until all else has ended.
        let (end, ended) = oneshot::channel::<()>();
        let ended = async { ended.await.unwrap_or_default() };
        let apart = tokio::spawn(serve::run(apart, front, watched(&settings), ended));
        let served = serve::run(self.interface, interface, settings, stop).await;
        drop(end);
        served.and(apart.await.map_err(io::Error::other)?)
    }
}

/// It is asked over plain HTTP, by what does not know the certificate's name.
fn watched(settings: &Settings) -> Settings {
    Settings {
        max_connections: WATCHERS,
        tls: None,
        drain_delay: Duration::ZERO,
        drain_timeout: Duration::from_secs(1),
        ..settings.clone()
    }
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let bound = TcpListener::bind(address).await;
    bound.with_context(|| format!("cannot listen on {address}"))
}
