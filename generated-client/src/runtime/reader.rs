// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Reading a JSON text (RFC 8259), value by value.
//!
//! Each type says what it expects next, so that nothing is built in between, and nothing
//! here depends on the type: it is compiled once.

use std::borrow::Cow;

use super::escape;
use super::fault::Fault;

/// How deep arrays and objects may stand in each other.
const DEEPEST: u8 = 127;

/// A JSON text, and how far it is read.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// How much deeper arrays and objects may stand.
    depth: u8,
}

/// The kind of a JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

impl<'a> Reader<'a> {
    /// A text of which nothing is read.
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            depth: DEEPEST,
        }
    }

    /// What kind of value comes next.
    pub fn kind(&mut self) -> Result<Kind, Fault> {
        match self.next_byte() {
            Some(b'n') => Ok(Kind::Null),
            Some(b't' | b'f') => Ok(Kind::Boolean),
            Some(b'-' | b'0'..=b'9') => Ok(Kind::Number),
            Some(b'"') => Ok(Kind::String),
            Some(b'[') => Ok(Kind::Array),
            Some(b'{') => Ok(Kind::Object),
            _ => Err(self.malformed("expected a value")),
        }
    }

    /// Reads `null`, if that comes next.
    pub fn null(&mut self) -> Result<bool, Fault> {
        match self.next_byte() {
            Some(b'n') => self.word("null").map(|()| true),
            _ => Ok(false),
        }
    }

    /// Reads `true` or `false`.
    pub fn boolean(&mut self) -> Result<bool, Fault> {
        match self.next_byte() {
            Some(b't') => self.word("true").map(|()| true),
            Some(b'f') => self.word("false").map(|()| false),
            _ => Err(self.unexpected("a boolean")),
        }
    }

    /// Reads an integer: its sign and its digits. `None` is one beyond 64 bits.
    pub fn integer(&mut self) -> Result<(bool, Option<u64>), Fault> {
        let is_negative = self.next_byte() == Some(b'-');
        let begin = self.at + usize::from(is_negative);
        let (mut at, mut value) = (begin, Some(0_u64));
        while let Some(digit @ b'0'..=b'9') = self.byte(at) {
            let digit = u64::from(digit - b'0');
            value = value.and_then(|value| value.checked_mul(10)?.checked_add(digit));
            at += 1;
        }
        let has_leading_zero = at > begin + 1 && self.byte(begin) == Some(b'0');
        let has_more = matches!(self.byte(at), Some(b'.' | b'e' | b'E'));
        if at == begin || has_leading_zero || has_more {
            return Err(self.unexpected("an integer"));
        }
        self.at = at;
        Ok((is_negative, value))
    }

    /// Reads a number, as its text.
    pub fn number(&mut self) -> Result<&'a str, Fault> {
        if !matches!(self.kind(), Ok(Kind::Number)) {
            return Err(self.unexpected("a number"));
        }
        let begin = self.at;
        self.skip_byte(b"-");
        if !self.skip_byte(b"0") {
            self.digits()?;
        }
        if self.skip_byte(b".") {
            self.digits()?;
        }
        if self.skip_byte(b"eE") {
            self.skip_byte(b"+-");
            self.digits()?;
        }
        Ok(self.slice(begin, self.at))
    }

    fn skip_byte(&mut self, any_of: &[u8]) -> bool {
        let is_there = self
            .byte(self.at)
            .is_some_and(|byte| any_of.contains(&byte));
        self.at += usize::from(is_there);
        is_there
    }

    fn digits(&mut self) -> Result<(), Fault> {
        let begin = self.at;
        while let Some(b'0'..=b'9') = self.byte(self.at) {
            self.at += 1;
        }
        match self.at > begin {
            true => Ok(()),
            false => Err(self.malformed("expected a digit")),
        }
    }

    /// Reads a string. It is copied only if it has an escape.
    pub fn string(&mut self) -> Result<Cow<'a, str>, Fault> {
        if self.next_byte() != Some(b'"') {
            return Err(self.unexpected("a string"));
        }
        self.at += 1;
        let begin = self.at;
        self.at += escape::plain_length(self.rest());
        if self.byte(self.at) == Some(b'"') {
            let text = self.slice(begin, self.at);
            self.at += 1;
            return Ok(Cow::Borrowed(text));
        }
        self.escaped(begin).map(Cow::Owned)
    }

    /// Reads a string on, whose first escape is reached.
    #[cold]
    fn escaped(&mut self, begin: usize) -> Result<String, Fault> {
        let mut text = self.slice(begin, self.at).to_owned();
        loop {
            match self.byte(self.at) {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some(b'\\') => match escape::read(self.rest()) {
                    Some((letter, length)) => {
                        text.push(letter);
                        self.at += length;
                    }
                    None => return Err(self.malformed("expected an escape that is a character")),
                },
                Some(_) => return Err(self.malformed("control characters must be escaped")),
                None => return Err(self.malformed("a string has no end")),
            }
            let length = escape::plain_length(self.rest());
            text.push_str(self.slice(self.at, self.at + length));
            self.at += length;
        }
    }

    /// Reads an array, each item by `read`.
    pub fn array(
        &mut self,
        read: &mut dyn FnMut(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut has_more = self.open(b'[', b']', "an array")?;
        let mut index = 0;
        while has_more {
            read(self).map_err(|fault| fault.in_item(index))?;
            index += 1;
            has_more = self.more(b']')?;
        }
        Ok(())
    }

    /// Reads an object, each field by `read`, which is given its name.
    pub fn object(
        &mut self,
        read: &mut dyn FnMut(&mut Self, &str) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut has_more = self.open(b'{', b'}', "an object")?;
        while has_more {
            let name = self.name()?;
            read(self, &name).map_err(|fault| fault.in_field(&name))?;
            has_more = self.more(b'}')?;
        }
        Ok(())
    }

    /// Reads the name of a field.
    fn name(&mut self) -> Result<Cow<'a, str>, Fault> {
        let name = match self.next_byte() {
            Some(b'"') => self.string()?,
            _ => return Err(self.malformed("expected the name of a field")),
        };
        match self.next_byte() {
            Some(b':') => self.at += 1,
            _ => return Err(self.malformed("expected `:`")),
        }
        Ok(name)
    }

    /// Reads the begin of an array or object, and whether it has anything in it.
    fn open(&mut self, open: u8, close: u8, expected: &'static str) -> Result<bool, Fault> {
        if self.next_byte() != Some(open) {
            return Err(self.unexpected(expected));
        }
        self.at += 1;
        match self.depth.checked_sub(1) {
            Some(depth) => self.depth = depth,
            None => return Err(self.malformed("arrays and objects are nested too deep")),
        }
        let is_empty = self.next_byte() == Some(close);
        if is_empty {
            self.close();
        }
        Ok(!is_empty)
    }

    fn close(&mut self) {
        self.at += 1;
        self.depth += 1;
    }

    /// Reads on behind an item or a field, to the next or to the end.
    fn more(&mut self, close: u8) -> Result<bool, Fault> {
        match self.next_byte() {
            Some(b',') => {
                self.at += 1;
                Ok(true)
            }
            Some(byte) if byte == close => {
                self.close();
                Ok(false)
            }
            _ => Err(self.malformed("expected `,` or the end of an array or object")),
        }
    }

    /// Passes over a value.
    pub fn skip(&mut self) -> Result<(), Fault> {
        match self.kind()? {
            Kind::Null => self.word("null"),
            Kind::Boolean => self.boolean().map(drop),
            Kind::Number => self.number().map(drop),
            Kind::String => self.string().map(drop),
            Kind::Array => self.array(&mut Self::skip),
            Kind::Object => self.object(&mut |reader, _| reader.skip()),
        }
    }

    /// Passes over a value, which can be read by the reader that is returned.
    pub fn ahead(&mut self) -> Result<Self, Fault> {
        self.next_byte();
        let (begin, depth) = (self.at, self.depth);
        self.skip()?;
        Ok(Self {
            text: self.slice(begin, self.at),
            at: 0,
            depth,
        })
    }

    /// Reads a text that must be one value, whatever it is.
    pub fn check(text: &'a str) -> Result<(), Fault> {
        let mut reader = Self::new(text);
        reader.skip()?;
        reader.end()
    }

    /// The whole text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Makes sure that nothing comes any more.
    pub fn end(&mut self) -> Result<(), Fault> {
        match self.next_byte() {
            None => Ok(()),
            Some(_) => Err(self.malformed("expected no more")),
        }
    }

    /// The first byte that is no space; it is not passed over.
    fn next_byte(&mut self) -> Option<u8> {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b' ' | b'\n' | b'\r' | b'\t' => self.at += 1,
                _ => return Some(byte),
            }
        }
        None
    }

    fn word(&mut self, word: &'static str) -> Result<(), Fault> {
        match self.rest().starts_with(word.as_bytes()) {
            true => {
                self.at += word.len();
                Ok(())
            }
            false => Err(self.malformed("expected a value")),
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn slice(&self, begin: usize, end: usize) -> &'a str {
        self.text.get(begin..end).unwrap_or_default()
    }

    /// What comes next is not what its type expects; or is no value at all.
    #[cold]
    fn unexpected(&mut self, expected: &'static str) -> Fault {
        match self.clone().skip() {
            Ok(()) => Fault::new(format!("expected {expected}")),
            Err(fault) => fault,
        }
    }

    #[cold]
    fn malformed(&self, message: &'static str) -> Fault {
        let before = self.text.as_bytes().get(..self.at).unwrap_or_default();
        let is_end = |byte: &u8| *byte == b'\n';
        let line = before.iter().filter(|byte| is_end(byte)).count() + 1;
        let column = before.iter().rev().take_while(|byte| !is_end(byte)).count() + 1;
        let place = format!("at line {line}, column {column}");
        Fault::new(format!("is not JSON: {message} {place}"))
    }
}
