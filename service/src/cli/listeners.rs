//! Where the service is reached.

use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::anyhow;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::api::{self, Guarded};
use crate::health::Health;
use crate::pages;
use crate::server::{self, Settings};

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
        let interface = bind("listen", interface).await?;
        let pages = match pages {
            Some(address) => Some(bind("admin-listen", address).await?),
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
        health: Health,
        settings: Settings,
        stop: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let front = pages::router(health, interface.clone());
        let Some(apart) = self.pages else {
            return server::run(self.interface, front, settings, stop).await;
        };
        // They tell how the service is until all else has ended.
        let (end, ended) = oneshot::channel::<()>();
        let ended = async { ended.await.unwrap_or_default() };
        let apart = tokio::spawn(server::run(apart, front, watched(&settings), ended));
        let interface = axum::Router::new().fallback_service(interface);
        let served = server::run(self.interface, interface, settings, stop).await;
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

/// Takes an address, which an option names.
pub(super) async fn bind(option: &str, address: SocketAddr) -> anyhow::Result<TcpListener> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| {
        let advice = advice(&error, option);
        anyhow!("cannot listen on {address}: {error}{advice}")
    })
}

fn advice(error: &io::Error, option: &str) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => format!(
            "; another program does, perhaps another `serve`: end it, or choose another port with --{option}"
        ),
        ErrorKind::PermissionDenied => format!(
            "; this user may not take a port below 1024: choose another with --{option}, or grant the program \
             CAP_NET_BIND_SERVICE"
        ),
        ErrorKind::AddrNotAvailable => format!(
            "; this machine does not have the address: --{option} 0.0.0.0:PORT listens on all that it has"
        ),
        _ => String::new(),
    }
}
