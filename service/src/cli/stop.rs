//! Signals that stop the service.

use std::io;
use std::process::exit;

use nix::sys::signal::Signal::SIGXFSZ;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;

use crate::telemetry::Telemetry;

/// Completes at SIGINT, SIGTERM or SIGHUP. A second signal ends the process at once.
pub(super) fn requested(telemetry: Telemetry) -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    // With a handler, a write beyond the limit of file sizes fails instead of ending the process.
    let _ = signal(SignalKind::from_raw(SIGXFSZ as i32))?;
    let mut next = async move || {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
    };
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(async move {
        next().await;
        let _ = stop.send(());
        next().await;
        tracing::warn!("stopped before all requests were finished");
        telemetry.flush_log();
        exit(1);
    });
    Ok(async { stopped.await.unwrap_or_default() })
}
