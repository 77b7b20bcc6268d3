//! From text to a value, in JSON or YAML.
//!
//! Both formats go through one visitor, which keeps the order of keys and finds repeated keys:
//! the readers themselves would silently keep the last of them.

use std::ops::Range;

use serde::de::DeserializeSeed as _;
use serde_json::Value;

use super::Part;
use super::guard::{self, YamlFault};
use super::positions::Positions;
use super::syntax::{self, Slip};
use super::text::Source;
use super::value::{Diagnostics, Node, Refusal};
use crate::report::{Code, Report, quoted};

/// The YAML reader's own words for aliases that stand for too many nodes.
const READER_REPETITION: &str = "repetition limit exceeded";

/// Reads a text, or takes what was read of it before. `None` when it is not read, which the report explains.
pub(super) fn parse(source: &Source, report: &mut Report) -> Option<Value> {
    let Some(known) = source.parsed.cell() else {
        return parse_text(source, report);
    };
    let (value, found) = known.get_or_init(|| {
        let mut found = Report::new();
        let value = parse_text(source, &mut found);
        (value, found)
    });
    report.append(found.clone());
    value.clone()
}

fn parse_text(source: &Source, report: &mut Report) -> Option<Value> {
    guard::check(source, report)?;
    let (value, diagnostics) = if source.is_json() {
        parse_json_or_flow_yaml(source, report)?
    } else {
        parse_yaml(source, report)?
    };
    report_tags(&diagnostics, report);
    report_repeated(&diagnostics, report)?;
    Some(value)
}

/// A flow mapping of YAML begins like JSON: `{openapi: 3.0.3}`.
fn parse_json_or_flow_yaml(source: &Source, report: &mut Report) -> Option<(Value, Diagnostics)> {
    let mut refused = Report::new();
    if let Some(read) = parse_json(source, &mut refused) {
        return Some(read);
    }
    let mut doubts = Report::new();
    if !source.name.ends_with(".json")
        && let Some(read) = parse_yaml(source, &mut doubts)
        && doubts.is_empty()
    {
        return Some(read);
    }
    report.append(refused);
    None
}

fn parse_json(source: &Source, report: &mut Report) -> Option<(Value, Diagnostics)> {
    let mut diagnostics = Diagnostics::new(source.text.len());
    let mut reader = serde_json::Deserializer::from_str(&source.text);
    let read = Node::root(&mut diagnostics, false).deserialize(&mut reader);
    match read.and_then(|value| reader.end().map(|()| value)) {
        Ok(value) => Some((value, diagnostics)),
        Err(error) => {
            let positions = Positions::new(&source.text);
            let fault = Fault {
                format: "JSON",
                offset: positions.offset(error.line(), error.column()),
                message: error.to_string(),
            };
            refuse(source, diagnostics.refusal, &fault, report);
            None
        }
    }
}

fn parse_yaml(source: &Source, report: &mut Report) -> Option<(Value, Diagnostics)> {
    let fault = guard::check_yaml(source, report)?;
    let mut diagnostics = Diagnostics::new(source.text.len());
    let reader = serde_yaml::Deserializer::from_str(&source.text);
    match (
        Node::root(&mut diagnostics, true).deserialize(reader),
        fault,
    ) {
        (Ok(value), fault) => {
            if let Some(fault) = fault {
                warn_of_fault(fault, report);
            }
            Some((value, diagnostics))
        }
        (Err(_), Some(fault)) if diagnostics.refusal.is_none() => {
            let slip = syntax::of_yaml(source, &fault.reason, fault.range.start);
            refuse_syntax("YAML", fault.range, &fault.reason, slip, report);
            None
        }
        (Err(error), _) => {
            let fault = Fault {
                format: "YAML",
                offset: error.location().map_or(0, |location| location.index()),
                message: error.to_string(),
            };
            refuse(source, diagnostics.refusal, &fault, report);
            None
        }
    }
}

