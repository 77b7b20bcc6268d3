//! A pull parser for JSON (RFC 8259).
//!
//! Each type requests what it expects next, so no intermediate tree is built, and the parser is
//! compiled once.

use std::borrow::Cow;

use crate::runtime::check;
use crate::runtime::containers::{Fields, Items};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::escape;
use crate::runtime::exact_number::ExactNumber;
use crate::runtime::expected::Types;
use crate::runtime::leniency::Leniency;
use crate::runtime::number::Number;
use crate::runtime::schema::Schema;
use crate::runtime::tolerance::Tolerance;
use crate::runtime::verdicts::Verdicts;

/// The maximum nesting depth of arrays and objects.
const MAX_DEPTH: u8 = 127;

/// A JSON text and the position in it.
#[derive(Clone)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The remaining nesting depth.
    depth: u8,
    /// `true` if it reads as a client: `null` stands for an absent field that is not nullable.
    is_tolerant: bool,
    /// `true` if unknown variants of unions are errors, and properties of another type.
    is_exact: bool,
    /// `true` if reading continues after an error, to find all of them.
    finds_all: bool,
    /// The values that are left out instead of rejected.
    leniency: Leniency,
    /// The error for an unknown field; unknown fields are ignored if it is `None`.
    unknown: Option<UnknownField>,
    /// The schema of the next value, if it is checked.
    schema: Option<&'static Schema>,
    /// `true` if a schema around the next value checks it.
    pub(crate) is_checked: bool,
    /// The number of schemas around that look ahead, and what they found.
    lookaheads: u8,
    verdicts: Option<&'a Verdicts>,
}

/// Creates the error for an unknown field from its name and the names of the known fields.
pub type UnknownField = fn(&str, &[&str]) -> DecodeError;

