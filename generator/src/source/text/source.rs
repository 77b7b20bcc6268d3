//! The text of a description, with its external files and overlays.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::addresses::Addresses;
use super::external_files::{Files, Unread};
use super::positions::{Location, Positions};
use crate::report::{Code, Report};

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The unparsed text of a description.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path to display, for example `spec/openapi.yaml`.
    pub name: String,
    /// The whole text, without a byte order mark.
    pub text: String,
    /// The external files that it refers to.
    pub(crate) files: Files,
    /// The addresses of those that are of other hosts.
    pub(crate) addresses: Addresses,
    /// The overlays to apply, in this order.
    pub(crate) overlays: Vec<Source>,
    /// The result of parsing the text, if it is cached.
    pub(super) parsed: Option<Arc<OnceLock<Parsed>>>,
}

/// The value of a text, and the diagnostics of parsing it.
pub(super) type Parsed = (Option<Value>, Report);

impl Source {
    /// Creates a source from its text. A leading byte order mark is dropped.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if text.starts_with(BYTE_ORDER_MARK) {
            text.drain(..BYTE_ORDER_MARK.len());
        }
        Self {
            name: name.into(),
            text,
            files: Files::default(),
            addresses: Addresses::default(),
            overlays: Vec::new(),
            parsed: None,
        }
    }

    /// The place of a byte, for messages: `codegen.toml:7:1`.
    #[doc(hidden)]
    pub fn shown_place(&self, offset: usize) -> String {
        let Location { line, column, .. } = Positions::new(&self.text).location(offset..offset);
        format!("{}:{line}:{column}", self.name)
    }

    /// Returns a copy that is parsed only once, however often it is read.
    #[doc(hidden)]
    pub fn cached(&self) -> Self {
        Self {
            parsed: Some(Arc::default()),
            ..self.clone()
        }
    }

    /// Adds an overlay, which is applied after the existing ones.
    #[must_use]
    pub fn with_overlay(mut self, overlay: Self) -> Self {
        self.overlays.push(overlay);
        self
    }

    /// Sets the addresses of stored files. References to them lead to these files, which [`Self::with_files`] loads.
    #[must_use]
    pub fn with_addresses(self, addresses: Addresses) -> Self {
        Self { addresses, ..self }
    }

    /// Loads the files that the description and its overlays refer to, directly and indirectly.
    ///
    /// `read` returns the bytes of a file, given its path relative to the folder of the description. It may be called
    /// for text that only looks like a reference.
    #[must_use]
    pub fn with_files<E: Into<Unread>>(self, read: impl FnMut(&str) -> Result<Vec<u8>, E>) -> Self {
        let overlays = self.overlays.iter().map(|overlay| overlay.text.as_str());
        let texts = overlays.chain([self.text.as_str()]);
        Self {
            files: Files::load(&self.addresses, texts, read),
            ..self
        }
    }

    /// Creates a source from the bytes of a file, which must be UTF-8.
    ///
    /// If they are not, the first invalid byte is reported, and all invalid bytes are replaced by U+FFFD, so
    /// that the report can show an excerpt.
    pub fn from_bytes(name: impl Into<String>, bytes: Vec<u8>, report: &mut Report) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => Self::new(name, text),
            Err(error) => {
                let valid = error.utf8_error().valid_up_to();
                let source = Self::new(name, String::from_utf8_lossy(error.as_bytes()));
                let marked = error.as_bytes().starts_with(BYTE_ORDER_MARK.as_bytes());
                let start = valid - if marked { BYTE_ORDER_MARK.len() } else { 0 };
                report
                    .add_in_text(
                        Code::NotUtf8,
                        source.character_at(start),
                        "the description is not UTF-8",
                    )
                    .label("invalid byte")
                    .help("save the description as UTF-8");
                source
            }
        }
    }

    /// `true` if the text is to be parsed as JSON, judging by its first character or the file name.
    pub(crate) fn is_json(&self) -> bool {
        self.text.trim_start().starts_with(['{', '[']) || self.name.ends_with(".json")
    }

    /// The range of the character at a byte offset; empty at the end of the text.
    pub(crate) fn character_at(&self, offset: usize) -> Range<usize> {
        let start = self.text.floor_char_boundary(offset);
        let rest = self.text.get(start..).unwrap_or_default();
        start..start + rest.chars().next().map_or(0, char::len_utf8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_dropped() {
        assert_eq!(Source::new("a.yaml", "\u{feff}a: 1").text, "a: 1");
    }

    #[test]
    fn invalid_utf8_is_reported_with_its_line_and_column() {
        for prefix in [&b""[..], &b"\xef\xbb\xbf"[..]] {
            let mut report = Report::new();
            let bytes = [prefix, b"a: 1\nb: \xff2\n"].concat();
            let source = Source::from_bytes("a.yaml", bytes, &mut report);
            let shown = report.render(&source, crate::report::Style::Plain);
            assert!(shown.contains("--> a.yaml:2:4\n"), "{shown}");
        }
    }

    #[test]
    fn json_is_detected() {
        assert!(Source::new("a.yaml", "\n {}").is_json());
        assert!(Source::new("a.json", "nothing").is_json());
        assert!(!Source::new("a.yaml", "openapi: 3.0.0").is_json());
    }
}
