//! What each of the schemas of one object says of its fields.

use std::collections::HashMap;

use indexmap::{IndexMap, IndexSet};
use openapiv3::{AdditionalProperties, AnySchema, ObjectType, ReferenceOr, Schema};

use crate::lower::all_of::Conjunct;
use crate::lower::all_of::overridden_schemas::Nearness;
use crate::names::Name;
use crate::source::Place;

/// The rules for objects of one of several schemas that all hold.
#[derive(Clone)]
pub(in crate::lower) struct Part<'a> {
    /// Whether it says that the value is an object.
    is_typed: bool,
    properties: &'a IndexMap<String, ReferenceOr<Box<Schema>>>,
    required: &'a [String],
    additional: Option<&'a AdditionalProperties>,
    minimum: Option<usize>,
    maximum: Option<usize>,
    place: Place,
    /// What the types of its fields are named after.
    owner: String,
}

impl<'a> Part<'a> {
    pub(in crate::lower) fn of_object(object: &'a ObjectType, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: true,
            properties: &object.properties,
            required: &object.required,
            additional: object.additional_properties.as_ref(),
            minimum: object.min_properties,
            maximum: object.max_properties,
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    pub(in crate::lower) fn of_any(any: &'a AnySchema, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: any.typ.is_some(),
            properties: &any.properties,
            required: &any.required,
            additional: any.additional_properties.as_ref(),
            minimum: any.min_properties,
            maximum: any.max_properties,
            place: place.clone(),
            owner: owner.to_owned(),
        }
    }

    /// Where it stands.
    pub(in crate::lower) fn place(&self) -> &Place {
        &self.place
    }

    /// Whether it says that the value is an object.
    pub(in crate::lower) fn is_typed(&self) -> bool {
        self.is_typed
    }

    /// What it says of a field by its name.
    pub(in crate::lower) fn property(&self, wire: &str) -> Option<&'a ReferenceOr<Box<Schema>>> {
        self.properties.get(wire)
    }

    /// The fields that it says something of by their names.
    pub(in crate::lower) fn named(&self) -> impl Iterator<Item = &'a String> {
        self.properties.keys()
    }

    /// The fields that it says are required.
    fn required(&self) -> impl Iterator<Item = &'a String> {
        self.required.iter()
    }

    /// Whether it says something of a field, or of all that it does not name.
    fn says_what_is(&self, wire: &str) -> bool {
        self.property(wire).is_some() || self.conjunct_of_others().is_some()
    }

    /// Whether it has no rules.
    pub(in crate::lower) fn is_empty(&self) -> bool {
        self.named().next().is_none()
            && self.required().next().is_none()
            && self.additional.is_none()
            && self.minimum.is_none()
            && self.maximum.is_none()
    }

    /// Whether it names no fields.
    pub(in crate::lower) fn is_map(&self) -> bool {
        self.named().next().is_none() && self.required().next().is_none() && !self.is_closed()
    }

    pub(in crate::lower) fn is_closed(&self) -> bool {
        matches!(self.additional, Some(AdditionalProperties::Any(false)))
    }

    /// What it says of a field, if anything.
    fn conjunct_of(&self, wire: &str) -> Option<Conjunct<'a>> {
        if let Some(schema) = self.property(wire) {
            return Some(Conjunct {
                schema: schema.into(),
                place: self.place.key("properties").key(wire),
                owner: format!("{}{}", self.owner, Name::upper(wire, None).plain()),
            });
        }
        self.conjunct_of_others()
    }

    /// How near to a field of an object, which stands at a place, it says something of it.
    pub(in crate::lower) fn nearness_of(&self, wire: &str, object: &Place) -> Nearness {
        match self.property(wire) {
            None => Nearness::Others,
            Some(_) if self.place.is_within(object) => Nearness::Own,
            Some(_) => Nearness::Elsewhere,
        }
    }

    /// What it says of the fields that it does not name.
    pub(in crate::lower) fn conjunct_of_others(&self) -> Option<Conjunct<'a>> {
        match self.additional? {
            AdditionalProperties::Schema(schema) => Some(Conjunct {
                schema: schema.as_ref().into(),
                place: self.place.key("additionalProperties"),
                owner: format!("{}Value", self.owner),
            }),
            AdditionalProperties::Any(_) => None,
        }
    }

    /// Whether it says anything of the fields that it does not name.
    pub(in crate::lower) fn speaks_of_others(&self) -> bool {
        self.additional.is_some()
    }

    /// How many fields a value has at least.
    pub(in crate::lower) fn minimum(&self) -> Option<usize> {
        self.minimum
    }

    /// How many fields a value has at most.
    pub(in crate::lower) fn maximum(&self) -> Option<usize> {
        self.maximum
    }
}

