//! Objects: structs, maps, and both in one.

use indexmap::IndexMap;
use openapiv3::{AdditionalProperties, AnySchema, ObjectType, ReferenceOr, Schema};

use super::Lowering;
use super::all_of::Conjunct;
use super::constraints::allows_count;
use super::overridden::Nearness;
use super::schema::SchemaOr;
use crate::model::{Access, Field, Map, Object, Others, Type, TypeKind};
use crate::names::{self, Case, Name, Scope, Wanted};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The rules for objects of one of several schemas that all hold.
#[derive(Clone)]
pub(super) struct Part<'a> {
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
    /// The fields that it has, and that the type is to be without.
    hidden: Vec<String>,
}

impl<'a> Part<'a> {
    pub(super) fn of_object(object: &'a ObjectType, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: true,
            properties: &object.properties,
            required: &object.required,
            additional: object.additional_properties.as_ref(),
            minimum: object.min_properties,
            maximum: object.max_properties,
            place: place.clone(),
            owner: owner.to_owned(),
            hidden: Vec::new(),
        }
    }

    pub(super) fn of_any(any: &'a AnySchema, place: &Place, owner: &str) -> Self {
        Self {
            is_typed: any.typ.is_some(),
            properties: &any.properties,
            required: &any.required,
            additional: any.additional_properties.as_ref(),
            minimum: any.min_properties,
            maximum: any.max_properties,
            place: place.clone(),
            owner: owner.to_owned(),
            hidden: Vec::new(),
        }
    }

    /// Where it stands.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }

    /// Whether it says that the value is an object.
    pub(super) fn is_typed(&self) -> bool {
        self.is_typed
    }

    /// Leaves out a field.
    pub(super) fn hide(&mut self, wire: &str) {
        self.hidden.push(wire.to_owned());
    }

    /// What it says of a field by its name.
    pub(super) fn property(&self, wire: &str) -> Option<&'a ReferenceOr<Box<Schema>>> {
        let schema = self.properties.get(wire);
        schema.filter(|_| !self.is_hidden(wire))
    }

    fn is_hidden(&self, wire: &str) -> bool {
        self.hidden.iter().any(|hidden| hidden == wire)
    }

    /// The fields that it says something of by their names.
    fn named(&self) -> impl Iterator<Item = &'a String> {
        self.properties.keys().filter(|wire| !self.is_hidden(wire))
    }

    /// The fields that it says are required.
    fn required(&self) -> impl Iterator<Item = &'a String> {
        self.required.iter().filter(|wire| !self.is_hidden(wire))
    }

    /// Whether it has no rules.
    pub(super) fn is_empty(&self) -> bool {
        self.named().next().is_none()
            && self.required().next().is_none()
            && self.additional.is_none()
            && self.minimum.is_none()
            && self.maximum.is_none()
    }

    /// Whether it names no fields.
    fn is_map(&self) -> bool {
        self.named().next().is_none() && self.required().next().is_none() && !self.is_closed()
    }

    fn is_closed(&self) -> bool {
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
    fn nearness_of(&self, wire: &str, object: &Place) -> Nearness {
        match self.property(wire) {
            None => Nearness::Others,
            Some(_) if self.place.is_within(object) => Nearness::Own,
            Some(_) => Nearness::Elsewhere,
        }
    }

    /// What it says of the fields that it does not name.
    fn conjunct_of_others(&self) -> Option<Conjunct<'a>> {
        match self.additional? {
            AdditionalProperties::Schema(schema) => Some(Conjunct {
                schema: schema.as_ref().into(),
                place: self.place.key("additionalProperties"),
                owner: format!("{}Value", self.owner),
            }),
            AdditionalProperties::Any(_) => None,
        }
    }

    /// Where it says that a field is required.
    pub(super) fn required_at(&self, wire: &str) -> Option<Place> {
        let index = self.required.iter().position(|name| name == wire)?;
        Some(self.place.key("required").index(index))
    }
}

/// Whether an object has no fields of its own.
pub(super) fn is_map(object: &ObjectType) -> bool {
    Part::of_object(object, &Place::root(), "").is_map()
}

