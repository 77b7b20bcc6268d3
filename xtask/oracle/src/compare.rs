//! Compares a value with its copy that a generated type wrote.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use jsonschema::Validator;
use serde_json::{Map, Value};

use crate::schema_edits::OVERLAPPING;
use crate::{convert, nodes, validator};

/// Differences that are allowed, by name.
pub type Allowed = BTreeSet<&'static str>;

/// The maximum number of references and parts to follow.
const MAX_DEPTH: usize = 24;

/// A schema of a value, and `true` if the value may lose its properties: it is an alternative that the value does not match,
/// or that a discriminator or a condition decides.
type ApplicableSchemas<'a> = Vec<(&'a Map<String, Value>, bool)>;

/// The validators of alternatives, by their JSON.
#[derive(Default)]
pub struct Alternatives(RefCell<HashMap<String, Option<Validator>>>);

impl Alternatives {
    /// Returns `true` if a value matches an alternative.
    fn match_value(&self, root: &Value, alternative: &Value, value: &Value) -> bool {
        let mut known = self.0.borrow_mut();
        let validator = known.entry(alternative.to_string()).or_insert_with(|| {
            let schemas = root.pointer("/components/schemas");
            let mut schemas = schemas
                .and_then(Value::as_object)
                .cloned()
                .unwrap_or_default();
            schemas.insert(ALTERNATIVE.to_owned(), alternative.clone());
            validator::of(ALTERNATIVE, &schemas).ok()
        });
        let validator = validator.as_ref();
        validator.is_some_and(|validator| validator.is_valid(value))
    }
}

/// The name of the schema of an alternative.
const ALTERNATIVE: &str = "alternative under test";

/// Compares the written value with the sent one.
///
/// # Errors
///
/// Where they differ in a way that is not allowed.
pub fn compare(
    root: &Value,
    schema: &Value,
    sent: &Value,
    written: &Value,
    alternatives: &Alternatives,
) -> Result<Allowed, String> {
    let mut comparison = Comparison {
        root,
        alternatives,
        allowed: Allowed::new(),
    };
    comparison.compare(&[(schema, false)], sent, written, "")?;
    Ok(comparison.allowed)
}

struct Comparison<'a> {
    root: &'a Value,
    alternatives: &'a Alternatives,
    allowed: Allowed,
}

