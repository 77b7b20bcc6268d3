//! Rejects texts that would be costly to parse, before parsing starts.

use std::ops::Range;

use saphyr_parser::{Event, Parser};

use super::positions::Positions;
use super::source::Source;
use super::value_visitor::MAX_VALUES;
use crate::report::{Code, Report};
use crate::source::MAX_DEPTH;

/// The maximum size of a text, and of all external files together, in bytes.
pub const LARGEST: usize = 64 << 20;

/// The maximum number of scalars: one key for each value. The YAML parser keeps all events in memory.
const MAX_SCALARS: usize = 2 * MAX_VALUES;

/// The error of `saphyr` for flow collections that are nested too deep.
const PARSER_DEPTH: &str = "recursion limit exceeded";

/// Checks the size of a text; `None` if it is rejected.
pub(super) fn check(source: &Source, report: &mut Report) -> Option<()> {
    if source.text.len() > LARGEST {
        let mebibytes = LARGEST >> 20;
        let message = format!("the description is larger than {mebibytes} MiB");
        report.add_in_text(Code::TooLarge, 0..0, message);
        return None;
    }
    if source.text.trim().is_empty() {
        report.add_in_text(Code::EmptyFile, 0..0, "the description is empty");
        return None;
    }
    Some(())
}

/// A violation of YAML 1.2, which `serde_yaml` may tolerate.
pub(super) struct YamlError {
    pub(super) range: Range<usize>,
    pub(super) reason: String,
}

/// Checks the nesting of a YAML text; `None` if it is rejected, otherwise the first violation of YAML 1.2.
///
/// `serde_yaml` is slow on deep nesting (a minute for 100,000 levels), so the depth is checked before.
pub(super) fn check_yaml(source: &Source, report: &mut Report) -> Option<Option<YamlError>> {
    let positions = Positions::new(&source.text);
    // The anchors of the open lists and objects; 0 for none.
    let mut open = Vec::new();
    let mut scalars = 0;
    for event in Parser::new_from_str(&source.text) {
        match event {
            Ok((Event::Scalar(..), span)) => {
                scalars += 1;
                if scalars > MAX_SCALARS {
                    let offset = positions.byte(span.start.index());
                    reject_values(source.character_at(offset), report);
                    return None;
                }
            }
            Ok((Event::SequenceStart(anchor, _) | Event::MappingStart(anchor, _), span)) => {
                open.push(anchor);
                if open.len() > MAX_DEPTH {
                    reject_depth(source, positions.byte(span.start.index()), report);
                    return None;
                }
            }
            Ok((Event::SequenceEnd | Event::MappingEnd, _)) => {
                open.pop();
            }
            Ok((Event::Alias(anchor), span)) if open.contains(&anchor) => {
                let alias = positions.bytes(span.start.index()..span.end.index());
                reject_recursive_alias(alias, report);
                return None;
            }
            Ok(_) => {}
            Err(error) => {
                let offset = positions.byte(error.marker().index());
                if error.info().contains(PARSER_DEPTH) || may_be_deep(&source.text) {
                    reject_depth(source, offset, report);
                    return None;
                }
                return Some(Some(YamlError {
                    range: source.character_at(offset),
                    reason: error.info().to_owned(),
                }));
            }
        }
    }
    Some(None)
}

/// Finds the last alias of a text.
pub(super) fn last_alias(source: &Source) -> Option<Range<usize>> {
    let events = Parser::new_from_str(&source.text).map_while(Result::ok);
    let aliases = events.filter(|(event, _)| matches!(event, Event::Alias(_)));
    let (_, span) = aliases.last()?;
    let positions = Positions::new(&source.text);
    Some(positions.bytes(span.start.index()..span.end.index()))
}

/// `true` if so many brackets are open at once that parsing could take long. Brackets in strings count as well, which
/// does not matter for a text that is not YAML 1.2.
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

pub(super) fn reject_values(at: Range<usize>, report: &mut Report) {
    let message = format!("the description has more than {MAX_VALUES} values");
    report
        .add_in_text(Code::TooLarge, at, message)
        .label("limit exceeded here");
}

pub(super) fn reject_depth(source: &Source, offset: usize, report: &mut Report) {
    let message = format!("more than {MAX_DEPTH} levels of nested lists and objects");
    report.add_in_text(Code::TooDeep, source.character_at(offset), message);
}

fn reject_recursive_alias(alias: Range<usize>, report: &mut Report) {
    report
        .add_in_text(Code::TooDeep, alias, "infinitely recursive YAML alias")
        .label("within the value of its own anchor")
        .help("use `$ref`, which may be recursive");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Style;

    #[test]
    fn deep_nesting_is_rejected_quickly() {
        for start in ["x: 1\ny:\n  ", "x: 'a\n b\ny:\n  ", ""] {
            for open in ["[", "{a: ", "- ", "? ", "[\n"] {
                let source = Source::new("a.yaml", start.to_owned() + &open.repeat(100_000));
                let mut report = Report::new();
                let violation = check_yaml(&source, &mut report);
                let shown = report.render(&source, Style::Plain);
                let is_refused = violation.is_none() && shown.contains("more than 100 levels");
                assert!(
                    is_refused || matches!(violation, Some(Some(_))),
                    "{start}{open}: {shown}"
                );
            }
        }
    }

    #[test]
    fn recursive_aliases_are_rejected() {
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
