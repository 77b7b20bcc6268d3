//! Signals that stop the service.

use std::io;
use std::process::exit;

use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::oneshot;

use crate::telemetry::Telemetry;

/// Completes at SIGINT or SIGTERM. A second signal ends the process at once.
pub(super) fn requested(telemetry: Telemetry) -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(async move {
        next(&mut interrupt, &mut terminate).await;
        let _ = stop.send(());
        next(&mut interrupt, &mut terminate).await;
        tracing::warn!("stopped before all requests were finished");
        telemetry.flush_log();
        exit(1);
    });
    Ok(async { stopped.await.unwrap_or_default() })
}

async fn next(interrupt: &mut Signal, terminate: &mut Signal) {
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
