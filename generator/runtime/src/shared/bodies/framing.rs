//! Framing of sequential media types: JSON Lines, JSON text sequences (RFC 7464) and server-sent
//! events (WHATWG HTML).

use std::collections::VecDeque;

/// The framing of a stream of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// A value per line.
    Lines,
    /// Each value follows the character U+001E.
    Sequence,
    /// A value per event.
    Events,
}

/// An encoded value, with the other fields of its event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The bytes of the value.
    pub data: Vec<u8>,
    /// The event type.
    pub event: Option<String>,
    /// The last event id.
    pub id: Option<String>,
    /// The reconnection time in milliseconds.
    pub retry: Option<u64>,
    /// A comment.
    pub comment: Option<String>,
    /// `true` if an event has data; an event without data is not dispatched.
    pub has_data: bool,
}

/// The record separator that precedes each JSON text of a sequence.
const MARK: u8 = 0x1e;

/// The byte order mark that may precede the first event.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A value is longer than this limit, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong(pub usize);

/// Splits a body into frames as its chunks arrive.
#[derive(Debug)]
pub struct Frames {
    framing: Framing,
    limit: usize,
    /// The incomplete line, or JSON text of a sequence.
    rest: Vec<u8>,
    /// The open brackets and strings of the JSON text.
    open: Open,
    /// `true` if the last byte was a carriage return, which a line feed may follow.
    after_return: bool,
    /// `true` if no line has ended yet.
    is_first: bool,
    event: Option<Frame>,
    found: VecDeque<Frame>,
}

impl Frames {
    /// Creates a splitter for values of at most `limit` bytes.
    pub fn new(framing: Framing, limit: usize) -> Self {
        Self {
            framing,
            limit,
            rest: Vec::new(),
            open: Open::default(),
            after_return: false,
            is_first: true,
            event: None,
            found: VecDeque::new(),
        }
    }

    /// Returns the next complete value.
    pub fn pop(&mut self) -> Option<Frame> {
        self.found.pop_front()
    }

    /// Adds the next chunk of the body.
    ///
    /// # Errors
    ///
    /// Returns an error if a value exceeds the limit.
    pub fn push(&mut self, part: &[u8]) -> Result<(), TooLong> {
        let mut part = part;
        while let Some(at) = self.find_end(part) {
            let (line, rest) = part.split_at(at);
            if let Some((end, rest)) = rest.split_first() {
                self.take_end(line, *end)?;
                part = rest;
            }
        }
        self.keep(part)
    }

    /// Ends the body. An incomplete event is discarded.
    pub fn finish(&mut self) {
        match self.framing {
            Framing::Lines | Framing::Sequence => self.take_text(),
            Framing::Events => {}
        }
    }

    /// Finds the end of the first line in a chunk. Compares 16 bytes at a time, without a branch
    /// for each.
    fn find_end(&self, part: &[u8]) -> Option<usize> {
        let [end, other] = match self.framing {
            Framing::Lines => [b'\n', b'\n'],
            Framing::Sequence => [b'\n', MARK],
            Framing::Events => [b'\n', b'\r'],
        };
        let ends = |byte: &u8| (*byte == end) | (*byte == other);
        let goes_on = |step: &&[u8]| !step.iter().fold(false, |any, byte| any | ends(byte));
        let before = 16 * part.chunks_exact(16).take_while(goes_on).count();
        let at = part.get(before..)?.iter().position(ends)?;
        Some(before + at)
    }

    /// Keeps a part of an incomplete line.
    fn keep(&mut self, part: &[u8]) -> Result<(), TooLong> {
        self.admit(part)?;
        self.rest.extend_from_slice(part);
        Ok(())
    }

    /// Counts a part of a line, and rejects a line that is too long.
    fn admit(&mut self, part: &[u8]) -> Result<(), TooLong> {
        if part.is_empty() {
            return Ok(());
        }
        self.after_return = false;
        let of_event = self.event.as_ref().map_or(0, |event| event.data.len());
        match part.len() > self.limit.saturating_sub(self.rest.len() + of_event) {
            true => Err(TooLong(self.limit)),
            false => Ok(()),
        }
    }

    /// Adds the last part of a line and its terminator.
    fn take_end(&mut self, line: &[u8], end: u8) -> Result<(), TooLong> {
        if self.framing == Framing::Events {
            return self.take_event_line(line, end);
        }
        self.keep(line)?;
        match self.framing {
            Framing::Sequence if end != MARK && !self.open.is_whole(&self.rest) => {
                self.keep(&[end])?;
            }
            _ => self.take_text(),
        }
        Ok(())
    }

