//! Errors in the shape of FastAPI: `{"detail": [{"loc": ["body", "guests"], "msg": "Field required", "type": "missing"}]}`.

use std::borrow::Cow;

use crate::rejection::ViolationKind;
use crate::types::{HttpValidationErrorRequired, ValidationErrorLocItem, ValidationErrorRequired};
use crate::{HttpValidationError, Place, Rejection, ValidationError, Violation};

/// The body of a rejection.
pub fn body(rejection: &Rejection) -> HttpValidationError {
    let detail = match rejection {
        Rejection::Invalid(violations) => violations.iter().map(detail).collect(),
        other => vec![entry(
            vec![String::from("body").into()],
            "value_error",
            other.message(),
        )],
    };
    HttpValidationErrorRequired { detail }.into()
}

fn entry(loc: Vec<ValidationErrorLocItem>, kind: &str, msg: String) -> ValidationError {
    let r#type = kind.to_owned();
    ValidationErrorRequired { loc, msg, r#type }.into()
}

fn detail(violation: &Violation) -> ValidationError {
    let mut loc = vec![source(&violation.place).to_owned().into()];
    loc.extend(
        violation
            .place
            .parameter()
            .map(|name| name.to_owned().into()),
    );
    loc.extend(violation.place.segments().map(segment));
    let (kind, msg) = kind(violation);
    entry(loc, kind, msg)
}

/// The part of the request, as FastAPI calls it.
fn source(place: &Place) -> &'static str {
    match place {
        Place::Path(_) => "path",
        Place::Query(_) | Place::QueryItem(..) | Place::QueryString => "query",
        Place::Header(_) | Place::HeaderItem(..) => "header",
        Place::Cookie(_) => "cookie",
        Place::Part(parameter, _) => source(parameter),
        _ => "body",
    }
}

/// A name, or an index as an integer.
fn segment(text: Cow<'_, str>) -> ValidationErrorLocItem {
    match text.parse::<i64>() {
        Ok(index) => index.into(),
        Err(_) => text.into_owned().into(),
    }
}

/// The type and the message of Pydantic, which FastAPI uses.
fn kind(violation: &Violation) -> (&'static str, String) {
    use ViolationKind::{
        Enum, MaxLength, Maximum, MinLength, Minimum, Pattern, Required, Type, UnknownProperty,
    };
    match violation.kind {
        Required => ("missing", "Field required".to_owned()),
        UnknownProperty => (
            "extra_forbidden",
            "Extra inputs are not permitted".to_owned(),
        ),
        Minimum(limit) => (
            "greater_than_equal",
            format!("Input should be greater than or equal to {limit}"),
        ),
        Maximum(limit) => (
            "less_than_equal",
            format!("Input should be less than or equal to {limit}"),
        ),
        MinLength(1) => (
            "string_too_short",
            "String should have at least 1 character".to_owned(),
        ),
        MinLength(length) => (
            "string_too_short",
            format!("String should have at least {length} characters"),
        ),
        MaxLength(length) => (
            "string_too_long",
            format!("String should have at most {length} characters"),
        ),
        Pattern(pattern) => (
            "string_pattern_mismatch",
            format!("String should match pattern '{pattern}'"),
        ),
        Enum(values) => (
            "enum",
            format!("Input should be {}", listed(&values.texts())),
        ),
        Type(types) if types.names().eq(["integer"]) => {
            ("int_type", "Input should be a valid integer".to_owned())
        }
        Type(types) if types.names().eq(["string"]) => {
            ("string_type", "Input should be a valid string".to_owned())
        }
        // Others keep the text of the library.
        kind => (kind.keyword(), violation.message.to_string()),
    }
}

/// Lists values: `'a', 'b' or 'c'`.
fn listed(values: &[String]) -> String {
    let quoted: Vec<String> = values.iter().map(|value| format!("'{value}'")).collect();
    match quoted.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => quoted.concat(),
    }
}
