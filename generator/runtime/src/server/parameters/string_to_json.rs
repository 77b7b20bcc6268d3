//! Conversion of received strings to JSON, guided by the schema.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::runtime::decode;
use crate::runtime::encode;
use crate::runtime::reader::Reader;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::server::parameter::is_json_integer;

/// A value made of strings.
pub enum Value<'a> {
    /// The text of a scalar.
    Text(Cow<'a, str>),
    /// JSON, as it was sent.
    Json(Cow<'a, str>),
    /// The items of an array.
    List(Vec<Value<'a>>),
    /// An object, with all values of each name; without values, it is missing.
    Fields(BTreeMap<Cow<'a, str>, Vec<Value<'a>>>),
}

/// The kinds of values that a schema allows.
#[derive(Default)]
pub struct Kinds {
    /// `true` if a single string is possible.
    pub scalar: bool,
    /// `true` if a list is possible.
    pub array: bool,
    /// `true` if an object is possible.
    pub object: bool,
    /// `true` if `null` is possible.
    null: bool,
    all: Vec<&'static Schema>,
}

/// The maximum nesting depth of unions.
const DEEPEST: usize = 16;

/// The maximum nesting depth of objects without any field.
const DEEPEST_EMPTY: usize = 4;

impl Kinds {
    /// Returns the kinds of a schema.
    pub fn of(schema: &'static Schema) -> Self {
        let mut kinds = Self::default();
        kinds.add(schema, 0);
        kinds
    }

    fn add(&mut self, schema: &'static Schema, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        self.null |= matches!(schema, Schema::Nullable(_) | Schema::Null);
        match schema {
            Schema::Reference(inner) | Schema::Nullable(inner) => {
                self.add(inner, depth + 1);
                return;
            }
            Schema::Other(kind) if !kind.alternatives().is_empty() => {
                for alternative in kind.alternatives() {
                    self.add(alternative, depth + 1);
                }
                return;
            }
            // No string represents `null`.
            Schema::Null => return,
            Schema::Array(_) => self.array = true,
            Schema::Object(..) | Schema::Map(_) => self.object = true,
            _ => self.scalar = true,
        }
        self.all.push(schema);
    }

    /// Returns the kinds of the items of a list.
    fn items(&self) -> Self {
        let mut items = Self::default();
        for schema in &self.all {
            if let Schema::Array(array) = schema {
                items.add(&array.schema, 0);
            }
        }
        items
    }

    /// Returns the kinds of a field of an object.
    pub(crate) fn field(&self, name: &str) -> Self {
        let mut kinds = Self::default();
        for schema in &self.all {
            match schema {
                Schema::Object(fields, others) => {
                    match (fields.iter().find(|field| field.name == name), others) {
                        (Some(field), _) => kinds.add(&field.schema, 0),
                        (None, AdditionalProperties::Each(schema)) => kinds.add(schema, 0),
                        (None, AdditionalProperties::Any | AdditionalProperties::None) => {}
                    }
                }
                Schema::Map(values) => kinds.add(&values.schema, 0),
                _ => {}
            }
        }
        kinds
    }

    /// Returns `true` if an object can have a field of this name; `others` are not fields.
    pub fn has_field(&self, name: &str, others: &[&str]) -> bool {
        self.all.iter().any(|schema| match schema {
            Schema::Object(fields, rest) => {
                let is_open =
                    matches!(rest, AdditionalProperties::Each(_)) && !others.contains(&name);
                is_open || fields.iter().any(|field| field.name == name)
            }
            Schema::Map(_) => !others.contains(&name),
            _ => false,
        })
    }

    /// Returns the fields that each object requires.
    pub(crate) fn required_fields(&self) -> impl Iterator<Item = &'static str> {
        let mut objects = self.all.iter().filter_map(|schema| match schema {
            Schema::Object(fields, _) => Some(*fields),
            Schema::Map(_) => Some(&[] as &[Field]),
            _ => None,
        });
        let first = objects.next().unwrap_or_default();
        let others: Vec<&[Field]> = objects.collect();
        let required = first.iter().filter(move |field| {
            let is_required = |other: &Field| other.required && other.name == field.name;
            field.required && others.iter().all(|fields| fields.iter().any(is_required))
        });
        required.map(|field| field.name)
    }

    /// Returns the JSON of the value that clients omit, if there is only one: `null`, or else
    /// an empty list or object.
    pub(crate) fn empty(&self) -> Option<String> {
        self.empty_within(DEEPEST_EMPTY)
    }

    fn empty_within(&self, depth: usize) -> Option<String> {
        if self.null {
            return Some("null".to_owned());
        }
        match (self.array, self.object) {
            (true, false) => {
                let mut lists = self.all.iter().filter_map(|schema| match schema {
                    Schema::Array(items) => Some(items.minimum),
                    _ => None,
                });
                lists.any(|minimum| minimum == 0).then(|| "[]".to_owned())
            }
            (false, true) if depth > 0 => {
                let fields = self.required_fields().map(|name| {
                    let value = self.field(name).empty_within(depth - 1)?;
                    Some(format!("{}:{value}", encode::to_text(name)?))
                });
                let fields: Option<Vec<String>> = fields.collect();
                fields.map(|fields| format!("{{{}}}", fields.join(",")))
            }
            _ => None,
        }
    }

    /// Returns `true` if JSON is that of an item of a list, and not that of a whole value.
    fn is_item(&self, json: &str) -> bool {
        let items = self.items();
        let can_begin_with = |possible: bool| possible || items.is_any();
        self.array
            && !(self.object || self.scalar)
            && match json.trim_start().as_bytes().first() {
                Some(b'[') => can_begin_with(items.array),
                Some(b'n') => can_begin_with(items.null),
                _ => true,
            }
    }

    fn is_any(&self) -> bool {
        self.all.iter().any(|schema| matches!(schema, Schema::Any))
    }

    /// Converts a string to JSON: to a number or boolean if the schema allows it and nothing is
    /// lost.
    fn scalar(&self, text: &str) -> Option<String> {
        let any = |is: fn(&Schema, &str) -> bool| self.all.iter().any(|schema| is(schema, text));
        let is_listed = |schema: &Schema, text: &str| matches!(schema, Schema::Enum(values, _) if values.contains(&text));
        if any(is_listed) {
            return None;
        }
        let listed = self.all.iter().find_map(|schema| match schema {
            Schema::Other(kind) => kind.listed(text),
            _ => None,
        });
        if listed.is_some() {
            return listed;
        }
        if any(|schema, _| matches!(schema, Schema::Boolean)) && matches!(text, "true" | "false") {
            return Some(text.to_owned());
        }
        let may_be_text = any(|schema, _| matches!(schema, Schema::String(_) | Schema::Any));
        let is_integer = |schema: &Schema, text: &str| match schema {
            Schema::Integer(..) | Schema::IntegerEnum(..) => text.parse::<i64>().is_ok(),
            Schema::Unsigned(..) => text.parse::<u64>().is_ok(),
            _ => false,
        };
        let is_kept = match may_be_text {
            true => any(is_integer) && text != "-0",
            false => any(|schema, _| is_integral(schema)),
        };
        if is_kept && is_json_integer(text) {
            return Some(text.to_owned());
        }
        let is_number = |schema: &Schema, _: &str| matches!(schema, Schema::Number(_));
        let number: Option<f64> = decode::from_text(text).ok();
        let number = number
            .filter(|number| text.trim() == text && (!may_be_text || number.to_string() == text));
        (any(is_number) && number.is_some()).then(|| text.to_owned())
    }
}

fn is_integral(schema: &Schema) -> bool {
    use Schema::{Integer, IntegerEnum, Unsigned};
    matches!(schema, Integer(..) | Unsigned(..) | IntegerEnum(..))
}

fn is_json(text: &str) -> bool {
    let mut reader = Reader::new(text);
    reader.skip().and_then(|()| reader.end()).is_ok()
}

/// Writes JSON.
#[derive(Default)]
pub struct Writer {
    json: String,
    is_repeated: bool,
}

impl Writer {
    /// Returns the JSON; `None` if a single value was repeated.
    pub fn finish(self) -> Option<String> {
        (!self.is_repeated).then_some(self.json)
    }

    /// Writes the values of one name.
    pub fn all(&mut self, kinds: &Kinds, values: &[Value<'_>]) {
        match values {
            [only] => self.value(kinds, only),
            several if kinds.array => self.list(kinds, several.iter()),
            _ => self.is_repeated = true,
        }
    }

    fn value(&mut self, kinds: &Kinds, value: &Value<'_>) {
        match value {
            Value::Text(text) => match kinds.scalar(text) {
                Some(json) => self.json.push_str(&json),
                None if kinds.array && !kinds.may_be_string(text) => {
                    self.list(kinds, std::iter::once(value));
                }
                None => self.string(text),
            },
            // Invalid JSON is a string, which then fails to decode.
            Value::Json(json) if !is_json(json) => self.string(json),
            Value::Json(json) if kinds.is_item(json) => self.list(kinds, std::iter::once(value)),
            Value::Json(json) => self.json.push_str(json),
            Value::List(items) => self.list(kinds, items.iter()),
            Value::Fields(fields) => match listed(fields).filter(|_| kinds.array) {
                Some(items) => self.list(kinds, items.into_iter()),
                None => self.fields(kinds, fields),
            },
        }
    }

    fn list<'a>(&mut self, kinds: &Kinds, items: impl Iterator<Item = &'a Value<'a>>) {
        let kinds = kinds.items();
        self.json.push('[');
        for (index, item) in items.enumerate() {
            if index > 0 {
                self.json.push(',');
            }
            match item {
                Value::Json(json) if is_json(json) => self.json.push_str(json),
                item => self.value(&kinds, item),
            }
        }
        self.json.push(']');
    }

    fn fields(&mut self, kinds: &Kinds, fields: &BTreeMap<Cow<'_, str>, Vec<Value<'_>>>) {
        self.json.push('{');
        for (name, values) in fields.iter().filter(|(_, values)| !values.is_empty()) {
            self.name(name);
            self.all(&kinds.field(name), values);
        }
        for name in kinds.required_fields() {
            let is_marked = match fields.get(name).map(Vec::is_empty) {
                None => false,
                Some(true) => true,
                Some(false) => continue,
            };
            let field = kinds.field(name);
            let empty = field.empty().filter(|_| field.null || !is_marked);
            if let Some(empty) = empty {
                self.name(name);
                self.json.push_str(&empty);
            }
        }
        self.json.push('}');
    }

    fn name(&mut self, name: &str) {
        if !self.json.ends_with('{') {
            self.json.push(',');
        }
        self.string(name);
        self.json.push(':');
    }

    fn string(&mut self, text: &str) {
        // Encoding a string never fails.
        self.json
            .push_str(&encode::to_text(text).unwrap_or_default());
    }
}

impl Kinds {
    /// Returns `true` if the schema allows a string.
    fn may_be_string(&self, text: &str) -> bool {
        self.all.iter().any(|schema| match schema {
            Schema::String(_) | Schema::Any => true,
            Schema::Enum(values, _) => values.contains(&text),
            _ => false,
        })
    }
}

/// Returns the items of a list that are named `[]`, or `[0]`, `[1]` and so on.
fn listed<'a>(fields: &'a BTreeMap<Cow<'_, str>, Vec<Value<'a>>>) -> Option<Vec<&'a Value<'a>>> {
    if let (Some(items), 1) = (fields.get(""), fields.len()) {
        return Some(items.iter().collect());
    }
    let mut items = Vec::with_capacity(fields.len());
    for index in 0..fields.len() {
        match fields.get(index.to_string().as_str())?.as_slice() {
            [only] => items.push(only),
            _ => return None,
        }
    }
    Some(items)
}

/// The values of an object by name.
pub type Fields<'a> = BTreeMap<Cow<'a, str>, Vec<Value<'a>>>;

/// Splits `[a][b]` into `a` and `b`.
pub fn brackets(text: &str) -> Option<Vec<&str>> {
    let mut names = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (name, after) = rest.strip_prefix('[')?.split_once(']')?;
        names.push(name);
        rest = after;
    }
    Some(names)
}

/// Inserts a value at a path of names, creating the objects on it.
pub fn insert<'a>(fields: &mut Fields<'a>, path: &[&str], value: Cow<'a, str>) {
    let Some((name, rest)) = path.split_first() else {
        return;
    };
    let values = fields.entry(Cow::Owned((*name).to_owned())).or_default();
    if rest.is_empty() {
        values.push(Value::Text(value));
        return;
    }
    let known = values.iter_mut().find_map(|value| match value {
        Value::Fields(fields) => Some(fields),
        Value::Text(_) | Value::Json(_) | Value::List(_) => None,
    });
    match known {
        Some(known) => insert(known, rest, value),
        None => {
            let mut inner = Fields::new();
            insert(&mut inner, rest, value);
            values.push(Value::Fields(inner));
        }
    }
}
