//! Where tasks write to.

use std::io::{self, Write};

/// Where a task writes to.
pub struct Console<'a> {
    /// For results.
    pub out: &'a mut dyn Write,
    /// For diagnostics.
    pub err: &'a mut dyn Write,
    /// Whether diagnostics are coloured.
    pub colored: bool,
}

/// A writer whose reader may go away, as that of `cargo xtask codegen --check | head` does: what it
/// does not read is lost, and the task goes on.
pub struct Leavable<W>(pub W);

impl<W: Write> Write for Leavable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        unless_left(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        unless_left(self.0.flush(), ())
    }
}

fn unless_left<T>(result: io::Result<T>, done: T) -> io::Result<T> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(done),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Failing(io::ErrorKind);

    impl Write for Failing {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(self.0.into())
        }
    }

    #[test]
    fn only_a_reader_who_left_is_no_failure() {
        let mut left = Leavable(Failing(io::ErrorKind::BrokenPipe));
        assert!(left.write_all(b"more").and_then(|()| left.flush()).is_ok());
        let mut full = Leavable(Failing(io::ErrorKind::StorageFull));
        assert!(full.write_all(b"more").is_err());
        assert!(full.flush().is_err());
    }
}
