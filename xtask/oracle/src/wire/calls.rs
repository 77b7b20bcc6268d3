//! The calls of each operation, with their requests and responses.

use std::collections::{BTreeMap, BTreeSet};

use super::outline::{Content, Kind, Operation, Outline, Response};
use serde_json::{Value, json};

use super::credentials::{CredentialCase, credential_cases};
use super::lookup::OriginalOperation;
use super::value_generator::{Direction, ValueGenerator};
use super::{bodies, handlers, sequences};

/// The number of calls for each response, with all optional values.
const CALLS_PER_RESPONSE: usize = 2;

/// A call.
#[derive(Clone)]
pub struct Call {
    /// The operation, by its index.
    pub operation: usize,
    /// The request body, by its index among the alternatives.
    pub body_index: usize,
    /// The response, by its index.
    pub response_index: usize,
    pub status: u16,
    /// Values by their names in the program.
    pub values: BTreeMap<String, Value>,
    /// Credentials that replace the required ones.
    pub credentials: Option<CredentialCase>,
}

impl Call {
    /// The input line of the program.
    pub fn line(&self) -> String {
        let mut line = format!(
            "{}\t{}\t{}\t{}",
            self.operation, self.body_index, self.response_index, self.status
        );
        for (name, value) in &self.values {
            line.push_str(&format!("\t{name}\t{value}"));
        }
        if let Some(credentials) = &self.credentials {
            line.push_str(&format!("\tcredentials\t{}", credentials.text()));
        }
        line.push('\n');
        line
    }
}

/// A value of an operation.
pub struct Part {
    /// The name in the program.
    pub key: String,
    pub schema: Value,
    pub direction: Direction,
    required: bool,
    kind: Kind,
    /// The file fields.
    files: Vec<String>,
    is_form: bool,
    /// `true` if the client generates it unless it is set.
    pub is_generated: bool,
}

impl Part {
    /// `true` for values that are serialized in a parameter style: parameters and forms.
    pub fn is_styled(&self) -> bool {
        self.direction == Direction::Request && (!self.key.starts_with("body") || self.is_form)
    }
}

/// The calls of a description.
#[derive(Default)]
pub struct Plan {
    pub calls: Vec<Call>,
    /// The parts of requests and responses, by operation and name.
    pub parts: BTreeMap<(usize, String), Part>,
    /// The skipped operations by index, with the reasons.
    pub skipped: BTreeMap<usize, String>,
    /// The reasons for skipped responses.
    pub skipped_responses: Vec<String>,
    called: BTreeSet<usize>,
}

impl Plan {
    /// Plans the calls of all operations.
    pub fn new(
        outline: &Outline,
        whole: &Value,
        generator: &mut ValueGenerator,
        path: &str,
    ) -> Self {
        let mut plan = Self::default();
        for (index, operation) in outline.operations.iter().enumerate() {
            let seed = format!("{path} {}", operation.id);
            match plan.operation(outline, whole, generator, index, &seed) {
                Ok(()) => {
                    plan.called.insert(index);
                }
                Err(reason) => {
                    plan.skipped.insert(index, reason);
                }
            }
        }
        plan
    }

    /// Returns `true` if an operation is called.
    pub fn is_called(&self, index: usize) -> bool {
        self.called.contains(&index)
    }

