//! Generates valid values of a schema.

use proptest::prelude::*;
use proptest::strategy::{Strategy, ValueTree as _};
use proptest::string::string_regex;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};

use crate::flatten::flatten;

/// The maximum depth of values. A required value below it is `null`.
const MAX_DEPTH: usize = 20;

/// The number of levels above the maximum depth with required values only.
const REQUIRED_ONLY: usize = 16;

/// The names of properties that schemas do not declare.
pub const UNDECLARED: [&str; 7] = ["other", "x-1", "Ärger", "a b", "", "𝒳", "__proto__"];

/// Generates random values; the same seed generates the same values.
pub struct Values<'a> {
    /// The document that references point into.
    pub root: &'a Value,
    runner: TestRunner,
}

impl<'a> Values<'a> {
    /// Creates a generator of values of the schemas of `root`.
    pub fn new(root: &'a Value, seed: &str) -> Self {
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed_bytes(seed));
        let runner = TestRunner::new_with_rng(Config::default(), rng);
        Self { root, runner }
    }

    /// Draws one value of a strategy.
    pub fn draw<S: Strategy>(&mut self, strategy: S) -> Option<S::Value> {
        let tree = strategy.new_tree(&mut self.runner).ok()?;
        Some(tree.current())
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        match end {
            0 | 1 => 0,
            end => self.draw(0..end).unwrap_or_default(),
        }
    }

    /// One of `items`.
    pub fn one_of<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        let index = self.below(items.len());
        items.get(index)
    }

    /// A value that the schema usually allows.
    pub fn value(&mut self, schema: &Value) -> Value {
        self.value_at(schema, MAX_DEPTH)
    }

    fn value_at(&mut self, schema: &Value, left: usize) -> Value {
        if left == 0 {
            return Value::Null;
        }
        let root = self.root;
        // At depth, the first alternative: most recursive schemas terminate there.
        let flat = flatten(root, schema, &mut |count| {
            if left <= REQUIRED_ONLY {
                0
            } else {
                self.below(count)
            }
        });
        if let Some(value) = flat.get("const") {
            return value.clone();
        }
        if let Some(Value::Array(values)) = flat.get("enum") {
            return self.one_of(values).cloned().unwrap_or_default();
        }
        if let Some(example) = self.example(&flat) {
            return example;
        }
        match self.kind(&flat).as_str() {
            "object" => self.object(&flat, left),
            "array" => self.array(&flat, left),
            "string" => self.string(&flat).into(),
            "integer" => self.integer(&flat),
            "number" => self.number(&flat),
            "boolean" => self.draw(any::<bool>()).into(),
            "null" => Value::Null,
            _ => self.any_value(),
        }
    }

    /// The example of a schema, in a third of the cases.
    fn example(&mut self, flat: &Map<String, Value>) -> Option<Value> {
        let examples = flat.get("examples").and_then(Value::as_array);
        let example = examples.and_then(|examples| examples.first());
        let example = flat.get("example").or(example)?;
        (self.below(3) == 0).then(|| example.clone())
    }

    fn kind(&mut self, flat: &Map<String, Value>) -> String {
        match flat.get("type") {
            Some(Value::String(ty)) => ty.clone(),
            Some(Value::Array(types)) => {
                let ty = self.one_of(types).and_then(Value::as_str);
                ty.unwrap_or_default().to_owned()
            }
            _ => implied(flat).to_owned(),
        }
    }

    /// Any small value.
    pub fn any_value(&mut self) -> Value {
        let choices = [
            Value::Null,
            json!(true),
            json!(0),
            json!(-1.5),
            json!(""),
            json!("text"),
            json!([]),
            json!([1, "a"]),
            json!({}),
            json!({"a": null}),
        ];
        self.one_of(&choices).cloned().unwrap_or_default()
    }

    fn object(&mut self, flat: &Map<String, Value>, left: usize) -> Value {
        let empty = Map::new();
        let properties = flat.get("properties").and_then(Value::as_object);
        let required = flat.get("required").and_then(Value::as_array);
        let is_required = |name: &str| required.is_some_and(|all| all.contains(&json!(name)));
        let mut object = Map::new();
        // All properties, some, or only the required ones.
        let share = self.below(3);
        for (name, schema) in properties.unwrap_or(&empty) {
            let is_wanted =
                left > REQUIRED_ONLY && (share == 2 || share == 1 && self.below(2) == 0);
            if is_required(name) || is_wanted {
                object.insert(name.clone(), self.value_at(schema, left.saturating_sub(1)));
            }
        }
        for name in required.into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                object.insert(name.to_owned(), self.undeclared_value(flat, left));
            }
        }
        self.add_undeclared(flat, left, &mut object);
        object.into()
    }

    /// Adds undeclared properties.
    fn add_undeclared(
        &mut self,
        flat: &Map<String, Value>,
        left: usize,
        object: &mut Map<String, Value>,
    ) {
        let min = count(flat, "minProperties").unwrap_or(0);
        let max = count(flat, "maxProperties").unwrap_or(usize::MAX);
        let is_closed = flat.get("additionalProperties") == Some(&Value::Bool(false));
        let extra = if is_closed || left <= REQUIRED_ONLY {
            0
        } else {
            self.below(3)
        };
        let mut tries = 8;
        while (object.len() < min || tries > 8 - extra) && object.len() < max && tries > 0 {
            tries -= 1;
            let (name, schema) = self.undeclared_property(flat);
            let value = match schema {
                Some(schema) => self.value_at(&schema, left.saturating_sub(1)),
                None => self.undeclared_value(flat, left),
            };
            object.entry(name).or_insert(value);
        }
    }

    /// A name for an undeclared property, and its schema if it is from `patternProperties`.
    fn undeclared_property(&mut self, flat: &Map<String, Value>) -> (String, Option<Value>) {
        if let Some(Value::Object(patterns)) = flat.get("patternProperties") {
            let patterns: Vec<_> = patterns.iter().collect();
            if let Some((pattern, schema)) = self.one_of(&patterns)
                && let Some(name) = self.matching(pattern)
            {
                return (name, Some((*schema).clone()));
            }
        }
        if let Some(schema) = flat.get("propertyNames")
            && let Value::String(name) = self.value_at(schema, 0)
        {
            return (name, None);
        }
        let name = self.one_of(&UNDECLARED).copied().unwrap_or_default();
        (name.to_owned(), None)
    }

    fn undeclared_value(&mut self, flat: &Map<String, Value>, left: usize) -> Value {
        match flat.get("additionalProperties") {
            Some(schema) if schema.is_object() => self.value_at(schema, left.saturating_sub(1)),
            _ => self.any_value(),
        }
    }

    fn array(&mut self, flat: &Map<String, Value>, left: usize) -> Value {
        let min = count(flat, "minItems").unwrap_or(0);
        let max = count(flat, "maxItems").unwrap_or(usize::MAX);
        let extra = if left <= REQUIRED_ONLY {
            0
        } else {
            self.below(4)
        };
        let length = (min + extra).min(max).max(min).min(300);
        let first = flat.get("prefixItems").and_then(Value::as_array);
        let first = first.map_or(&[][..], Vec::as_slice);
        let is_unique = flat.get("uniqueItems") == Some(&Value::Bool(true));
        let any_schema = Value::Bool(true);
        let mut items = Vec::with_capacity(length);
        for index in 0..length {
            let schema = first.get(index).or_else(|| flat.get("items"));
            let schema = schema.unwrap_or(&any_schema);
            let mut item = self.value_at(schema, left.saturating_sub(1));
            for _ in 0..4 {
                if is_unique && items.contains(&item) {
                    item = self.value_at(schema, left.saturating_sub(1));
                }
            }
            items.push(item);
        }
        items.into()
    }

    fn string(&mut self, flat: &Map<String, Value>) -> String {
        if let Some(Value::String(format)) = flat.get("format") {
            let texts = examples_of_format(format);
            if let Some(text) = self.one_of(texts) {
                return (*text).to_owned();
            }
        }
        if let Some(Value::String(pattern)) = flat.get("pattern")
            && let Some(text) = self.matching(pattern)
        {
            return text;
        }
        let min = count(flat, "minLength").unwrap_or(0);
        let max = count(flat, "maxLength").unwrap_or(min + 12).max(min);
        let max = max.min(min + 40);
        let length = match self.below(4) {
            0 => min,
            1 => max,
            _ => self.draw(min..=max).unwrap_or(min),
        };
        self.text(length)
    }

    /// A text of `length` characters.
    pub fn text(&mut self, length: usize) -> String {
        let letters = prop_oneof![
            4 => prop::char::range('a', 'z'),
            1 => prop::char::range(' ', '~'),
            1 => prop::sample::select(vec!['ß', 'é', '\u{301}', '𝒳', '😀', '\n', '\u{0}', '"', '\\']),
        ];
        let texts = prop::collection::vec(letters, length);
        self.draw(texts).unwrap_or_default().into_iter().collect()
    }

    /// A text that a pattern matches, if proptest supports the pattern.
    fn matching(&mut self, pattern: &str) -> Option<String> {
        let inner = pattern.strip_prefix('^').unwrap_or(pattern);
        let inner = match inner.strip_suffix('$') {
            Some(inner) if !inner.ends_with('\\') => inner,
            _ => inner,
        };
        // `\d` and `\w` of ECMAScript are ASCII only.
        let inner = inner.replace("\\d", "[0-9]").replace("\\w", "[A-Za-z0-9_]");
        let inner = inner.replace("\\/", "/");
        self.draw(string_regex(&inner).ok()?)
    }

    fn integer(&mut self, flat: &Map<String, Value>) -> Value {
        let bound = |key: &str| flat.get(key).and_then(whole);
        let min = bound("minimum").or(bound("exclusiveMinimum").map(|min| min + 1));
        let max = bound("maximum").or(bound("exclusiveMaximum").map(|max| max - 1));
        let (min, max) = match (min, max) {
            (Some(min), Some(max)) => (min, max),
            (Some(min), None) => (min, min.saturating_add(1000)),
            (None, Some(max)) => (max.saturating_sub(1000), max),
            (None, None) => (-1000, 1000),
        };
        let drawn = match self.below(4) {
            0 => min,
            1 => max,
            _ => self.draw(min..=max.max(min)).unwrap_or(min),
        };
        let step = flat
            .get("multipleOf")
            .and_then(whole)
            .filter(|step| *step > 0);
        integer(step.map_or(drawn, |step| drawn - drawn.rem_euclid(step)))
    }

    fn number(&mut self, flat: &Map<String, Value>) -> Value {
        if self.below(3) == 0 {
            return self.integer(flat);
        }
        let bound = |keys: [&str; 2]| {
            let mut bounds = keys.iter().filter_map(|key| flat.get(*key)?.as_f64());
            bounds.next()
        };
        let min = bound(["minimum", "exclusiveMinimum"]);
        let max = bound(["maximum", "exclusiveMaximum"]);
        let min = min.unwrap_or_else(|| max.map_or(-1000.0, |max| max - 1000.0));
        let max = max.unwrap_or(min + 2000.0);
        let share = self.draw(0.0..1.0).unwrap_or(0.5);
        let drawn = match self.below(4) {
            0 => min,
            1 => max,
            _ => min + share * (max - min),
        };
        match flat.get("multipleOf").and_then(Value::as_f64) {
            Some(step) if step > 0.0 => json!((drawn / step).round() * step),
            _ => json!(drawn),
        }
    }
}

