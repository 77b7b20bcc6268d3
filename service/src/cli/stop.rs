//! How the service is asked to stop.

use std::io;
use std::process::exit;

use tokio::sync::oneshot;

use crate::telemetry::Telemetry;

/// Ends when the process is asked to stop. To ask again ends the process at
/// once: whoever does it does not want to wait for what is under way.
pub(super) fn requested(telemetry: Telemetry) -> io::Result<impl Future<Output = ()>> {
    let mut signals = Signals::new()?;
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(async move {
        signals.next().await;
        let _ = stop.send(());
        signals.next().await;
        tracing::warn!("stopped before everything was finished");
        telemetry.flush_log();
        exit(1);
    });
    Ok(async { stopped.await.unwrap_or_default() })
}

/// SIGINT and SIGTERM, which do not end the process any more.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};

        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Ctrl-C, which does not end the process any more.
#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Self> {
        tokio::signal::windows::ctrl_c().map(Self)
    }

    async fn next(&mut self) {
        self.0.recv().await;
    }
}