    fn operation(
        &mut self,
        outline: &Outline,
        whole: &Value,
        generator: &mut ValueGenerator,
        index: usize,
        seed: &str,
    ) -> Result<(), String> {
        let operation = outline.operations.get(index).ok_or("unknown operation")?;
        let original = OriginalOperation::find(whole, &operation.method, &operation.path);
        let original = original.ok_or("it is not found in the description")?;
        let mut calls = Vec::new();
        let mut parts = Vec::new();
        let mut reasons = Vec::new();
        for body_index in 0..bodies::alternatives(operation).len().max(1) {
            let request_parts = match request_parts(operation, &original, body_index) {
                Ok(request_parts) => request_parts,
                Err(reason) => {
                    reasons.push(reason);
                    continue;
                }
            };
            for (response_index, response) in operation.responses.iter().enumerate() {
                if let Some(reason) = handlers::skip_reason(operation, response) {
                    reasons.extend((body_index == 0).then_some(reason));
                    continue;
                }
                let response_parts = response_parts(outline, response, &original);
                let planned = response_parts.and_then(|response_parts| {
                    let values = call_values(
                        generator,
                        &request_parts,
                        &response_parts,
                        &format!("{seed} {response_index}"),
                    )?;
                    parts.extend(response_parts);
                    Ok(values)
                });
                match planned {
                    Err(reason) => reasons.push(reason),
                    Ok(all) => calls.extend(all.into_iter().map(|values| Call {
                        operation: index,
                        body_index,
                        response_index,
                        status: response.status.unwrap_or_default(),
                        values,
                        credentials: None,
                    })),
                }
            }
            parts.extend(request_parts);
        }
        if calls.is_empty() {
            return Err(reasons.pop().unwrap_or_else(|| "no response".to_owned()));
        }
        self.skipped_responses.extend(reasons);
        let with_credentials = with_credentials(&calls, credential_cases(outline, &original));
        self.calls.extend(calls);
        self.calls.extend(with_credentials);
        for part in parts {
            self.parts.insert((index, part.key.clone()), part);
        }
        Ok(())
    }
}

/// An admitted call, repeated with other credentials.
fn with_credentials(calls: &[Call], credential_cases: Vec<CredentialCase>) -> Vec<Call> {
    let is_admitted = |call: &&Call| call.status != 401 && call.status != 403;
    let Some(call) = calls.iter().find(is_admitted) else {
        return Vec::new();
    };
    let with = |credentials| Call {
        credentials: Some(credentials),
        ..call.clone()
    };
    credential_cases.into_iter().map(with).collect()
}

/// The parts of a request with one of the bodies.
fn request_parts(
    operation: &Operation,
    original: &OriginalOperation<'_>,
    body_index: usize,
) -> Result<Vec<Part>, String> {
    let mut request_parts = Vec::new();
    for parameter in &operation.parameters {
        let field = &parameter.field;
        let schema = original.parameter(parameter.location, &field.wire);
        request_parts.push(Part {
            key: format!("{} {}", parameter.location, field.wire),
            schema: schema.ok_or("a parameter is not found in the description")?,
            direction: Direction::Request,
            required: field.required,
            kind: supported(field.kind, "a parameter of")?,
            files: Vec::new(),
            is_form: false,
            is_generated: parameter.is_key,
        });
    }
    let content = bodies::alternatives(operation).into_iter().nth(body_index);
    if let (Some(body), Some(content)) = (&operation.body, content) {
        let schema = original.body(content);
        request_parts.push(Part {
            key: bodies::key(body_index),
            schema: schema.ok_or("a body is not found in the description")?,
            direction: Direction::Request,
            required: body.required || body_index > 0,
            kind: supported(content.kind, "a body of")?,
            files: content.files.iter().map(|file| file.name.clone()).collect(),
            is_form: content.is_form,
            is_generated: false,
        });
        request_parts.extend(media_type(
            &bodies::key(body_index),
            content,
            Direction::Request,
            body.required,
        ));
    }
    Ok(request_parts)
}

/// The media type of bytes whose value includes it.
fn media_type(key: &str, content: &Content, direction: Direction, required: bool) -> Option<Part> {
    (content.kind == Kind::Media).then(|| Part {
        key: format!("{key} media type"),
        schema: json!({"const": bodies::media_type(&content.media_type)}),
        direction,
        required,
        kind: Kind::Text,
        files: Vec::new(),
        is_form: false,
        is_generated: false,
    })
}

fn supported(kind: Kind, owner: &str) -> Result<Kind, String> {
    match kind {
        Kind::Other(description) => Err(format!("{owner} {description}")),
        kind => Ok(kind),
    }
}