/// The type of a JSON value.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// Returns a strict reader.
    pub const fn new(text: &'a str) -> Self {
        Self::with(text, Tolerance::Strict)
    }

    /// Returns a reader with this tolerance.
    pub const fn with(text: &'a str, tolerance: Tolerance) -> Self {
        let is_tolerant = matches!(tolerance, Tolerance::Tolerant);
        Self {
            text,
            at: 0,
            depth: MAX_DEPTH,
            is_tolerant,
            is_exact: false,
            finds_all: is_tolerant,
            leniency: Leniency::Nothing,
            unknown: None,
            schema: None,
            is_checked: false,
            lookaheads: 0,
            verdicts: None,
        }
    }

    /// Returns a reader that remembers the verdicts of schemas that look ahead.
    pub(crate) const fn remembering(mut self, verdicts: &'a Verdicts) -> Self {
        self.verdicts = Some(verdicts);
        self
    }

    /// Returns a reader of the next value for a schema that looks ahead.
    pub(crate) fn looking_ahead(&self) -> Self {
        let mut reader = self.clone();
        reader.lookaheads = self.lookaheads.saturating_add(1);
        reader
    }

    /// Returns the number of schemas around that look ahead.
    pub(crate) const fn lookaheads(&self) -> u8 {
        self.lookaheads
    }

    /// Returns the verdicts of schemas on values within those at which others look ahead, and the address of the next value.
    pub(crate) fn verdicts(&self) -> Option<(&'a Verdicts, usize)> {
        let verdicts = self.verdicts.filter(|_| self.lookaheads > 1)?;
        Some((verdicts, self.text.as_ptr().addr() + self.at))
    }

    /// Returns a reader that checks the next value.
    pub(crate) const fn checking(mut self, schema: &'static Schema) -> Self {
        self.schema = Some(schema);
        self.is_checked = true;
        self
    }

    /// Returns a reader that checks nothing.
    pub(crate) const fn unchecked(mut self) -> Self {
        self.schema = None;
        self
    }

    /// Returns a reader that continues after an error, to find all of them.
    pub(crate) const fn finding_all(mut self) -> Self {
        self.finds_all = true;
        self
    }

    /// Sets the schema of the next value.
    pub(crate) const fn expect(&mut self, schema: &'static Schema) {
        self.schema = Some(schema);
    }

    /// Returns the schema of the next value.
    pub const fn schema(&self) -> Option<&'static Schema> {
        self.schema
    }

    /// Checks the next value as far as it is not read yet, and returns the schema of its type.
    #[inline]
    fn leaf(&self, kind: Kind) -> Result<Option<&'static Schema>, DecodeError> {
        match self.schema {
            None => Ok(None),
            Some(schema) if check::has_type(schema, kind) => Ok(Some(schema)),
            Some(schema) => check::leaf(self, schema, kind),
        }
    }

    /// Returns a reader that rejects unknown fields of objects.
    pub const fn rejecting_unknown(mut self, unknown: UnknownField) -> Self {
        self.unknown = Some(unknown);
        self
    }

    /// Returns a reader that ignores unknown fields of objects, unless this one does.
    pub fn ignoring_unknown(&self) -> Option<Self> {
        self.unknown?;
        let mut reader = self.clone();
        reader.unknown = None;
        Some(reader)
    }

    /// Returns the error for an unknown field, unless it is ignored.
    pub const fn unknown(&self) -> Option<UnknownField> {
        self.unknown
    }

    /// Returns a reader that stops at the first error, and leaves nothing out.
    pub const fn strict(self) -> Self {
        self.lenient(Leniency::Nothing)
    }

    /// Returns a reader that leaves values out, and stops at the first error in others.
    pub const fn lenient(mut self, leniency: Leniency) -> Self {
        self.finds_all = false;
        self.leniency = leniency;
        self
    }

    /// Returns the values that are left out.
    pub const fn leniency(&self) -> Leniency {
        self.leniency
    }

    /// Returns the position and the remaining nesting depth, for [`leave_out`](Self::leave_out).
    pub const fn position(&self) -> (usize, u8) {
        (self.at, self.depth)
    }

    /// Skips the value at a position, which has an error, if such values are left out.
    #[cold]
    pub fn leave_out(
        &mut self,
        (at, depth): (usize, u8),
        error: DecodeError,
    ) -> Result<(), DecodeError> {
        if self.leniency != Leniency::Everything || error.is_syntax() {
            return Err(error.accepted());
        }
        (self.at, self.depth, self.schema) = (at, depth, None);
        self.skip()
    }

    /// Returns a strict reader that tolerates no deviation, unless this one is such a reader.
    pub fn exact(&self) -> Option<Self> {
        let mut reader = self.clone().strict();
        reader.is_tolerant = false;
        reader.is_exact = true;
        (!self.is_exact).then_some(reader)
    }

    /// Returns `true` if unknown variants of unions are errors, and properties of another type.
    pub const fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// Returns `true` if it reads as a client: `null` stands for an absent field that is not nullable.
    pub const fn is_tolerant(&self) -> bool {
        self.is_tolerant
    }

    /// Returns `true` if reading continues after an error.
    pub const fn finds_all(&self) -> bool {
        self.finds_all
    }

    /// Returns the type of the next value.
    pub fn kind(&mut self) -> Result<Kind, DecodeError> {
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

    /// Reads `null`, if it is next.
    #[inline]
    pub fn null(&mut self) -> Result<bool, DecodeError> {
        match self.next_byte() {
            Some(b'n') => {
                self.leaf(Kind::Null)?;
                self.word("null").map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// Reads `true` or `false`.
    pub fn boolean(&mut self) -> Result<bool, DecodeError> {
        let next = self.next_byte();
        if let Some(b't' | b'f') = next {
            self.leaf(Kind::Boolean)?;
        }
        match next {
            Some(b't') => self.word("true").map(|()| true),
            Some(b'f') => self.word("false").map(|()| false),
            _ => Err(self.unexpected(Types::BOOLEAN)),
        }
    }

    /// Reads an integer as sign and magnitude; the magnitude is `None` beyond 64 bits. `1.0` and `1e3` are integers (JSON Schema
    /// 2020-12, Validation, section 6.1.1).
    #[inline]
    pub fn integer(&mut self) -> Result<(bool, Option<u64>), DecodeError> {
        let is_negative = self.next_byte() == Some(b'-');
        let begin = self.at + usize::from(is_negative);
        let (mut at, mut value) = (begin, Some(0_u64));
        while let Some(digit @ b'0'..=b'9') = self.byte(at) {
            let digit = u64::from(digit - b'0');
            value = value.and_then(|value| value.checked_mul(10)?.checked_add(digit));
            at += 1;
        }
        let has_leading_zero = at > begin + 1 && self.byte(begin) == Some(b'0');
        if at == begin || has_leading_zero {
            return Err(self.unexpected(Types::INTEGER));
        }
        if value.is_none() || matches!(self.byte(at), Some(b'.' | b'e' | b'E')) {
            return self.exact_integer();
        }
        if let (Some(schema), Some(value)) = (self.leaf(Kind::Number)?, value) {
            let value = i128::from(value);
            let value = if is_negative { -value } else { value };
            check::number(schema, Number::Integer(value))?;
        }
        self.at = at;
        Ok((is_negative, value))
    }

    /// Reads an integer with a fraction, an exponent or more than 64 bits.
    #[cold]
    fn exact_integer(&mut self) -> Result<(bool, Option<u64>), DecodeError> {
        let before = self.clone();
        let integer = ExactNumber::parse(self.number()?).and_then(|number| number.integer());
        integer.ok_or_else(|| {
            *self = before;
            self.unexpected(Types::INTEGER)
        })
    }

    /// Reads a number as text.
    pub fn number(&mut self) -> Result<&'a str, DecodeError> {
        if !matches!(self.kind(), Ok(Kind::Number)) {
            return Err(self.unexpected(Types::NUMBER));
        }
        let schema = self.leaf(Kind::Number)?;
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
        let text = self.slice(begin, self.at);
        if let Some(schema) = schema {
            check::number(schema, Number::of(text))?;
        }
        Ok(text)
    }

    fn skip_byte(&mut self, any_of: &[u8]) -> bool {
        let is_there = self
            .byte(self.at)
            .is_some_and(|byte| any_of.contains(&byte));
        self.at += usize::from(is_there);
        is_there
    }

    fn digits(&mut self) -> Result<(), DecodeError> {
        let begin = self.at;
        while let Some(b'0'..=b'9') = self.byte(self.at) {
            self.at += 1;
        }
        match self.at > begin {
            true => Ok(()),
            false => Err(self.malformed("expected a digit")),
        }
    }

    /// Reads a string. It is copied only if it contains an escape.
    #[inline]
    pub fn string(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        self.checked_string(true)
    }

    /// Reads a string whose type checks its format.
    pub fn formatted(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        self.checked_string(false)
    }

    #[inline]
    fn checked_string(&mut self, checks_format: bool) -> Result<Cow<'a, str>, DecodeError> {
        if self.next_byte() != Some(b'"') {
            return Err(self.unexpected(Types::STRING));
        }
        let schema = self.leaf(Kind::String)?;
        let text = self.quoted()?;
        if let Some(schema) = schema {
            check::text(schema, &text, checks_format)?;
        }
        Ok(text)
    }

    /// Reads a string in quotation marks.
    #[inline]
    fn quoted(&mut self) -> Result<Cow<'a, str>, DecodeError> {
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

    /// Reads the rest of a string from its first escape.
    #[cold]
    fn escaped(&mut self, begin: usize) -> Result<String, DecodeError> {
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
                    None => return Err(self.malformed("invalid escape")),
                },
                Some(_) => return Err(self.malformed("control characters must be escaped")),
                None => return Err(self.malformed("unterminated string")),
            }
            let length = escape::plain_length(self.rest());
            text.push_str(self.slice(self.at, self.at + length));
            self.at += length;
        }
    }

    /// Reads an array; `read` reads each item.
    pub fn array(
        &mut self,
        read: &mut dyn FnMut(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut items = match self.next_byte() {
            Some(b'[') => match self.leaf(Kind::Array)? {
                Some(Schema::Array(schema)) => Some(Items::new(schema)),
                _ => None,
            },
            _ => None,
        };
        let mut has_more = self.open(b'[', b']', Types::ARRAY)?;
        let mut index = 0;
        let mut errors = None;
        while has_more {
            let before = (self.at, self.depth);
            self.schema = None;
            let entered = items.as_mut().map_or(Ok(()), |items| items.enter(self));
            if let Err(error) = entered.and_then(|()| read(self)) {
                errors = Some(self.recovered(before, errors, error.in_item(index))?);
            }
            index += 1;
            has_more = match self.more(b']') {
                Ok(has_more) => has_more,
                Err(syntax) => return Err(DecodeError::merged(errors, syntax)),
            };
        }
        finished(errors, items.and_then(Items::finish))
    }

    /// Reads an object; `read` reads each field, given its name.
    pub fn object(
        &mut self,
        read: &mut dyn FnMut(&mut Self, &str) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let mut fields = match self.next_byte() {
            Some(b'{') => match self.leaf(Kind::Object)? {
                Some(Schema::Object(schema)) => Some(Fields::new(schema)),
                _ => None,
            },
            _ => None,
        };
        let mut has_more = self.open(b'{', b'}', Types::OBJECT)?;
        let mut errors = None;
        while has_more {
            let name = match self.name() {
                Ok(name) => name,
                Err(syntax) => return Err(DecodeError::merged(errors, syntax)),
            };
            let before = (self.at, self.depth);
            self.schema = None;
            let entered = fields
                .as_mut()
                .map_or(Ok(()), |fields| fields.enter(self, &name));
            if let Err(error) = entered.and_then(|()| read(self, &name)) {
                errors = Some(self.recovered(before, errors, error.in_field(&name))?);
            }
            has_more = match self.more(b'}') {
                Ok(has_more) => has_more,
                Err(syntax) => return Err(DecodeError::merged(errors, syntax)),
            };
        }
        finished(errors, fields.and_then(|fields| fields.finish()))
    }

    /// Skips the value with an error and returns all errors so far, or fails with them if no more are
    /// wanted.
    #[cold]
    fn recovered(
        &mut self,
        (at, depth): (usize, u8),
        earlier: Option<DecodeError>,
        error: DecodeError,
    ) -> Result<DecodeError, DecodeError> {
        let errors = DecodeError::merged(earlier, error);
        let is_last = match self.is_tolerant {
            true => errors.is_last(),
            false => errors.is_final(),
        };
        if !self.finds_all || is_last {
            return Err(errors);
        }
        (self.at, self.depth, self.schema) = (at, depth, None);
        match self.skip() {
            Ok(()) => Ok(errors),
            Err(syntax) => Err(errors.and(syntax)),
        }
    }

    /// Reads the name of a field.
    fn name(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        let name = match self.next_byte() {
            Some(b'"') => self.quoted()?,
            _ => return Err(self.malformed("expected a field name")),
        };
        match self.next_byte() {
            Some(b':') => self.at += 1,
            _ => return Err(self.malformed("expected `:`")),
        }
        Ok(name)
    }

    /// Reads the start of an array or object, and returns `true` if it is not empty.
    fn open(&mut self, open: u8, close: u8, types: Types) -> Result<bool, DecodeError> {
        if self.next_byte() != Some(open) {
            return Err(self.unexpected(types));
        }
        self.at += 1;
        match self.depth.checked_sub(1) {
            Some(depth) => self.depth = depth,
            None => return Err(self.malformed("arrays and objects are nested too deeply")),
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

    /// Reads to the next item or field, or to the end.
    fn more(&mut self, close: u8) -> Result<bool, DecodeError> {
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

    /// Skips a value.
    pub fn skip(&mut self) -> Result<(), DecodeError> {
        match self.kind()? {
            Kind::Null => self.null().map(drop),
            Kind::Boolean => self.boolean().map(drop),
            Kind::Number => self.number().map(drop),
            Kind::String => self.string().map(drop),
            Kind::Array => self.array(&mut Self::skip),
            Kind::Object => self.object(&mut |reader, _| reader.skip()),
        }
    }

    /// Skips a value and returns a reader for it.
    pub fn ahead(&mut self) -> Result<Self, DecodeError> {
        self.next_byte();
        let (begin, depth, schema) = (self.at, self.depth, self.schema.take());
        self.skip()?;
        Ok(Self {
            text: self.slice(begin, self.at),
            at: 0,
            depth,
            is_tolerant: self.is_tolerant,
            is_exact: self.is_exact,
            finds_all: self.finds_all,
            leniency: self.leniency,
            unknown: self.unknown,
            schema,
            is_checked: self.is_checked,
            lookaheads: self.lookaheads,
            verdicts: self.verdicts,
        })
    }

    /// Checks that a text is one JSON value.
    pub fn check(text: &'a str) -> Result<(), DecodeError> {
        let mut reader = Self::new(text);
        reader.skip()?;
        reader.end()
    }

    /// Returns the whole text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Checks that the text ends here.
    pub fn end(&mut self) -> Result<(), DecodeError> {
        match self.next_byte() {
            None => Ok(()),
            Some(_) => Err(self.malformed("unexpected trailing content")),
        }
    }

    /// Peeks at the first byte after white space.
    #[inline]
    fn next_byte(&mut self) -> Option<u8> {
        while let Some(byte) = self.byte(self.at) {
            match byte {
                b' ' | b'\n' | b'\r' | b'\t' => self.at += 1,
                _ => return Some(byte),
            }
        }
        None
    }

    fn word(&mut self, word: &'static str) -> Result<(), DecodeError> {
        match self.rest().starts_with(word.as_bytes()) {
            true => {
                self.at += word.len();
                Ok(())
            }
            false => Err(self.malformed("expected a value")),
        }
    }

    #[inline]
    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    #[inline]
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    #[inline]
    fn slice(&self, begin: usize, end: usize) -> &'a str {
        self.text.get(begin..end).unwrap_or_default()
    }

    /// Returns the error of a value of another type than these, or that of invalid JSON.
    #[cold]
    fn unexpected(&mut self, types: Types) -> DecodeError {
        match self.clone().unchecked().skip() {
            Ok(()) => DecodeError::new(types),
            Err(error) => error,
        }
    }

    #[cold]
    fn malformed(&self, message: &'static str) -> DecodeError {
        let before = self.text.as_bytes().get(..self.at).unwrap_or_default();
        let is_end = |byte: &u8| *byte == b'\n';
        let line = before.iter().filter(|byte| is_end(byte)).count() + 1;
        let column = before.iter().rev().take_while(|byte| !is_end(byte)).count() + 1;
        let place = format!("at line {line}, column {column}");
        DecodeError::syntax(format!("is not JSON: {message} {place}"))
    }
}

/// Returns the errors of an array or object: those of its parts, and those of the whole.
fn finished(parts: Option<DecodeError>, whole: Option<DecodeError>) -> Result<(), DecodeError> {
    match (parts, whole) {
        (None, None) => Ok(()),
        (Some(errors), None) | (None, Some(errors)) => Err(errors),
        (Some(parts), Some(whole)) => Err(parts.and(whole)),
    }
}
