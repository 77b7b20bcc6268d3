//! The options of `adoption-store serve` that say how it is watched.

use std::time::Duration;

use clap::Args;
use tracing_subscriber::filter::Directive;

use crate::log;
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
    #[arg(long, value_name = "URL", env = "OTEL_EXPORTER_OTLP_ENDPOINT")]
    otlp_endpoint: Option<http::Uri>,
}

impl ObserveOptions {
    /// Begins the log.
    pub(super) fn begin_log(&self) -> anyhow::Result<()> {
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
            Some(endpoint) => Traces::to(&endpoint.to_string()),
            None => Ok(Traces::default()),
        }
    }
}
