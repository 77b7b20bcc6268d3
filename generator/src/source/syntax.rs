//! What the readers of YAML and JSON stumble over, in the words of those who write them.
//!
//! A reader stops where it cannot read on, which is often behind the slip. What is not recognised
//! here is told in the reader's own words.

use std::ops::Range;

use super::text::Source;
use crate::report::quoted;

/// A slip of writing.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Slip {
    pub(super) range: Range<usize>,
    pub(super) what: String,
    pub(super) help: Option<String>,
}

impl Slip {
    fn new(range: Range<usize>, what: impl Into<String>, help: &str) -> Self {
        Self {
            range,
            what: what.into(),
            help: Some(help.to_owned()),
        }
    }
}

/// The slip that a reader of YAML means, which stopped at `offset`.
pub(super) fn of_yaml(source: &Source, reason: &str, offset: usize) -> Option<Slip> {
    let at = source.character_at(offset);
    let text = &*source.text;
    let character = text.get(at.clone()).unwrap_or_default();
    let says = |words: &str| reason.contains(words);
    Some(if says("tab") && character_before(text, &at, '\t') {
        let what = "a tab where only spaces may indent";
        Slip::new(at, what, "indent with spaces")
    } else if says("mapping values are not allowed") || says("simple key expect") {
        return second_colon(text, &at).or_else(|| no_key_before(text, &at));
    } else if says("did not find expected key") {
        let what = "this line is indented otherwise than those that it belongs to";
        let help = "indent the keys of an object alike, and what belongs to a key deeper than it";
        Slip::new(at, what, help)
    } else if says("quoted scalar") && !says("escape") {
        let what = "a quote that is not closed where its text ends";
        let help = "close the quote; within single quotes, one is written as two";
        Slip::new(at, what, help)
    } else if says("escape") {
        let what = "a backslash in double quotes that begins no escape";
        Slip::new(at, what, "write `\\\\`, or put the text in single quotes")
    } else if says("unexpected character") || says("cannot start any token") {
        let what = format!(
            "text without quotes cannot begin with {}",
            quoted(character)
        );
        Slip::new(at, what, "put the text in quotes")
    } else if says("unknown anchor") {
        let what = "an alias without its anchor, which must stand before it";
        let help = "put the text in quotes, if it is no alias and only begins with `*`";
        Slip::new(at, what, help)
    } else if says("while scanning an anchor or alias") {
        let character = quoted(character);
        let what = format!("{character} begins an anchor or alias, and no name follows");
        Slip::new(at, what, "put the text in quotes")
    } else if says("more than one document") {
        let what = "more than one document in a file";
        Slip::new(second_document(text)?, what, "keep one of them")
    } else if says("flow") || says("illegal placement of ':'") {
        return unclosed(text, at.start);
    } else {
        return None;
    })
}

/// The slip that a reader of JSON means, which stopped at `offset`.
pub(super) fn of_json(source: &Source, reason: &str, offset: usize) -> Option<Slip> {
    let at = source.character_at(offset);
    let text = &*source.text;
    let rest = text.get(at.start..)?;
    let before = text.get(..at.start)?.trim_end();
    let last = before.char_indices().next_back();
    let last = last.map_or(0..0, |(start, _)| start..before.len());
    let is = |words: &str| reason.starts_with(words);
    let has_value = is("key must be a string") || is("expected value");
    Some(if is("trailing comma") && before.ends_with(',') {
        let what = "a comma behind the last entry";
        Slip::new(last, what, "leave it out")
    } else if (has_value || is("expected `,`")) && rest.starts_with(['/', '#']) {
        let what = "JSON has no comments";
        let help = "leave it out, or write it as the value of a key that begins with `x-`";
        Slip::new(at, what, help)
    } else if has_value && rest.starts_with('\'') {
        let what = "JSON knows no single quotes";
        Slip::new(at, what, "write double quotes")
    } else if is("key must be a string") {
        Slip::new(at, "a key without quotes", "write it in double quotes")
    } else if has_value && rest.starts_with(|one: char| one.is_alphabetic()) {
        let what = "this is no value of JSON";
        let help = "write text in double quotes, and `true`, `false` and `null` as they are here";
        Slip::new(at, what, help)
    } else if is("expected `,`") && rest.starts_with(['"', '{', '[']) {
        let what = "a comma is missing between two entries";
        Slip::new(last, what, "write `,` behind this one")
    } else if is("invalid escape") {
        let what = "a backslash that begins no escape";
        let range = if before.ends_with('\\') { last } else { at };
        Slip::new(range, what, "write `\\\\`")
    } else if is("control character") {
        let what = "text that is not closed where its line ends";
        let help = "close the quote, or write a line break as `\\n`";
        Slip::new(last, what, help)
    } else if is("EOF") {
        return unclosed(text, text.len());
    } else {
        return None;
    })
}

