//! Explanations of common syntax errors in YAML and JSON.
//!
//! A parser stops where it cannot continue, which is often after the mistake. For errors that are not recognized here,
//! the parser's own message is shown.

use std::ops::Range;

use super::source::Source;
use crate::report::quoted;

/// A recognized mistake.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mistake {
    pub(super) range: Range<usize>,
    pub(super) what: String,
    pub(super) help: String,
}

impl Mistake {
    fn new(range: Range<usize>, what: impl Into<String>, help: impl Into<String>) -> Self {
        let (what, help) = (what.into(), help.into());
        Self { range, what, help }
    }
}

/// Parts of YAML error messages, with the mistake, in which `{}` is the character at the position, and the help.
const YAML: [(&str, &str, &str); 7] = [
    (
        "did not find expected key",
        "inconsistent indentation",
        "indent all keys of an object equally, and their values deeper",
    ),
    (
        "escape",
        "invalid escape sequence in double quotes",
        "write `\\\\`, or use single quotes",
    ),
    (
        "quoted scalar",
        "unterminated string",
        "close the quote; in single quotes, write a quote as `''`",
    ),
    (
        "unexpected character",
        "unquoted text cannot begin with {}",
        QUOTE,
    ),
    (
        "cannot start any token",
        "unquoted text cannot begin with {}",
        QUOTE,
    ),
    (
        "unknown anchor",
        "alias of an undefined anchor",
        "put the text in quotes, unless `*` begins an alias",
    ),
    (
        "while scanning an anchor or alias",
        "{} begins an anchor or alias, but no name follows",
        QUOTE,
    ),
];

const QUOTE: &str = "put the text in quotes";

/// Finds the mistake that caused an error of the YAML parser at `offset`.
pub(super) fn in_yaml(source: &Source, reason: &str, offset: usize) -> Option<Mistake> {
    let at = source.character_at(offset);
    let text = &*source.text;
    let has = |part: &str| reason.contains(part);
    if has("tab") && line_before(text, at.end).contains('\t') {
        return Some(Mistake::new(
            at,
            "indentation with a tab",
            "indent with spaces",
        ));
    }
    if has("mapping values are not allowed") || has("simple key expect") {
        return second_colon(text, &at).or_else(|| no_key_before(text, &at));
    }
    if let Some((_, what, help)) = YAML.iter().find(|(part, ..)| has(part)) {
        let character = quoted(text.get(at.clone()).unwrap_or_default());
        return Some(Mistake::new(at, what.replace("{}", &character), *help));
    }
    if has("more than one document") {
        let range = second_document(text)?;
        return Some(Mistake::new(
            range,
            "more than one document",
            "keep one of them",
        ));
    }
    if has("flow") || has("illegal placement of ':'") {
        return unclosed(text, at.start);
    }
    None
}

/// Finds the mistake that caused an error of the JSON parser at `offset`.
pub(super) fn in_json(source: &Source, reason: &str, offset: usize) -> Option<Mistake> {
    let at = source.character_at(offset);
    let text = &*source.text;
    if reason.starts_with("EOF") {
        return unclosed(text, text.len());
    }
    let next = text.get(at.start..)?.chars().next();
    let before = text.get(..at.start)?.trim_end();
    let last = before.char_indices().next_back();
    let last = last.map_or(0..0, |(start, _)| start..before.len());
    let is = |start: &str| reason.starts_with(start);
    let is_comma = is("expected `,`");
    let (is_key, is_value) = (is("key must be a string"), is("expected value"));
    let (is_before, what, help) = match next {
        _ if is("trailing comma") => (true, "trailing comma", "remove it"),
        Some('/' | '#') if is_key || is_value || is_comma => (
            false,
            "JSON has no comments",
            "remove it, or make it the value of a key that begins with `x-`",
        ),
        Some('\'') if is_key || is_value => (false, "single-quoted string", "use double quotes"),
        _ if is_key => (false, "unquoted key", "use double quotes"),
        Some(letter) if is_value && letter.is_alphabetic() => (
            false,
            "invalid value",
            "put strings in double quotes; literals are `true`, `false` and `null`",
        ),
        Some('"' | '{' | '[') if is_comma => (
            true,
            "missing comma between two entries",
            "write `,` after this one",
        ),
        _ if is("invalid escape") => (
            before.ends_with('\\'),
            "invalid escape sequence",
            "write `\\\\`",
        ),
        _ if is("control character") => (
            true,
            "unterminated string",
            "close the quote, or write a line break as `\\n`",
        ),
        _ => return None,
    };
    Some(Mistake::new(if is_before { last } else { at }, what, help))
}

