//! A pull parser for XML with namespaces.
//!
//! Document types are not read, so the only entities are the predefined ones. Nesting depth,
//! attributes and namespaces are bounded.

use std::rc::Rc;

use quick_xml::events::{BytesDecl, BytesRef, BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::runtime::decode_error::DecodeError;
use crate::runtime::xml::INSTANCE;

/// The maximum nesting depth of elements.
const MAX_DEPTH: usize = 127;

/// The maximum number of attributes of an element, and of namespaces in scope.
const MAX_ATTRIBUTES: usize = 256;

/// The maximum number of bytes of namespaces repeated in trees, unless the text is longer.
const MAX_REPEATED: usize = 1 << 20;

/// An XML text and the position in it.
pub(crate) struct Source<'x> {
    text: &'x str,
    reader: Reader<&'x [u8]>,
    /// The prefixes in scope, each with its namespace.
    known: Vec<(Rc<str>, Rc<str>)>,
    /// For each open element, the number of prefixes in scope outside of it.
    open: Vec<usize>,
    /// The tag that was read after a text, and is next.
    waiting: Option<Tag<'x>>,
    /// The bytes of repeated namespaces.
    repeated: usize,
}

/// An element whose content has not been read.
pub(crate) struct Element {
    pub(crate) prefix: String,
    pub(crate) local: String,
    pub(crate) namespace: Rc<str>,
    pub(crate) attributes: Vec<Attribute>,
}

/// An attribute other than a namespace declaration.
pub(crate) struct Attribute {
    pub(crate) prefix: String,
    pub(crate) local: String,
    pub(crate) namespace: Rc<str>,
    pub(crate) value: String,
}

/// The end of a text.
enum Tag<'x> {
    Start(BytesStart<'x>),
    End,
}

/// The next piece of content of an open element.
pub(crate) enum Piece {
    Text(String),
    /// An element, now open.
    Element(Element),
    /// The end of the element, now closed.
    End,
}

impl Element {
    /// Returns `true` if the element represents `null`.
    pub(crate) fn is_nil(&self) -> bool {
        self.attributes.iter().any(|attribute| {
            attribute.local == "nil"
                && *attribute.namespace == *INSTANCE
                && matches!(attribute.value.trim_ascii(), "true" | "1")
        })
    }
}

impl<'x> Source<'x> {
    pub(crate) fn new(text: &'x str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.expand_empty_elements = true;
        config.check_comments = true;
        let xml = ("xml", "http://www.w3.org/XML/1998/namespace");
        Self {
            text,
            reader,
            known: vec![("".into(), "".into()), (xml.0.into(), xml.1.into())],
            open: Vec::new(),
            waiting: None,
            repeated: 0,
        }
    }

    /// Opens the root element.
    pub(crate) fn root(&mut self) -> Result<Element, DecodeError> {
        let is_first = |source: &Self| source.reader.buffer_position() == 0;
        loop {
            let is_first = is_first(self);
            match self.event()? {
                Event::Start(start) => return self.enter(&start),
                Event::Decl(declaration) if is_first => check_encoding(&declaration)?,
                Event::Comment(_) | Event::PI(_) => {}
                Event::Text(text) if is_space(&text) => {}
                _ => return self.malformed("expected an element"),
            }
        }
    }

    /// Checks that the text ends here.
    pub(crate) fn end(&mut self) -> Result<(), DecodeError> {
        loop {
            match self.event()? {
                Event::Eof => return Ok(()),
                Event::Comment(_) | Event::PI(_) => {}
                Event::Text(text) if is_space(&text) => {}
                _ => return self.malformed("unexpected trailing content"),
            }
        }
    }

    /// Opens the next child element, or closes the open element at its end.
    pub(crate) fn next(&mut self) -> Result<Option<Element>, DecodeError> {
        loop {
            match self.event()? {
                Event::Start(start) => return self.enter(&start).map(Some),
                Event::End(_) => {
                    self.leave();
                    return Ok(None);
                }
                Event::Comment(_) | Event::PI(_) => {}
                Event::Text(text) if is_space(&text) => {}
                Event::Text(_) | Event::CData(_) | Event::GeneralRef(_) => {
                    return Err(DecodeError::new("has text between its elements"));
                }
                Event::Eof | Event::Empty(_) | Event::Decl(_) | Event::DocType(_) => {
                    return self.malformed("expected the end of an element");
                }
            }
        }
    }

