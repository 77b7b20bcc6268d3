//! Which version of OpenAPI a description is written in.

use serde_json::Value;

use super::nodes::report_kind;
use super::text::Source;
use super::{Place, mend};
use crate::report::{Code, Report, quoted};

/// A version of OpenAPI that can be read, whatever its third number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    V3_0,
    V3_1,
}

impl Version {
    /// Both numbers, for messages.
    pub(super) const fn numbers(self) -> &'static str {
        match self {
            Self::V3_0 => "3.0",
            Self::V3_1 => "3.1",
        }
    }
}

/// The version of a description, if it can be read; the report says why not.
pub(super) fn check(source: &Source, value: &mut Value, report: &mut Report) -> Option<Version> {
    let root = Place::root();
    let Some(object) = value.as_object() else {
        report_kind(&root, value, "an object", report)
            .help("an OpenAPI description is an object with `openapi`, `info` and `paths`");
        return None;
    };
    if !object.contains_key("openapi") {
        refuse_missing(object.contains_key("swagger"), report);
        return None;
    }
    let place = root.key("openapi");
    if value.get("openapi").is_some_and(Value::is_number) {
        mend::texts(source, std::slice::from_ref(&place), value, report);
    }
    match value.get("openapi") {
        Some(Value::String(version)) => check_number(version, &place, report),
        version => {
            report_kind(&place, version.unwrap_or(&Value::Null), "a string", report);
            None
        }
    }
}

fn refuse_missing(is_swagger: bool, report: &mut Report) {
    let root = Place::root();
    if is_swagger {
        report
            .add(
                Code::NotSupportedVersion,
                &root.key("swagger"),
                "Swagger 2.0 is not supported",
            )
            .help("convert the description to OpenAPI 3.1");
    } else {
        report
            .add(
                Code::NotOpenApi,
                &root,
                "this is not an OpenAPI description: the field `openapi` is missing",
            )
            .help("begin with the version of OpenAPI, for example `openapi: 3.1.0`");
    }
}

fn check_number(version: &str, place: &Place, report: &mut Report) -> Option<Version> {
    let mut numbers = version.split('.');
    let (major, minor, patch) = (numbers.next(), numbers.next(), numbers.next());
    let known = match (major, minor) {
        (Some("3"), Some("0")) => Version::V3_0,
        (Some("3"), Some("1")) => Version::V3_1,
        (Some("3"), Some("2")) => {
            report
                .add(
                    Code::NotSupportedVersion,
                    place,
                    "OpenAPI 3.2 is not supported yet",
                )
                .help("describe the interface in OpenAPI 3.1");
            return None;
        }
        _ => {
            let message = format!("{} is no version of OpenAPI", quoted(version));
            report
                .add(Code::NotSupportedVersion, place, message)
                .help("versions 3.0 and 3.1 are supported");
            return None;
        }
    };
    if patch.is_none() {
        let message = format!(
            "the OpenAPI version {} has no third number",
            quoted(version)
        );
        report
            .add(Code::ShortVersion, place, message)
            .help(format!("write `{}.0`", known.numbers()));
    }
    Some(known)
}