/// The part of a line before a byte.
fn line_before(text: &str, end: usize) -> &str {
    let before = text.get(..end).unwrap_or_default();
    before.rsplit('\n').next().unwrap_or_default()
}

/// The range of the line with a byte.
fn line_at(text: &str, offset: usize) -> Range<usize> {
    let (before, rest) = text.split_at_checked(offset).unwrap_or((text, ""));
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let end = rest.find('\n').map_or(text.len(), |end| offset + end);
    start..end
}

/// A range without the whitespace around its text.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let part = text.get(range.clone()).unwrap_or_default();
    let start = range.start + (part.len() - part.trim_start().len());
    start..start + part.trim().len()
}

/// An unquoted value with a colon, as in `summary: List: all pets`.
fn second_colon(text: &str, at: &Range<usize>) -> Option<Mistake> {
    let line = line_at(text, at.start);
    let value = text.get(line.clone())?.find(": ")? + 2;
    let range = trimmed(text, line.start + value..line.end);
    let value = text.get(range.clone())?;
    let is_plain = !value.starts_with(['\'', '"', '[', '{', '&', '*', '#', '|', '>', '!']);
    let has_colon = value.contains(": ") || value.ends_with(':');
    if !is_plain || !has_colon {
        return None;
    }
    let in_quotes = format!("'{}'", value.replace('\'', "''"));
    let help = match in_quotes.len() {
        ..=60 => format!("write {}", quoted(&in_quotes)),
        _ => "put it in quotes".to_owned(),
    };
    let what = "a value that contains a colon and a space needs quotes";
    Some(Mistake::new(range, what, help))
}

/// A line before an indented one that is not a key, such as `operationId:listPets`.
fn no_key_before(text: &str, at: &Range<usize>) -> Option<Mistake> {
    let line = line_at(text, at.start);
    let mut end = line.start;
    let before = loop {
        let range = line_at(text, end.checked_sub(1)?);
        end = range.start;
        let range = trimmed(text, range);
        let content = text.get(range.clone())?;
        if !content.is_empty() && !content.starts_with('#') {
            break range;
        }
    };
    let content = text.get(before.clone())?;
    let mut markers = ["<<<<<<<", "=======", ">>>>>>>"].into_iter();
    if markers.any(|marker| content.starts_with(marker)) {
        let help = "keep one of the versions, and remove the markers";
        return Some(Mistake::new(before, "merge conflict marker", help));
    }
    if content.contains(": ") {
        let what = "this line is indented deeper than the previous one, which already has a value";
        let help = "indent all keys of an object equally";
        return Some(Mistake::new(trimmed(text, line), what, help));
    }
    let help = match content.split_once(':') {
        Some((key, value)) if !value.is_empty() && !key.contains(' ') => {
            let spaced = quoted(&format!("{key}: {value}"));
            format!("write a space after the colon: {spaced}")
        }
        _ => "write `key: value`; indent further lines of a text deeper than its key".to_owned(),
    };
    Some(Mistake::new(before, "expected a key and a value", help))
}

/// The last bracket before a byte that is not closed. Brackets in strings count as well, and usually come in pairs.
fn unclosed(text: &str, end: usize) -> Option<Mistake> {
    let mut open = Vec::new();
    for (offset, character) in text.get(..end)?.char_indices() {
        match character {
            '[' | '{' => open.push((offset, character)),
            ']' | '}' => {
                open.pop();
            }
            _ => {}
        }
    }
    let (offset, character) = open.pop()?;
    let closing = if character == '[' { ']' } else { '}' };
    let what = format!("unclosed `{character}`");
    let help = format!("write `{closing}` where it ends");
    Some(Mistake::new(offset..offset + 1, what, help))
}

