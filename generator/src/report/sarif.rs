//! A report in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS), which code hosts and editors read.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::source_map::{Located, SourceMap};
use super::{Code, Site, Target};
use crate::source::Location;

/// The tool, as results name it.
const TOOL: &str = "openapi-crates";

/// Formats the report as one log with one run.
pub(super) fn log(shown: &[Located<'_>], map: &SourceMap<'_>) -> String {
    let codes: BTreeSet<Code> = shown.iter().map(|one| one.diagnostic.code()).collect();
    let rules: Vec<Value> = codes.iter().copied().map(rule).collect();
    let results: Vec<Value> = shown.iter().map(|located| result(located, map)).collect();
    let log = json!({
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": TOOL, "version": env!("CARGO_PKG_VERSION"), "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

/// The description of a code (section 3.49, "reportingDescriptor object").
fn rule(code: Code) -> Value {
    json!({
        "id": code.as_str(),
        "shortDescription": {"text": code.title()},
        "help": {"text": code.explanation(), "markdown": code.explanation()},
    })
}

/// A diagnostic (section 3.27, "result object").
fn result(located: &Located<'_>, map: &SourceMap<'_>) -> Value {
    let diagnostic = located.diagnostic;
    let related = diagnostic.related.iter().zip(&located.related);
    let related: Vec<Value> = related
        .map(|((site, label), at)| {
            let mut location = location(site, at.as_ref(), map);
            location.insert("message".to_owned(), json!({"text": label}));
            Value::Object(location)
        })
        .collect();
    json!({
        "ruleId": diagnostic.code().as_str(),
        "level": diagnostic.severity().name(),
        "message": {"text": diagnostic.full_text()},
        "locations": [location(&diagnostic.site, located.location.as_ref(), map)],
        "relatedLocations": related,
    })
}

/// A position (section 3.28, "location object"): the file, and the JSON Pointer of the node.
fn location(site: &Site, location: Option<&Location>, map: &SourceMap<'_>) -> Map<String, Value> {
    let file = map.file(site);
    let mut physical = json!({"artifactLocation": {"uri": uri(&file.name)}});
    if let Some(at) = location {
        physical["region"] = json!({
            "startLine": at.line,
            "startColumn": at.column,
            "endColumn": at.column + file.length(at),
        });
    }
    let mut entry = Map::new();
    entry.insert("physicalLocation".to_owned(), physical);
    if let Target::Node(place, _) = &site.target {
        let logical = json!([{"fullyQualifiedName": place.pointer()}]);
        entry.insert("logicalLocations".to_owned(), logical);
    }
    entry
}

/// A path as a URI reference (RFC 3986).
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'\\' => uri.push('/'),
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            byte => {
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::report::{Code, Report, Style};
    use crate::source::{Place, Source};

    fn log(report: &Report) -> Value {
        let source = Source::new("a b.yaml", "a: 1\nbad: 2\n");
        serde_json::from_str(&report.render(&source, Style::Sarif)).expect("JSON")
    }

    #[test]
    fn a_diagnostic_is_a_result_with_its_rule() {
        let mut report = Report::new();
        let place = Place::root().key("bad");
        let diagnostic = report.add(Code::UnknownReference, &place, "no such schema");
        diagnostic.help("write it");
        let run = &log(&report)["runs"][0];
        assert_eq!(run["tool"]["driver"]["rules"][0]["id"], "E0301");
        let result = &run["results"][0];
        assert_eq!(result["ruleId"], "E0301");
        assert_eq!(result["level"], "error");
        assert_eq!(result["message"]["text"], "no such schema\nhelp: write it");
        let location = &result["locations"][0];
        assert_eq!(
            location["logicalLocations"][0]["fullyQualifiedName"],
            "/bad"
        );
        assert_eq!(
            location["physicalLocation"],
            json!({
                "artifactLocation": {"uri": "a%20b.yaml"},
                "region": {"startLine": 2, "startColumn": 6, "endColumn": 7},
            })
        );
    }

    #[test]
    fn an_empty_report_is_a_log_without_results() {
        assert_eq!(log(&Report::new())["runs"][0]["results"], json!([]));
    }
}
