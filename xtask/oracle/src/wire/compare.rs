//! Compares the values on both sides.

use std::collections::BTreeMap;

use super::outline::Outline;
use serde_json::Value;

use super::calls::{Call, Part, Plan};
use super::credentials::CredentialCase;
use super::tally::{Difference, Tally};
use super::value_generator::ValueGenerator;
use crate::compare::{self, Allowed};
use crate::intended_deviations::{DATE, EMPTY, KEYS, TEXTS};

/// Counts what became of the calls.
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
        let Some(said) = lines.next() else {
            tally.differ(id, call, "the program ended before".to_owned());
            return;
        };
        let said = Said::new(said);
        if let Some(credentials) = &call.credentials {
            tally.credential_cases += 1;
            if let Err(what) = held(call, credentials, &said) {
                tally.differed += 1;
                tally.differ(id, call, what);
            }
        } else if let Some(words) = said.one("unread") {
            tally.pass_over("a value that its own type does not read", id, words);
        } else if let Some(words) = said.one("unsent") {
            tally.pass_over("a value that its place cannot have", id, words);
        } else if let Some((name, words)) = refused(call, plan, generator, &said) {
            tally.pass_over(name, id, words);
        } else {
            tally.calls += 1;
            tally.called.insert(call.operation);
            let differences = differences(call, plan, generator, &said, tally);
            tally.differed += usize::from(!differences.is_empty());
            for what in differences {
                tally.differ(id, call, what);
            }
        }
    }
}

/// Verifies that a request with other credentials was admitted or rejected as expected.
fn held(call: &Call, credentials: &CredentialCase, said: &Said<'_>) -> Result<(), String> {
    let Some((status, challenge)) = said
        .one("credentials")
        .and_then(|words| words.split_once(' '))
    else {
        return match said.one("rejected") {
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
fn refused<'a>(
    call: &Call,
    plan: &Plan,
    generator: &mut ValueGenerator,
    said: &Said<'a>,
) -> Option<(&'static str, &'a str)> {
    let words = said.one("rejected").or_else(|| said.one("failed"));
    let words = words.or_else(|| said.is_unreached().then_some("it was not carried out"))?;
    let mut values = call.values.iter();
    let name = values.find_map(|(key, value)| {
        let part = plan.parts.get(&(call.operation, key.clone()))?;
        generator.explain(&part.schema, part.way, value)
    })?;
    Some((name, words))
}

/// The record of a call by a program.
pub struct Said<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Said<'a> {
    /// Reads a line.
    pub fn new(line: &'a str) -> Self {
        let mut parts = line.split('\t');
        let mut said = BTreeMap::new();
        while let (Some(name), Some(what)) = (parts.next(), parts.next()) {
            said.insert(name, what);
        }
        Self(said)
    }

    /// Returns the record with a name.
    pub fn one(&self, name: &str) -> Option<&'a str> {
        self.0.get(name).copied()
    }

    /// `true` if the request was rejected before its handler.
    fn is_unreached(&self) -> bool {
        self.one("reached").is_none()
    }

    /// The recorded values of one side.
    fn of(&self, prefix: &str) -> BTreeMap<&'a str, Value> {
        let all = self.0.iter();
        let all = all.filter_map(|(name, what)| Some((name.strip_prefix(prefix)?, *what)));
        all.map(|(name, what)| (name, serde_json::from_str(what).unwrap_or_default()))
            .collect()
    }
}

fn differences(
    call: &Call,
    plan: &Plan,
    generator: &mut ValueGenerator,
    said: &Said<'_>,
    tally: &mut Tally,
) -> Vec<String> {
    if let Some(words) = said.one("rejected") {
        return vec![format!("the server rejected it: {words}")];
    }
    if let Some(words) = said.one("failed") {
        return vec![format!("the client failed: {words}")];
    }
    if said.is_unreached() {
        let status = said.one("status").unwrap_or("nothing");
        return vec![format!("the server rejected it: {status}")];
    }
    let mut found = Vec::new();
    for (name, expected) in [
        ("answer", call.answer.to_string()),
        ("status", call.status.to_string()),
    ] {
        if said.one(name) != Some(&expected) {
            let other = said.one(name).unwrap_or("nothing");
            found.push(format!("{name} {expected} became {other}"));
        }
    }
    for (given, taken) in [("sent ", "got "), ("answered ", "read ")] {
        let (given, taken) = (said.of(given), said.of(taken));
        let names = given.keys().chain(taken.keys()).copied();
        let names: std::collections::BTreeSet<&str> = names.collect();
        for name in names {
            let part = plan.parts.get(&(call.operation, name.to_owned()));
            match same(generator, part, given.get(name), taken.get(name)) {
                Ok(allowed) => allowed.into_iter().for_each(|name| tally.allow(name)),
                Err(what) => found.push(format!("{name}: {what}")),
            }
        }
    }
    let missing = call.values.keys().filter(|name| {
        ["sent", "answered"]
            .iter()
            .all(|side| said.one(&format!("{side} {name}")).is_none())
    });
    found.extend(missing.map(|name| format!("{name} was not sent")));
    found
}

