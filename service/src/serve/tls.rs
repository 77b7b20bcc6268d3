//! TLS by rustls, with a certificate from files that may change.

mod certificate;

use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use rustls::ServerConfig;
use rustls::crypto::ring;
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

pub use self::certificate::{Error, Files};

use self::certificate::{Current, Digest};
use super::protocol::Protocol;

/// How often the files are looked at.
const INTERVAL: Duration = Duration::from_secs(5);

/// TLS 1.2 and 1.3, with HTTP/2 and HTTP/1.1 to choose from.
#[derive(Clone)]
pub struct Tls {
    files: Arc<Files>,
    /// What the files held when they were looked at first.
    digest: Digest,
    current: Arc<Current>,
    acceptor: TlsAcceptor,
}

impl Tls {
    /// Reads the certificate and its key from `files`.
    pub fn load(files: Files) -> Result<Self, Error> {
        let content = files.read()?;
        let current = Arc::new(Current::new(files.parse(&content)?));
        let config = config(&current).map_err(Error::Settings)?;
        Ok(Self {
            digest: content.digest(),
            files: Arc::new(files),
            current,
            acceptor: TlsAcceptor::from(Arc::new(config)),
        })
    }

    /// Takes over what the files hold whenever that changes, for ever. What
    /// cannot be used is logged, and changes nothing.
    pub async fn watch(&self) {
        self.watch_every(INTERVAL).await;
    }

    pub(super) async fn watch_every(&self, interval: Duration) {
        let mut seen = Some(self.digest);
        loop {
            tokio::time::sleep(interval).await;
            let (files, last) = (Arc::clone(&self.files), seen);
            // It reads and checks what may be on a slow disk.
            let looked = tokio::task::spawn_blocking(move || files.look(last)).await;
            let Ok((now, found)) = looked else { continue };
            seen = now;
            match found {
                None => {}
                Some(Ok(certificate)) => {
                    self.current.replace(certificate);
                    tracing::info!(files = %self.files, "the certificate was replaced");
                }
                Some(Err(error)) => {
                    tracing::error!(%error, "the certificate was not replaced: the last one is used on");
                }
            }
        }
    }

    /// Takes the part of the server in a handshake.
    pub(super) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        self.acceptor.accept(stream).await
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tls = formatter.debug_struct("Tls");
        tls.field("files", &self.files).finish_non_exhaustive()
    }
}

fn config(current: &Arc<Current>) -> Result<ServerConfig, rustls::Error> {
    let provider = Arc::new(ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_cert_resolver(Arc::<Current>::clone(current));
    config.alpn_protocols = vec![HTTP2.to_vec(), b"http/1.1".to_vec()];
    // A client that comes again is known by what it brings, not by what is kept.
    config.ticketer = ring::Ticketer::new()?;
    Ok(config)
}

const HTTP2: &[u8] = b"h2";

/// The version of HTTP that was agreed upon.
pub(super) fn protocol(stream: &TlsStream<TcpStream>) -> Protocol {
    let (_, connection) = stream.get_ref();
    match connection.alpn_protocol() {
        Some(HTTP2) => Protocol::Http2,
        _ => Protocol::Http1,
    }
}
