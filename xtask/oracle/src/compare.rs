//! Compares a value with its copy that a generated type wrote.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::{convert, nodes};

/// Differences that are allowed, by name.
pub type Allowed = BTreeSet<&'static str>;

/// The maximum number of references and parts to follow.
const DEEPEST: usize = 24;

/// A schema of a value, and `true` if it is one of several alternatives.
type Under<'a> = Vec<(&'a Map<String, Value>, bool)>;

/// Compares what was written with what was sent.
///
/// # Errors
///
/// Where they differ in a way that is not allowed.
pub fn compare(
    root: &Value,
    schema: &Value,
    sent: &Value,
    written: &Value,
) -> Result<Allowed, String> {
    let mut comparison = Comparison {
        root,
        allowed: Allowed::new(),
    };
    comparison.compare(&[(schema, false)], sent, written, "")?;
    Ok(comparison.allowed)
}

struct Comparison<'a> {
    root: &'a Value,
    allowed: Allowed,
}

impl<'a> Comparison<'a> {
    fn compare(
        &mut self,
        schemas: &[(&'a Value, bool)],
        sent: &Value,
        written: &Value,
        at: &str,
    ) -> Result<(), String> {
        let under = self.under(schemas);
        match (sent, written) {
            (Value::Object(sent), Value::Object(written)) => {
                self.objects(&under, sent, written, at)
            }
            (Value::Array(sent), Value::Array(written)) if sent.len() == written.len() => {
                for (index, (sent, written)) in sent.iter().zip(written).enumerate() {
                    let at = format!("{at}/{index}");
                    self.compare(&items(&under, index), sent, written, &at)?;
                }
                Ok(())
            }
            (Value::Number(sent), Value::Number(written)) if are_equal(sent, written) => Ok(()),
            (Value::Number(one), Value::Number(other))
                if under
                    .iter()
                    .any(|(schema, _)| schema.contains_key(convert::SINGLE))
                    && one.as_f64().map(|one| one as f32)
                        == other.as_f64().map(|other| other as f32) =>
            {
                self.allowed.insert("`float` is single precision");
                Ok(())
            }
            (Value::String(sent), Value::String(written)) if sent != written => {
                self.texts(&under, sent, written, at)
            }
            (sent, written) if sent == written => Ok(()),
            _ => Err(format!("{at}: {sent} became {written}")),
        }
    }

    /// All schemas of a value, given some of them.
    fn under(&self, schemas: &[(&'a Value, bool)]) -> Under<'a> {
        let mut under = Under::new();
        for (schema, is_branch) in schemas {
            self.expand(schema, *is_branch, false, DEEPEST, &mut under);
        }
        under
    }

    /// `schema` and the further schemas of a value that it implies.
    fn expand(
        &self,
        schema: &'a Value,
        is_branch: bool,
        is_part: bool,
        left: usize,
        under: &mut Under<'a>,
    ) {
        let Value::Object(object) = schema else {
            return;
        };
        if left == 0 {
            return;
        }
        under.push((object, is_branch));
        let target = object.get("$ref").and_then(Value::as_str);
        if let Some(target) = target.and_then(|target| nodes::resolve(self.root, target)) {
            self.expand(target, is_branch, is_part, left - 1, under);
        }
        // In `allOf`, a schema with a discriminator means its own properties.
        let target = target.filter(|_| !is_part);
        for subtype in target.into_iter().flat_map(|target| self.subtypes(target)) {
            self.expand(subtype, true, false, left - 1, under);
        }
        for (key, is_choice) in [("allOf", false), ("oneOf", true), ("anyOf", true)] {
            let parts = object.get(key).and_then(Value::as_array);
            for part in parts.into_iter().flatten() {
                self.expand(part, is_branch || is_choice, !is_choice, left - 1, under);
            }
        }
        for key in ["if", "then", "else"] {
            if let Some(part) = object.get(key) {
                self.expand(part, true, false, left - 1, under);
            }
        }
    }

    /// The schemas that extend one with a discriminator, as which its values are read.
    fn subtypes(&self, reference: &str) -> Vec<&'a Value> {
        let target = nodes::resolve(self.root, reference);
        if target.is_none_or(|target| target.get("discriminator").is_none()) {
            return Vec::new();
        }
        let schemas = self.root.pointer("/components/schemas");
        let schemas = schemas.and_then(Value::as_object).into_iter().flatten();
        let extends = |schema: &Value| {
            let parts = schema.get("allOf").and_then(Value::as_array);
            let mut parts = parts.into_iter().flatten();
            parts.any(|part| part.get("$ref").and_then(Value::as_str) == Some(reference))
        };
        let subtypes = schemas.map(|(_, schema)| schema);
        subtypes.filter(|schema| extends(schema)).collect()
    }

    fn objects(
        &mut self,
        under: &Under<'a>,
        sent: &Map<String, Value>,
        written: &Map<String, Value>,
        at: &str,
    ) -> Result<(), String> {
        for (name, value) in sent {
            let at = format!("{at}/{name}");
            match written.get(name) {
                Some(written) => self.compare(&of_field(under, name), value, written, &at)?,
                None => self.lost(under, name, value, &at)?,
            }
        }
        for (name, value) in written {
            if !sent.contains_key(name) {
                self.gained(under, name, value, &format!("{at}/{name}"))?;
            }
        }
        Ok(())
    }

    fn lost(
        &mut self,
        under: &Under<'a>,
        name: &str,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let declared = declared(under, name);
        let others = others(under);
        let is_required = under.iter().any(|(schema, _)| {
            let required = schema.get("required").and_then(Value::as_array);
            required.is_some_and(|all| all.iter().any(|one| one == name))
        });
        let allowed = match () {
            () if value.is_null() && !declared.is_empty() && !is_required => {
                "an optional null is omitted"
            }
            () if declared.iter().any(|(_, is_branch)| !is_branch) => {
                return Err(format!("{at}: the field is lost"));
            }
            () if !declared.is_empty() => "a property of another alternative is ignored",
            () if others.iter().any(|(_, is_branch)| !is_branch) => {
                return Err(format!("{at}: the field, one of the others, is lost"));
            }
            () => "an unknown property is ignored",
        };
        self.allowed.insert(allowed);
        Ok(())
    }

    fn gained(
        &mut self,
        under: &Under<'a>,
        name: &str,
        value: &Value,
        at: &str,
    ) -> Result<(), String> {
        let schemas = declared(under, name);
        let inner = self.under(&schemas);
        let mut defaults = inner.iter().filter_map(|(schema, _)| schema.get("default"));
        // A default has defaults of its own filled in.
        let is_default = defaults.any(|default| self.compare(&schemas, default, value, at).is_ok());
        match is_default {
            true => self.allowed.insert("a default is applied"),
            false => return Err(format!("{at}: {value} came from nowhere")),
        };
        Ok(())
    }

    fn texts(
        &mut self,
        under: &Under<'a>,
        sent: &str,
        written: &str,
        at: &str,
    ) -> Result<(), String> {
        let formats = under
            .iter()
            .filter_map(|(schema, _)| schema.get("format")?.as_str());
        for format in formats {
            if spelling(format, sent) == spelling(format, written) {
                self.allowed.insert("a format is written differently");
                return Ok(());
            }
        }
        Err(format!("{at}: {sent:?} became {written:?}"))
    }
}

/// Collects the results of `part` for each schema.
fn parts<'a>(
    under: &Under<'a>,
    part: impl Fn(&'a Map<String, Value>) -> Option<&'a Value>,
) -> Vec<(&'a Value, bool)> {
    let found = under.iter();
    let found = found.filter_map(|(schema, is_branch)| Some((part(schema)?, *is_branch)));
    found.collect()
}

fn declared<'a>(under: &Under<'a>, name: &str) -> Vec<(&'a Value, bool)> {
    parts(under, |schema| schema.get("properties")?.get(name))
}

/// The schemas of fields without one of their own.
fn others<'a>(under: &Under<'a>) -> Vec<(&'a Value, bool)> {
    parts(under, |schema| {
        let others = schema.get("additionalProperties")?;
        (*others != Value::Bool(false)).then_some(others)
    })
}

fn of_field<'a>(under: &Under<'a>, name: &str) -> Vec<(&'a Value, bool)> {
    match declared(under, name) {
        found if found.is_empty() => {
            let patterns = under.iter().filter_map(|(schema, is_branch)| {
                let patterns = schema.get("patternProperties")?.as_object()?;
                Some(patterns.values().map(|schema| (schema, *is_branch)))
            });
            patterns.flatten().chain(others(under)).collect()
        }
        found => found,
    }
}

fn items<'a>(under: &Under<'a>, index: usize) -> Vec<(&'a Value, bool)> {
    parts(under, |schema| {
        let first = schema.get("prefixItems").and_then(|first| first.get(index));
        first.or_else(|| schema.get("items"))
    })
}

