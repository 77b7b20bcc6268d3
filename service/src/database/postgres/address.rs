//! Where the server is, and who asks.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// How long the other end of a connection may leave bytes without a word.
const SILENCE: Duration = Duration::from_secs(5);

/// After what time without a word the other end is asked whether it is there, how
/// often it is asked, and how many questions it may leave without an answer.
const KEEPALIVES: (Duration, u32) = (Duration::from_secs(5), 3);

/// The address of a server, with the name and password of a user. It is shown
/// without them.
#[derive(Clone)]
pub struct Address {
    config: Config,
    root_certificate: Option<PathBuf>,
    /// The address as it was written, without the password.
    shown: String,
}

impl Address {
    /// How the server is connected to.
    pub(super) fn config(&self) -> Config {
        self.config.clone()
    }

    /// Whether all that is sent and received is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.config.get_ssl_mode() != SslMode::Disable
    }

    /// The file of the certificates that the server's may come from, if they are
    /// not those of the system.
    pub(super) fn root_certificate(&self) -> Option<&Path> {
        self.root_certificate.as_deref()
    }
}

impl FromStr for Address {
    type Err = String;

    /// Reads an address as PostgreSQL has it: with `sslmode` among `disable`,
    /// `require` and `verify-full`, of which the last two are the same, and with
    /// `sslrootcert`. Without `sslmode`, only a server of this machine is
    /// connected to without encryption.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut url = url::Url::parse(text).map_err(|error| error.to_string())?;
        let shown = without_password(url.clone());
        let (mut mode, mut root_certificate, mut others) = (None, None, Vec::new());
        for (name, value) in url.query_pairs().into_owned() {
            match name.as_str() {
                "sslmode" => mode = Some(ssl_mode(&value)?),
                "sslrootcert" => root_certificate = Some(value.into()),
                _ => others.push((name, value)),
            }
        }
        url.set_query(None);
        if !others.is_empty() {
            url.query_pairs_mut().extend_pairs(others);
        }
        // A space is %20 here, and never a plus sign.
        let address = url.as_str().replace('+', "%20");
        let mut config: Config = address.parse().map_err(|error| explain(&error))?;
        if config.get_hosts().is_empty() {
            return Err("the host is missing: postgres://USER@HOST/DATABASE".to_owned());
        }
        let mode = mode.unwrap_or_else(|| default_mode(&config));
        config.ssl_mode(mode);
        config.connect_timeout(SILENCE).tcp_user_timeout(SILENCE);
        let (pause, questions) = KEEPALIVES;
        config.keepalives_idle(pause).keepalives_interval(pause);
        config.keepalives_retries(questions);
        config.application_name("adoption-store");
        Ok(Self {
            config,
            root_certificate,
            shown,
        })
    }
}

fn without_password(mut url: url::Url) -> String {
    // It has a host, or is refused.
    let _ = url.set_password(None);
    let parameters = url.query_pairs().into_owned();
    let kept: Vec<_> = parameters.filter(|(name, _)| name != "password").collect();
    url.set_query(None);
    if !kept.is_empty() {
        url.query_pairs_mut().extend_pairs(kept);
    }
    // A space is %20 here, and never a plus sign.
    url.as_str().replace('+', "%20")
}

fn explain(error: &tokio_postgres::Error) -> String {
    let source = std::error::Error::source(error);
    source.map_or_else(|| error.to_string(), ToString::to_string)
}

fn ssl_mode(name: &str) -> Result<SslMode, String> {
    match name {
        "disable" => Ok(SslMode::Disable),
        "require" | "verify-full" => Ok(SslMode::Require),
        _ => Err(format!(
            "sslmode={name} is not supported: use disable, or verify-full, which checks the certificate"
        )),
    }
}

fn default_mode(config: &Config) -> SslMode {
    match config.get_hosts().iter().all(is_local) {
        true => SslMode::Disable,
        false => SslMode::Require,
    }
}

fn is_local(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            let address: Result<std::net::IpAddr, _> = name.parse();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Address");
        shown.field("hosts", &self.config.get_hosts());
        shown.field("database", &self.config.get_dbname());
        shown.finish_non_exhaustive()
    }
}
