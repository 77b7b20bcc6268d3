//! Merges schemas, all of which apply to a value.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use serde_json::Value;

use super::bounds::is_inexact;
use super::union::{Simplified, Union, simplify};
use super::{
    AdditionalProperties, AllowedValues, Annotations, Bounds, Discriminator, Shape, Types,
};
use crate::node::Node;
use crate::schema::keywords::{KEYWORDS, Keyword, Kind};
use crate::schema::values::same;
use openapi_crates::internals::IN_PLACE;
use openapi_crates::source::Place;

/// Keywords that imply objects in schemas without `type`.
const OBJECT_KEYWORDS: [&str; 5] = [
    "additionalProperties",
    "maxProperties",
    "minProperties",
    "properties",
    "required",
];

/// Patterns that match any string.
const TRIVIAL_PATTERNS: [&str; 4] = ["", ".*", "^.*$", "^"];

/// The encoding that is the same as `format: byte`.
const BASE64: &str = "base64";

/// The maximum depth of unions that are searched for `null`.
const MAX_DEPTH: usize = 32;

pub(super) fn merge<'a>(parts: &[Node<'a>]) -> Shape<'a> {
    let place = parts.first().map(|part| part.resolved().place);
    let mut merger = Merger::new(place.unwrap_or_default(), Rc::default(), 0);
    for part in parts {
        merger.add(part, true);
    }
    merger.finish()
}

fn any<'a>(place: Place) -> Shape<'a> {
    Shape {
        place,
        types: Types::ALL,
        types_place: None,
        values: None,
        bounds: Bounds::default(),
        format: None,
        patterns: Vec::new(),
        properties: Default::default(),
        required: Default::default(),
        additional: AdditionalProperties::Any,
        items: Vec::new(),
        prefix_items: Vec::new(),
        unions: Vec::new(),
        keywords: Vec::new(),
        annotations: Annotations::default(),
        discriminators: Vec::new(),
    }
}

/// `true` if no keyword evaluates properties, so that the unevaluated ones are the additional ones.
fn stands_alone(schema: &Node<'_>) -> bool {
    !IN_PLACE.iter().any(|keyword| schema.get(keyword).is_some())
}

/// `true` if a keyword that is compared as a whole restricts anything.
fn is_restrictive(keyword: &Keyword, node: &Node<'_>, schema: &Node<'_>) -> bool {
    let is_empty = match node.value {
        Value::Bool(is_any) => *is_any,
        Value::Object(object) => object.values().all(|value| {
            keyword.name == "dependentRequired" && value.as_array().is_some_and(Vec::is_empty)
        }),
        _ => false,
    };
    match keyword.name {
        _ if matches!(keyword.kind, Kind::Number) => is_inexact(node.value),
        "contains" | "not" => true,
        // Alone, it has an effect only for properties and items that nothing else evaluates.
        "if" => ["then", "else", "unevaluatedProperties", "unevaluatedItems"]
            .iter()
            .any(|keyword| schema.get(keyword).is_some()),
        "then" | "else" => !is_empty && schema.get("if").is_some(),
        "contentEncoding" => node.value.as_str() != Some(BASE64),
        "unevaluatedProperties" => !is_empty && !stands_alone(schema),
        _ => !is_empty,
    }
}

struct Merger<'a> {
    shape: Shape<'a>,
    /// `true` if a whole schema, rather than a part of one, allows `null`.
    is_nullable: bool,
    /// `true` if a part does not allow `null`.
    rejects_null: bool,
    /// The merged schemas, each as a whole or as a part: a schema may include itself.
    seen: HashSet<(Place, bool)>,
    /// For each alternative of a union, `true` if it allows `null`.
    nullable: Rc<RefCell<HashMap<Place, bool>>>,
    depth: usize,
}

impl<'a> Merger<'a> {
    fn new(place: Place, nullable: Rc<RefCell<HashMap<Place, bool>>>, depth: usize) -> Self {
        Self {
            shape: any(place),
            is_nullable: false,
            rejects_null: false,
            seen: HashSet::new(),
            nullable,
            depth,
        }
    }

