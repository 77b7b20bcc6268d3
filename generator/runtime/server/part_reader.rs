//! Splits a body into its parts while it comes (RFC 2046, section 5.1.1). What is held of it is a
//! head of a part, or less than a line that would end one.

use bytes::{Buf, Bytes, BytesMut};
use memchr::memmem::{Finder, find};

/// The most parts of a body.
const MOST_PARTS: usize = 1000;

/// The most bytes of the headers of a part.
const LONGEST_HEAD: usize = 16 * 1024;

/// The most blanks behind a boundary.
const MOST_BLANKS: usize = 256;

const BROKEN: &str = "is not made of parts between its boundary";

/// What a body is made of.
#[derive(Debug)]
pub enum Piece {
    /// A part begins: its headers, each behind a line end.
    Head(Bytes),
    /// Some of what the part holds.
    Data(Bytes),
}

/// Splits a body.
pub struct PartReader {
    /// What stands before each part but at the very beginning: a line end and the boundary.
    delimiter: Finder<'static>,
    buffer: BytesMut,
    state: State,
    parts: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Before the first boundary.
    Preamble,
    /// Behind a boundary.
    Boundary,
    /// In the headers of a part.
    Head,
    /// In what a part holds.
    Data,
    /// Behind the last boundary.
    End,
}

impl PartReader {
    /// Splits at a boundary.
    pub fn new(boundary: &str) -> Self {
        let delimiter = format!("\r\n--{boundary}");
        Self {
            delimiter: Finder::new(delimiter.as_bytes()).into_owned(),
            // The first boundary may stand at the very beginning.
            buffer: BytesMut::from(&b"\r\n"[..]),
            state: State::Preamble,
            parts: 0,
        }
    }

    /// Takes more of the body.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.state != State::End {
            self.buffer.extend_from_slice(bytes);
        }
    }

    /// The next piece; `None` where more of the body has to come.
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

    /// Tells at the end of a body whether it was whole.
    pub fn finish(&self) -> Result<(), &'static str> {
        match self.state {
            State::End => Ok(()),
            State::Head => Err("has a part without an end of its headers"),
            State::Preamble | State::Boundary | State::Data => Err(BROKEN),
        }
    }

    /// All that cannot be of a boundary.
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

    /// Looks whether a part begins behind a boundary, or the end is there; `false` where more has
    /// to come.
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
        match may_follow && blanks <= MOST_BLANKS {
            true => Ok(false),
            false => Err(BROKEN),
        }
    }

    fn head(&mut self) -> Result<Option<Piece>, &'static str> {
        let end = find(&self.buffer, b"\r\n\r\n");
        if end.unwrap_or(self.buffer.len()) > LONGEST_HEAD {
            return Err("has a part with headers of more than 16 KiB");
        }
        let Some(end) = end else {
            return Ok(None);
        };
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return Err("has more than 1000 parts");
        }
        let head = self.buffer.split_to(end).freeze();
        self.buffer.advance(4);
        self.state = State::Data;
        Ok(Some(Piece::Head(head)))
    }
}
