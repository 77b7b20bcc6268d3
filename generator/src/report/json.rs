//! A report as JSON, for programs.

use serde_json::{Map, Value, json};

use super::book::{Book, Located};
use super::counts::Counts;
use super::text::Text;
use super::{Site, Spot};
use crate::source::Location;

/// The diagnostics as JSON, one in a line, with the text that people would be shown; then their numbers.
pub(super) fn lines(shown: &[Located<'_>], book: &Book<'_>, counts: &Counts) -> String {
    let text = Text::plain(book);
    let diagnostics = shown.iter().map(|located| {
        let mut entry = entry(located, book, "message");
        entry.insert("rendered".to_owned(), text.rendered(located).into());
        message("diagnostic", entry)
    });
    let last = message("summary", summary(counts));
    diagnostics.chain([last]).collect()
}

fn message(kind: &str, fields: Map<String, Value>) -> String {
    let mut line = Map::new();
    line.insert("kind".to_owned(), kind.into());
    line.extend(fields);
    format!("{}\n", Value::Object(line))
}

/// The numbers of diagnostics.
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

/// A diagnostic as an object. `words` is the key of what is said.
pub(super) fn entry(located: &Located<'_>, book: &Book<'_>, words: &str) -> Map<String, Value> {
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
    put(words, diagnostic.message.as_str().into());
    for (key, value) in place(&diagnostic.site, located.location.as_ref(), book) {
        put(&key, value);
    }
    put("label", diagnostic.label.as_deref().into());
    put("help", diagnostic.help.as_deref().into());
    put("note", diagnostic.note().into());
    let related = diagnostic.related.iter().zip(&located.related);
    let related: Vec<Value> = related
        .map(|((site, label), location)| {
            let mut entry = place(site, location.as_ref(), book);
            entry.insert(words.to_owned(), label.as_str().into());
            Value::Object(entry)
        })
        .collect();
    if !related.is_empty() {
        put("related", related.into());
    }
    entry
}

/// Lines and columns are counted from 1, in characters; `end_column` is the one behind the last.
fn place(site: &Site, location: Option<&Location>, book: &Book<'_>) -> Map<String, Value> {
    let page = book.page(site);
    let mut entry = Map::new();
    entry.insert("file".to_owned(), page.name.as_ref().into());
    if let Spot::Node(place, _) = &site.spot {
        entry.insert("pointer".to_owned(), place.pointer().into());
    }
    if let Some(location) = location {
        let length = page.length(location);
        entry.insert("line".to_owned(), location.line.into());
        entry.insert("column".to_owned(), location.column.into());
        entry.insert("end_column".to_owned(), json!(location.column + length));
    }
    entry
}