/// Whether a character is in the line, up to this place.
fn character_before(text: &str, at: &Range<usize>, character: char) -> bool {
    let before = text.get(..at.end).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.contains(character)
}

/// The line that a byte is in.
fn line_at(text: &str, offset: usize) -> Range<usize> {
    let (before, rest) = text.split_at_checked(offset).unwrap_or((text, ""));
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let end = rest.find('\n').map_or(text.len(), |end| offset + end);
    start..end
}

/// A part of the text without the spaces around it.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let part = text.get(range.clone()).unwrap_or_default();
    let start = range.start + (part.len() - part.trim_start().len());
    start..start + part.trim().len()
}

/// `summary: List: all pets`, where the value needs quotes.
fn second_colon(text: &str, at: &Range<usize>) -> Option<Slip> {
    let line = line_at(text, at.start);
    let written = text.get(line.clone())?;
    let value = written.find(": ")? + 2;
    let range = trimmed(text, line.start + value..line.end);
    let value = text.get(range.clone())?;
    let is_plain = !value.starts_with(['\'', '"', '[', '{', '&', '*', '#', '|', '>', '!']);
    let has_colon = value.contains(": ") || value.ends_with(':');
    if !is_plain || !has_colon {
        return None;
    }
    let what = "a value with a colon and a space in it needs quotes";
    let in_quotes = format!("'{}'", value.replace('\'', "''"));
    Some(match in_quotes.len() {
        ..=60 => Slip::new(range, what, &format!("write {}", quoted(&in_quotes))),
        _ => Slip::new(range, what, "put it in quotes"),
    })
}

/// A key that goes on a line that is none, such as `operationId:listPets`.
fn no_key_before(text: &str, at: &Range<usize>) -> Option<Slip> {
    let line = line_at(text, at.start);
    let mut end = line.start;
    let before = loop {
        let range = line_at(text, end.checked_sub(1)?);
        end = range.start;
        let range = trimmed(text, range);
        let written = text.get(range.clone())?;
        if !written.is_empty() && !written.starts_with('#') {
            break range;
        }
    };
    let written = text.get(before.clone())?;
    if ["<<<<<<<", "=======", ">>>>>>>"]
        .iter()
        .any(|mark| written.starts_with(mark))
    {
        let what = "a mark of two versions that were not merged";
        return Some(Slip::new(
            before,
            what,
            "keep one of the versions, and no mark",
        ));
    }
    if written.contains(": ") {
        let what = "this line is indented deeper than the one before, which has its value already";
        let help = "indent the keys of an object alike";
        return Some(Slip::new(trimmed(text, line), what, help));
    }
    let what = "a line of text where a key with its value must stand";
    Some(match written.split_once(':') {
        Some((key, value)) if !value.is_empty() && !key.contains(' ') => {
            let spaced = quoted(&format!("{key}: {value}"));
            let help = format!("write a space behind the colon: {spaced}");
            Slip::new(before, what, &help)
        }
        _ => Slip::new(
            before,
            what,
            "write `key: value`; text of several lines is indented deeper than its key",
        ),
    })
}

