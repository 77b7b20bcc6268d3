//! Conversion of received strings to JSON, guided by the schema.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::runtime::decode;
use crate::runtime::encode;
use crate::runtime::limits::NumberConstraint;
use crate::runtime::reader::Reader;
use crate::runtime::reason::Limit;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema};
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
    /// Further schemas of the same value, which describe its fields and items.
    parts: Vec<&'static Schema>,
}

/// The maximum nesting depth of unions.
const MAX_DEPTH: usize = 16;

/// The maximum nesting depth of objects without any field.
const MAX_EMPTY_DEPTH: usize = 4;

impl Kinds {
    /// Returns the kinds of a schema.
    pub fn of(schema: &'static Schema) -> Self {
        let mut kinds = Self::default();
        kinds.add(schema, 0);
        kinds
    }

    fn add(&mut self, schema: &'static Schema, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        match schema {
            Schema::Reference(inner) => self.add(inner, depth + 1),
            Schema::Nullable(inner) => {
                self.null = true;
                self.add(inner, depth + 1);
            }
            Schema::Types(schemas) | Schema::Some(schemas, _) | Schema::One(schemas, _) => {
                self.add_each(schemas, depth);
            }
            Schema::Union(union) => self.add_each(union.variants, depth),
            Schema::Tagged(tagged) => {
                let schemas = tagged.schemas.iter().map(|(_, schema)| schema);
                for schema in schemas.chain(&tagged.default) {
                    self.add(schema, depth + 1);
                }
            }
            Schema::All([first, others @ ..]) => {
                self.add(first, depth + 1);
                self.add_parts(others, depth);
            }
            // No string represents `null`.
            Schema::Null => self.null = true,
            Schema::Array(_) => self.add_kind(|kinds| &mut kinds.array, schema),
            Schema::Object(_) => self.add_kind(|kinds| &mut kinds.object, schema),
            _ => self.add_kind(|kinds| &mut kinds.scalar, schema),
        }
    }

    fn add_each(&mut self, schemas: &'static [Schema], depth: usize) {
        for schema in schemas {
            self.add(schema, depth + 1);
        }
    }

    fn add_kind(&mut self, flag: fn(&mut Self) -> &mut bool, schema: &'static Schema) {
        *flag(self) = true;
        self.all.push(schema);
    }

    /// Adds schemas of the same value, which describe its fields and items.
    fn add_parts(&mut self, schemas: &'static [Schema], depth: usize) {
        let mut others = Self::default();
        others.add_each(schemas, depth);
        let is_known = |schema: &&Schema| match schema {
            Schema::Array(_) => self.array,
            Schema::Object(_) => self.object,
            _ => false,
        };
        others.all.retain(is_known);
        self.parts.extend(others.all);
    }

    /// Returns the kinds of the items of a list.
    fn items(&self) -> Self {
        let mut items = Self::default();
        for array in self.arrays() {
            items.add(&array.items, 0);
            items.add_each(array.first, 0);
        }
        items
    }

    /// Returns the kinds of the item of a list at an index.
    fn item(&self, index: usize) -> Self {
        let mut item = Self::default();
        for array in self.arrays() {
            item.add(array.first.get(index).unwrap_or(&array.items), 0);
        }
        item
    }

    /// The schemas of which each describes items or fields.
    fn described(&self) -> impl Iterator<Item = &'static Schema> {
        self.all.iter().chain(&self.parts).copied()
    }

    /// The schemas of arrays.
    fn arrays(&self) -> impl Iterator<Item = &'static ArraySchema> {
        self.described().filter_map(|schema| match schema {
            Schema::Array(array) => Some(*array),
            _ => None,
        })
    }

    /// The schemas of objects.
    fn objects(&self) -> impl Iterator<Item = &'static ObjectSchema> {
        self.described().filter_map(|schema| match schema {
            Schema::Object(object) => Some(*object),
            _ => None,
        })
    }

    /// Returns the kinds of a field of an object.
    pub(crate) fn field(&self, name: &str) -> Self {
        let mut kinds = Self::default();
        for object in self.objects() {
            let field = object.fields.iter().find(|field| field.name == name);
            let patterns = object.patterns.iter().filter(|(matches, _)| matches(name));
            let declared = field.map(|field| &field.schema).into_iter();
            match declared.chain(patterns.map(|(_, schema)| schema)).next() {
                Some(schema) => kinds.add(schema, 0),
                None if !matches!(object.additional, Schema::Any | Schema::Never) => {
                    kinds.add(&object.additional, 0);
                }
                None => {}
            }
        }
        kinds
    }

    /// Returns `true` if an object can have a field of this name; `others` are not fields.
    pub fn has_field(&self, name: &str, others: &[&str]) -> bool {
        self.objects().any(|object| {
            let has_pattern = object.patterns.iter().any(|(matches, _)| matches(name));
            let is_open = (object.is_map() || has_pattern) && !others.contains(&name);
            is_open || object.fields.iter().any(|field| field.name == name)
        })
    }

    /// Returns the fields that each object requires.
    pub(crate) fn required_fields(&self) -> impl Iterator<Item = &'static str> {
        let mut objects = self.all.iter().filter_map(|schema| match schema {
            Schema::Object(object) => Some(object.fields),
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
        self.empty_within(MAX_EMPTY_DEPTH)
    }

    fn empty_within(&self, depth: usize) -> Option<String> {
        if self.null {
            return Some("null".to_owned());
        }
        match (self.array, self.object) {
            (true, false) => {
                let mut lists = self.all.iter().filter_map(|schema| match schema {
                    Schema::Array(array) => Some(array.minimum),
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
        if any(|schema, text| matches!(schema, Schema::Enum(values) if values.contains(&text))) {
            return None;
        }
        let constants = self.all.iter().filter_map(|schema| match schema {
            Schema::Values(values) => Some(*values),
            _ => None,
        });
        let mut constants = constants.flatten();
        if let Some(constant) = constants.find(|constant| constant.is_represented_by(text)) {
            return Some(constant.to_string());
        }
        if any(|schema, _| matches!(schema, Schema::Boolean)) && matches!(text, "true" | "false") {
            return Some(text.to_owned());
        }
        let may_be_text = any(|schema, _| is_textual(schema));
        let is_kept =
            any(|schema, _| matches!(schema, Schema::Integer(_) | Schema::IntegerEnum(_)));
        // A text may be one that the integer type does not represent, which is `i64` without larger bounds.
        let is_large = || text.parse::<u64>().is_ok() && any(|schema, _| has_large_bound(schema));
        let is_represented = || text != "-0" && (text.parse::<i64>().is_ok() || is_large());
        if is_kept && is_json_integer(text) && (!may_be_text || is_represented()) {
            return Some(text.to_owned());
        }
        let is_number = |schema: &Schema, _: &str| matches!(schema, Schema::Number(_));
        let number: Option<f64> = decode::from_text(text).ok();
        let number = number
            .filter(|number| text.trim() == text && (!may_be_text || number.to_string() == text));
        (any(is_number) && number.is_some()).then(|| text.to_owned())
    }
}

/// Returns `true` for a schema of any string.
fn is_textual(schema: &Schema) -> bool {
    use Schema::{Any, Not, String, Untyped};
    matches!(schema, String(_) | Any | Untyped(_) | Not(..))
}

/// Returns `true` for a schema of integers with a bound that `i64` does not represent.
fn has_large_bound(schema: &Schema) -> bool {
    use NumberConstraint::{ExclusiveMaximum, ExclusiveMinimum, Maximum, Minimum};
    let is_large = |constraint: &NumberConstraint| match constraint {
        Minimum(limit) | Maximum(limit) | ExclusiveMinimum(limit) | ExclusiveMaximum(limit) => {
            matches!(limit, Limit::Decimal(text) if text.parse::<u64>().is_ok())
        }
        NumberConstraint::MultipleOf(_) => false,
    };
    matches!(schema, Schema::Integer(constraints) if constraints.iter().any(is_large))
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
        let first = kinds.arrays().map(|array| array.first.len()).max();
        let first = first.unwrap_or_default();
        let others = kinds.item(first);
        self.json.push('[');
        for (index, item) in items.enumerate() {
            let own = (index < first).then(|| kinds.item(index));
            if index > 0 {
                self.json.push(',');
            }
            match item {
                Value::Json(json) if is_json(json) => self.json.push_str(json),
                item => self.value(own.as_ref().unwrap_or(&others), item),
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
            Schema::Enum(values) => values.contains(&text),
            schema => is_textual(schema),
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