impl<'a> Lowering<'a> {
    /// What an object is made of that stands under a name.
    pub(super) fn object(
        &mut self,
        parts: &[Part<'a>],
        place: &Place,
        owner: &str,
    ) -> Option<TypeKind> {
        if parts.iter().all(Part::is_map) {
            return self.map(parts, place, owner).map(TypeKind::Alias);
        }
        self.note_counts(parts);
        self.warn_of_closed_parts(parts);
        let mut scope = Scope::default();
        let mut fields = Vec::new();
        for name in self.names_of_fields(parts, &mut scope) {
            fields.push(self.field(name, parts, place, owner)?);
        }
        let others = self.others(parts, place, owner, &mut scope)?;
        Some(TypeKind::Struct(Object {
            fields,
            others,
            ignored: Vec::new(),
        }))
    }

    fn field(
        &mut self,
        name: Name,
        parts: &[Part<'a>],
        object: &Place,
        owner: &str,
    ) -> Option<Field> {
        let wire = name.wire.as_str();
        let conjuncts = parts.iter().filter_map(|part| {
            let conjunct = part.conjunct_of(wire)?;
            Some((part.nearness_of(wire, object), conjunct))
        });
        let conjuncts = self.without_overridden(conjuncts.collect());
        let required_at = parts.iter().find_map(|part| part.required_at(wire));
        let place = match (conjuncts.first(), &required_at) {
            (Some(first), _) => first.place.clone(),
            (None, Some(place)) => place.clone(),
            (None, None) => return None,
        };
        if conjuncts.is_empty() && parts.iter().any(Part::is_closed) {
            let message = format!("the field {} is required, and not allowed", quoted(wire));
            self.report.add(Code::NoValue, &place, message);
        }
        let stem = match conjuncts.as_slice() {
            [only] => only.owner.clone(),
            _ => format!("{owner}{}", Name::upper(wire, None).plain()),
        };
        let used = self.used_all(&conjuncts, &place, &stem)?;
        Some(Field {
            name,
            description: used.description,
            required: required_at.is_some(),
            deprecated: used.deprecated,
            ty: used.ty,
            boxed: false,
            access: self.access(&conjuncts),
            default: used.default,
        })
    }

    /// The names of the fields of an object. One that the description chose, and that
    /// is taken, is refused.
    fn names_of_fields(&mut self, parts: &[Part<'a>], scope: &mut Scope) -> Vec<Name> {
        let wires = names_of(parts);
        let chosen: Vec<Option<String>> = wires
            .iter()
            .map(|wire| self.name_chosen_for(wire, parts))
            .collect();
        let wanted: Vec<Wanted<'_>> = wires
            .iter()
            .zip(&chosen)
            .map(|(wire, chosen)| Wanted::new(wire, chosen.as_deref()))
            .collect();
        let mut fields = Vec::new();
        for (settled, wanted) in scope
            .settle(Case::Lower, &wanted, names::OF_STRUCTS)
            .into_iter()
            .zip(wanted)
        {
            match settled {
                Ok(name) => fields.push(name),
                Err(taken) => {
                    let first = conjuncts_of(wanted.wire, parts).into_iter().next();
                    let place = first.map_or_else(Place::root, |first| first.place);
                    self.name_taken(wanted.wire, &taken, &place);
                    fields.push(Name::lower(wanted.wire, wanted.chosen));
                }
            }
        }
        fields
    }

    fn name_chosen_for(&mut self, wire: &str, parts: &[Part<'a>]) -> Option<String> {
        let conjuncts = conjuncts_of(wire, parts);
        conjuncts.iter().find_map(|one| match one.schema {
            SchemaOr::Item(item) => self.rust_name(&item.schema_data.extensions, &one.place),
            SchemaOr::Reference(_) => None,
        })
    }

    fn others(
        &mut self,
        parts: &[Part<'a>],
        place: &Place,
        owner: &str,
        scope: &mut Scope,
    ) -> Option<Others> {
        if parts.iter().any(Part::is_closed) {
            return Some(Others::Refused);
        }
        if parts.iter().all(|part| part.additional.is_none()) {
            return Some(Others::Ignored);
        }
        let values = self.other_values(parts, place, owner)?;
        let mut name = Name::lower("additionalProperties", None);
        while scope.claim(&name).is_err() {
            name.rust.push('_');
        }
        Some(Others::Kept(Box::new(Field {
            name,
            description: None,
            required: true,
            deprecated: false,
            ty: Type::Map(Box::new(Map {
                values,
                minimum: None,
                maximum: None,
            })),
            boxed: false,
            access: Access::Both,
            default: None,
        })))
    }

    /// The type of an object that has no fields of its own.
    pub(super) fn map(&mut self, parts: &[Part<'a>], place: &Place, stem: &str) -> Option<Type> {
        let minimum = parts.iter().filter_map(|part| part.minimum).max();
        let maximum = parts.iter().filter_map(|part| part.maximum).min();
        self.not_empty(allows_count(minimum, maximum), place);
        let values = self.other_values(parts, place, stem)?;
        Some(Type::Map(Box::new(Map {
            values,
            minimum,
            maximum,
        })))
    }

    fn other_values(&mut self, parts: &[Part<'a>], place: &Place, stem: &str) -> Option<Type> {
        let conjuncts: Vec<_> = parts.iter().filter_map(Part::conjunct_of_others).collect();
        let used = self.used_all(&conjuncts, place, &format!("{stem}Value"))?;
        Some(used.ty)
    }

    /// Says where one part of an object forbids the fields of another, which its
    /// author did not mean: the object has the fields of all parts, and no others.
    fn warn_of_closed_parts(&mut self, parts: &[Part<'a>]) {
        let names = || parts.iter().flat_map(Part::named);
        for part in parts.iter().filter(|part| part.is_closed()) {
            let is_other = |name: &&String| part.property(name).is_none();
            let Some(other) = names().find(is_other) else {
                continue;
            };
            let place = part.place.key("additionalProperties");
            let message = format!(
                "this forbids {}, which another schema of the same object has",
                quoted(other)
            );
            self.report
                .add(Code::ForbiddenByOther, &place, message)
                .help("read as: no fields but those of all schemas together");
        }
    }

    /// Notes that the fields are counted, which no struct says.
    fn note_counts(&mut self, parts: &[Part<'a>]) {
        for part in parts {
            if part.minimum.is_some() || part.maximum.is_some() {
                let place = self.document.written(&part.place);
                self.rules.count(place);
            }
        }
    }
}

/// What the parts of an object say of a field.
fn conjuncts_of<'a>(wire: &str, parts: &[Part<'a>]) -> Vec<Conjunct<'a>> {
    parts
        .iter()
        .filter_map(|part| part.conjunct_of(wire))
        .collect()
}

/// The names of the fields of an object, each once: those that have a schema, and
/// then those that are only listed as required.
pub(super) fn names_of<'a>(parts: &[Part<'a>]) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    let with_schema = parts.iter().flat_map(Part::named);
    let required = parts.iter().flat_map(Part::required);
    for name in with_schema.chain(required) {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    names
}
