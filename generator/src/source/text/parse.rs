//! Parses JSON and YAML.
//!
//! Both formats go through one visitor, which keeps the order of keys and finds duplicate ones, of which the parsers
//! would silently keep the last.

use std::ops::Range;

use serde::de::DeserializeSeed as _;
use serde_json::Value;

use super::limits;
use super::positions::Positions;
use super::source::Source;
use super::syntax_error::{self, Mistake};
use super::value_visitor::{Duplicate, Refusal, State, ValueVisitor};
use crate::report::{Code, Report, quoted};
use crate::source::tree::{Part, Place};

/// The error of `serde_yaml` for aliases with too many copies.
const TOO_MANY_COPIES: &str = "repetition limit exceeded";

#[derive(Clone, Copy, Debug)]
enum Format {
    Json,
    Yaml,
}

/// Parses a text, or returns the cached result. `None` if it is rejected.
pub(crate) fn parse(source: &Source, report: &mut Report) -> Option<Value> {
    let Some(cell) = &source.parsed else {
        return parse_text(source, report);
    };
    let (value, found) = cell.get_or_init(|| {
        let mut found = Report::new();
        let value = parse_text(source, &mut found);
        (value, found)
    });
    report.append(found.clone());
    value.clone()
}

fn parse_text(source: &Source, report: &mut Report) -> Option<Value> {
    limits::check(source, report)?;
    let (value, state) = if source.is_json() {
        parse_json_or_flow_yaml(source, report)?
    } else {
        parse_yaml(source, report)?
    };
    for (place, tag) in &state.tags {
        let tag = quoted(&format!("!{tag}"));
        report.add(Code::YamlTag, place, format!("YAML tag {tag} is ignored"));
    }
    for (place, how) in &state.duplicates {
        report_duplicate(place, *how, report);
    }
    Some(value)
}

fn report_duplicate(place: &Place, how: Duplicate, report: &mut Report) {
    let key = quoted(place.name().unwrap_or_default());
    let note = match how {
        Duplicate::Equal => "the values are equal",
        Duplicate::Merged => "the values are merged",
        Duplicate::Overridden => "the last value is used",
    };
    report
        .add(Code::DuplicateKey, place, format!("duplicate key {key}"))
        .at(Part::Key)
        .note(note)
        .related_part(place, Part::FirstKey, "first defined here");
}

/// Parses a text that begins like JSON, but may be a flow mapping of YAML: `{openapi: 3.0.3}`.
fn parse_json_or_flow_yaml(source: &Source, report: &mut Report) -> Option<(Value, State)> {
    let mut errors = Report::new();
    if let Some(parsed) = parse_json(source, &mut errors) {
        return Some(parsed);
    }
    let mut warnings = Report::new();
    if !source.name.ends_with(".json")
        && let Some(parsed) = parse_yaml(source, &mut warnings)
        && warnings.is_empty()
    {
        return Some(parsed);
    }
    report.append(errors);
    None
}

fn parse_json(source: &Source, report: &mut Report) -> Option<(Value, State)> {
    let mut state = State::new(source.text.len());
    let mut parser = serde_json::Deserializer::from_str(&source.text);
    let parsed = ValueVisitor::root(&mut state, false).deserialize(&mut parser);
    match parsed.and_then(|value| parser.end().map(|()| value)) {
        Ok(value) => Some((value, state)),
        Err(error) => {
            let offset = Positions::new(&source.text).offset(error.line(), error.column());
            let message = error.to_string();
            reject(
                source,
                Format::Json,
                state.refusal,
                offset,
                &message,
                report,
            );
            None
        }
    }
}

fn parse_yaml(source: &Source, report: &mut Report) -> Option<(Value, State)> {
    let violation = limits::check_yaml(source, report)?;
    let mut state = State::new(source.text.len());
    let parser = serde_yaml::Deserializer::from_str(&source.text);
    let parsed = ValueVisitor::root(&mut state, true).deserialize(parser);
    match (parsed, violation) {
        (Ok(value), violation) => {
            if let Some(violation) = violation {
                report
                    .add_in_text(Code::LooseSyntax, violation.range, "invalid YAML 1.2")
                    .label(violation.reason)
                    .note("positions of further diagnostics may be imprecise");
            }
            Some((value, state))
        }
        (Err(_), Some(violation)) if state.refusal.is_none() => {
            let range = violation.range;
            reject_syntax(source, Format::Yaml, range, &violation.reason, report);
            None
        }
        (Err(error), _) => {
            let offset = error.location().map_or(0, |location| location.index());
            let message = error.to_string();
            reject(
                source,
                Format::Yaml,
                state.refusal,
                offset,
                &message,
                report,
            );
            None
        }
    }
}

