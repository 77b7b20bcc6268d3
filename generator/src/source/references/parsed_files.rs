//! The external files, each of which is parsed once.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

use super::json_schema_file::id_of;
use super::self_uri::localize;
use crate::report::Report;
use crate::source::grammar::Draft;
use crate::source::text::{Source, normalized_address, parse};

/// A property of the root schema that `$recursiveRef` depends on.
const ANCHOR: &str = "$recursiveAnchor";

pub(super) struct ParsedFiles<'a> {
    pub(super) source: &'a Source,
    /// The files that were parsed for their `$id`, but not taken yet.
    parsed: BTreeMap<String, ParsedText>,
    /// The normalized `$id` of each file that was parsed.
    ids: HashMap<String, Option<String>>,
    /// The paths of the files whose texts contain the anchor.
    anchored: OnceCell<Vec<&'a str>>,
}

/// The value of a text, if its syntax is valid, and the diagnostics.
pub(super) struct ParsedText {
    pub(super) value: Option<Value>,
    pub(super) report: Report,
}

impl<'a> ParsedFiles<'a> {
    pub(super) fn new(source: &'a Source) -> Self {
        Self {
            source,
            parsed: BTreeMap::new(),
            ids: HashMap::new(),
            anchored: OnceCell::new(),
        }
    }

    /// Parses a file, unless that was done before. A file can be taken once.
    pub(super) fn take(&mut self, path: &str, file: &Source) -> ParsedText {
        self.note_id(path, file);
        let parsed = self.parsed.remove(path);
        parsed.unwrap_or_else(|| ParsedText::new(file))
    }

    /// The normalized `$id` of a file.
    pub(super) fn id(&mut self, path: &str) -> Option<&str> {
        let file = self.source.files.get(path)?.ok()?;
        self.note_id(path, file);
        self.ids.get(path)?.as_deref()
    }

    fn note_id(&mut self, path: &str, file: &Source) {
        if self.ids.contains_key(path) {
            return;
        }
        let parsed = ParsedText::new(file);
        self.ids.insert(path.to_owned(), parsed.id());
        self.parsed.insert(path.to_owned(), parsed);
    }

    /// `true` if a `$recursiveRef` in a file may lead to another file.
    pub(super) fn is_recursion_dynamic(&self, path: &str, value: &Value) -> bool {
        if value.get(ANCHOR) != Some(&Value::Bool(true)) {
            return false;
        }
        let anchored = self.anchored.get_or_init(|| {
            let files = self.source.files.sources();
            let anchored = files.filter(|(_, file)| file.text.contains(ANCHOR));
            anchored.map(|(path, _)| path).collect()
        });
        anchored.iter().any(|other| *other != path)
    }
}

impl ParsedText {
    fn new(file: &Source) -> Self {
        let mut report = Report::new();
        let mut value = parse(file, &mut report);
        value.iter_mut().for_each(localize);
        Self { value, report }
    }

    fn id(&self) -> Option<String> {
        let value = self.value.as_ref()?;
        let id = id_of(value, Draft::of(value)?)?;
        normalized_address(id).map(|url| url.trim_end_matches('#').to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_found_before_and_after_a_file_is_taken() {
        let text = r#"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://A.example/x#"}"#;
        let source = Source::new("api.yaml", "$ref: a.json\n---\n$ref: b.json");
        let source = source.with_files(|path| match path {
            "a.json" => Ok(text.as_bytes().to_vec()),
            _ => Err("no such file"),
        });
        let file = source
            .files
            .get("a.json")
            .and_then(Result::ok)
            .expect("a file");
        let mut files = ParsedFiles::new(&source);
        for _ in 0..2 {
            assert_eq!(files.id("a.json"), Some("https://a.example/x"));
        }
        assert_eq!(files.parsed.len(), 1);
        assert!(files.take("a.json", file).value.is_some());
        assert_eq!(files.id("a.json"), Some("https://a.example/x"));
        // It is not parsed again for its identifier.
        assert!(files.parsed.is_empty());
        assert_eq!(files.id("b.json"), None);
    }
}
