//! Merges what several schemas say of one value.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use serde_json::Value;

use super::choice::{self, Meaning};
use super::{Limits, Notes, Others, Shape, Tags, Types, Values};
use crate::at::At;
use crate::schema::conditions::KEYWORDS;
use crate::schema::values::same;
use generator::internals::IN_PLACE;
use generator::source::Place;

/// Keywords of objects: a schema with one of them and without a type is one of objects.
const OF_OBJECTS: [&str; 5] = [
    "additionalProperties",
    "maxProperties",
    "minProperties",
    "properties",
    "required",
];

/// What some schemas allow together.
pub(super) fn gather<'a>(parts: &[At<'a>]) -> Shape<'a> {
    let place = parts.first().map(|part| part.resolved().place);
    let mut gathering = Gathering::new(place.unwrap_or_default(), Rc::default());
    for part in parts {
        gathering.add(part, true);
    }
    gathering.finish()
}

fn anything<'a>(place: Place) -> Shape<'a> {
    Shape {
        place,
        types: Types::ALL,
        types_at: None,
        values: None,
        limits: Limits::default(),
        format: None,
        patterns: Vec::new(),
        properties: Default::default(),
        required: Default::default(),
        others: Others::Free,
        items: Vec::new(),
        positions: Vec::new(),
        choices: Vec::new(),
        rest: Vec::new(),
        notes: Notes::default(),
        tags: Vec::new(),
    }
}

/// How bytes are told as text: what `format: byte` says, too.
const BASE64: &str = "base64";

/// Whether what is unevaluated is what is additional: no schema beside says anything.
fn stands_alone(schema: &At<'_>) -> bool {
    let mut beside = IN_PLACE.iter();
    !beside.any(|keyword| schema.get(keyword).is_some())
}

/// Whether a keyword that is compared as it is forbids anything.
fn says_something(keyword: &str, at: &At<'_>, schema: &At<'_>) -> bool {
    let is_empty = match at.value {
        Value::Bool(is_free) => *is_free,
        Value::Object(object) => object.values().all(|value| match keyword {
            "dependentRequired" => value.as_array().is_some_and(Vec::is_empty),
            _ => false,
        }),
        _ => false,
    };
    match keyword {
        "contains" | "not" | "if" => true,
        "contentEncoding" => at.value.as_str() != Some(BASE64),
        "unevaluatedProperties" => !is_empty && !stands_alone(schema),
        _ => !is_empty,
    }
}

/// Choices within more choices are not followed to find whether they allow `null`.
const DEEPEST: usize = 32;

struct Gathering<'a> {
    shape: Shape<'a>,
    /// Whether a schema that is the whole of it, rather than a part, allows `null` besides.
    is_nullable: bool,
    /// Whether a part names types without `null`.
    refuses_null: bool,
    /// The schemas that were read, as the whole or as parts: one may include itself, and none says more when it is
    /// said again.
    seen: HashSet<(Place, bool)>,
    /// Whether the schemas of choices allow `null`.
    nullable: Rc<RefCell<HashMap<Place, bool>>>,
    /// How many choices this is within.
    depth: usize,
}

impl<'a> Gathering<'a> {
    fn new(place: Place, nullable: Rc<RefCell<HashMap<Place, bool>>>) -> Self {
        Self {
            shape: anything(place),
            is_nullable: false,
            refuses_null: false,
            seen: HashSet::new(),
            nullable,
            depth: 0,
        }
    }

    /// Adds a schema, which is the whole or a part of what is said.
    fn add(&mut self, schema: &At<'a>, is_whole: bool) {
        if !self.seen.insert((schema.place.clone(), is_whole)) {
            return;
        }
        if let Some(target) = schema.target() {
            self.add(&target, is_whole);
        }
        if schema.value == &Value::Bool(false) {
            self.shape.types = Types::NONE;
        }
        // OpenAPI 3.0 passes over what stands beside a reference.
        if schema.text("$ref").is_none() || !schema.is_3_0() {
            self.own(schema, is_whole);
        }
    }