impl<'a> Comparison<'a> {
    fn compare(
        &mut self,
        schemas: &[(&'a Value, bool)],
        sent: &Value,
        written: &Value,
        pointer: &str,
    ) -> Result<(), String> {
        let applicable = self.applicable_schemas(schemas, sent);
        match (sent, written) {
            (Value::Object(sent), Value::Object(written)) => {
                self.objects(&applicable, sent, written, pointer)
            }
            (Value::Array(sent), Value::Array(written)) if sent.len() == written.len() => {
                for (index, (sent, written)) in sent.iter().zip(written).enumerate() {
                    let pointer = format!("{pointer}/{index}");
                    self.compare(&items(&applicable, index), sent, written, &pointer)?;
                }
                Ok(())
            }
            (Value::Number(sent), Value::Number(written)) if are_equal(sent, written) => Ok(()),
            (Value::Number(one), Value::Number(other))
                if applicable
                    .iter()
                    .any(|(schema, _)| schema.contains_key(convert::SINGLE))
                    && one.as_f64().map(|one| one as f32)
                        == other.as_f64().map(|other| other as f32) =>
            {
                self.allowed.insert("`float` is single precision");
                Ok(())
            }
            (Value::String(sent), Value::String(written)) if sent != written => {
                self.texts(&applicable, sent, written, pointer)
            }
            (sent, written) if sent == written => Ok(()),
            _ => Err(format!("{pointer}: {sent} became {written}")),
        }
    }

    /// Returns the schemas that apply to a value: the given ones, and those that they refer to or consist of.
    fn applicable_schemas(
        &self,
        schemas: &[(&'a Value, bool)],
        value: &Value,
    ) -> ApplicableSchemas<'a> {
        let mut applicable = ApplicableSchemas::new();
        for (schema, is_alternative) in schemas {
            let place = (false, MAX_DEPTH);
            self.expand(schema, value, *is_alternative, place, &mut applicable);
        }
        applicable
    }

    /// Adds `schema` and the schemas that it implies for the same value.
    fn expand(
        &self,
        schema: &'a Value,
        value: &Value,
        is_alternative: bool,
        (is_part, left): (bool, usize),
        applicable: &mut ApplicableSchemas<'a>,
    ) {
        let Value::Object(object) = schema else {
            return;
        };
        if left == 0 {
            return;
        }
        applicable.push((object, is_alternative));
        let target = object.get("$ref").and_then(Value::as_str);
        if let Some(target) = target.and_then(|target| nodes::resolve(self.root, target)) {
            let place = (is_part, left - 1);
            self.expand(target, value, is_alternative, place, applicable);
        }
        // In `allOf`, a schema with a discriminator stands for its own properties.
        let target = target.filter(|_| !is_part);
        for subtype in target.into_iter().flat_map(|target| self.subtypes(target)) {
            self.expand(subtype, value, true, (false, left - 1), applicable);
        }
        for (key, is_union) in [("allOf", false), ("oneOf", true), ("anyOf", true)] {
            let parts = object.get(key).and_then(Value::as_array);
            let is_decided =
                object.contains_key("discriminator") || object.contains_key(OVERLAPPING);
            for part in parts.into_iter().flatten() {
                let is_other =
                    || is_decided || !self.alternatives.match_value(self.root, part, value);
                let is_alternative = is_alternative || (is_union && is_other());
                let place = (!is_union, left - 1);
                self.expand(part, value, is_alternative, place, applicable);
            }
        }
        for key in ["if", "then", "else"] {
            if let Some(part) = object.get(key) {
                self.expand(part, value, true, (false, left - 1), applicable);
            }
        }
    }

    /// The subtypes of a schema with a discriminator: its values are decoded as one of them.
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
        applicable: &ApplicableSchemas<'a>,
        sent: &Map<String, Value>,
        written: &Map<String, Value>,
        pointer: &str,
    ) -> Result<(), String> {
        for (name, value) in sent {
            let pointer = format!("{pointer}/{name}");
            match written.get(name) {
                Some(written) => {
                    self.compare(&of_field(applicable, name), value, written, &pointer)?
                }
                None => self.missing_property(applicable, name, value, &pointer)?,
            }
        }
        for (name, value) in written {
            if !sent.contains_key(name) {
                self.added_property(applicable, name, value, &format!("{pointer}/{name}"))?;
            }
        }
        Ok(())
    }

    fn missing_property(
        &mut self,
        applicable: &ApplicableSchemas<'a>,
        name: &str,
        value: &Value,
        pointer: &str,
    ) -> Result<(), String> {
        let declared = declared(applicable, name);
        let additional = additional(applicable);
        let is_required = applicable.iter().any(|(schema, _)| {
            let required = schema.get("required").and_then(Value::as_array);
            required.is_some_and(|all| all.iter().any(|one| one == name))
        });
        let allowed = match () {
            () if value.is_null() && !declared.is_empty() && !is_required => {
                "an optional null is omitted"
            }
            () if declared.iter().any(|(_, is_alternative)| !is_alternative) => {
                return Err(format!("{pointer}: the field is lost"));
            }
            () if !declared.is_empty() => "a property of another alternative is ignored",
            () if additional.iter().any(|(_, is_alternative)| !is_alternative) => {
                return Err(format!("{pointer}: the additional property is lost"));
            }
            () => "an unknown property is ignored",
        };
        self.allowed.insert(allowed);
        Ok(())
    }

    fn added_property(
        &mut self,
        applicable: &ApplicableSchemas<'a>,
        name: &str,
        value: &Value,
        pointer: &str,
    ) -> Result<(), String> {
        let schemas = declared(applicable, name);
        let inner = self.applicable_schemas(&schemas, value);
        let mut constants = inner.iter().filter_map(|(schema, _)| constant(schema));
        if constants.any(|constant| constant == value) {
            self.allowed.insert("an absent tag is written");
            return Ok(());
        }
        let mut defaults = inner.iter().filter_map(|(schema, _)| schema.get("default"));
        // The properties of a default have defaults, too.
        let is_default =
            defaults.any(|default| self.compare(&schemas, default, value, pointer).is_ok());
        match is_default {
            true => self.allowed.insert("a default is applied"),
            false => return Err(format!("{pointer}: {value} came from nowhere")),
        };
        Ok(())
    }

    fn texts(
        &mut self,
        applicable: &ApplicableSchemas<'a>,
        sent: &str,
        written: &str,
        pointer: &str,
    ) -> Result<(), String> {
        let formats = applicable
            .iter()
            .filter_map(|(schema, _)| schema.get("format")?.as_str());
        for format in formats {
            if spelling(format, sent) == spelling(format, written) {
                self.allowed.insert("a format is written differently");
                return Ok(());
            }
        }
        Err(format!("{pointer}: {sent:?} became {written:?}"))
    }
}

/// Returns the only string that a schema allows.
fn constant(schema: &Map<String, Value>) -> Option<&Value> {
    let listed = schema.get("enum").and_then(Value::as_array);
    let only = listed.filter(|listed| listed.len() == 1);
    let only = only.and_then(|listed| listed.first());
    let constant = schema.get("const").or(only);
    constant.filter(|value| value.is_string())
}

/// Collects the results of `part` for each schema.
fn parts<'a>(
    applicable: &ApplicableSchemas<'a>,
    part: impl Fn(&'a Map<String, Value>) -> Option<&'a Value>,
) -> Vec<(&'a Value, bool)> {
    let found = applicable.iter();
    let found = found.filter_map(|(schema, is_alternative)| Some((part(schema)?, *is_alternative)));
    found.collect()
}

fn declared<'a>(applicable: &ApplicableSchemas<'a>, name: &str) -> Vec<(&'a Value, bool)> {
    parts(applicable, |schema| schema.get("properties")?.get(name))
}

/// The schemas of additional properties.
fn additional<'a>(applicable: &ApplicableSchemas<'a>) -> Vec<(&'a Value, bool)> {
    parts(applicable, |schema| {
        let additional = schema.get("additionalProperties")?;
        (*additional != Value::Bool(false)).then_some(additional)
    })
}