fn are_equal(one: &serde_json::Number, other: &serde_json::Number) -> bool {
    one == other || one.as_f64() == other.as_f64() && (one.is_f64() || other.is_f64())
}

/// A text of a format as all its spellings have it.
fn spelling(format: &str, text: &str) -> String {
    match format {
        "uuid" => text.to_lowercase(),
        "date-time" => instant(&text.to_uppercase()),
        "decimal" => text.to_owned(),
        "ipv6" => text
            .parse::<std::net::Ipv6Addr>()
            .map_or_else(|_| text.to_owned(), |ip| ip.to_string()),
        "byte" | "base64url" => without_unused_bits(text.trim_end_matches('=')),
        _ => text.to_owned(),
    }
}

/// Clears the bits of the last character of unpadded Base64 that encode nothing (RFC 4648, section 3.5).
fn without_unused_bits(text: &str) -> String {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    let unused = match text.len() % 4 {
        2 => 16,
        3 => 4,
        _ => 1,
    };
    let mut characters = text.chars();
    let last = characters.next_back();
    let index = last.and_then(|last| match last {
        '+' | '-' => Some(62),
        '/' | '_' => Some(63),
        last => LETTERS.find(last),
    });
    let cleared = index.and_then(|index| LETTERS.chars().nth(index / unused * unused));
    match (unused, cleared) {
        (1, _) | (_, None) => text.to_owned(),
        (_, Some(cleared)) => format!("{}{cleared}", characters.as_str()),
    }
}

