//! Incremental splitting of a multipart body (RFC 2046, section 5.1.1). Only the headers of a part,
//! or less than a line, are buffered.

use bytes::{Buf, Bytes, BytesMut};
use memchr::memmem::{Finder, find};

/// The maximum number of parts.
const MAX_PARTS: usize = 1000;

/// The maximum size of the headers of a part, in bytes.
const MAX_HEAD_SIZE: usize = 16 * 1024;

/// The maximum number of blanks after a boundary.
const MAX_BLANKS: usize = 256;

pub(crate) const BROKEN: &str = "is not a valid multipart body";

/// A piece of a multipart body.
#[derive(Debug)]
pub enum Piece {
    /// The headers of a new part, each preceded by a line break.
    Head(Bytes),
    /// A chunk of the content of the part.
    Data(Bytes),
}

/// Splits a multipart body.
pub struct PartReader {
    /// The line break and boundary that precede each part but the first.
    delimiter: Finder<'static>,
    buffer: BytesMut,
    state: State,
    parts: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Before the first boundary.
    Preamble,
    /// After a boundary.
    Boundary,
    /// In the headers of a part.
    Head,
    /// In the content of a part.
    Data,
    /// After the last boundary.
    End,
}

impl PartReader {
    /// Creates a reader of the parts between boundaries.
    pub fn new(boundary: &str) -> Self {
        let delimiter = format!("\r\n--{boundary}");
        Self {
            delimiter: Finder::new(delimiter.as_bytes()).into_owned(),
            // The body may start with the boundary.
            buffer: BytesMut::from(&b"\r\n"[..]),
            state: State::Preamble,
            parts: 0,
        }
    }

    /// Adds a chunk of the body.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.state != State::End {
            self.buffer.extend_from_slice(bytes);
        }
    }

    /// Returns the next piece; `None` if more bytes are needed.
    pub fn next_piece(&mut self) -> Result<Option<Piece>, &'static str> {
        loop {
            match self.state {
                State::Preamble | State::Data => {
                    let data = self.until_boundary();
                    if self.state == State::Preamble || data.is_empty() {
                        if !self.take_boundary() {
                            return Ok(None);
                        }
                        continue;
                    }
                    return Ok(Some(Piece::Data(data)));
                }
                State::Boundary => {
                    if !self.begin_part()? {
                        return Ok(None);
                    }
                }
                State::Head => return self.head(),
                State::End => {
                    self.buffer.clear();
                    return Ok(None);
                }
            }
        }
    }

    /// Checks that the body ended after the last boundary.
    pub fn finish(&self) -> Result<(), &'static str> {
        match self.state {
            State::End => Ok(()),
            State::Head => Err("has a part with incomplete headers"),
            State::Preamble | State::Boundary | State::Data => Err(BROKEN),
        }
    }

    /// Takes the bytes that cannot belong to a boundary.
    fn until_boundary(&mut self) -> Bytes {
        let length = self.delimiter.needle().len();
        let end = self.delimiter.find(&self.buffer);
        let end = end.unwrap_or((self.buffer.len() + 1).saturating_sub(length));
        self.buffer.split_to(end).freeze()
    }

    fn take_boundary(&mut self) -> bool {
        let length = self.delimiter.needle().len();
        let is_here = self.buffer.starts_with(self.delimiter.needle());
        if is_here {
            self.buffer.advance(length);
            self.state = State::Boundary;
        }
        is_here
    }

    /// Reads what follows a boundary: a part, or the end. Returns `false` if more bytes are needed.
    fn begin_part(&mut self) -> Result<bool, &'static str> {
        if self.buffer.starts_with(b"--") {
            self.state = State::End;
            return Ok(true);
        }
        let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let blanks = self.buffer.iter().take_while(is_blank).count();
        let rest = self.buffer.get(blanks..).unwrap_or_default();
        if rest.starts_with(b"\r\n") {
            self.buffer.advance(blanks);
            self.state = State::Head;
            return Ok(true);
        }
        let may_follow = rest.is_empty() || rest == b"\r" || (blanks == 0 && rest == b"-");
        match may_follow && blanks <= MAX_BLANKS {
            true => Ok(false),
            false => Err(BROKEN),
        }
    }

    fn head(&mut self) -> Result<Option<Piece>, &'static str> {
        let end = find(&self.buffer, b"\r\n\r\n");
        if end.unwrap_or(self.buffer.len()) > MAX_HEAD_SIZE {
            return Err("has a part with headers of more than 16 KiB");
        }
        let Some(end) = end else {
            return Ok(None);
        };
        self.parts += 1;
        if self.parts > MAX_PARTS {
            return Err("has more than 1000 parts");
        }
        let head = self.buffer.split_to(end).freeze();
        self.buffer.advance(4);
        self.state = State::Data;
        Ok(Some(Piece::Head(head)))
    }
}
