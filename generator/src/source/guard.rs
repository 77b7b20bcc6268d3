//! Refuses a text that would be costly or dangerous to read, before anything recurses into it.

use std::ops::Range;

use saphyr_parser::{Event, Parser};

use super::MAX_DEPTH;
use super::positions::Positions;
use super::text::Source;
use super::value::MOST_VALUES;
use crate::report::{Code, Report};

/// The largest text that is read, and the most that may be in all files that it refers to, in bytes.
pub const LARGEST: usize = 64 << 20;

/// More scalars than values with keys can have: the reader of YAML would hold all of them at once.
const MOST_SCALARS: usize = 2 * MOST_VALUES;

/// The YAML parser's own words for flow collections nested deeper than it can count.
const PARSER_DEPTH: &str = "recursion limit exceeded";

/// Whether the text may be read; the report says why not.
pub(super) fn check(source: &Source, report: &mut Report) -> Option<()> {
    if source.text.len() > LARGEST {
        let megabytes = LARGEST >> 20;
        report.add_in_text(
            Code::TooLarge,
            0..0,
            format!("the description is larger than {megabytes} MiB"),
        );
        return None;
    }
    if source.text.trim().is_empty() {
        report.add_in_text(Code::EmptyFile, 0..0, "the description is empty");
        return None;
    }
    Some(())
}

/// What YAML 1.2 has against a text that its reader may take all the same.
pub(super) struct YamlFault {
    pub(super) range: Range<usize>,
    pub(super) reason: String,
}

/// Whether the text is YAML that is not nested too deep: `None` when it is refused.
///
/// The reader of YAML is slow on deep nesting (a minute for 100,000 levels), so the depth is known
/// before it starts. It also takes some texts that are not YAML 1.2; what is wrong with them is
/// returned.
pub(super) fn check_yaml(source: &Source, report: &mut Report) -> Option<Option<YamlFault>> {
    let positions = Positions::new(&source.text);
    // The anchors of the lists and objects that are open; 0 where there is none.
    let mut open = Vec::new();
    let mut scalars = 0;
    for event in Parser::new_from_str(&source.text) {
        match event {
            Ok((Event::Scalar(..), span)) => {
                scalars += 1;
                if scalars > MOST_SCALARS {
                    let offset = positions.byte(span.start.index());
                    refuse_values(source.character_at(offset), report);
                    return None;
                }
            }
            Ok((Event::SequenceStart(anchor, _) | Event::MappingStart(anchor, _), span)) => {
                open.push(anchor);
                if open.len() > MAX_DEPTH {
                    refuse_depth(source, positions.byte(span.start.index()), report);
                    return None;
                }
            }
            Ok((Event::SequenceEnd | Event::MappingEnd, _)) => {
                open.pop();
            }
            Ok((Event::Alias(anchor), span)) if open.contains(&anchor) => {
                let alias = positions.bytes(span.start.index()..span.end.index());
                refuse_endless(alias, report);
                return None;
            }
            Ok(_) => {}
            Err(error) => {
                let offset = positions.byte(error.marker().index());
                if error.info().contains(PARSER_DEPTH) || may_be_deep(&source.text) {
                    refuse_depth(source, offset, report);
                    return None;
                }
                return Some(Some(YamlFault {
                    range: source.character_at(offset),
                    reason: error.info().to_owned(),
                }));
            }
        }
    }
    Some(None)
}

/// The last alias of a text.
pub(super) fn last_alias(source: &Source) -> Option<Range<usize>> {
    let events = Parser::new_from_str(&source.text).map_while(Result::ok);
    let aliases = events.filter(|(event, _)| matches!(event, Event::Alias(_)));
    let (_, span) = aliases.last()?;
    let positions = Positions::new(&source.text);
    Some(positions.bytes(span.start.index()..span.end.index()))
}

/// Whether so many brackets are open at once that reading could take long. Brackets in text count
/// as well: this is asked only of texts that are not YAML 1.2.
fn may_be_deep(text: &str) -> bool {
    let mut depth: usize = 0;
    text.bytes().any(|byte| {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > 10 * MAX_DEPTH
    })
}

/// Reports that a document has more values than are read.
pub(super) fn refuse_values(at: Range<usize>, report: &mut Report) {
    let message = format!("the description has more than {MOST_VALUES} values");
    report
        .add_in_text(Code::TooLarge, at, message)
        .label("this is one too many");
}

/// Reports that the list or object at a byte is nested too deep.
pub(super) fn refuse_depth(source: &Source, offset: usize, report: &mut Report) {
    let message = format!("nested deeper than {MAX_DEPTH} lists and objects");
    report.add_in_text(Code::TooDeep, source.character_at(offset), message);
}

/// Reports an alias of the list or object that it stands in.
fn refuse_endless(alias: Range<usize>, report: &mut Report) {
    report
        .add_in_text(Code::TooDeep, alias, "nested without end")
        .label("stands in what its anchor names")
        .help("refer to a schema by `$ref`, which may lead to where it stands");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Style;

    #[test]
    fn every_deep_nesting_is_refused_at_once() {
        for start in ["x: 1\ny:\n  ", "x: 'a\n b\ny:\n  ", ""] {
            for open in ["[", "{a: ", "- ", "? ", "[\n"] {
                let source = Source::new("a.yaml", start.to_owned() + &open.repeat(100_000));
                let mut report = Report::new();
                let fault = check_yaml(&source, &mut report);
                let shown = report.render(&source, Style::Plain);
                let is_refused = fault.is_none() && shown.contains("nested deeper than 100");
                assert!(
                    is_refused || matches!(fault, Some(Some(_))),
                    "{start}{open}: {shown}"
                );
            }
        }
    }

    #[test]
    fn aliases_of_what_they_stand_in_are_refused() {
        for (text, is_refused) in [
            ("a: &a {b: *a}", true),
            ("a: &a {<<: *a}", true),
            ("a: &a [[*a]]", true),
            ("a: &a {b: &b {c: *a}}", true),
            ("a: &a [1]\nb: [*a, {c: *a}]", false),
            ("a: &a [&a [1], *a]", false),
        ] {
            let mut report = Report::new();
            let read = check_yaml(&Source::new("a.yaml", text.to_owned()), &mut report);
            assert_eq!(read.is_none(), is_refused, "{text}");
        }
    }

    #[test]
    fn allowed_depth_passes() {
        let text = format!("{}{}", "[".repeat(MAX_DEPTH), "]".repeat(MAX_DEPTH));
        assert!(check_yaml(&Source::new("a", text), &mut Report::new()).is_some());
    }
}