fn warn_of_fault(fault: YamlFault, report: &mut Report) {
    let message = "this is not valid YAML 1.2, and read nevertheless";
    report
        .add_in_text(Code::LooseSyntax, fault.range, message)
        .label(fault.reason)
        .help("places of diagnostics after this may be imprecise");
}

/// What a reader stumbled over.
struct Fault {
    format: &'static str,
    offset: usize,
    message: String,
}

impl Fault {
    /// What the reader calls by words of its own.
    fn refusal(&self) -> Option<Refusal> {
        (self.message == READER_REPETITION).then_some(Refusal::Size)
    }
}

fn refuse(source: &Source, refusal: Option<Refusal>, fault: &Fault, report: &mut Report) {
    let at = source.character_at(fault.offset);
    match refusal.or_else(|| fault.refusal()) {
        Some(Refusal::Depth) => guard::refuse_depth(source, fault.offset, report),
        Some(Refusal::Size) => {
            let alias = guard::last_alias(source);
            let label = alias
                .as_ref()
                .map(|_| "at this alias, or before it".to_owned());
            report
                .add_in_text(
                    Code::TooManyAliases,
                    alias.unwrap_or(at),
                    "the aliases of this document stand for too much text",
                )
                .maybe_label(label)
                .help("use `$ref` for what is shared");
        }
        Some(Refusal::Values) => guard::refuse_values(at, report),
        Some(Refusal::Number) => {
            report.add_in_text(Code::NotAJsonNumber, at, "this number is none in JSON");
        }
        None => {
            let reason = fault.message.split(" at line ").next().unwrap_or_default();
            let slip = match fault.format {
                "JSON" => syntax::of_json(source, reason, fault.offset),
                _ => syntax::of_yaml(source, reason, fault.offset),
            };
            refuse_syntax(fault.format, at, reason, slip, report);
        }
    }
}

/// Tells what is wrong with a text: the slip, or what its reader says where that is not known.
fn refuse_syntax(
    format: &str,
    at: Range<usize>,
    reason: &str,
    slip: Option<Slip>,
    report: &mut Report,
) {
    let message = format!("this is not valid {format}");
    match slip {
        Some(Slip { range, what, help }) => report
            .add_in_text(Code::InvalidSyntax, range, format!("{message}: {what}"))
            .maybe_help(help),
        None => report
            .add_in_text(Code::InvalidSyntax, at, message)
            .label(reason),
    };
}

fn report_repeated(diagnostics: &Diagnostics, report: &mut Report) -> Option<()> {
    for place in &diagnostics.repeated {
        let key = quoted(place.name().unwrap_or_default());
        report
            .add(
                Code::RepeatedKey,
                place,
                format!("the key {key} is repeated"),
            )
            .at(Part::RepeatedKey)
            .label("given again here")
            .related(place, "first given here");
    }
    diagnostics.repeated.is_empty().then_some(())
}