    fn own(&mut self, schema: &At<'a>, is_whole: bool) {
        self.types(schema, is_whole);
        self.values(schema);
        self.shape.limits.add(schema);
        self.texts(schema);
        self.object(schema);
        self.array(schema);
        self.notes(schema);
        let is_choice = schema.get("oneOf").or_else(|| schema.get("anyOf"));
        if is_whole || is_choice.is_some() {
            self.shape.tags.extend(Tags::of(schema));
        }
        for (keyword, ..) in &KEYWORDS {
            let found = schema
                .get(keyword)
                .filter(|at| says_something(keyword, at, schema));
            self.shape.rest.extend(found.map(|at| (*keyword, at)));
        }
        for member in schema.get("allOf").iter().flat_map(At::listed) {
            self.add(&member, false);
        }
        for keyword in ["oneOf", "anyOf"] {
            if let Some((meaning, has_null)) = choice::read(schema, keyword) {
                self.choice(meaning, has_null, is_whole);
            }
        }
    }

    fn types(&mut self, schema: &At<'a>, is_whole: bool) {
        let nullable = schema.is("nullable");
        self.is_nullable |= nullable && is_whole;
        let named = schema.get("type");
        let types = match &named {
            Some(named) => Types::named(named.value),
            None if OF_OBJECTS.iter().any(|key| schema.get(key).is_some()) => Types::OBJECT,
            None => return,
        };
        self.refuses_null |= !types.has(Types::NULL) && !nullable;
        self.shape.types = self.shape.types.and(types.or(Types::NULL));
        if let Some(named) = named {
            self.shape.types_at = Some(named.place);
        }
    }

    fn values(&mut self, schema: &At<'a>) {
        if let Some(list) = schema.get("enum") {
            let all = list.listed().map(|at| (at.value, at.place)).collect();
            self.only(all, list.place, false);
        }
        if let Some(only) = schema.get("const") {
            self.only(vec![(only.value, only.place.clone())], only.place, true);
        }
    }

    /// Only some values are allowed, of those that were.
    fn only(&mut self, mut all: Vec<(&'a Value, Place)>, place: Place, is_const: bool) {
        let known = all.len();
        all.retain(|(value, _)| !value.is_null());
        self.refuses_null |= all.len() == known;
        let all = match self.shape.values.take() {
            None => all,
            Some(before) => {
                let is_known = |value: &Value| before.all.iter().any(|(one, _)| same(one, value));
                all.retain(|(value, _)| is_known(value));
                all
            }
        };
        self.shape.values = Some(Values {
            all,
            place,
            is_const,
        });
    }

    fn texts(&mut self, schema: &At<'a>) {
        if let (Some(format), Some(at)) = (schema.text("format"), schema.get("format")) {
            self.shape.format = Some((format, at.place));
        }
        if schema.text("contentEncoding") == Some(BASE64)
            && let (None, Some(at)) = (&self.shape.format, schema.get("contentEncoding"))
        {
            self.shape.format = Some(("byte", at.place));
        }
        if let (Some(pattern), Some(at)) = (schema.text("pattern"), schema.get("pattern"))
            && !matches!(pattern, "" | ".*" | "^.*$" | "^")
            && !self
                .shape
                .patterns
                .iter()
                .any(|(known, _)| *known == pattern)
        {
            self.shape.patterns.push((pattern, at.place));
        }
    }

    fn object(&mut self, schema: &At<'a>) {
        for (name, property) in schema.get("properties").iter().flat_map(At::named) {
            self.shape
                .properties
                .entry(name)
                .or_default()
                .push(property);
        }
        for name in schema.get("required").iter().flat_map(At::listed) {
            if let Some(text) = name.value.as_str() {
                self.shape.required.entry(text).or_insert(name.place);
            }
        }
        let unevaluated = || {
            schema
                .get("unevaluatedProperties")
                .filter(|_| stands_alone(schema))
        };
        let Some(others) = schema.get("additionalProperties").or_else(unevaluated) else {
            return;
        };
        match (others.value, &mut self.shape.others) {
            (Value::Bool(true), _) | (_, Others::Closed(_)) => {}
            (Value::Bool(false), _) => self.shape.others = Others::Closed(others.place),
            (Value::Object(object), _) if object.is_empty() => {}
            (_, Others::Held(held)) => held.push(others),
            (_, Others::Free) => self.shape.others = Others::Held(vec![others]),
        }
    }

    fn array(&mut self, schema: &At<'a>) {
        let items = schema.get("items");
        let is_list = items.as_ref().is_some_and(|items| items.value.is_array());
        let positions = if is_list {
            items.clone()
        } else {
            schema.get("prefixItems")
        };
        self.shape
            .positions
            .extend(positions.iter().flat_map(At::listed));
        let says_something = |items: &At<'_>| {
            items.value.is_object() && items.object().is_none_or(|object| !object.is_empty())
                || items.value == &Value::Bool(false)
        };
        let items = items.filter(|items| !is_list && says_something(items));
        self.shape.items.extend(items);
    }

