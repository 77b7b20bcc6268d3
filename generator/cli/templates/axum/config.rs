//! The settings, from arguments or environment variables.

use std::io::{self, IsTerminal as _};
use std::net::SocketAddr;
use std::time::Duration;

use axum::http::HeaderValue;
use clap::{Parser, ValueEnum};
use tracing_appender::non_blocking::WorkerGuard;
use tracing_subscriber::EnvFilter;

use crate::log;

/// The settings of the service.
#[derive(Clone, Debug, Parser)]
pub struct Config {
    /// The address of the API and its documentation
    #[arg(long, env, default_value = "127.0.0.1:8080")]
    pub address: SocketAddr,

    /// The address of health and metrics, which callers must not reach
    #[arg(long, env, default_value = "127.0.0.1:9090")]
    pub operator_address: SocketAddr,

    /// The origins of browser pages that may call the API, separated by commas
    #[arg(long, env, value_delimiter = ',')]
    pub allowed_origins: Vec<HeaderValue>,

{body_limit_field}    /// The time until the response of a request begins, in seconds
    #[arg(long, env, default_value_t = 30)]
    request_timeout: u64,

    /// The time for requests in progress when the service stops, in seconds
    #[arg(long, env, default_value_t = 20)]
    drain_timeout: u64,

    /// The time after SIGTERM in which connections are still accepted, in seconds
    #[arg(long, env, default_value_t = 0)]
    drain_delay: u64,

    /// The level of logs, or a level for each module: info,tower_http=debug
    #[arg(long, env, default_value = "info")]
    log: EnvFilter,

    /// The format of logs
    #[arg(long, env, value_enum, default_value = "text")]
    log_format: LogFormat,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    Json,
    Text,
}

impl Config {
    pub fn request_timeout(&self) -> Duration {
        Duration::from_secs(self.request_timeout)
    }

    pub fn drain_delay(&self) -> Duration {
        Duration::from_secs(self.drain_delay)
    }

    pub fn drain_timeout(&self) -> Duration {
        Duration::from_secs(self.drain_timeout)
    }

    /// Writes the events of this process to its standard output, until the guard is dropped.
    pub fn start_logging(&self) -> WorkerGuard {
        let (lines, guard) = log::start(io::stdout());
        let logs = tracing_subscriber::fmt().with_env_filter(self.log.clone());
        let logs = logs.with_ansi(io::stdout().is_terminal());
        let logs = logs.with_writer(lines);
        match self.log_format {
            LogFormat::Json => logs.json().init(),
            LogFormat::Text => logs.init(),
        }
        guard
    }
}