fn report_tags(diagnostics: &Diagnostics, report: &mut Report) {
    for (place, tag) in &diagnostics.tags {
        let tag = quoted(&format!("!{tag}"));
        report.add(
            Code::YamlTag,
            place,
            format!("the YAML tag {tag} is ignored"),
        );
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn read(text: &str) -> Value {
        let (source, mut report) = (Source::new("a", text), Report::new());
        let value = parse(&source, &mut report);
        value.unwrap_or_else(|| panic!("{:?}", report.diagnostics()))
    }

    #[track_caller]
    fn refused(text: &str) -> String {
        let (source, mut report) = (Source::new("a", text), Report::new());
        assert_eq!(parse(&source, &mut report), None);
        report.render(&source, crate::report::Style::Plain)
    }

    #[test]
    fn keys_keep_their_order_and_their_spelling() {
        let value = read("z: 1\n200: 2\n1.10: 3\non: 4\na: [null, ~, true, 1.5, -1, 1.10, 'x']\n");
        let expected = json!({"z": 1, "200": 2, "1.10": 3, "on": 4,
            "a": [null, null, true, 1.5, -1, 1.1, "x"]});
        assert_eq!(value.to_string(), expected.to_string());
    }

    #[test]
    fn aliases_and_merge_keys_are_resolved() {
        let value =
            read("a: &a {x: 1, y: 2}\nb: *a\nc:\n  y: 3\n  <<: *a\nd:\n  <<: [*a, {z: 4}]\n");
        let expected = json!({"a": {"x": 1, "y": 2}, "b": {"x": 1, "y": 2},
            "c": {"y": 3, "x": 1}, "d": {"x": 1, "y": 2, "z": 4}});
        assert_eq!(value, expected);
        assert_eq!(read(r#"{"<<": {"a": 1}}"#), json!({"<<": {"a": 1}}));
    }

    #[test]
    fn flow_mappings_of_yaml_are_no_broken_json() {
        assert_eq!(read("{a: 1, b: [x, y],}"), json!({"a": 1, "b": ["x", "y"]}));
        let (source, mut report) = (Source::new("a.json", "{\"a\": 1,}"), Report::new());
        assert_eq!(parse(&source, &mut report), None);
    }

    #[test]
    fn what_only_the_reader_of_yaml_takes_is_read_with_a_warning() {
        let source = Source::new("a.yaml", "a:\n  b: 'x\n  y'\nc: 'x\ny'\n");
        let mut report = Report::new();
        assert_eq!(
            parse(&source, &mut report),
            Some(json!({"a": {"b": "x y"}, "c": "x y"}))
        );
        assert_eq!(report.diagnostics().len(), 1);
        assert!(!report.has_errors());
    }

    #[test]
    fn numbers_beyond_64_bits_are_kept_as_floats() {
        for text in ["[18446744073709551616]", "- 18446744073709551616\n"] {
            assert_eq!(read(text), json!([18_446_744_073_709_551_616.0]));
        }
    }

    #[test]
    fn the_place_of_a_syntax_error_is_named() {
        let cases = [
            ("{\"a\": 1,\n \"b\" 2}", "--> a:2:6\n"),
            ("{\"a\": 1", "--> a:1:1\n"),
            ("{} {}", "--> a:1:4\n"),
            ("a:\n  b: 1\n c: 2\n", "--> a:3:2\n"),
            ("a: [1, 2\n", "--> a:1:4\n"),
            ("a: é\nb: c: d\n", "--> a:2:4\n"),
            ("a: 1\n---\nb: 1\n", "--> a:2:1\n"),
            ("a: .inf\n", "--> a:1:4\n"),
            ("? [a]\n: 1\n", "--> a:1:3\n"),
            (" \n", "--> a:1:1\n"),
        ];
        for (text, expected) in cases {
            let shown = refused(text);
            assert!(shown.contains(expected), "{text:?}\n{shown}");
        }
    }

    #[test]
    fn every_repeated_key_is_found() {
        for text in [
            "a: 1\nb: {c: 1, c: 2}\na: 2\n",
            r#"{"a": 1, "b": {"c": 1, "c": 2}, "a": 2}"#,
        ] {
            let shown = refused(text);
            assert!(
                shown.contains("`a` is repeated") && shown.contains("`c` is repeated"),
                "{shown}"
            );
        }
    }

    #[test]
    fn an_alias_bomb_is_refused() {
        let mut text = format!("a0: &a0 {:?}\n", "x".repeat(100_000));
        for level in 1..20 {
            let alias = format!("*a{}, ", level - 1).repeat(9);
            text.push_str(&format!("a{level}: &a{level} [{alias}]\n"));
        }
        assert!(refused(&text).contains("aliases"));
        assert!(refused(&text).contains("--> a:20:"));
        let many = text.replace(&"x".repeat(100_000), "x");
        assert!(refused(&many).contains("aliases"));
    }

    #[test]
    fn deep_json_is_refused() {
        assert!(refused(&"[".repeat(100_000)).contains("nested deeper"));
        assert!(refused(&"{\"a\":".repeat(100_000)).contains("nested deeper"));
    }
}
