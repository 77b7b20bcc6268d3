//! A report as JSON lines.

use serde_json::{Map, Value, json};

use super::counts::Counts;
use super::source_map::{Located, SourceMap};
use super::text::Text;
use super::{Site, Target};
use crate::source::Location;

/// Formats each diagnostic as a line, with its rendered text, followed by a summary.
pub(super) fn lines(shown: &[Located<'_>], map: &SourceMap<'_>, counts: &Counts) -> String {
    let text = Text::plain(map);
    let diagnostics = shown.iter().map(|located| {
        let mut entry = entry(located, map, "message");
        entry.insert("rendered".to_owned(), text.rendered(located).into());
        line("diagnostic", entry)
    });
    let last = line("summary", summary(counts));
    diagnostics.chain([last]).collect()
}

fn line(kind: &str, fields: Map<String, Value>) -> String {
    let mut line = Map::new();
    line.insert("kind".to_owned(), kind.into());
    line.extend(fields);
    format!("{}\n", Value::Object(line))
}

/// The numbers of diagnostics as an object.
pub(super) fn summary(counts: &Counts) -> Map<String, Value> {
    let mut summary = Map::new();
    summary.insert("errors".to_owned(), counts.errors.into());
    summary.insert("warnings".to_owned(), counts.warnings.into());
    for class in super::Class::REPORTED {
        let count = counts.classes.get(&class).copied().unwrap_or(0);
        summary.insert(class.name().to_owned(), count.into());
    }
    summary
}

/// A diagnostic as an object, with its message under a key.
pub(super) fn entry(
    located: &Located<'_>,
    map: &SourceMap<'_>,
    message: &str,
) -> Map<String, Value> {
    let diagnostic = located.diagnostic;
    let mut entry = Map::new();
    let mut put = |key: &str, value: Value| {
        if !value.is_null() {
            entry.insert(key.to_owned(), value);
        }
    };
    put("code", diagnostic.code.as_str().into());
    put("severity", diagnostic.severity().name().into());
    put("class", diagnostic.class().name().into());
    put(message, diagnostic.message.as_str().into());
    for (key, value) in place(&diagnostic.site, located.location.as_ref(), map) {
        put(&key, value);
    }
    put("label", diagnostic.label.as_deref().into());
    put("help", diagnostic.help.as_deref().into());
    let notes: Vec<String> = diagnostic.notes().collect();
    if !notes.is_empty() {
        put("note", notes.join("; ").into());
    }
    let related = diagnostic.related.iter().zip(&located.related);
    let related: Vec<Value> = related
        .map(|((site, label), location)| {
            let mut entry = place(site, location.as_ref(), map);
            entry.insert(message.to_owned(), label.as_str().into());
            Value::Object(entry)
        })
        .collect();
    if !related.is_empty() {
        put("related", related.into());
    }
    entry
}

/// The position of a site. Lines and columns are 1-based, in characters; `end_column` is exclusive.
fn place(site: &Site, location: Option<&Location>, map: &SourceMap<'_>) -> Map<String, Value> {
    let file = map.file(site);
    let mut entry = Map::new();
    entry.insert("file".to_owned(), file.name.as_ref().into());
    if let Target::Node(place, _) = &site.target {
        entry.insert("pointer".to_owned(), place.pointer().into());
    }
    if let Some(location) = location {
        let length = file.length(location);
        entry.insert("line".to_owned(), location.line.into());
        entry.insert("column".to_owned(), location.column.into());
        entry.insert("end_column".to_owned(), json!(location.column + length));
    }
    entry
}
