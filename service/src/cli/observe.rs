//! The options of the log, the traces and the metrics.

use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use http::Uri;
use secrecy::{ExposeSecret, SecretString};
use tracing_subscriber::filter::Directive;

use super::parse_secret;
use crate::metrics::METRICS;
use crate::telemetry::{self, Format, Telemetry};

#[derive(Args)]
#[command(next_help_heading = "Observability")]
pub(super) struct ObserveOptions {
    /// The format of the log, which is written to standard error.
    #[arg(long, default_value = "text")]
    log_format: Format,
    /// The level of the log, or several directives such as `info,service=debug`. Libraries log warnings and errors
    /// only.
    #[arg(long, default_value = "info", value_delimiter = ',')]
    log: Vec<Directive>,
    /// Log database statements that take at least this long, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "250")]
    slow_query_ms: u32,
    /// Send traces to the OpenTelemetry collector at this URL, over OTLP/HTTP. Other variables of OpenTelemetry, such as
    /// OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER, apply.
    #[arg(
        long,
        value_name = "URL",
        env = "OTEL_EXPORTER_OTLP_ENDPOINT",
        hide_env_values = true
    )]
    otlp_endpoint: Option<SecretString>,
}

/// The URL of a collector.
struct Endpoint(Uri);

impl FromStr for Endpoint {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let uri: Uri = text.parse().map_err(|_| "expected a URL")?;
        match (uri.scheme_str(), uri.host()) {
            (Some("http" | "https"), Some(_)) => Ok(Self(uri)),
            _ => Err("expected http:// or https://, and a host"),
        }
    }
}

impl ObserveOptions {
    /// Starts logging and tracing.
    pub(super) fn start(&self) -> anyhow::Result<Telemetry> {
        let endpoint = self.otlp_endpoint.as_ref();
        // A variable may be set, but empty.
        let endpoint = endpoint.filter(|endpoint| !endpoint.expose_secret().is_empty());
        let endpoint = endpoint.map(|endpoint| {
            let Endpoint(uri) = parse_secret("otlp-endpoint", endpoint);
            uri.to_string()
        });
        METRICS.log_statements_from(Duration::from_millis(self.slow_query_ms.into()));
        telemetry::init(self.log_format, self.log.clone(), endpoint.as_deref())
    }
}
