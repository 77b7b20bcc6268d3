//! The output streams of commands.

use std::env;
use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

use crate::{Program, Status};

/// The output streams of a command.
pub struct Console<'a> {
    /// Results.
    pub out: &'a mut dyn Write,
    /// Diagnostics.
    pub err: &'a mut dyn Write,
    /// `true` if diagnostics are coloured.
    pub colored: bool,
    /// The program, for messages that name a command.
    pub program: Program,
}

/// Runs a command with the standard streams, and reports its error.
pub fn run_in_terminal(
    program: Program,
    command: impl FnOnce(&mut Console<'_>) -> anyhow::Result<Status>,
) -> ExitCode {
    let colored = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    let (mut out, mut err) = (
        IgnoreBrokenPipe(io::stdout()),
        IgnoreBrokenPipe(io::stderr()),
    );
    let ended = command(&mut Console {
        out: &mut out,
        err: &mut err,
        colored,
        program,
    });
    match ended {
        Ok(Status::Done) => ExitCode::SUCCESS,
        Ok(Status::Found) => ExitCode::from(1),
        Ok(Status::Refused) => ExitCode::from(2),
        Err(error) => {
            // The exit code reports the failure even if this cannot be written.
            let _ = writeln!(err, "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// A writer that discards output once its reader is gone, as in `openapi-crates check | head`.
struct IgnoreBrokenPipe<W>(W);

impl<W: Write> Write for IgnoreBrokenPipe<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        ignore_broken_pipe(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        ignore_broken_pipe(self.0.flush(), ())
    }
}

fn ignore_broken_pipe<T>(result: io::Result<T>, success: T) -> io::Result<T> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(success),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::ignore_broken_pipe;
    use std::io::{Error, ErrorKind};

    #[test]
    fn only_broken_pipes_are_ignored() {
        assert!(ignore_broken_pipe(Err(Error::from(ErrorKind::BrokenPipe)), ()).is_ok());
        assert!(ignore_broken_pipe(Err(Error::from(ErrorKind::StorageFull)), ()).is_err());
    }
}
