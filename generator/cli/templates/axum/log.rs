//! The log, which a thread writes, so that no request waits for its reader.

use std::io::{self, BufWriter, Write};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::Duration;

use tracing_appender::non_blocking::{ErrorCounter, NonBlocking, NonBlockingBuilder, WorkerGuard};

/// The number of lines that wait to be written. Further lines are dropped, so that a slow reader of the log does not
/// block the service.
const MAX_WAITING_LINES: usize = 16_384;

/// The time for which lines are collected after a write, since waking the thread for each would cost more than the line.
const PAUSE: Duration = Duration::from_millis(10);

static DROPPED: OnceLock<ErrorCounter> = OnceLock::new();

/// Starts the thread, which writes to `output`. Dropping the guard writes the waiting lines, for at most a second.
pub fn start(output: impl Write + Send + 'static) -> (NonBlocking, WorkerGuard) {
    let output = Output {
        output: BufWriter::new(output),
        reported: 0,
    };
    let builder = NonBlockingBuilder::default().thread_name("log").lossy(true);
    let (lines, guard) = builder
        .buffered_lines_limit(MAX_WAITING_LINES)
        .finish(output);
    // A process has one log.
    let _ = DROPPED.set(lines.error_counter());
    (lines, guard)
}

/// The number of dropped lines.
pub fn dropped_lines() -> u64 {
    DROPPED
        .get()
        .map_or(0, |lines| lines.dropped_lines() as u64)
}

struct Output<W: Write> {
    output: BufWriter<W>,
    /// The number of dropped lines that has been logged.
    reported: u64,
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.output.write(bytes)
    }

    /// Called when no line waits.
    fn flush(&mut self) -> io::Result<()> {
        // Before the output is flushed: while that waits for a reader, so many lines can come that the report is dropped.
        let dropped = dropped_lines();
        if dropped > self.reported {
            let count = dropped - self.reported;
            tracing::warn!(count, "log lines were dropped");
            self.reported = dropped;
        }
        self.output.flush()?;
        sleep(PAUSE);
        Ok(())
    }
}