fn of_field<'a>(applicable: &ApplicableSchemas<'a>, name: &str) -> Vec<(&'a Value, bool)> {
    match declared(applicable, name) {
        found if found.is_empty() => {
            let patterns = applicable.iter().filter_map(|(schema, is_alternative)| {
                let patterns = schema.get("patternProperties")?.as_object()?;
                Some(patterns.values().map(|schema| (schema, *is_alternative)))
            });
            patterns.flatten().chain(additional(applicable)).collect()
        }
        found => found,
    }
}

fn items<'a>(applicable: &ApplicableSchemas<'a>, index: usize) -> Vec<(&'a Value, bool)> {
    parts(applicable, |schema| {
        let first = schema.get("prefixItems").and_then(|first| first.get(index));
        first.or_else(|| schema.get("items"))
    })
}

fn are_equal(one: &serde_json::Number, other: &serde_json::Number) -> bool {
    one == other || one.as_f64() == other.as_f64() && (one.is_f64() || other.is_f64())
}

/// Normalizes a text of a format.
fn spelling(format: &str, text: &str) -> String {
    match format {
        "uuid" => text.to_lowercase(),
        "date-time" => instant(&text.to_uppercase()),
        "date-time-local" => instant(&format!("{}Z", text.to_uppercase())),
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

/// Normalizes a time: no zeros at the end of the fraction, and `Z` for UTC.
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
        let allowed = compare(
            &Value::Null,
            &schema,
            &sent,
            &written,
            &Alternatives::default(),
        )?;
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
    fn only_an_unknown_property_may_be_lost() {
        let schema = json!({"properties": {"a": {}}});
        let sent = json!({"a": 1, "b": 2});
        let passed = compared(schema.clone(), sent.clone(), json!({"a": 1}));
        assert_eq!(passed, Ok(vec!["an unknown property is ignored"]));
        assert!(compared(schema, sent.clone(), json!({"b": 2})).is_err());
        let typed = json!({"additionalProperties": {"type": "integer"}});
        assert!(compared(typed, sent, json!({"a": 1})).is_err());
    }

    #[test]
    fn the_properties_of_an_alternative_are_lost_only_if_the_value_does_not_match_it() {
        let part =
            |name: &str, ty: &str| json!({"required": [name], "properties": {name: {"type": ty}}});
        let schema = json!({"anyOf": [part("a", "integer"), part("b", "string")]});
        let sent = json!({"a": 1, "b": "c"});
        assert!(compared(schema.clone(), sent, json!({"a": 1})).is_err());
        let sent = json!({"a": 1, "b": 2});
        let passed = compared(schema, sent, json!({"a": 1}));
        assert_eq!(
            passed,
            Ok(vec!["a property of another alternative is ignored"])
        );
    }

    #[test]
    fn an_absent_tag_may_be_added() {
        let schema = json!({"properties": {"a": {"const": "b"}}});
        let written = |tag: &str| compared(schema.clone(), json!({}), json!({"a": tag}));
        assert_eq!(written("b"), Ok(vec!["an absent tag is written"]));
        assert!(written("c").is_err());
    }

    #[test]
    fn a_default_may_be_added() {
        let schema = json!({"allOf": [{"properties": {"a": {"default": 1}}}]});
        let added_property = |written| compared(schema.clone(), json!({}), written);
        assert_eq!(
            added_property(json!({"a": 1.0})),
            Ok(vec!["a default is applied"])
        );
        assert!(added_property(json!({"a": 2})).is_err());
        assert!(added_property(json!({"b": 1})).is_err());
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
