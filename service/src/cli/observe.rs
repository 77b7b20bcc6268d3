//! The options of `adoption-store serve` that say how it is watched.

#[cfg(feature = "otlp")]
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
#[cfg(feature = "otlp")]
use secrecy::{ExposeSecret, SecretString};
use tracing_subscriber::filter::Directive;

#[cfg(feature = "otlp")]
use super::parse_secret;
use crate::log::{self, Background};
#[cfg(feature = "otlp")]
use crate::traces::Traces;

/// What is told of the service.
#[derive(Args)]
#[command(next_help_heading = "Watching")]
pub(super) struct ObserveOptions {
    /// How the log on standard error is written.
    #[arg(long, env = "ADOPTION_STORE_LOG_FORMAT", default_value = "text")]
    log_format: log::Format,
    /// What is logged: a level, or several directives such as `info,service=debug`; of libraries, warnings and
    /// errors alone.
    #[arg(
        long,
        env = "ADOPTION_STORE_LOG",
        default_value = "info",
        value_delimiter = ','
    )]
    log: Vec<Directive>,
    /// Warn of statements of the database that take at least this long, in milliseconds.
    #[arg(
        long,
        value_name = "MS",
        env = "ADOPTION_STORE_SLOW_QUERY_MS",
        default_value = "250"
    )]
    slow_query_ms: u32,
    /// Send traces to the OpenTelemetry collector at this URL, over OTLP/HTTP; the other variables of OpenTelemetry,
    /// such as OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER, hold too.
    #[cfg(feature = "otlp")]
    #[arg(
        long,
        value_name = "URL",
        env = "OTEL_EXPORTER_OTLP_ENDPOINT",
        hide_env_values = true
    )]
    otlp_endpoint: Option<SecretString>,
}

/// The URL of a collector.
#[cfg(feature = "otlp")]
struct Endpoint(http::Uri);

#[cfg(feature = "otlp")]
impl FromStr for Endpoint {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let uri: http::Uri = text.parse().map_err(|_| "expected a URL".to_owned())?;
        match (uri.scheme_str(), uri.host()) {
            (Some("http" | "https"), Some(_)) => Ok(Self(uri)),
            _ => Err("expected http:// or https://, and a host".to_owned()),
        }
    }
}

impl ObserveOptions {
    /// Begins the log.
    pub(super) fn begin_log(&self) -> anyhow::Result<Background> {
        log::init(self.log_format, self.log.clone())
    }

    /// From when on a statement is slow.
    pub(super) fn slow_query(&self) -> Duration {
        Duration::from_millis(self.slow_query_ms.into())
    }

    /// Where spans go.
    #[cfg(feature = "otlp")]
    pub(super) fn traces(&self) -> anyhow::Result<Traces> {
        match &self.otlp_endpoint {
            Some(endpoint) if !endpoint.expose_secret().is_empty() => {
                Traces::to(&parse_secret::<Endpoint>("otlp-endpoint", endpoint).0)
            }
            _ => Ok(Traces::default()),
        }
    }
}
