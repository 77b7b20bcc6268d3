//! The OpenAPI version of a description.

use serde_json::Value;

use super::string_values;
use super::wrong_type::report_wrong_type;
use crate::report::{Code, Report, quoted};
use crate::source::grammar::Version;
use crate::source::text::Source;
use crate::source::tree::Place;

/// Determines the version of a description; `None` if it is not supported.
pub(crate) fn check(source: &Source, value: &mut Value, report: &mut Report) -> Option<Version> {
    let root = Place::root();
    let Some(object) = value.as_object() else {
        report_wrong_type(&root, value, "an object", report)
            .note("an OpenAPI description is an object with `openapi`, `info` and `paths`");
        return None;
    };
    let place = root.key("openapi");
    if object.get("openapi").is_some_and(Value::is_number) {
        string_values::restore(source, std::slice::from_ref(&place), value, report);
    } else if object.contains_key("swagger") && !object.contains_key("openapi") {
        return check_swagger(source, value, report);
    }
    match value.get("openapi") {
        Some(Value::String(version)) => check_number(version, &place, report),
        Some(other) => {
            report_wrong_type(&place, other, "a string", report);
            None
        }
        None => {
            let message = "not an OpenAPI description: missing field `openapi`";
            report
                .add(Code::NotOpenApi, &root, message)
                .help("declare the version of OpenAPI, for example `openapi: 3.1.0`");
            None
        }
    }
}

/// Checks the version of a description with `swagger`, which numbers are also read as.
fn check_swagger(source: &Source, value: &mut Value, report: &mut Report) -> Option<Version> {
    let place = Place::root().key("swagger");
    if value.get("swagger").is_some_and(Value::is_number) {
        string_values::restore(source, std::slice::from_ref(&place), value, report);
    }
    let version = value.get("swagger").and_then(Value::as_str);
    if version.is_some_and(|version| version == "2.0" || version.starts_with("2.0.")) {
        return Some(Version::V2_0);
    }
    let found = version.map_or_else(|| "`swagger`".to_owned(), quoted);
    let message = format!("unsupported version of Swagger {found}");
    report
        .add(Code::NotSupportedVersion, &place, message)
        .help("write the description in Swagger 2.0 or OpenAPI 3");
    None
}

fn check_number(version: &str, place: &Place, report: &mut Report) -> Option<Version> {
    let mut numbers = version.split('.');
    let known = match (numbers.next(), numbers.next()) {
        (Some("3"), Some("0")) => Version::V3_0,
        (Some("3"), Some("1")) => Version::V3_1,
        (Some("3"), Some("2")) => Version::V3_2,
        _ => {
            let message = format!("unsupported OpenAPI version {}", quoted(version));
            report
                .add(Code::NotSupportedVersion, place, message)
                .help("write the description in Swagger 2.0, or in OpenAPI 3.0, 3.1 or 3.2");
            return None;
        }
    };
    if numbers.next().is_none() {
        let message = format!("OpenAPI version {} has no patch number", quoted(version));
        report
            .add(Code::ShortVersion, place, message)
            .help(format!("write `{}.0`", known.numbers()));
    }
    Some(known)
}