    /// Reads the text of the open element, and closes it.
    pub(crate) fn text(&mut self) -> Result<String, DecodeError> {
        match self.text_before_tag()? {
            (text, Tag::End) => {
                self.leave();
                Ok(text)
            }
            (_, Tag::Start(_)) => Err(DecodeError::new("expected text, not elements")),
        }
    }

    /// Reads a text, which may be empty, and the tag that ends it.
    fn text_before_tag(&mut self) -> Result<(String, Tag<'x>), DecodeError> {
        let mut text = String::new();
        loop {
            match self.event()? {
                Event::Text(more) => text.push_str(&more.xml10_content()),
                Event::CData(more) => text.push_str(&more.xml10_content()),
                Event::GeneralRef(reference) => self.push_reference(&mut text, &reference)?,
                Event::Start(start) => return Ok((text, Tag::Start(start))),
                Event::End(_) => return Ok((text, Tag::End)),
                Event::Comment(_) | Event::PI(_) => {}
                Event::Eof | Event::Empty(_) | Event::Decl(_) | Event::DocType(_) => {
                    return self.malformed("expected the end of an element");
                }
            }
        }
    }

    /// Reads the next text or child element, or closes the open element at its end.
    pub(crate) fn piece(&mut self) -> Result<Piece, DecodeError> {
        let (text, tag) = match self.waiting.take() {
            Some(tag) => (String::new(), tag),
            None => self.text_before_tag()?,
        };
        if !text.is_empty() {
            self.waiting = Some(tag);
            return Ok(Piece::Text(text));
        }
        match tag {
            Tag::Start(start) => self.enter(&start).map(Piece::Element),
            Tag::End => {
                self.leave();
                Ok(Piece::End)
            }
        }
    }

    /// Returns the prefixes in scope around the open element.
    pub(crate) fn namespaces_around(&self) -> Vec<(Rc<str>, Rc<str>)> {
        let outside = self.open.last().copied().unwrap_or_default();
        let mut around: Vec<(Rc<str>, Rc<str>)> = Vec::new();
        for one in self.known.get(..outside).unwrap_or_default() {
            around.retain(|(prefix, _)| *prefix != one.0);
            around.push(one.clone());
        }
        around
    }

    /// Returns the prefixes declared by the open element.
    pub(crate) fn namespaces_of_open(&self) -> Vec<(Rc<str>, Rc<str>)> {
        let outside = self.open.last().copied().unwrap_or_default();
        self.known.get(outside..).unwrap_or_default().to_vec()
    }

    /// Counts repeated bytes, and fails beyond the limit.
    pub(crate) fn repeat(&mut self, bytes: usize) -> Result<(), DecodeError> {
        self.repeated = self.repeated.saturating_add(bytes);
        match self.repeated > MAX_REPEATED.max(self.text.len()) {
            true => self.malformed("too many namespaces"),
            false => Ok(()),
        }
    }

    /// Skips the content of the open element, and closes it.
    pub(crate) fn skip(&mut self) -> Result<(), DecodeError> {
        let mut depth = 0_usize;
        loop {
            match self.event()? {
                Event::Start(_) => depth += 1,
                Event::End(_) if depth == 0 => {
                    self.leave();
                    return Ok(());
                }
                Event::End(_) => depth -= 1,
                Event::Eof | Event::Decl(_) | Event::DocType(_) => {
                    return self.malformed("expected the end of an element");
                }
                _ => {}
            }
        }
    }

