//! Quotes that are out of place (RFC 4180, section 2), of which the reader of CSV says
//! nothing: what follows one that is not closed is a part of its field, and what follows a
//! closed one is put after it.

use std::io::{self, Read};

use crate::cli::seed::row::Fault;

/// What is read, and where in a field that ends.
pub(super) struct Quotes<R> {
    source: R,
    state: State,
    /// The line that is read, and that of the last quote that opens a field.
    line: u64,
    opened: u64,
    /// The first line where more follows a field that is closed.
    stray: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// At the begin of the file, which may have a byte order mark.
    FileBegin,
    FieldBegin,
    Plain,
    Quoted,
    /// After a quote in a quoted field: it is closed, unless another quote follows.
    QuotedQuote,
}

impl<R> Quotes<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            state: State::FileBegin,
            line: 1,
            opened: 1,
            stray: None,
        }
    }

    /// What is wrong in what has been read.
    pub(super) fn fault(&self) -> Option<Fault> {
        let stray = "more follows the quote that closes a field";
        let stray = self.stray.map(|line| Fault::new(line, stray));
        let open = || Fault::new(self.opened, "a quote is not closed");
        stray.or_else(|| (self.state == State::Quoted).then(open))
    }

    fn see(&mut self, byte: u8) {
        let may_follow = matches!(byte, b'"' | b',' | b'\r' | b'\n');
        if self.state == State::QuotedQuote && !may_follow {
            self.stray.get_or_insert(self.line);
        }
        self.state = match (self.state, byte) {
            (State::FileBegin, 0xef | 0xbb | 0xbf) => State::FileBegin,
            (State::FileBegin | State::FieldBegin, b'"') => {
                self.opened = self.line;
                State::Quoted
            }
            (State::Quoted, b'"') => State::QuotedQuote,
            (State::Quoted, _) | (State::QuotedQuote, b'"') => State::Quoted,
            (_, b',' | b'\r' | b'\n') => State::FieldBegin,
            _ => State::Plain,
        };
        if byte == b'\n' {
            self.line += 1;
        }
    }
}

impl<R: Read> Read for Quotes<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        for byte in buffer.get(..count).unwrap_or_default() {
            self.see(*byte);
        }
        Ok(count)
    }
}
