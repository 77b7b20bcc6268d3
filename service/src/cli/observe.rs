//! The options of `adoption-store serve` that say how it is watched.

use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use tracing_subscriber::filter::Directive;

use super::secret::secret;
use crate::metrics::METRICS;
use crate::telemetry::{self, Format, Telemetry};

/// What is told of the service.
#[derive(Args)]
#[command(next_help_heading = "Watching")]
pub(super) struct ObserveOptions {
    /// How the log on standard error is written.
    #[arg(long, env = "ADOPTION_STORE_LOG_FORMAT", default_value = "text")]
    log_format: Format,
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
    #[arg(
        long,
        value_name = "URL",
        env = "OTEL_EXPORTER_OTLP_ENDPOINT",
        hide_env_values = true,
        value_parser = secret::<Endpoint>()
    )]
    otlp_endpoint: Option<Endpoint>,
}

/// Where a collector is, which may need a password; none, where the variable is empty.
#[derive(Clone)]
struct Endpoint(Option<http::Uri>);

impl FromStr for Endpoint {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Ok(Self(None));
        }
        let uri: http::Uri = text.parse().map_err(|_| "expected a URL".to_owned())?;
        match (uri.scheme_str(), uri.host()) {
            (Some("http" | "https"), Some(_)) => Ok(Self(Some(uri))),
            _ => Err("expected http:// or https://, and a host".to_owned()),
        }
    }
}

impl ObserveOptions {
    /// Starts the log and the traces.
    pub(super) fn start(&self) -> anyhow::Result<Telemetry> {
        let endpoint = self.otlp_endpoint.as_ref();
        let endpoint = endpoint.and_then(|Endpoint(uri)| uri.as_ref().map(ToString::to_string));
        METRICS.log_statements_from(Duration::from_millis(self.slow_query_ms.into()));
        telemetry::init(self.log_format, self.log.clone(), endpoint.as_deref())
    }
}
