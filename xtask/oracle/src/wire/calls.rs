//! The calls of each operation, with their requests and responses.

use std::collections::{BTreeMap, BTreeSet};

use super::outline::{Content, Kind, Operation, Outline, Response};
use serde_json::{Value, json};

use super::credentials::{CredentialCase, credential_cases};
use super::lookup::Written;
use super::value_generator::{ValueGenerator, Way};
use super::{bodies, handlers, sequences};

/// The number of calls for each response, with all optional values.
const CALLS: usize = 2;

/// A call.
#[derive(Clone)]
pub struct Call {
    /// The operation, by its index.
    pub operation: usize,
    /// The body that is sent, by its index among those that a client has methods for.
    pub sending: usize,
    /// The response, by its index.
    pub answer: usize,
    pub status: u16,
    /// Values by the names that the program knows them by.
    pub values: BTreeMap<String, Value>,
    /// Credentials other than the required ones, if the call uses such.
    pub credentials: Option<CredentialCase>,
}

impl Call {
    /// The call as the program reads it.
    pub fn line(&self) -> String {
        let mut line = format!(
            "{}\t{}\t{}\t{}",
            self.operation, self.sending, self.answer, self.status
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
    /// The name that the program knows it by.
    pub key: String,
    pub schema: Value,
    pub way: Way,
    required: bool,
    kind: Kind,
    /// The file fields.
    files: Vec<String>,
    is_form: bool,
    /// `true` if the client generates it unless it is set.
    pub is_made: bool,
}

impl Part {
    /// `true` for values that are serialized in a parameter style: parameters and forms.
    pub fn is_styled(&self) -> bool {
        self.way == Way::There && (!self.key.starts_with("body") || self.is_form)
    }
}

/// The calls of a description.
#[derive(Default)]
pub struct Plan {
    pub calls: Vec<Call>,
    /// The parts of requests and responses, by operation and name.
    pub parts: BTreeMap<(usize, String), Part>,
    /// The skipped operations by index, with the reasons.
    pub left_out: BTreeMap<usize, String>,
    /// The reasons for skipped responses.
    pub answers_left_out: Vec<String>,
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
                    plan.left_out.insert(index, reason);
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
        let written = Written::find(whole, &operation.method, &operation.path);
        let written = written.ok_or("it is not found in the description")?;
        let mut calls = Vec::new();
        let mut parts = Vec::new();
        let mut reasons = Vec::new();
        for sending in 0..bodies::sent(operation).len().max(1) {
            let sent = match sent(operation, &written, sending) {
                Ok(sent) => sent,
                Err(reason) => {
                    reasons.push(reason);
                    continue;
                }
            };
            for (answer, response) in operation.responses.iter().enumerate() {
                if let Some(reason) = handlers::left_out(operation, response) {
                    reasons.extend((sending == 0).then_some(reason));
                    continue;
                }
                let answered = answered(outline, response, &written);
                let called = answered.and_then(|answered| {
                    let made = made(generator, &sent, &answered, &format!("{seed} {answer}"))?;
                    parts.extend(answered);
                    Ok(made)
                });
                match called {
                    Err(reason) => reasons.push(reason),
                    Ok(all) => calls.extend(all.into_iter().map(|values| Call {
                        operation: index,
                        sending,
                        answer,
                        status: response.status.unwrap_or_default(),
                        values,
                        credentials: None,
                    })),
                }
            }
            parts.extend(sent);
        }
        if calls.is_empty() {
            return Err(reasons.pop().unwrap_or_else(|| "no response".to_owned()));
        }
        self.answers_left_out.extend(reasons);
        let with_credentials = with_credentials(&calls, credential_cases(outline, &written));
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
fn sent(operation: &Operation, written: &Written<'_>, sending: usize) -> Result<Vec<Part>, String> {
    let mut sent = Vec::new();
    for parameter in &operation.parameters {
        let field = &parameter.field;
        let schema = written.parameter(parameter.location, &field.wire);
        sent.push(Part {
            key: format!("{} {}", parameter.location, field.wire),
            schema: schema.ok_or("a parameter is not found in the description")?,
            way: Way::There,
            required: field.required,
            kind: known(field.kind, "a parameter of")?,
            files: Vec::new(),
            is_form: false,
            is_made: parameter.is_key,
        });
    }
    let content = bodies::sent(operation).into_iter().nth(sending);
    if let (Some(body), Some(content)) = (&operation.body, content) {
        let schema = written.body(content);
        sent.push(Part {
            key: bodies::key(sending),
            schema: schema.ok_or("a body is not found in the description")?,
            way: Way::There,
            required: body.required || sending > 0,
            kind: known(content.kind, "a body of")?,
            files: content.files.iter().map(|file| file.name.clone()).collect(),
            is_form: content.is_form,
            is_made: false,
        });
        sent.extend(media_type(
            &bodies::key(sending),
            content,
            Way::There,
            body.required,
        ));
    }
    Ok(sent)
}

/// The media type of bytes that have one of their own.
fn media_type(key: &str, content: &Content, way: Way, required: bool) -> Option<Part> {
    (content.kind == Kind::Media).then(|| Part {
        key: format!("{key} media type"),
        schema: json!({"const": bodies::media_type(&content.media_type)}),
        way,
        required,
        kind: Kind::Text,
        files: Vec::new(),
        is_form: false,
        is_made: false,
    })
}

fn known(kind: Kind, what: &str) -> Result<Kind, String> {
    match kind {
        Kind::Other(words) => Err(format!("{what} {words}")),
        kind => Ok(kind),
    }
}

fn answered(
    outline: &Outline,
    response: &Response,
    written: &Written<'_>,
) -> Result<Vec<Part>, String> {
    let mut answered = Vec::new();
    let key = response.key.as_deref().unwrap_or_default();
    let own = response.payload.iter().flat_map(|payload| &payload.headers);
    let common = outline.common_headers.iter();
    let common = common.flat_map(|group| &group.headers);
    for header in own.chain(common) {
        let schema = written.header(key, &header.wire);
        answered.push(Part {
            key: format!("header {}", header.wire.to_ascii_lowercase()),
            schema: schema.ok_or("a header is not found in the description")?,
            way: Way::Back,
            required: header.required,
            kind: header.kind,
            files: Vec::new(),
            is_form: false,
            is_made: false,
        });
    }
    if let Some(content) = &response.body {
        let content = content.first();
        let schema = written.answer(key, content);
        answered.push(Part {
            key: "answer".to_owned(),
            schema: schema.ok_or("a body is not found in the description")?,
            way: Way::Back,
            required: true,
            kind: content.kind,
            files: Vec::new(),
            is_form: false,
            is_made: false,
        });
        answered.extend(media_type("answer", content, Way::Back, true));
    }
    Ok(answered)
}

/// The values of the calls with one response: the first has required values only.
fn made(
    generator: &mut ValueGenerator,
    sent: &[Part],
    answered: &[Part],
    seed: &str,
) -> Result<Vec<BTreeMap<String, Value>>, String> {
    let mut calls = Vec::new();
    for number in 0..=CALLS {
        let mut values = BTreeMap::new();
        for part in sent.iter().chain(answered) {
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
    let is_tamed = is_header || sequences::has_bare_texts(part.kind);
    let is_path = part.key.starts_with("path ");
    let is_text = part.kind == Kind::Text;
    let mut value = generator.value(&part.schema, part.way, seed, |made, value| {
        (!is_tamed || is_tame(value) || (is_header && is_empty_text(value)))
            && (!is_path || !(is_dots(value) || made.is_empty(value)))
            && sequences::can_be_sent(part.kind, value)
            && (!is_text || value.is_string())
    })?;
    if let Value::Object(fields) = &mut value {
        fields.retain(|name, _| !part.files.contains(name));
        if part.is_styled() && !part.is_form {
            // A field that nothing is said of is one text.
            let made = generator.of(&part.schema, part.way)?;
            fields.retain(|name, value| {
                !matches!(value, Value::Array(_) | Value::Object(_)) || made.declares(name)
            });
        }
    }
    Ok(value)
}

/// Returns `true` if a value cannot be a path segment: it is empty or consists of dots.
fn is_dots(value: &Value) -> bool {
    matches!(value.as_str(), Some("" | "." | ".."))
}

fn is_empty_text(value: &Value) -> bool {
    value.as_str() == Some("")
}

/// Returns `true` if all texts of a value are valid in a list in a header.
fn is_tame(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            !text.is_empty()
                && text.trim() == text
                && text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
        }
        Value::Array(items) => items.iter().all(is_tame),
        Value::Object(fields) => fields.values().all(is_tame),
        _ => true,
    }
}
