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
            .help("an OpenAPI description is an object with `openapi`, `info` and `paths`");
        return None;
    };
    let place = root.key("openapi");
    if object.get("openapi").is_some_and(Value::is_number) {
        string_values::restore(source, std::slice::from_ref(&place), value, report);
    } else if object.contains_key("swagger") && !object.contains_key("openapi") {
        report
            .add(
                Code::NotSupportedVersion,
                &root.key("swagger"),
                "unsupported version: Swagger 2.0",
            )
            .help("convert the description to OpenAPI 3.1");
        return None;
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
                .help("write the description in OpenAPI 3.0, 3.1 or 3.2");
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
