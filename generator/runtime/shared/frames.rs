//! Values that come one after the other in a body: each in a line of its own (JSON Lines), behind
//! a mark (JSON text sequences, RFC 7464), or as an event (WHATWG HTML, "Server-sent events").

use std::collections::VecDeque;

/// How the values of a body are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// Each is a line.
    Lines,
    /// Each stands behind the character U+001E.
    Sequence,
    /// Each is an event.
    Events,
}

/// A value as it was sent, and what an event says of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The bytes of the value.
    pub data: Vec<u8>,
    /// What kind of event it is.
    pub event: Option<String>,
    /// The last event that was received, if it is this one.
    pub id: Option<String>,
    /// The time to wait before a connection that broke is made again, in milliseconds.
    pub retry: Option<u64>,
    /// What is for people.
    pub comment: Option<String>,
    /// Whether an event has data: one that has none is not given to anyone.
    pub has_data: bool,
}

/// The mark before each text of a sequence.
const MARK: u8 = 0x1e;

/// What may stand before the first event.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A value is longer than this count of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong(pub usize);

/// Finds the values in the parts of a body, as they come.
#[derive(Debug)]
pub struct Frames {
    framing: Framing,
    limit: usize,
    /// The line that has not ended yet; of a sequence, the text.
    rest: Vec<u8>,
    /// What is open in the text of a sequence.
    open: Open,
    /// Whether the last byte was a carriage return, which a line feed may follow.
    after_return: bool,
    /// Whether no line has ended yet.
    is_first: bool,
    event: Option<Frame>,
    found: VecDeque<Frame>,
}

impl Frames {
    /// Values of at most `limit` bytes each.
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

    /// The next value that is whole.
    pub fn next(&mut self) -> Option<Frame> {
        self.found.pop_front()
    }

    /// Takes the next part of the body.
    ///
    /// # Errors
    ///
    /// Where a value is longer than is allowed.
    pub fn push(&mut self, part: &[u8]) -> Result<(), TooLong> {
        let mut part = part;
        while let Some(at) = part.iter().position(|byte| self.ends(*byte)) {
            let (line, rest) = part.split_at(at);
            self.keep(line)?;
            if let Some((end, rest)) = rest.split_first() {
                self.end(*end)?;
                part = rest;
            }
        }
        self.keep(part)
    }

    /// Takes the end of the body. An event that has not ended is none.
    pub fn finish(&mut self) {
        match self.framing {
            Framing::Lines | Framing::Sequence => self.end_text(),
            Framing::Events => {}
        }
    }

    fn ends(&self, byte: u8) -> bool {
        match self.framing {
            Framing::Lines => byte == b'\n',
            Framing::Sequence => matches!(byte, b'\n' | MARK),
            Framing::Events => matches!(byte, b'\n' | b'\r'),
        }
    }

    fn keep(&mut self, part: &[u8]) -> Result<(), TooLong> {
        if part.is_empty() {
            return Ok(());
        }
        self.after_return = false;
        let of_event = self.event.as_ref().map_or(0, |event| event.data.len());
        if part.len() > self.limit.saturating_sub(self.rest.len() + of_event) {
            return Err(TooLong(self.limit));
        }
        self.rest.extend_from_slice(part);
        Ok(())
    }

    fn end(&mut self, end: u8) -> Result<(), TooLong> {
        match self.framing {
            Framing::Lines => self.end_text(),
            Framing::Sequence if end == MARK || self.open.is_whole(&self.rest) => self.end_text(),
            Framing::Sequence => self.keep(&[end])?,
            Framing::Events => {
                if !(end == b'\n' && self.after_return) {
                    self.end_line();
                }
                self.after_return = end == b'\r';
            }
        }
        Ok(())
    }

    fn end_text(&mut self) {
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

    /// A line of an event; one without a character ends the event.
    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.rest);
        let mut line = line.as_slice();
        if std::mem::take(&mut self.is_first) {
            line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
        }
        if line.is_empty() {
            let event = self.event.take();
            // An event without data is none; what it says of the connection counts.
            self.found.extend(event);
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
    /// A value that says nothing of itself.
    pub fn of(data: Vec<u8>) -> Self {
        Self {
            data,
            has_data: true,
            ..Self::default()
        }
    }

    /// Takes a field of an event.
    fn take(&mut self, name: &[u8], value: &[u8]) {
        let text = || String::from_utf8_lossy(value).into_owned();
        match name {
            b"data" => {
                if std::mem::replace(&mut self.has_data, true) {
                    self.data.push(b'\n');
                }
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

    /// Writes it as an event; `None` where a line of its own would be two.
    pub fn to_event(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::with_capacity(self.data.len() + 16);
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
            write_line(&mut bytes, name, value.as_bytes());
        }
        if self.has_data {
            for line in self.data.split(|byte| *byte == b'\n') {
                if line.contains(&b'\r') {
                    return None;
                }
                write_line(&mut bytes, "data", line);
            }
        }
        bytes.push(b'\n');
        Some(bytes)
    }
}

fn write_line(bytes: &mut Vec<u8>, name: &str, value: &[u8]) {
    bytes.extend_from_slice(name.as_bytes());
    bytes.extend_from_slice(b": ");
    bytes.extend_from_slice(value);
    bytes.push(b'\n');
}

/// What is open in a JSON text. Each byte is looked at once, however often it is asked.
#[derive(Debug, Default)]
struct Open {
    /// How many bytes were looked at.
    seen: usize,
    depth: usize,
    in_string: bool,
    is_escaped: bool,
    /// Whether there is more than space.
    has_text: bool,
}

impl Open {
    /// Whether a text, which begins with what was looked at, has no bracket and no string that is
    /// still open.
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
