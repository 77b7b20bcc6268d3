//! The address of a PostgreSQL server, and the encryption of connections to it.

use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore, crypto};
use rustls_platform_verifier::BuilderVerifierExt;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::database::Error;

/// The timeout of a connection attempt, and of unacknowledged bytes.
const SILENCE: Duration = Duration::from_secs(5);

/// The address of a server. Its `Debug` form contains no password.
#[derive(Clone, Debug)]
pub struct Address {
    config: Config,
    root_certificates: Option<PathBuf>,
}

impl Address {
    pub(super) fn config(&self) -> Config {
        self.config.clone()
    }

    /// `true` if connections are encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.config.get_ssl_mode() != SslMode::Disable
    }

    /// The TLS settings, if connections are encrypted. The certificate of the server and its name
    /// are always verified.
    pub(super) fn tls(&self) -> Result<Option<MakeRustlsConnect>, Error> {
        if !self.is_encrypted() {
            return Ok(None);
        }
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider);
        let config = config
            .with_safe_default_protocol_versions()
            .map_err(failed)?;
        let config = match &self.root_certificates {
            None => config.with_platform_verifier().map_err(failed)?,
            Some(file) => {
                let mut roots = RootCertStore::empty();
                for certificate in CertificateDer::pem_file_iter(file).map_err(failed)? {
                    roots.add(certificate.map_err(failed)?).map_err(failed)?;
                }
                config.with_root_certificates(roots)
            }
        };
        Ok(Some(MakeRustlsConnect::new(config.with_no_client_auth())))
    }
}

fn failed(error: impl std::fmt::Display) -> Error {
    Error::Failed(format!("TLS: {error}"))
}

impl FromStr for Address {
    type Err = String;

    /// Parses a connection URL. `tokio_postgres` does not support `sslmode=verify-full`, which is the
    /// default except for servers on this machine, and `sslrootcert`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (server, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut root_certificates, mut others) = (None, None, Vec::new());
        for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
            match parameter.split_once('=') {
                Some(("sslmode", "disable")) => mode = Some(SslMode::Disable),
                Some(("sslmode", "require" | "verify-full")) => mode = Some(SslMode::Require),
                Some(("sslmode", _)) => {
                    return Err("expected sslmode=disable or sslmode=verify-full".to_owned());
                }
                Some(("sslrootcert", file)) => {
                    let file = percent_decode_str(file).decode_utf8();
                    let file = file.map_err(|error| error.to_string())?;
                    root_certificates = Some(file.as_ref().into());
                }
                _ => others.push(parameter),
            }
        }
        let config = format!("{server}?{}", others.join("&")).parse();
        let mut config: Config = config.map_err(|error: tokio_postgres::Error| {
            let source = std::error::Error::source(&error);
            source.map_or_else(|| error.to_string(), ToString::to_string)
        })?;
        if config.get_hosts().is_empty() {
            return Err("missing host: expected postgres://USER@HOST/DATABASE".to_owned());
        }
        let is_local = config.get_hosts().iter().all(is_local);
        let default = if is_local {
            SslMode::Disable
        } else {
            SslMode::Require
        };
        config
            .ssl_mode(mode.unwrap_or(default))
            .connect_timeout(SILENCE)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE)
            .keepalives_interval(SILENCE)
            .keepalives_retries(3)
            .application_name("adoption-store");
        Ok(Self {
            config,
            root_certificates,
        })
    }
}

fn is_local(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let is_loopback = |address: IpAddr| address.is_loopback();
            name == "localhost" || name.parse().is_ok_and(is_loopback)
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}