fn seed_bytes(seed: &str) -> [u8; 32] {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    for byte in seed.bytes() {
        state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_mut(8) {
        state = (state ^ 0x2f).wrapping_mul(0x0100_0000_01b3);
        chunk.copy_from_slice(&state.to_le_bytes());
    }
    bytes
}

fn count(flat: &Map<String, Value>, key: &str) -> Option<usize> {
    let count = flat.get(key)?.as_u64()?;
    usize::try_from(count).ok()
}

fn whole(value: &Value) -> Option<i128> {
    let integer = value.as_i64().map(i128::from);
    let integer = integer.or_else(|| value.as_u64().map(i128::from));
    integer.or_else(|| value.as_f64().map(|number| number as i128))
}

fn integer(value: i128) -> Value {
    let small = i64::try_from(value).map(Value::from);
    small.unwrap_or_else(|_| u64::try_from(value).map_or_else(|_| json!(value as f64), Value::from))
}

/// The type that the keywords of a schema without `type` imply.
fn implied(flat: &Map<String, Value>) -> &'static str {
    let has = |keys: &[&str]| keys.iter().any(|key| flat.contains_key(*key));
    match () {
        () if has(&[
            "properties",
            "additionalProperties",
            "required",
            "patternProperties",
            "minProperties",
            "maxProperties",
        ]) =>
        {
            "object"
        }
        () if has(&[
            "items",
            "prefixItems",
            "minItems",
            "maxItems",
            "uniqueItems",
        ]) =>
        {
            "array"
        }
        () if has(&["pattern", "minLength", "maxLength", "format"]) => "string",
        () if has(&[
            "minimum",
            "maximum",
            "multipleOf",
            "exclusiveMinimum",
            "exclusiveMaximum",
        ]) =>
        {
            "number"
        }
        () => "",
    }
}

