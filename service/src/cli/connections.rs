//! The options of `adoption-store serve` that become settings of the HTTP loop.

use std::path::PathBuf;
use std::time::Duration;

use clap::error::ErrorKind;
use clap::{Args, value_parser};

use super::{at_least_1, refuse};
use crate::forwarded::Network;
use crate::server::{self, Tls};

/// How clients are connected.
#[derive(Args)]
#[command(next_help_heading = "Connections")]
pub(super) struct ConnectionOptions {
    /// Serve HTTPS with the certificate in this PEM file, followed by those of its issuers; it is read again
    /// when it changes.
    #[arg(long, value_name = "FILE", env = "ADOPTION_STORE_TLS_CERTIFICATE")]
    tls_certificate: Option<PathBuf>,
    /// The PEM file of the key of the certificate, not encrypted.
    #[arg(long, value_name = "FILE", env = "ADOPTION_STORE_TLS_KEY")]
    tls_key: Option<PathBuf>,
    /// How many connections are served at once; others wait.
    #[arg(long, value_name = "N", env = "ADOPTION_STORE_MAX_CONNECTIONS", default_value = "16384", value_parser = at_least_1())]
    max_connections: u32,
    /// How many of them one address may have, an IPv6 address with its /64 network; others are closed. 0: all.
    /// Trusted proxies may have all.
    #[arg(
        long,
        value_name = "N",
        env = "ADOPTION_STORE_MAX_CONNECTIONS_PER_ADDRESS",
        default_value = "1024"
    )]
    max_connections_per_address: u32,
    /// The time for a TLS handshake, and for the head of a request.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_HEADER_TIMEOUT", default_value = "30", value_parser = at_least_1())]
    header_timeout: u32,
    /// The time for the body of a request.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_BODY_TIMEOUT", default_value = "30", value_parser = at_least_1())]
    body_timeout: u32,
    /// The time that a connection may be without a request; longer than that of a load balancer before the service.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_IDLE_TIMEOUT", default_value = "75", value_parser = at_least_1())]
    idle_timeout: u32,
    /// How long a client may take nothing of its response.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_WRITE_TIMEOUT", default_value = "30", value_parser = at_least_1())]
    write_timeout: u32,
    /// The time between SIGTERM, when readiness ends, and the end of accepting connections.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_DRAIN_DELAY", default_value = "0", value_parser = value_parser!(u32))]
    drain_delay: u32,
    /// The time for requests that are under way at the end.
    #[arg(long, value_name = "SECONDS", env = "ADOPTION_STORE_DRAIN_TIMEOUT", default_value = "30", value_parser = at_least_1())]
    drain_timeout: u32,
}

impl ConnectionOptions {
    /// The settings, once the certificate is read.
    pub(super) async fn settings(
        &self,
        trusted_proxies: &[Network],
    ) -> anyhow::Result<server::Settings> {
        let seconds = |count: u32| Duration::from_secs(count.into());
        Ok(server::Settings {
            header_timeout: seconds(self.header_timeout),
            idle_timeout: seconds(self.idle_timeout),
            body_timeout: seconds(self.body_timeout),
            write_timeout: seconds(self.write_timeout),
            drain_delay: seconds(self.drain_delay),
            drain_timeout: seconds(self.drain_timeout),
            max_connections: self.max_connections as usize,
            max_connections_per_address: self.max_connections_per_address as usize,
            trusted_proxies: trusted_proxies.to_vec(),
            tls: self.tls().await?,
            ..server::Settings::default()
        })
    }

    /// The file of the certificate.
    pub(super) fn certificate(&self) -> Option<&std::path::Path> {
        self.tls_certificate.as_deref()
    }

    /// The files of the certificate, if there is one; ends the process if one of
    /// the two is missing. The command line does not see it, since it asks for
    /// nothing more where an option comes from a file of options.
    pub(super) async fn tls(&self) -> anyhow::Result<Option<Tls>> {
        match (self.tls_certificate.clone(), self.tls_key.clone()) {
            (Some(certificate), Some(key)) => Tls::load(certificate, key).await.map(Some),
            (None, None) => Ok(None),
            (Some(_), None) => refuse(ErrorKind::MissingRequiredArgument, one("key")),
            (None, Some(_)) => refuse(ErrorKind::MissingRequiredArgument, one("certificate")),
        }
    }
}

fn one(missing: &str) -> String {
    format!("a certificate and its key belong together: --tls-{missing} FILE is missing")
}