    /// Adds the last part of a line of an event. Copies the line only if it arrived in several
    /// chunks.
    fn take_event_line(&mut self, line: &[u8], end: u8) -> Result<(), TooLong> {
        self.admit(line)?;
        if end == b'\n' && self.after_return {
            // It belongs to the carriage return.
        } else if self.rest.is_empty() {
            self.read_line(line);
        } else {
            let mut whole = std::mem::take(&mut self.rest);
            whole.extend_from_slice(line);
            self.read_line(&whole);
        }
        self.after_return = end == b'\r';
        Ok(())
    }

    fn take_text(&mut self) {
        let mut data = std::mem::take(&mut self.rest);
        self.open = Open::default();
        if data.trim_ascii().is_empty() {
            return;
        }
        if data.last() == Some(&b'\r') {
            data.pop();
        }
        self.found.push_back(Frame::of(data));
    }

    /// Reads a line of an event; an empty line ends the event.
    fn read_line(&mut self, mut line: &[u8]) {
        if std::mem::take(&mut self.is_first) {
            line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
        }
        if line.is_empty() {
            // An event without data is discarded; its `id` and `retry` still count.
            if let Some(event) = self.event.take() {
                self.found.push_back(event);
            }
            return;
        }
        let colon = line.iter().position(|byte| *byte == b':');
        let (name, value) = match colon {
            None => (line, [].as_slice()),
            Some(at) => (
                line.get(..at).unwrap_or_default(),
                line.get(at + 1..).unwrap_or_default(),
            ),
        };
        let value = value.strip_prefix(b" ").unwrap_or(value);
        self.event.get_or_insert_default().take(name, value);
    }
}

impl Frame {
    /// Creates a frame of data alone.
    pub fn of(data: Vec<u8>) -> Self {
        Self {
            data,
            has_data: true,
            ..Self::default()
        }
    }

    /// Sets a field of an event.
    fn take(&mut self, name: &[u8], value: &[u8]) {
        let text = || String::from_utf8_lossy(value).into_owned();
        match name {
            b"data" => {
                if !std::mem::replace(&mut self.has_data, true) {
                    self.data = value.to_vec();
                    return;
                }
                self.data.push(b'\n');
                self.data.extend_from_slice(value);
            }
            b"event" => self.event = Some(text()),
            b"id" if !value.contains(&0) => self.id = Some(text()),
            b"retry" if value.iter().all(u8::is_ascii_digit) => {
                self.retry = text().parse().ok();
            }
            b"" => self.comment = Some(text()),
            _ => {}
        }
    }

    /// Writes an event; `None`, after a partial write, if a single-line field contains a line
    /// break.
    pub fn write_event(&self, bytes: &mut Vec<u8>) -> Option<()> {
        let retry = self.retry.map(|retry| retry.to_string());
        let fields = [
            ("", &self.comment),
            ("event", &self.event),
            ("id", &self.id),
            ("retry", &retry),
        ];
        for (name, value) in fields {
            let Some(value) = value else {
                continue;
            };
            if value.contains(['\n', '\r', '\0']) {
                return None;
            }
            write_line(bytes, name, value.as_bytes());
        }
        if self.has_data {
            self.write_data(bytes)?;
        }
        bytes.push(b'\n');
        Some(())
    }

    fn write_data(&self, bytes: &mut Vec<u8>) -> Option<()> {
        if self.data.contains(&b'\r') {
            return None;
        }
        // JSON is a single line, for which `contains` is faster.
        match self.data.contains(&b'\n') {
            false => write_line(bytes, "data", &self.data),
            true => {
                for line in self.data.split(|byte| *byte == b'\n') {
                    write_line(bytes, "data", line);
                }
            }
        }
        Some(())
    }
}

fn write_line(bytes: &mut Vec<u8>, name: &str, value: &[u8]) {
    bytes.extend_from_slice(name.as_bytes());
    bytes.extend_from_slice(b": ");
    bytes.extend_from_slice(value);
    bytes.push(b'\n');
}

/// The state of a scan for the end of a JSON text. Each byte is scanned once.
#[derive(Debug, Default)]
struct Open {
    /// The number of bytes scanned.
    seen: usize,
    depth: usize,
    in_string: bool,
    is_escaped: bool,
    /// `true` if a byte other than white space was seen.
    has_text: bool,
}

impl Open {
    /// Returns `true` if a text, which starts with the bytes scanned before, has no open bracket or
    /// string.
    fn is_whole(&mut self, text: &[u8]) -> bool {
        for byte in text.iter().skip(self.seen) {
            self.take(*byte);
        }
        self.seen = text.len();
        self.depth == 0 && !self.in_string && self.has_text
    }

    fn take(&mut self, byte: u8) {
        self.has_text |= !byte.is_ascii_whitespace();
        match byte {
            _ if self.is_escaped => self.is_escaped = false,
            b'\\' if self.in_string => self.is_escaped = true,
            b'"' => self.in_string = !self.in_string,
            b'{' | b'[' if !self.in_string => self.depth += 1,
            b'}' | b']' if !self.in_string => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
    }
}