/// Without zeros at the end of the fraction; `Z` is no distance from UTC.
fn instant(text: &str) -> String {
    let zone = text.rfind(['Z', '+', '-']).unwrap_or(text.len());
    let (time, zone) = text.split_at(zone);
    let time = match time.split_once('.') {
        Some((time, fraction)) => format!("{time}.{}", fraction.trim_end_matches('0')),
        None => time.to_owned(),
    };
    let zone = zone.replace("+00:00", "Z").replace("-00:00", "Z");
    time.trim_end_matches('.').to_owned() + &zone
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn compared(schema: Value, sent: Value, written: Value) -> Result<Vec<&'static str>, String> {
        let allowed = compare(&Value::Null, &schema, &sent, &written)?;
        Ok(allowed.into_iter().collect())
    }

    #[test]
    fn unused_bits_of_base64_have_no_meaning() {
        for (text, expected) in [
            ("GVsbG8x", "GVsbG8w"),
            ("qc", "qQ"),
            ("Zg", "Zg"),
            ("YQ", "YQ"),
            ("Z_", "Zw"),
            ("aGVs", "aGVs"),
            ("-_-_", "-_-_"),
            ("", ""),
        ] {
            assert_eq!(without_unused_bits(text), expected, "{text}");
        }
    }

    #[test]
    fn a_field_may_be_lost_if_nothing_speaks_of_it() {
        let schema = json!({"properties": {"a": {}}});
        let sent = json!({"a": 1, "b": 2});
        let passed = compared(schema.clone(), sent.clone(), json!({"a": 1}));
        assert_eq!(passed, Ok(vec!["an unknown property is ignored"]));
        assert!(compared(schema, sent.clone(), json!({"b": 2})).is_err());
        let typed = json!({"additionalProperties": {"type": "integer"}});
        assert!(compared(typed, sent, json!({"a": 1})).is_err());
    }

    #[test]
    fn a_default_may_be_added() {
        let schema = json!({"allOf": [{"properties": {"a": {"default": 1}}}]});
        let gained = |written| compared(schema.clone(), json!({}), written);
        assert_eq!(gained(json!({"a": 1.0})), Ok(vec!["a default is applied"]));
        assert!(gained(json!({"a": 2})).is_err());
        assert!(gained(json!({"b": 1})).is_err());
    }

    #[test]
    fn a_value_keeps_its_meaning() {
        let time = json!({"format": "date-time"});
        let [short, long] = ["2024-01-01T00:00:00Z", "2024-01-01t00:00:00.00+00:00"];
        let spelled = compared(time.clone(), json!(long), json!(short));
        assert_eq!(spelled, Ok(vec!["a format is written differently"]));
        assert!(compared(time, json!(short), json!("2024-01-01T00:00:01Z")).is_err());
        assert!(compared(json!({}), json!(long), json!(short)).is_err());
        assert_eq!(compared(json!({}), json!(1), json!(1.0)), Ok(vec![]));
        assert!(compared(json!({}), json!(1), json!("1")).is_err());
        assert!(compared(json!({}), json!([1]), json!([1, 1])).is_err());
    }
}