    /// Adds a whole schema, or a part of one.
    fn add(&mut self, schema: &Node<'a>, is_whole: bool) {
        if !self.seen.insert((schema.place.clone(), is_whole)) {
            return;
        }
        if let Some(target) = schema.target() {
            self.add(&target, is_whole);
        }
        if schema.value == &Value::Bool(false) {
            self.shape.types = Types::NONE;
        }
        // OpenAPI 3.0 ignores siblings of `$ref`.
        if schema.text("$ref").is_none() || !schema.is_3_0() {
            self.keywords(schema, is_whole);
        }
    }

    fn keywords(&mut self, schema: &Node<'a>, is_whole: bool) {
        self.types(schema, is_whole);
        self.values(schema);
        self.shape.bounds.add(schema);
        self.strings(schema);
        self.object(schema);
        self.array(schema);
        self.annotations(schema);
        let union = schema.get("oneOf").or_else(|| schema.get("anyOf"));
        if is_whole || union.is_some() {
            self.shape.discriminators.extend(Discriminator::of(schema));
        }
        for keyword in &KEYWORDS {
            let node = schema.get(keyword.name);
            let node = node.filter(|node| is_restrictive(keyword, node, schema));
            self.shape
                .keywords
                .extend(node.map(|node| (keyword.name, node)));
        }
        for member in schema.items_of("allOf") {
            self.add(&member, false);
        }
        for keyword in ["oneOf", "anyOf"] {
            if let Some((union, has_null)) = simplify(schema, keyword) {
                self.union(union, has_null, is_whole);
            }
        }
    }

    fn types(&mut self, schema: &Node<'a>, is_whole: bool) {
        let nullable = schema.is("nullable");
        self.is_nullable |= nullable && is_whole;
        let named = schema.get("type");
        let types = match &named {
            Some(named) => Types::named(named.value),
            None if OBJECT_KEYWORDS.iter().any(|key| schema.get(key).is_some()) => Types::OBJECT,
            None => return,
        };
        self.restrict_types(types, nullable);
        if let Some(named) = named {
            self.shape.types_place = Some(named.place);
        }
    }

    fn restrict_types(&mut self, types: Types, is_nullable: bool) {
        self.rejects_null |= !types.has(Types::NULL) && !is_nullable;
        self.shape.types = self.shape.types.and(types.or(Types::NULL));
    }

    fn values(&mut self, schema: &Node<'a>) {
        if let Some(list) = schema.get("enum") {
            let all = list.items().map(|node| (node.value, node.place)).collect();
            self.restrict_values(all, list.place, false);
        }
        if let Some(only) = schema.get("const") {
            self.restrict_values(vec![(only.value, only.place.clone())], only.place, true);
        }
    }

    fn restrict_values(&mut self, mut all: Vec<(&'a Value, Place)>, place: Place, is_const: bool) {
        let known = all.len();
        all.retain(|(value, _)| !value.is_null());
        self.rejects_null |= all.len() == known;
        if let Some(before) = self.shape.values.take() {
            all.retain(|(value, _)| before.all.iter().any(|(one, _)| same(one, value)));
        }
        self.shape.values = Some(AllowedValues {
            all,
            place,
            is_const,
        });
    }

    fn strings(&mut self, schema: &Node<'a>) {
        let shape = &mut self.shape;
        if let Some(format) = schema.text("format") {
            shape.format = Some((format, schema.place_of("format")));
        }
        if schema.text("contentEncoding") == Some(BASE64) && shape.format.is_none() {
            shape.format = Some(("byte", schema.place_of("contentEncoding")));
        }
        if let Some(pattern) = schema.text("pattern")
            && !TRIVIAL_PATTERNS.contains(&pattern)
            && !shape.patterns.iter().any(|(known, _)| *known == pattern)
        {
            shape.patterns.push((pattern, schema.place_of("pattern")));
        }
    }

    fn object(&mut self, schema: &Node<'a>) {
        for (name, property) in schema.members_of("properties") {
            self.shape
                .properties
                .entry(name)
                .or_default()
                .push(property);
        }
        for name in schema.items_of("required") {
            if let Some(text) = name.value.as_str() {
                self.shape.required.entry(text).or_insert(name.place);
            }
        }
        let unevaluated = || {
            schema
                .get("unevaluatedProperties")
                .filter(|_| stands_alone(schema))
        };
        let Some(additional) = schema.get("additionalProperties").or_else(unevaluated) else {
            return;
        };
        match (additional.value, &mut self.shape.additional) {
            (Value::Bool(true), _) | (_, AdditionalProperties::Forbidden(_)) => {}
            (Value::Bool(false), known) => {
                *known = AdditionalProperties::Forbidden(additional.place)
            }
            (Value::Object(object), _) if object.is_empty() => {}
            (_, AdditionalProperties::Schemas(schemas)) => schemas.push(additional),
            (_, known) => *known = AdditionalProperties::Schemas(vec![additional]),
        }
    }

    fn array(&mut self, schema: &Node<'a>) {
        let is_list = |node: &Node<'_>| node.value.is_array();
        let (prefix, items) = match schema.get("items") {
            Some(items) if is_list(&items) => (Some(items), None),
            items => (schema.get("prefixItems"), items),
        };
        self.shape
            .prefix_items
            .extend(prefix.iter().flat_map(Node::items));
        let is_restrictive = |items: &Node<'_>| {
            items.object().is_some_and(|object| !object.is_empty())
                || items.value == &Value::Bool(false)
        };
        self.shape.items.extend(items.filter(is_restrictive));
    }