    fn notes(&mut self, schema: &At<'a>) {
        let notes = &mut self.shape.notes;
        let said = |key: &str| schema.get(key).filter(|at| at.value == &Value::Bool(true));
        let place = |at: At<'_>| at.place;
        notes.default = notes.default.take().or_else(|| schema.get("default"));
        notes.read_only = notes
            .read_only
            .take()
            .or_else(|| said("readOnly").map(place));
        notes.write_only = notes
            .write_only
            .take()
            .or_else(|| said("writeOnly").map(place));
        notes.xml = notes.xml.take().or_else(|| schema.get("xml"));
    }

    fn choice(&mut self, meaning: Meaning<'a>, has_null: bool, is_whole: bool) {
        self.is_nullable |= has_null && is_whole;
        match meaning {
            Meaning::Only(only) => self.add(&only, false),
            Meaning::Types(types) => {
                self.refuses_null |= !types.has(Types::NULL) && !has_null;
                self.shape.types = self.shape.types.and(types.or(Types::NULL));
            }
            Meaning::Values(values, types) => {
                self.shape.types = self.shape.types.and(types.or(Types::NULL));
                self.refuses_null |= !types.has(Types::NULL) && !has_null;
                let may_be_null = self.refuses_null;
                self.only(values.all, values.place, false);
                self.refuses_null = may_be_null;
            }
            Meaning::Choice(choice) => {
                self.refuses_null |= !has_null && !self.allows_null(&choice);
                self.shape.choices.push(choice);
            }
        }
    }

    /// Whether a branch of a choice may be `null`.
    fn allows_null(&self, choice: &choice::Choice<'a>) -> bool {
        let mut branches = choice.branches.iter();
        branches.any(|branch| {
            let known = self.nullable.borrow().get(&branch.place).copied();
            known.unwrap_or_else(|| {
                // A choice that holds itself says nothing new.
                self.nullable
                    .borrow_mut()
                    .insert(branch.place.clone(), false);
                let is_nullable = self.depth < DEEPEST && self.is_nullable_branch(branch);
                self.nullable
                    .borrow_mut()
                    .insert(branch.place.clone(), is_nullable);
                is_nullable
            })
        })
    }

    fn is_nullable_branch(&self, branch: &At<'a>) -> bool {
        let mut inner = Self::new(branch.place.clone(), Rc::clone(&self.nullable));
        inner.depth = self.depth + 1;
        inner.add(branch, true);
        inner.finish().is_nullable()
    }

    fn finish(self) -> Shape<'a> {
        let mut shape = self.shape;
        if self.refuses_null && !self.is_nullable {
            shape.types = shape.types.without(Types::NULL);
        }
        if let Some(values) = &shape.values {
            let of_values = values.all.iter();
            let of_values = of_values.map(|(value, _)| Types::of(value));
            let of_values = of_values.fold(Types::NULL, Types::or);
            shape.types = shape.types.and(of_values);
        }
        let is_every_boolean = shape.values.as_ref().is_some_and(|values| {
            let has = |wanted: bool| {
                values
                    .all
                    .iter()
                    .any(|(one, _)| one.as_bool() == Some(wanted))
            };
            shape.types.without(Types::NULL) == Types::BOOLEAN && has(true) && has(false)
        });
        if is_every_boolean {
            shape.values = None;
        }
        let format = shape.format.as_ref().map(|(name, _)| *name);
        shape.limits.settle(shape.types, format);
        if !shape.types.meets(Types::STRING) {
            shape.patterns.clear();
        }
        if !shape.types.meets(Types::ARRAY) {
            shape.items.clear();
            shape.positions.clear();
        }
        shape.rest.sort_by_key(|(keyword, _)| *keyword);
        shape
    }
}