/// The last bracket before a byte that has no counterpart there.
///
/// Brackets in text count as well: in texts they come in pairs.
fn unclosed(text: &str, end: usize) -> Option<Slip> {
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
    let is_end = text.get(end..).is_none_or(|rest| rest.trim().is_empty());
    let what = match is_end {
        true => format!("the text ends before `{character}` is closed"),
        false => format!("`{character}` is not closed"),
    };
    let closing = if character == '[' { ']' } else { '}' };
    let help = format!("write `{closing}` where it ends");
    Some(Slip::new(offset..offset + 1, what, &help))
}

/// The line that divides the first document from the second.
fn second_document(text: &str) -> Option<Range<usize>> {
    let mut offset = 0;
    let mut has_text = false;
    for line in text.split_inclusive('\n') {
        let is_mark = line.trim_end() == "---" || line.starts_with("--- ");
        if is_mark && has_text {
            return Some(offset..offset + 3);
        }
        has_text |= is_mark || !(line.trim().is_empty() || line.starts_with(['#', '%']));
        offset += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::report::{Report, Style};
    use crate::source::parse::parse;
    use crate::source::text::Source;

    /// What is underlined, what is said of it, and the help.
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
    fn slips_of_yaml() {
        let cases = [
            ("a:\n  b:\n\tc: 1\n", "3:2", "a tab where", "with spaces"),
            ("a: it is: b\n", "1:4", "needs quotes", "`'it is: b'`"),
            ("a: it's: b\n", "1:4", "needs quotes", "`'it''s: b'`"),
            ("a:\n  b:c\n  d: 1\n", "2:3", "a line of text", "`b: c`"),
            (
                "a:\n  b c\n  d: 1\n",
                "2:3",
                "a line of text",
                "`key: value`",
            ),
            (
                "a:\n  b: c\n   d: 1\n",
                "3:4",
                "deeper than the one",
                "alike",
            ),
            ("<<<<<<< HEAD\na: b\n", "1:1", "not merged", "no mark"),
            ("a:\n   b: 1\n  c: 1\n", "3:3", "otherwise than", "alike"),
            ("a: 'b\nc: it's\n", "1:4", "not closed", "as two"),
            ("a: \"b\\d\"\n", "1:4", "begins no escape", "single quotes"),
            ("a: @b\n", "1:4", "cannot begin with `@`", "in quotes"),
            ("a: *b\n", "1:4", "without its anchor", "in quotes"),
            ("a: *\n", "1:4", "no name follows", "in quotes"),
            ("a: [b, {c: d}\ne: f\n", "1:4", "`[` is not closed", "`]`"),
            (
                "--- # one\na: 1\n---\na: 2\n",
                "3:1",
                "more than one",
                "keep one",
            ),
        ];
        for (text, line, what, help) in cases {
            check("a.yaml", text, line, what, help);
        }
    }

    #[test]
    fn slips_of_json() {
        let cases = [
            (
                "{\"a\": 1,\n}",
                "1:8",
                "behind the last entry",
                "leave it out",
            ),
            ("{// a\n}", "1:2", "no comments", "`x-`"),
            ("{'a': 1}", "1:2", "single quotes", "double quotes"),
            ("{a: 1}", "1:2", "a key without quotes", "double quotes"),
            ("{\"a\": True}", "1:7", "no value of JSON", "`true`"),
            (
                "{\"a\": 1\n\"b\": 2}",
                "1:7",
                "a comma is missing",
                "write `,`",
            ),
            (
                "{\"a\": \"é\"\n\"b\": 2}",
                "1:9",
                "a comma is missing",
                "write `,`",
            ),
            ("{\"a\": \"\\d\"}", "1:8", "begins no escape", "`\\\\`"),
            ("{\"a\": \"é\n\"}", "1:8", "where its line ends", "`\\n`"),
            ("{\"a\": [1", "1:7", "ends before `[` is closed", "`]`"),
        ];
        for (text, line, what, help) in cases {
            check("a.json", text, line, what, help);
        }
    }
}
