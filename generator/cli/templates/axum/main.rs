//! Serves the API until SIGTERM or Ctrl-C, with logs, metrics and limits. `--help` lists its settings.

mod app;
mod config;
mod docs;
mod log;
mod metrics;
mod server;

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Parser as _;
use config::Config;
use metrics::Metrics;
use server::{Event, Limits};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let config = Config::parse();
    let _log = config.start_logging();
    let (metrics, draining) = (Metrics::new(), Arc::new(AtomicBool::new(false)));

    let operators = TcpListener::bind(config.operator_address).await?;
    let operator_address = operators.local_addr()?;
    let routes = app::operator_routes(metrics.clone(), draining.clone());
    tokio::spawn(async move { axum::serve(operators, routes).await });

    let listener = TcpListener::bind(config.address).await?;
    tracing::info!(address = %listener.local_addr()?, %operator_address, "listening");
    let limits = Limits {
        drain_timeout: config.drain_timeout(),
        observe: Arc::new(observe),
        ..Limits::default()
    };
    let (server, front) = server::bind(listener, limits);
    let stop = async {
        stop_signal().await;
        tracing::info!("draining");
        draining.store(true, Ordering::Relaxed);
    };
    let app = front.app(app::app(&config, metrics));
    tokio::select! {
        served = server.serve(app) => served?,
        () = front.control(stop, config.drain_delay()) => {}
    }
    tracing::info!("stopped");
    Ok(())
}

fn observe(event: Event<'_>) {
    match event {
        Event::Opened | Event::Closed => {}
        Event::Ended(reason) => tracing::debug!(reason, "closed a connection"),
        Event::Failed(error) => tracing::warn!(%error, "a connection was not accepted"),
    }
}

/// Completes at Ctrl-C, or at SIGTERM where it exists.
async fn stop_signal() {
    #[cfg(unix)]
    if let Ok(mut terminate) =
        tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
    {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        return;
    }
    let _ = tokio::signal::ctrl_c().await;
}