/// Returns the intended deviations between a sent and a received value.
///
/// # Errors
///
/// Where they differ otherwise.
fn same(
    generator: &mut ValueGenerator,
    part: Option<&Part>,
    given: Option<&Value>,
    taken: Option<&Value>,
) -> Result<Allowed, String> {
    match (given, taken) {
        (given, taken) if given == taken => Ok(Allowed::new()),
        (None, Some(Value::Null)) => Ok(Allowed::new()),
        (None, Some(Value::String(_))) if part.is_some_and(|part| part.is_made) => {
            Ok(Allowed::from([KEYS.0]))
        }
        (None, Some(_)) if part.is_some_and(|part| part.key == "header date") => {
            Ok(Allowed::from([DATE.0]))
        }
        (None, Some(taken)) if part.is_some_and(|part| is_default(part, taken, generator)) => {
            Ok(Allowed::new())
        }
        (Some(given), Some(taken))
            if part.is_some_and(|part| is_lost(part, given, taken, generator)) =>
        {
            Ok(Allowed::from([EMPTY.0]))
        }
        (Some(given), Some(taken)) => {
            let words = || format!("{given} became {taken}");
            let part = part.ok_or_else(words)?;
            let made = generator.of(&part.schema, part.way)?;
            let compared = compare::compare(&made.root, &made.schema(), given, taken);
            let left = without_lost(given, taken);
            if compared.is_err() && part.is_styled() && left != *given {
                let compared = compare::compare(&made.root, &made.schema(), &left, taken)?;
                return Ok(&compared | &Allowed::from([EMPTY.0]));
            }
            let are_alike = text_of(&left) == text_of(taken) && made.allows(taken);
            if compared.is_err() && part.is_styled() && are_alike {
                let mut allowed = Allowed::from([TEXTS.0]);
                allowed.extend((left != *given).then_some(EMPTY.0));
                return Ok(allowed);
            }
            compared
        }
        (given, taken) => {
            let [given, taken] = [given, taken].map(|value| match value {
                Some(value) => value.to_string(),
                None => "nothing".to_owned(),
            });
            Err(format!("{given} became {taken}"))
        }
    }
}

/// Returns `true` if a value that no style serializes was received as absent.
fn is_lost(part: &Part, given: &Value, taken: &Value, generator: &mut ValueGenerator) -> bool {
    let is_none = taken.is_null() || is_default(part, taken, generator);
    part.is_styled() && is_nothing(given) && is_none
}

/// Returns `true` if no style serializes a value.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.values().all(is_nothing),
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
fn without_lost(given: &Value, taken: &Value) -> Value {
    match given {
        Value::Object(fields) => fields
            .iter()
            .filter_map(|(name, value)| match taken.get(name) {
                Some(taken) => Some((name.clone(), without_lost(value, taken))),
                None if is_nothing(value) => None,
                None => Some((name.clone(), value.clone())),
            })
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(index, item)| without_lost(item, taken.get(index).unwrap_or(item)))
            .collect(),
        value => value.clone(),
    }
}

/// Returns `true` if a value is the default of its schema, including the defaults of its properties.
fn is_default(part: &Part, taken: &Value, generator: &mut ValueGenerator) -> bool {
    let Ok(made) = generator.of(&part.schema, part.way) else {
        return false;
    };
    let node = made.schema_node().and_then(|node| node.get("default"));
    let default = part.schema.get("default").or(node);
    default
        .is_some_and(|default| compare::compare(&made.root, &made.schema(), default, taken).is_ok())
}

/// A difference of a call.
pub fn difference(id: &str, call: &Call, what: String) -> Difference {
    Difference {
        operation: id.to_owned(),
        call: call.line().trim_end().replace('\t', " "),
        what,
    }
}