/// Reports the error of a parser.
fn reject(
    source: &Source,
    format: Format,
    refusal: Option<Refusal>,
    offset: usize,
    message: &str,
    report: &mut Report,
) {
    let at = source.character_at(offset);
    let refusal = refusal.or((message == TOO_MANY_COPIES).then_some(Refusal::Size));
    match refusal {
        Some(Refusal::Depth) => limits::reject_depth(source, offset, report),
        Some(Refusal::Size) => {
            let alias = limits::last_alias(source);
            let label = alias.as_ref().map(|_| "at or before this alias".to_owned());
            let message = "YAML aliases expand to too much text";
            report
                .add_in_text(Code::TooManyAliases, alias.unwrap_or(at), message)
                .maybe_label(label)
                .help("share definitions with `$ref` instead");
        }
        Some(Refusal::Values) => limits::reject_values(at, report),
        Some(Refusal::Number) => {
            report.add_in_text(Code::NotAJsonNumber, at, "number not representable in JSON");
        }
        None => {
            let reason = message.split(" at line ").next().unwrap_or_default();
            reject_syntax(source, format, at, reason, report);
        }
    }
}

/// Reports a syntax error: the mistake if it is recognized, the parser's message otherwise.
fn reject_syntax(
    source: &Source,
    format: Format,
    at: Range<usize>,
    reason: &str,
    report: &mut Report,
) {
    let (name, mistake) = match format {
        Format::Json => ("JSON", syntax_error::in_json(source, reason, at.start)),
        Format::Yaml => ("YAML", syntax_error::in_yaml(source, reason, at.start)),
    };
    let message = format!("invalid {name}");
    match mistake {
        Some(Mistake { range, what, help }) => report
            .add_in_text(Code::InvalidSyntax, range, format!("{message}: {what}"))
            .help(help),
        None => report
            .add_in_text(Code::InvalidSyntax, at, message)
            .label(reason),
    };
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
    fn flow_mappings_of_yaml_are_not_json() {
        assert_eq!(read("{a: 1, b: [x, y],}"), json!({"a": 1, "b": ["x", "y"]}));
        let (source, mut report) = (Source::new("a.json", "{\"a\": 1,}"), Report::new());
        assert_eq!(parse(&source, &mut report), None);
    }

    #[test]
    fn lenient_yaml_is_read_with_a_warning() {
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
    fn syntax_errors_have_a_position() {
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

    /// The value, and the duplicate keys.
    fn with_duplicates(text: &str) -> (Value, Vec<(String, Duplicate)>) {
        let (source, mut report) = (Source::new("a", text), Report::new());
        let read = match source.is_json() {
            true => parse_json(&source, &mut report),
            false => parse_yaml(&source, &mut report),
        };
        let (value, state) = read.expect("duplicate keys are not errors");
        let found = state.duplicates.into_iter();
        (
            value,
            found.map(|(place, how)| (place.to_string(), how)).collect(),
        )
    }

    #[test]
    fn the_last_value_of_a_duplicate_key_is_used() {
        for text in [
            "a: 1\nb: {c: 1, c: 2}\nd: 4\na: 2\nd: 4\na: {x: 3}\n",
            r#"{"a": 1, "b": {"c": 1, "c": 2}, "d": 4, "a": 2, "d": 4, "a": {"x": 3}}"#,
        ] {
            let (value, found) = with_duplicates(text);
            assert_eq!(value, json!({"a": {"x": 3}, "b": {"c": 2}, "d": 4}));
            let expected = [
                ("#/b/c", Duplicate::Overridden),
                ("#/a", Duplicate::Overridden),
                ("#/d", Duplicate::Equal),
            ];
            assert_eq!(found, expected.map(|(place, how)| (place.to_owned(), how)));
        }
    }

    #[test]
    fn duplicate_objects_of_names_are_merged() {
        let (value, found) = with_duplicates(
            "paths:\n  /a: {get: 1, put: {x: 1, y: 1}}\nb: 0\npaths:\n  /a: {put: {x: 1}, post: 3}\n  /b: 4\n",
        );
        let expected =
            json!({"paths": {"/a": {"get": 1, "put": {"x": 1}, "post": 3}, "/b": 4}, "b": 0});
        assert_eq!(value, expected);
        let expected = [
            ("#/paths/~1a/put", Duplicate::Overridden),
            ("#/paths/~1a", Duplicate::Merged),
            ("#/paths", Duplicate::Merged),
        ];
        assert_eq!(found, expected.map(|(place, how)| (place.to_owned(), how)));
    }

    #[test]
    fn a_key_that_occurs_three_times_is_read_as_the_most_different_values() {
        let (value, found) = with_duplicates("a: 1\na: 2\na: 2\n");
        assert_eq!(value, json!({"a": 2}));
        assert_eq!(found, [("#/a".to_owned(), Duplicate::Overridden)]);
    }

    #[test]
    fn a_definition_with_the_name_of_a_map_is_not_merged() {
        let (value, found) = with_duplicates(
            "properties:\n  headers: {type: object, properties: {a: 1}}\n  headers: {type: string}\n",
        );
        assert_eq!(
            value,
            json!({"properties": {"headers": {"type": "string"}}})
        );
        assert_eq!(found.len(), 1);
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
        assert!(refused(&"[".repeat(100_000)).contains("more than 100 levels"));
        assert!(refused(&"{\"a\":".repeat(100_000)).contains("more than 100 levels"));
    }
}
