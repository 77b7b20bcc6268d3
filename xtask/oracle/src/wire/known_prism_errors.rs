//! Known errors of Prism: reasons why it rejects valid requests.

use serde_json::Value;

use super::bodies;
use super::calls::Call;
use super::outline::{Content, Operation};
use crate::values::UNDECLARED;

/// A violation that Prism reports.
pub struct Violation<'a> {
    /// The location, such as `request`, `query` and the name of the parameter.
    location: Vec<&'a str>,
    code: &'a str,
    message: &'a str,
}

impl<'a> Violation<'a> {
    /// Reads a violation; `None` for warnings, and for violations by the response.
    pub fn of_request(value: &'a Value) -> Option<Self> {
        let text = |name| value.get(name).and_then(Value::as_str).unwrap_or_default();
        let location = value.get("location").and_then(Value::as_array);
        let location = location.into_iter().flatten().filter_map(Value::as_str);
        let mut location: Vec<_> = location.collect();
        if text("severity") == "Warning" || location.first() == Some(&"response") {
            return None;
        }
        if location.first() == Some(&"request") {
            location.remove(0);
        }
        Some(Self {
            location,
            code: text("code"),
            message: text("message"),
        })
    }

    fn part(&self) -> &str {
        self.location.first().copied().unwrap_or_default()
    }

    /// The name of a parameter.
    fn name(&self) -> &str {
        let name = self.location.get(1).copied();
        self.required().or(name).unwrap_or_default()
    }

    /// The name in `must have required property 'name'`.
    fn required(&self) -> Option<&str> {
        let name = self.message.rsplit_once("required property '")?.1;
        name.strip_suffix('\'').filter(|_| self.code == "required")
    }
}

/// Header parameters that OpenAPI ignores.
const IGNORED: [&str; 3] = ["accept", "authorization", "content-type"];

/// Returns the known reason why Prism reports a violation by a valid request.
pub fn reason(
    violation: &Violation<'_>,
    operation: &Operation,
    call: &Call,
    sent_body: Option<&Value>,
) -> Option<&'static str> {
    if violation.code == "format" {
        return Some("a format that types do not check");
    }
    if violation.message.ends_with("9007199254740991") {
        return Some("Prism limits `int64` to 53 bits");
    }
    let sent = violation.required().and_then(|name| {
        let key = format!("{} {name}", violation.part());
        let mut values = call.values.iter();
        let found = values.find(|(known, _)| known.eq_ignore_ascii_case(&key));
        found.map(|(_, value)| value)
    });
    let name = violation.name();
    let body = call.values.get(&bodies::key(call.body_index));
    let is_empty_body = body.is_some_and(is_empty);
    match violation.part() {
        "header"
            if IGNORED
                .iter()
                .any(|ignored| name.eq_ignore_ascii_case(ignored)) =>
        {
            Some("Prism validates header parameters that OpenAPI ignores")
        }
        "query" | "path" | "header" | "cookie" if violation.code == "oneOf" => {
            Some("Prism matches the text of a parameter with several alternatives")
        }
        "query" | "header" | "cookie" if sent.is_some_and(is_empty) => {
            Some("Prism treats an empty value as a missing one")
        }
        "path" if sent.is_some() || !operation.path.contains(&format!("{{{name}}}")) => {
            Some("Prism finds no path parameter that has an unusual name or is not in the template")
        }
        "" if violation.message == "Body parameter is required" && is_empty_body => {
            Some("Prism treats an empty body as a missing one")
        }
        "body" => {
            let content = bodies::alternatives(operation)
                .into_iter()
                .nth(call.body_index)?;
            body_reason(violation, content, call, sent_body)
        }
        _ => None,
    }
}

fn body_reason(
    violation: &Violation<'_>,
    content: &Content,
    call: &Call,
    sent_body: Option<&Value>,
) -> Option<&'static str> {
    let is_kind = |kind| violation.message.ends_with(kind);
    if content.is_form && (is_kind("must be array") || is_kind("must be object")) {
        return Some(TEXT_IN_FORMS);
    }
    let body = call.values.get(&bodies::key(call.body_index));
    let required = violation.required().and_then(|name| body?.get(name));
    if content.is_form && required.is_some_and(is_empty) {
        return Some("a form has no empty lists");
    }
    // The value was validated before it was sent.
    let is_sent = body
        .zip(sent_body)
        .is_some_and(|(body, sent)| is_same(body, sent));
    (content.media_type.contains("json") && is_sent)
        .then_some("Prism rejects JSON that another JSON Schema validator accepts")
}

/// Returns the known reason why Prism responds to a valid request with an error of its own.
pub fn reason_of_error(body: &str, operation: &Operation) -> Option<&'static str> {
    let is_unmatched = body.contains("#NO_PATH_MATCHED") || body.contains("#NO_METHOD_MATCHED");
    if is_unmatched && operation.path.contains(['?', '#']) {
        return Some("Prism finds no path whose template has a query");
    }
    if body.contains("#NO_RESPONSE_RESPONSE_DEFINED") {
        return Some("Prism has no response without a documented success");
    }
    if body.contains("#NO_COMPLEX_OBJECT_TEXT") {
        return Some("Prism creates no examples of text from a schema");
    }
    body.contains("Cannot deserialize JSON object array")
        .then_some(TEXT_IN_FORMS)
}

const TEXT_IN_FORMS: &str = "Prism reads lists and objects in forms as text";

/// Returns `true` if a sent value is equal, except for the syntax of numbers and undeclared properties, which types
/// drop.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || one.as_f64() == other.as_f64()
        }
        (Value::Array(one), Value::Array(other)) => {
            let mut pairs = one.iter().zip(other);
            one.len() == other.len() && pairs.all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let mut fields = one.iter();
            fields.all(|(name, value)| match other.get(name) {
                Some(other) => is_same(value, other),
                None => UNDECLARED.contains(&name.as_str()),
            })
        }
        (one, other) => one == other,
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.iter().all(is_empty),
        _ => false,
    }
}