/// Whether an object has no fields of its own.
pub(in crate::lower) fn is_map(object: &ObjectType) -> bool {
    Part::of_object(object, &Place::root(), "").is_map()
}

/// The names of the fields of an object, each once: those that have a schema, and
/// then those that are only listed as required.
pub(in crate::lower) fn names_of<'a>(parts: &[Part<'a>]) -> Vec<&'a str> {
    let with_schema = parts.iter().flat_map(Part::named);
    let required = parts.iter().flat_map(Part::required);
    let names: IndexSet<&str> = with_schema.chain(required).map(String::as_str).collect();
    names.into_iter().collect()
}

/// The parts of one object, by the fields that they speak of: an object may have many of both.
pub(in crate::lower) struct Parts<'p, 'a> {
    pub(in crate::lower) all: &'p [Part<'a>],
    /// The parts that name a field, by their numbers.
    naming: HashMap<&'a str, Vec<usize>>,
    /// Those that say something of the fields that they do not name.
    of_others: Vec<usize>,
    /// The first that requires a field, and where in its list.
    requiring: HashMap<&'a str, (usize, usize)>,
}

impl<'p, 'a> Parts<'p, 'a> {
    pub(in crate::lower) fn new(all: &'p [Part<'a>]) -> Self {
        let mut parts = Self {
            all,
            naming: HashMap::new(),
            of_others: Vec::new(),
            requiring: HashMap::new(),
        };
        for (number, part) in all.iter().enumerate() {
            for wire in part.named() {
                parts.naming.entry(wire).or_default().push(number);
            }
            for (index, wire) in part.required.iter().enumerate() {
                parts.requiring.entry(wire).or_insert((number, index));
            }
            if part.conjunct_of_others().is_some() {
                parts.of_others.push(number);
            }
        }
        parts
    }

    /// The parts that say something of a field, in their order, and what they say.
    pub(in crate::lower) fn conjuncts_of(&self, wire: &str) -> Vec<(&'p Part<'a>, Conjunct<'a>)> {
        let named = self.naming.get(wire).map_or(&[][..], Vec::as_slice);
        let mut numbers = [named, &self.of_others].concat();
        numbers.sort_unstable();
        numbers.dedup();
        let parts = numbers
            .into_iter()
            .filter_map(|number| self.all.get(number));
        parts
            .filter_map(|part| Some((part, part.conjunct_of(wire)?)))
            .collect()
    }

    /// Where a field is said to be required.
    pub(in crate::lower) fn required_at(&self, wire: &str) -> Option<Place> {
        let (number, index) = self.requiring.get(wire)?;
        let part = self.all.get(*number)?;
        Some(part.place.key("required").index(*index))
    }
}

/// Whether an object that holds to all of some parts must have a field that it may not have.
pub(in crate::lower) fn require_what_is_forbidden(parts: &[Part<'_>]) -> bool {
    let is_said = |wire: &str| parts.iter().any(|part| part.says_what_is(wire));
    let mut required = parts.iter().flat_map(Part::required);
    parts.iter().any(Part::is_closed) && required.any(|wire| !is_said(wire))
}
