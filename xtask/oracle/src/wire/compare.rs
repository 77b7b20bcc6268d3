//! Compares the values on both sides.

use std::collections::BTreeMap;

use super::outline::Outline;
use serde_json::Value;

use super::calls::{Call, Part, Plan};
use super::credentials::CredentialCase;
use super::tally::{Difference, Tally};
use super::value_generator::ValueGenerator;
use crate::compare::Allowed;
use crate::intended_deviations::{DATE, EMPTY, KEYS, TEXTS};

/// Counts the results of the calls.
pub fn compare(
    outline: &Outline,
    plan: &Plan,
    generator: &mut ValueGenerator,
    text: &str,
    tally: &mut Tally,
) {
    let mut lines = text.lines();
    for call in &plan.calls {
        let operation = outline.operations.get(call.operation);
        let id = operation.map_or("", |operation| operation.id.as_str());
        let Some(record) = lines.next() else {
            tally.differ(id, call, "the program ended before".to_owned());
            return;
        };
        let record = Record::new(record);
        if let Some(credentials) = &call.credentials {
            tally.credential_cases += 1;
            if let Err(details) = check_credentials(call, credentials, &record) {
                tally.differed += 1;
                tally.differ(id, call, details);
            }
        } else if let Some(message) = record.get("unread") {
            tally.skip("a value that its own type does not read", id, message);
        } else if let Some(message) = record.get("unsent") {
            tally.skip("a value that its place cannot have", id, message);
        } else if let Some((name, message)) = intended_rejection(call, plan, generator, &record) {
            tally.skip(name, id, message);
        } else {
            tally.calls += 1;
            tally.called.insert(call.operation);
            let differences = differences(call, plan, generator, &record, tally);
            tally.differed += usize::from(!differences.is_empty());
            for details in differences {
                tally.differ(id, call, details);
            }
        }
    }
}

/// Verifies that a request with other credentials was admitted or rejected as expected.
fn check_credentials(
    call: &Call,
    credentials: &CredentialCase,
    record: &Record<'_>,
) -> Result<(), String> {
    let Some((status, challenge)) = record
        .get("credentials")
        .and_then(|message| message.split_once(' '))
    else {
        return match record.get("rejected") {
            // The server cannot respond to this rejection in HTTP.
            Some(_) if !credentials.is_admitted => Ok(()),
            _ => Err("other credentials: no response".to_owned()),
        };
    };
    match (status, credentials.is_admitted) {
        ("401", false) if credentials.is_challenged && challenge == "none" => {
            Err("other credentials: 401 without a challenge".to_owned())
        }
        ("401" | "403", false) => Ok(()),
        (_, false) => Err(format!("other credentials: admitted ({status})")),
        (status, true) if status == call.status.to_string() => Ok(()),
        (_, true) => Err(format!("other credentials: rejected ({status})")),
    }
}

/// Returns the intended deviation by which a value is rejected that its schema allows.
fn intended_rejection<'a>(
    call: &Call,
    plan: &Plan,
    generator: &mut ValueGenerator,
    record: &Record<'a>,
) -> Option<(&'static str, &'a str)> {
    let message = record.get("rejected").or_else(|| record.get("failed"));
    let message = message.or_else(|| record.is_unreached().then_some("it was not carried out"))?;
    let mut values = call.values.iter();
    let name = values.find_map(|(key, value)| {
        let part = plan.parts.get(&(call.operation, key.clone()))?;
        generator.explain(&part.schema, part.direction, value)
    })?;
    Some((name, message))
}

/// The record that the program prints for a call.
pub struct Record<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Record<'a> {
    /// Parses a line.
    pub fn new(line: &'a str) -> Self {
        let mut parts = line.split('\t');
        let mut record = BTreeMap::new();
        while let (Some(name), Some(details)) = (parts.next(), parts.next()) {
            record.insert(name, details);
        }
        Self(record)
    }

    /// Returns the record with a name.
    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.0.get(name).copied()
    }

    /// `true` if the request was rejected before its handler.
    fn is_unreached(&self) -> bool {
        self.get("reached").is_none()
    }

    /// The recorded values of one side.
    fn values(&self, prefix: &str) -> BTreeMap<&'a str, Value> {
        let all = self.0.iter();
        let all = all.filter_map(|(name, details)| Some((name.strip_prefix(prefix)?, *details)));
        all.map(|(name, details)| (name, serde_json::from_str(details).unwrap_or_default()))
            .collect()
    }
}