    fn event(&mut self) -> Result<Event<'x>, DecodeError> {
        match self.reader.read_event() {
            Ok(event) => Ok(event),
            Err(_) => self.malformed("not well-formed"),
        }
    }

    fn enter(&mut self, start: &BytesStart<'_>) -> Result<Element, DecodeError> {
        if self.open.len() == MAX_DEPTH {
            return self.malformed("elements are nested too deeply");
        }
        self.open.push(self.known.len());
        let mut own: Vec<(&str, String)> = Vec::new();
        let mut attributes = start.attributes();
        // Duplicate attributes are detected here, while they are counted.
        for attribute in attributes.with_checks(false) {
            let Some((name, value)) = attribute.ok().and_then(|found| {
                let value = found.normalized_value(XmlVersion::Implicit1_0).ok()?;
                Some((found.key.into_inner(), value))
            }) else {
                return self.malformed("expected an attribute");
            };
            if own.len() == MAX_ATTRIBUTES || self.known.len() == MAX_ATTRIBUTES {
                return self.malformed("too many attributes");
            }
            if own.iter().any(|(known, _)| *known == name) {
                return self.malformed("duplicate attribute");
            }
            match name.strip_prefix("xmlns") {
                Some("") => self.declare("", &value),
                Some(prefix) if prefix.starts_with(':') => {
                    self.declare(prefix.trim_start_matches(':'), &value);
                }
                _ => own.push((name, value.into_owned())),
            }
        }
        let (prefix, local) = split(start.name().into_inner());
        let mut element = Element {
            prefix: prefix.to_owned(),
            local: local.to_owned(),
            namespace: self.namespace(prefix)?,
            attributes: Vec::with_capacity(own.len()),
        };
        for (name, value) in own {
            let (prefix, local) = split(name);
            element.attributes.push(Attribute {
                prefix: prefix.to_owned(),
                local: local.to_owned(),
                // A name without a prefix has no namespace.
                namespace: match prefix {
                    "" => "".into(),
                    prefix => self.namespace(prefix)?,
                },
                value,
            });
        }
        Ok(element)
    }

    fn leave(&mut self) {
        let outside = self.open.pop().unwrap_or_default();
        self.known.truncate(outside);
    }

    fn declare(&mut self, prefix: &str, namespace: &str) {
        self.known.push((prefix.into(), namespace.into()));
    }

    fn namespace(&self, prefix: &str) -> Result<Rc<str>, DecodeError> {
        let mut known = self.known.iter().rev();
        match known.find(|(known, _)| **known == *prefix) {
            Some((_, namespace)) => Ok(Rc::clone(namespace)),
            None => self.malformed("undeclared prefix"),
        }
    }

    fn push_reference(
        &self,
        text: &mut String,
        reference: &BytesRef<'_>,
    ) -> Result<(), DecodeError> {
        let letter = match &**reference {
            "lt" => Some('<'),
            "gt" => Some('>'),
            "amp" => Some('&'),
            "apos" => Some('\''),
            "quot" => Some('"'),
            _ => reference.resolve_char_ref().ok().flatten(),
        };
        match letter {
            Some(letter) => {
                text.push(letter);
                Ok(())
            }
            None => self.malformed("unknown entity"),
        }
    }

    #[cold]
    fn malformed<T>(&self, message: &'static str) -> Result<T, DecodeError> {
        let at = usize::try_from(self.reader.buffer_position()).unwrap_or_default();
        let before = self.text.as_bytes().get(..at).unwrap_or_default();
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        Err(DecodeError::new(format!(
            "is not XML: {message} at line {line}"
        )))
    }
}

/// Splits a name into prefix and local name.
fn split(name: &str) -> (&str, &str) {
    name.split_once(':').unwrap_or(("", name))
}

fn is_space(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'))
}

fn check_encoding(declaration: &BytesDecl<'_>) -> Result<(), DecodeError> {
    match declaration.encoding() {
        None => Ok(()),
        Some(Ok(name)) if is_utf8(&name) => Ok(()),
        Some(_) => Err(DecodeError::new("is not UTF-8")),
    }
}

fn is_utf8(encoding: &str) -> bool {
    let names = ["utf-8", "utf8", "us-ascii"];
    names.iter().any(|name| encoding.eq_ignore_ascii_case(name))
}