fn examples_of_format(format: &str) -> &'static [&'static str] {
    match format {
        "date" => &["2024-02-29", "1999-12-31", "0001-01-01", "9999-12-31"],
        "date-time" => &[
            "2024-02-29T23:59:59Z",
            "2024-02-29T23:59:59.123456789+05:30",
            "1970-01-01T00:00:00.000Z",
            "2001-10-19t10:00:00z",
            "2001-10-19T10:00:00-00:00",
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59Z",
        ],
        "date-time-local" => &[
            "2024-02-29T23:59:59",
            "0000-01-01t00:00:00.000",
            "9999-12-31T23:59:59.123456789",
        ],
        "duration" => &["P1Y2M3DT4H5M6S", "PT0S", "P2W", "PT36H"],
        "uuid" => &[
            "123e4567-e89b-12d3-a456-426614174000",
            "123E4567-E89B-12D3-A456-426614174000",
        ],
        "uri" => &[
            "https://example.com/a?b=c#d",
            "urn:isbn:0451450523",
            "mailto:a@b.example",
        ],
        "byte" => &["", "YQ==", "+/+/", "aGVsbG8gd29ybGQ="],
        "base64url" => &["", "YQ", "-_-_", "aGVsbG8"],
        "decimal" => &[
            "0",
            "-12.50",
            "79228162514264337593543950335",
            "0.0000000001",
        ],
        "ipv4" => &["127.0.0.1", "255.255.255.255"],
        "ipv6" => &["::1", "2001:db8::8a2e:370:7334", "::ffff:192.0.2.1"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_generate_equal_values() {
        let schema = json!({"type": "array", "items": {"type": "string"}, "minItems": 8});
        let drawn = |seed| Values::new(&Value::Null, seed).value(&schema);
        assert_eq!(drawn("a"), drawn("a"));
        assert_ne!(drawn("a"), drawn("b"));
    }

    #[test]
    fn most_values_are_allowed() {
        let schema = json!({
            "type": "object",
            "required": ["a", "b"],
            "properties": {
                "a": {"type": "string", "pattern": "^[a-z]{2,3}$"},
                "b": {"allOf": [{"type": "integer", "minimum": 3}, {"maximum": 9, "multipleOf": 3}]},
                "c": {"oneOf": [{"type": "array", "uniqueItems": true}, {"format": "uuid", "type": "string"}]},
                "d": {"type": "number", "exclusiveMinimum": 0},
            },
            "additionalProperties": false,
        });
        let validator = jsonschema::validator_for(&schema).unwrap();
        let mut values = Values::new(&Value::Null, "values");
        let allowed = (0..200).filter(|_| validator.is_valid(&values.value(&schema)));
        assert!(allowed.count() > 150);
    }
}