    fn annotations(&mut self, schema: &Node<'a>) {
        let known = &mut self.shape.annotations;
        let flag = |key: &str| schema.is(key).then(|| schema.place_of(key));
        known.default = known.default.take().or_else(|| schema.get("default"));
        known.read_only = known.read_only.take().or_else(|| flag("readOnly"));
        known.write_only = known.write_only.take().or_else(|| flag("writeOnly"));
        known.xml = known.xml.take().or_else(|| schema.get("xml"));
    }

    fn union(&mut self, union: Simplified<'a>, has_null: bool, is_whole: bool) {
        self.is_nullable |= has_null && is_whole;
        match union {
            Simplified::Only(only) => self.add(&only, false),
            Simplified::Types(types) => self.restrict_types(types, has_null),
            Simplified::Values(values, types) => {
                self.restrict_types(types, has_null);
                let rejects_null = self.rejects_null;
                self.restrict_values(values.all, values.place, false);
                self.rejects_null = rejects_null;
            }
            Simplified::Union(union) => {
                self.rejects_null |= !has_null && !self.allows_null(&union);
                self.shape.unions.push(union);
            }
        }
    }

    /// `true` if an alternative of a union allows `null`.
    fn allows_null(&self, union: &Union<'a>) -> bool {
        union.alternatives.iter().any(|alternative| {
            let place = &alternative.place;
            let known = self.nullable.borrow().get(place).copied();
            known.unwrap_or_else(|| {
                // A recursive union does not allow more values.
                self.nullable.borrow_mut().insert(place.clone(), false);
                let is_nullable = self.depth < MAX_DEPTH && {
                    let nullable = Rc::clone(&self.nullable);
                    let mut inner = Self::new(place.clone(), nullable, self.depth + 1);
                    inner.add(alternative, true);
                    inner.finish().is_nullable()
                };
                self.nullable
                    .borrow_mut()
                    .insert(place.clone(), is_nullable);
                is_nullable
            })
        })
    }

    fn finish(self) -> Shape<'a> {
        let mut shape = self.shape;
        if self.rejects_null && !self.is_nullable {
            shape.types = shape.types.without(Types::NULL);
        }
        if let Some(values) = &shape.values {
            let types = values.all.iter().map(|(value, _)| Types::of(value));
            shape.types = shape.types.and(types.fold(Types::NULL, Types::or));
            let has = |wanted: bool| {
                values
                    .all
                    .iter()
                    .any(|(one, _)| **one == Value::Bool(wanted))
            };
            let is_boolean = shape.types.without(Types::NULL) == Types::BOOLEAN;
            if is_boolean && has(true) && has(false) {
                shape.values = None;
            }
        }
        let format = shape.format_name();
        shape.bounds.simplify(shape.types, format);
        if !shape.types.meets(Types::STRING) {
            shape.patterns.clear();
        }
        if !shape.types.meets(Types::ARRAY) {
            shape.items.clear();
            shape.prefix_items.clear();
        }
        shape.keywords.sort_by_key(|(keyword, _)| *keyword);
        shape
    }
}
