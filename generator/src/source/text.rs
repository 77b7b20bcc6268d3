//! The text of a description and the name that people know it by.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use super::files::{Files, Unread};
use crate::report::{Code, Report};

const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A description as it was read, before anything is known of what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The path as shown to people, for example `spec/openapi.yaml`.
    pub name: String,
    /// The whole text, without a byte order mark.
    pub text: String,
    /// The files that it refers to.
    pub(crate) files: Files,
    /// What changes it, in this order.
    pub(crate) overlays: Vec<Source>,
    pub(super) parsed: Parsed,
}

/// What a text was read as, where that is kept: it is read once then, whoever asks for it. Texts that are equal are,
/// with it or without.
#[derive(Clone, Debug, Default)]
pub(super) struct Parsed(Option<Arc<OnceLock<Reading>>>);

/// A value, and what is to be said of its text.
type Reading = (Option<Value>, Report);

impl Parsed {
    pub(super) fn cell(&self) -> Option<&OnceLock<Reading>> {
        self.0.as_deref()
    }
}

impl PartialEq for Parsed {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Parsed {}

impl Source {
    /// A source of a text that is at hand; a byte order mark at its start is dropped.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if text.starts_with(BYTE_ORDER_MARK) {
            text.drain(..BYTE_ORDER_MARK.len());
        }
        Self {
            name: name.into(),
            text,
            files: Files::default(),
            overlays: Vec::new(),
            parsed: Parsed::default(),
        }
    }

    /// The same, of which is kept what it is read as.
    #[doc(hidden)]
    pub fn kept(&self) -> Self {
        Self {
            parsed: Parsed(Some(Arc::default())),
            ..self.clone()
        }
    }

    /// The same with an overlay, which is applied behind those that it has.
    #[must_use]
    pub fn with_overlay(mut self, overlay: Self) -> Self {
        self.overlays.push(overlay);
        self
    }

    /// The same with the files that it and its overlays refer to, and those that they refer to.
    ///
    /// `read` gives the bytes of the file at a path relative to the folder of the description, or
    /// says why it cannot. It may be asked for what only looks like a reference.
    #[must_use]
    pub fn with_files<E: Into<Unread>>(self, read: impl FnMut(&str) -> Result<Vec<u8>, E>) -> Self {
        let overlays = self.overlays.iter().map(|overlay| overlay.text.as_str());
        let texts = overlays.chain([self.text.as_str()]);
        Self {
            files: Files::load(texts, read),
            ..self
        }
    }

    /// A source of a file's bytes, which must be UTF-8.
    ///
    /// Where they are not, the report names the first byte that is wrong, and the text has the
    /// replacement character in its place, so that the report has an excerpt to show.
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
                    .label("this byte is not part of a character")
                    .help("save the description as UTF-8");
                source
            }
        }
    }

    /// Whether the text is to be read as JSON: by its first character, or by the file's name.
    pub(crate) fn is_json(&self) -> bool {
        self.text.trim_start().starts_with(['{', '[']) || self.name.ends_with(".json")
    }

    /// The range of the character that holds the byte at `offset`; empty at the end of the text.
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
    fn invalid_utf8_is_found_with_its_line_and_column() {
        for prefix in [&b""[..], &b"\xef\xbb\xbf"[..]] {
            let mut report = Report::new();
            let bytes = [prefix, b"a: 1\nb: \xff2\n"].concat();
            let source = Source::from_bytes("a.yaml", bytes, &mut report);
            let shown = report.render(&source, crate::report::Style::Plain);
            assert!(shown.contains("--> a.yaml:2:4\n"), "{shown}");
        }
    }

    #[test]
    fn the_format_is_told_by_the_text() {
        assert!(Source::new("a.yaml", "\n {}").is_json());
        assert!(Source::new("a.json", "nothing").is_json());
        assert!(!Source::new("a.yaml", "openapi: 3.0.0").is_json());
    }
}