fn differences(
    call: &Call,
    plan: &Plan,
    generator: &mut ValueGenerator,
    record: &Record<'_>,
    tally: &mut Tally,
) -> Vec<String> {
    if let Some(message) = record.get("rejected") {
        return vec![format!("the server rejected it: {message}")];
    }
    if let Some(message) = record.get("failed") {
        return vec![format!("the client failed: {message}")];
    }
    if record.is_unreached() {
        let status = record.get("status").unwrap_or("nothing");
        return vec![format!("the server rejected it: {status}")];
    }
    let mut found = Vec::new();
    for (name, expected) in [
        ("response", call.response_index.to_string()),
        ("status", call.status.to_string()),
    ] {
        if record.get(name) != Some(&expected) {
            let other = record.get(name).unwrap_or("nothing");
            found.push(format!("{name} {expected} became {other}"));
        }
    }
    for (sent, received) in [("sent ", "got "), ("returned ", "read ")] {
        let (sent, received) = (record.values(sent), record.values(received));
        let names = sent.keys().chain(received.keys()).copied();
        let names: std::collections::BTreeSet<&str> = names.collect();
        for name in names {
            let part = plan.parts.get(&(call.operation, name.to_owned()));
            match compare_values(generator, part, sent.get(name), received.get(name)) {
                Ok(allowed) => allowed.into_iter().for_each(|name| tally.allow(name)),
                Err(details) => found.push(format!("{name}: {details}")),
            }
        }
    }
    let missing = call.values.keys().filter(|name| {
        ["sent", "returned"]
            .iter()
            .all(|side| record.get(&format!("{side} {name}")).is_none())
    });
    found.extend(missing.map(|name| format!("{name} was not sent")));
    found
}

/// Returns the intended deviations between a sent and a received value.
///
/// # Errors
///
/// Where they differ otherwise.
fn compare_values(
    generator: &mut ValueGenerator,
    part: Option<&Part>,
    sent: Option<&Value>,
    received: Option<&Value>,
) -> Result<Allowed, String> {
    match (sent, received) {
        (sent, received) if sent == received => Ok(Allowed::new()),
        (None, Some(Value::Null)) => Ok(Allowed::new()),
        (None, Some(Value::String(_))) if part.is_some_and(|part| part.is_generated) => {
            Ok(Allowed::from([KEYS.0]))
        }
        (None, Some(_)) if part.is_some_and(|part| part.key == "header date") => {
            Ok(Allowed::from([DATE.0]))
        }
        (None, Some(received))
            if part.is_some_and(|part| is_default(part, received, generator)) =>
        {
            Ok(Allowed::new())
        }
        (Some(sent), Some(received))
            if part.is_some_and(|part| is_dropped(part, sent, received, generator)) =>
        {
            Ok(Allowed::from([EMPTY.0]))
        }
        (Some(sent), Some(received)) => {
            let message = || format!("{sent} became {received}");
            let part = part.ok_or_else(message)?;
            let prepared = generator.prepare(&part.schema, part.direction)?;
            let compared = prepared.compare(sent, received);
            let remaining = without_dropped(sent, received);
            if compared.is_err() && part.is_styled() && remaining != *sent {
                let compared = prepared.compare(&remaining, received)?;
                return Ok(&compared | &Allowed::from([EMPTY.0]));
            }
            let have_equal_texts =
                text_of(&remaining) == text_of(received) && prepared.allows(received);
            if compared.is_err() && part.is_styled() && have_equal_texts {
                let mut allowed = Allowed::from([TEXTS.0]);
                allowed.extend((remaining != *sent).then_some(EMPTY.0));
                return Ok(allowed);
            }
            compared
        }
        (sent, received) => {
            let [sent, received] = [sent, received].map(|value| match value {
                Some(value) => value.to_string(),
                None => "nothing".to_owned(),
            });
            Err(format!("{sent} became {received}"))
        }
    }
}

/// Returns `true` if a value that no style serializes was received as absent.
fn is_dropped(part: &Part, sent: &Value, received: &Value, generator: &mut ValueGenerator) -> bool {
    let is_none = received.is_null() || is_default(part, received, generator);
    part.is_styled() && is_empty(sent) && is_none
}

/// Returns `true` if no style serializes a value.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.values().all(is_empty),
        _ => false,
    }
}

/// A value as serialized by a style.
fn text_of(value: &Value) -> Value {
    match value {
        Value::Null => Value::Null,
        Value::String(_) => value.clone(),
        Value::Bool(_) | Value::Number(_) => value.to_string().into(),
        Value::Array(items) => match items.as_slice() {
            [only] => text_of(only),
            items => items.iter().map(text_of).collect(),
        },
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (name.clone(), text_of(value)))
            .collect(),
    }
}

/// A value without the fields that no style writes and that were received as absent.
fn without_dropped(sent: &Value, received: &Value) -> Value {
    match sent {
        Value::Object(fields) => fields
            .iter()
            .filter_map(|(name, value)| match received.get(name) {
                Some(received) => Some((name.clone(), without_dropped(value, received))),
                None if is_empty(value) => None,
                None => Some((name.clone(), value.clone())),
            })
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(index, item)| without_dropped(item, received.get(index).unwrap_or(item)))
            .collect(),
        value => value.clone(),
    }
}

/// Returns `true` if a value is the default of its schema, including the defaults of its properties.
fn is_default(part: &Part, received: &Value, generator: &mut ValueGenerator) -> bool {
    let Ok(prepared) = generator.prepare(&part.schema, part.direction) else {
        return false;
    };
    let node = prepared.schema_node().and_then(|node| node.get("default"));
    let default = part.schema.get("default").or(node);
    default.is_some_and(|default| prepared.compare(default, received).is_ok())
}

/// A difference of a call.
pub fn difference(id: &str, call: &Call, details: String) -> Difference {
    Difference {
        operation: id.to_owned(),
        call: call.line().trim_end().replace('\t', " "),
        details,
    }
}
