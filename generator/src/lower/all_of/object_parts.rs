//! The object constraints of several schemas that apply to one value.

use std::collections::HashMap;

use indexmap::{IndexMap, IndexSet};
use openapiv3::{AdditionalProperties, AnySchema, ObjectType, ReferenceOr, Schema};

use super::Conjunct;
use super::overridden_schemas::Nearness;
use crate::lowered::Count;
use crate::names::Name;
use crate::source::Place;

/// The object constraints of one schema.
#[derive(Clone)]
pub struct Part<'a> {
    /// `true` if the schema has `type: object`.
    pub is_typed: bool,
    properties: &'a IndexMap<String, ReferenceOr<Box<Schema>>>,
    required: &'a [String],
    pub additional: Option<&'a AdditionalProperties>,
    pub count: Count,
    pub place: Place,
    /// The prefix of the names of property types.
    owner: String,
}

/// The additional properties of a loosened object.
static LOOSENED: AdditionalProperties = AdditionalProperties::Any(true);

impl<'a> Part<'a> {
    pub fn of_object(object: &'a ObjectType, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: true,
            properties: &object.properties,
            required: &object.required,
            additional: object.additional_properties.as_ref(),
            count: Count {
                minimum: object.min_properties,
                maximum: object.max_properties,
            },
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    pub fn of_any(any: &'a AnySchema, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: any.typ.is_some(),
            properties: &any.properties,
            required: &any.required,
            additional: any.additional_properties.as_ref(),
            count: Count {
                minimum: any.min_properties,
                maximum: any.max_properties,
            },
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    /// An object that was loosened: a schema that includes it keeps all properties.
    pub fn of_loosened(any: &'a AnySchema, place: &Place, owner: &str) -> Self {
        Self {
            additional: Some(&LOOSENED),
            ..Self::of_any(any, place, owner)
        }
    }

    pub fn is_loosened(&self) -> bool {
        let mut additional = self.additional.iter();
        additional.any(|additional| std::ptr::eq(*additional, &raw const LOOSENED))
    }

    /// The schema of a declared property.
    pub fn property(&self, wire: &str) -> Option<&'a ReferenceOr<Box<Schema>>> {
        self.properties.get(wire)
    }

    /// The names of declared properties.
    pub fn names(&self) -> impl Iterator<Item = &'a String> {
        self.properties.keys()
    }

    /// Returns `true` if there are no constraints.
    pub fn is_empty(&self) -> bool {
        self.properties.is_empty()
            && self.required.is_empty()
            && self.additional.is_none()
            && self.count.is_free()
    }

    /// Returns `true` if no property is named.
    pub fn is_map(&self) -> bool {
        self.properties.is_empty() && self.required.is_empty() && !self.is_closed()
    }

    pub fn is_closed(&self) -> bool {
        matches!(self.additional, Some(AdditionalProperties::Any(false)))
    }

    /// The schema of a property, declared or additional.
    fn conjunct_of(&self, wire: &str) -> Option<Conjunct<'a>> {
        let Some(schema) = self.property(wire) else {
            return self.conjunct_of_additional();
        };
        Some(Conjunct {
            schema: schema.into(),
            place: self.place.key("properties").key(wire),
            owner: format!("{}{}", self.owner, Name::upper(wire, None).plain()),
        })
    }

    /// The schema of additional properties.
    pub fn conjunct_of_additional(&self) -> Option<Conjunct<'a>> {
        match self.additional? {
            AdditionalProperties::Schema(schema) => Some(Conjunct {
                schema: schema.as_ref().into(),
                place: self.place.key("additionalProperties"),
                owner: format!("{}Value", self.owner),
            }),
            AdditionalProperties::Any(_) => None,
        }
    }

    /// Returns the precedence of this schema for a property of the object at `object`.
    pub fn nearness_of(&self, wire: &str, object: &Place) -> Nearness {
        match self.property(wire) {
            None => Nearness::AdditionalProperties,
            Some(_) if self.place.is_within(object) => Nearness::Inline,
            Some(_) => Nearness::Referenced,
        }
    }
}

/// Returns `true` if an object schema names no properties.
pub fn is_map(object: &ObjectType) -> bool {
    Part::of_object(object, &Place::root(), "").is_map()
}

/// The distinct property names: declared ones, then those that are only required.
pub fn names_of<'a>(parts: &[Part<'a>]) -> Vec<&'a str> {
    let declared = parts.iter().flat_map(Part::names);
    let required = parts.iter().flat_map(|part| part.required);
    let names: IndexSet<&str> = declared.chain(required).map(String::as_str).collect();
    names.into_iter().collect()
}

/// An index of the parts of an object by property, because an object may have many of both.
pub struct Parts<'p, 'a> {
    pub all: &'p [Part<'a>],
    /// The parts that declare a property.
    declaring: HashMap<&'a str, Vec<usize>>,
    /// The parts with a schema for additional properties.
    with_additional: Vec<usize>,
    /// The first part that requires a property, and the index in its list.
    requiring: HashMap<&'a str, (usize, usize)>,
}

impl<'p, 'a> Parts<'p, 'a> {
    pub fn new(all: &'p [Part<'a>]) -> Self {
        let mut parts = Self {
            all,
            declaring: HashMap::new(),
            with_additional: Vec::new(),
            requiring: HashMap::new(),
        };
        for (number, part) in all.iter().enumerate() {
            for wire in part.names() {
                parts.declaring.entry(wire).or_default().push(number);
            }
            for (index, wire) in part.required.iter().enumerate() {
                parts.requiring.entry(wire).or_insert((number, index));
            }
            if part.conjunct_of_additional().is_some() {
                parts.with_additional.push(number);
            }
        }
        parts
    }

    /// The parts that constrain a property, in order, with their schemas.
    pub fn conjuncts_of(&self, wire: &str) -> Vec<(&'p Part<'a>, Conjunct<'a>)> {
        let declaring = self.declaring.get(wire).map_or(&[][..], Vec::as_slice);
        let mut numbers = [declaring, &self.with_additional].concat();
        numbers.sort_unstable();
        numbers.dedup();
        let parts = numbers
            .into_iter()
            .filter_map(|number| self.all.get(number));
        parts
            .filter_map(|part| Some((part, part.conjunct_of(wire)?)))
            .collect()
    }

    /// The location where a property is required.
    pub fn required_at(&self, wire: &str) -> Option<Place> {
        let (number, index) = self.requiring.get(wire)?;
        let part = self.all.get(*number)?;
        Some(part.place.key("required").index(*index))
    }
}

/// Returns `true` if a required property is forbidden by another part.
pub fn require_forbidden(parts: &[Part<'_>]) -> bool {
    let is_declared = |wire: &str| parts.iter().any(|part| part.conjunct_of(wire).is_some());
    let mut required = parts.iter().flat_map(|part| part.required);
    parts.iter().any(Part::is_closed) && required.any(|wire| !is_declared(wire))
}