/// The marker between the first document and the second.
fn second_document(text: &str) -> Option<Range<usize>> {
    let mut offset = 0;
    let mut has_text = false;
    for line in text.split_inclusive('\n') {
        let is_marker = line.trim_end() == "---" || line.starts_with("--- ");
        if is_marker && has_text {
            return Some(offset..offset + 3);
        }
        has_text |= is_marker || !(line.trim().is_empty() || line.starts_with(['#', '%']));
        offset += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::report::{Report, Style};
    use crate::source::Source;
    use crate::source::text::parse;

    /// Checks the position, the mistake and the help.
    #[track_caller]
    fn check(name: &str, text: &str, line: &str, what: &str, help: &str) {
        let (source, mut report) = (Source::new(name, text), Report::new());
        assert_eq!(parse(&source, &mut report), None, "{text}");
        let shown = report.render(&source, Style::Plain);
        for expected in [format!("--> {name}:{line}\n"), what.into(), help.into()] {
            assert!(shown.contains(&expected), "{expected}\n{shown}");
        }
    }

    #[test]
    fn mistakes_in_yaml() {
        let cases = [
            ("a:\n  b:\n\tc: 1\n", "3:2", "with a tab", "with spaces"),
            ("a: it is: b\n", "1:4", "needs quotes", "`'it is: b'`"),
            ("a: it's: b\n", "1:4", "needs quotes", "`'it''s: b'`"),
            ("a:\n  b:c\n  d: 1\n", "2:3", "expected a key", "`b: c`"),
            ("a:\n  b c\n  d: 1\n", "2:3", "a key", "`key: value`"),
            ("a:\n  b: c\n   d: 1\n", "3:4", "deeper", "equally"),
            ("<<<<<<< HEAD\na: b\n", "1:1", "conflict", "the markers"),
            ("a:\n   b: 1\n  c: 1\n", "3:3", "indentation", "equally"),
            ("a: 'b\nc: it's\n", "1:4", "unterminated", "as `''`"),
            ("a: \"b\\d\"\n", "1:4", "invalid escape", "single quotes"),
            ("a: @b\n", "1:4", "cannot begin with `@`", "in quotes"),
            ("a: *b\n", "1:4", "undefined anchor", "in quotes"),
            ("a: *\n", "1:4", "no name follows", "in quotes"),
            ("a: [b, {c: d}\ne: f\n", "1:4", "unclosed `[`", "`]`"),
            ("--- # 1\na: 1\n---\na: 2\n", "3:1", "than one", "keep one"),
        ];
        for (text, line, what, help) in cases {
            check("a.yaml", text, line, what, help);
        }
    }

    #[test]
    fn mistakes_in_json() {
        let cases = [
            ("{\"a\": 1,\n}", "1:8", "trailing comma", "remove it"),
            ("{// a\n}", "1:2", "no comments", "`x-`"),
            ("{'a': 1}", "1:2", "single-quoted", "double quotes"),
            ("{a: 1}", "1:2", "unquoted key", "double quotes"),
            ("{\"a\": True}", "1:7", "invalid value", "`true`"),
            ("{\"a\": 1\n\"b\": 2}", "1:7", "missing comma", "write `,`"),
            ("{\"a\": \"é\"\n\"b\": 2}", "1:9", "missing comma", "`,`"),
            ("{\"a\": \"\\d\"}", "1:8", "invalid escape", "`\\\\`"),
            ("{\"a\": \"é\n\"}", "1:8", "unterminated", "`\\n`"),
            ("{\"a\": [1", "1:7", "unclosed `[`", "`]`"),
        ];
        for (text, line, what, help) in cases {
            check("a.json", text, line, what, help);
        }
    }
}