fn response_parts(
    outline: &Outline,
    response: &Response,
    original: &OriginalOperation<'_>,
) -> Result<Vec<Part>, String> {
    let mut response_parts = Vec::new();
    let key = response.key.as_deref().unwrap_or_default();
    let own = response.payload.iter().flat_map(|payload| &payload.headers);
    let common = outline.common_headers.iter();
    let common = common.flat_map(|group| &group.headers);
    for header in own.chain(common) {
        let schema = original.header(key, &header.wire);
        response_parts.push(Part {
            key: format!("header {}", header.wire.to_ascii_lowercase()),
            schema: schema.ok_or("a header is not found in the description")?,
            direction: Direction::Response,
            required: header.required,
            kind: header.kind,
            files: Vec::new(),
            is_form: false,
            is_generated: false,
        });
    }
    if let Some(content) = &response.body {
        let content = content.first();
        let schema = original.response_body(key, content);
        response_parts.push(Part {
            key: "response".to_owned(),
            schema: schema.ok_or("a body is not found in the description")?,
            direction: Direction::Response,
            required: true,
            kind: content.kind,
            files: Vec::new(),
            is_form: false,
            is_generated: false,
        });
        response_parts.extend(media_type("response", content, Direction::Response, true));
    }
    Ok(response_parts)
}

/// The values of the calls with one response: the first call has only required values.
fn call_values(
    generator: &mut ValueGenerator,
    request_parts: &[Part],
    response_parts: &[Part],
    seed: &str,
) -> Result<Vec<BTreeMap<String, Value>>, String> {
    let mut calls = Vec::new();
    for number in 0..=CALLS_PER_RESPONSE {
        let mut values = BTreeMap::new();
        for part in request_parts.iter().chain(response_parts) {
            if part.required || number > 0 {
                let seed = format!("{seed} {} {number}", part.key);
                match value(generator, part, &seed) {
                    Ok(value) => {
                        values.insert(part.key.clone(), value);
                    }
                    Err(_) if !part.required => {}
                    Err(reason) => return Err(reason),
                }
            }
        }
        calls.push(values);
    }
    Ok(calls)
}

fn value(generator: &mut ValueGenerator, part: &Part, seed: &str) -> Result<Value, String> {
    if matches!(part.kind, Kind::Bytes | Kind::Media) {
        return Ok(Value::String(format!("\0 {seed}\r\n")));
    }
    let is_header = part.key.starts_with("header ") || part.key.starts_with("cookie ");
    let is_restricted = is_header || sequences::has_bare_texts(part.kind);
    let is_path = part.key.starts_with("path ");
    let is_text = part.kind == Kind::Text;
    let mut value = generator.value(&part.schema, part.direction, seed, |prepared, value| {
        (!is_restricted || is_header_text(value) || (is_header && is_empty_text(value)))
            && (!is_path || !(is_dot_segment(value) || prepared.is_empty(value)))
            && sequences::can_be_sent(part.kind, value)
            && (!is_text || value.is_string())
    })?;
    if let Value::Object(fields) = &mut value {
        fields.retain(|name, _| !part.files.contains(name));
        if part.is_styled() && !part.is_form {
            // An undeclared property is a single text.
            let prepared = generator.prepare(&part.schema, part.direction)?;
            fields.retain(|name, value| {
                !matches!(value, Value::Array(_) | Value::Object(_)) || prepared.declares(name)
            });
        }
    }
    Ok(value)
}

/// Returns `true` if a value cannot be a path segment: it is empty, `.` or `..`.
fn is_dot_segment(value: &Value) -> bool {
    matches!(value.as_str(), Some("" | "." | ".."))
}

fn is_empty_text(value: &Value) -> bool {
    value.as_str() == Some("")
}

/// Returns `true` if all texts of a value are valid in a list in a header.
fn is_header_text(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            !text.is_empty()
                && text.trim() == text
                && text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
        }
        Value::Array(items) => items.iter().all(is_header_text),
        Value::Object(fields) => fields.values().all(is_header_text),
        _ => true,
    }
}
