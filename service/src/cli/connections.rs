//! The options of the HTTP server.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, value_parser};

use super::at_least_1;
use crate::forwarded::Network;
use crate::server::{Limits, Settings, Tls};

#[derive(Args)]
#[command(next_help_heading = "Connections")]
pub(super) struct ConnectionOptions {
    /// Serve HTTPS with the certificate chain in this PEM file. It is reloaded when it changes.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The PEM file of the private key, not encrypted.
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// The maximum number of open connections. For a further one, the connection that has been idle for the longest time is closed,
    /// of the address with the most connections.
    #[arg(long, value_name = "N", default_value = "16384", value_parser = at_least_1())]
    max_connections: u32,
    /// The maximum number of open connections of an address, or of the /64 network of an IPv6 address. For a further one, an idle
    /// one is closed. 0 disables the limit. Trusted proxies are exempt.
    #[arg(long, value_name = "N", default_value = "1024")]
    max_connections_per_address: u32,
    /// The timeout of the TLS handshake and the head of the first request together.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = at_least_1())]
    header_timeout: u32,
    /// The timeout of the body of a request.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = at_least_1())]
    body_timeout: u32,
    /// The timeout of a connection without a request in progress; set it higher than that of a load balancer in front of the service.
    #[arg(long, value_name = "SECONDS", default_value = "75", value_parser = at_least_1())]
    idle_timeout: u32,
    /// The timeout of sending each 64 KiB of a response.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = at_least_1())]
    write_timeout: u32,
    /// The delay after SIGTERM during which /readyz reports 503 but connections are still accepted. Responses close their
    /// connections.
    #[arg(long, value_name = "SECONDS", default_value = "0", value_parser = value_parser!(u32))]
    drain_delay: u32,
    /// The timeout of requests in progress at shutdown.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = at_least_1())]
    drain_timeout: u32,
}

impl ConnectionOptions {
    /// Reads the certificate, and returns the settings.
    pub(super) async fn settings(&self, trusted_proxies: &[Network]) -> anyhow::Result<Settings> {
        let seconds = |count: u32| Duration::from_secs(count.into());
        let tls = match (self.tls_certificate.clone(), self.tls_key.clone()) {
            (Some(certificate), Some(key)) => Some(Tls::load(certificate, key).await?),
            _ => None,
        };
        let proxies = trusted_proxies.to_vec();
        let limits = Limits {
            header_timeout: seconds(self.header_timeout),
            body_timeout: seconds(self.body_timeout),
            idle_timeout: seconds(self.idle_timeout),
            write_timeout: seconds(self.write_timeout),
            drain_timeout: seconds(self.drain_timeout),
            max_connections: self.max_connections as usize,
            max_connections_per_address: self.max_connections_per_address as usize,
            is_exempt: Arc::new(move |peer| proxies.iter().any(|network| network.has(peer))),
            ..Limits::default()
        };
        Ok(Settings {
            limits,
            drain_delay: seconds(self.drain_delay),
            tls,
            ..Settings::default()
        })
    }
}
