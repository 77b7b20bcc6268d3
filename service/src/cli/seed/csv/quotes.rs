//! Quotes that are not closed, of which the reader of CSV says nothing: all that
//! follows one is a part of its field.

use std::io::{self, Read};

/// What is read, and where in a field it ends.
pub(super) struct Quotes<R> {
    source: R,
    state: State,
    /// The line that is read, and that of the last quote that opens a field.
    line: u64,
    opened: u64,
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
        }
    }

    /// The line of the quote that is not closed by what has been read.
    pub(super) fn open(&self) -> Option<u64> {
        (self.state == State::Quoted).then_some(self.opened)
    }

    fn see(&mut self, byte: u8) {
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
