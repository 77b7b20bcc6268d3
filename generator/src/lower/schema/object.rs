//! Objects: structs, maps, and structs with additional properties.

use super::is_nullable_reference;
use crate::lower::all_of::object_parts::{Part, Parts, names_of};
use crate::lower::{Lowering, every};
use crate::lowered::{AdditionalProperties, Count, Field, Map, Object, Type, TypeKind};
use crate::names::{self, Case, Name, Scope, Wanted};
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

impl<'a> Lowering<'a> {
    /// Returns the kind of a named object type.
    pub fn object(&mut self, parts: &[Part<'a>], place: &Place, owner: &str) -> Option<TypeKind> {
        if parts.iter().all(Part::is_map) {
            return self.map(parts, place, owner).map(TypeKind::Alias);
        }
        self.warn_of_closed_parts(parts);
        let mut scope = Scope::default();
        let indexed = Parts::new(parts);
        let names = self.names_of_fields(&indexed, place, &mut scope)?;
        let names = names.into_iter();
        let fields = every(names.map(|name| self.field(name, &indexed, place, owner)));
        let additional_properties = self.additional_properties(parts, place, owner, &mut scope);
        Some(TypeKind::Struct(Object {
            fields: fields?,
            additional: additional_properties?,
            ignored: Vec::new(),
            excluded: Vec::new(),
        }))
    }

    fn field(
        &mut self,
        name: Name,
        parts: &Parts<'_, 'a>,
        object: &Place,
        owner: &str,
    ) -> Option<Field> {
        let wire = name.wire.as_str();
        let conjuncts = parts.conjuncts_of(wire).into_iter();
        let conjuncts =
            conjuncts.map(|(part, conjunct)| (part.nearness_of(wire, object), conjunct));
        let conjuncts: Vec<_> = conjuncts.collect();
        self.grow(conjuncts.len().saturating_sub(1), object)?;
        let conjuncts = self.without_overridden(conjuncts);
        let required_at = parts.required_at(wire);
        let place = match (conjuncts.first(), &required_at) {
            (Some(first), _) => first.place.clone(),
            (None, Some(place)) => place.clone(),
            (None, None) => return None,
        };
        if conjuncts.is_empty() {
            return self.field_without_schema(name, parts, &place);
        }
        let stem = match conjuncts.as_slice() {
            [only] => only.owner.clone(),
            _ => format!("{owner}{}", Name::upper(wire, None).plain()),
        };
        let used = self.used_all(&conjuncts, &place, object, &stem)?;
        let description = name.unless_repeated(used.annotations.description);
        self.grow_by_text(description.as_deref(), &place)?;
        let mut schemas = conjuncts.iter().map(|one| one.schema);
        let null_in_client = schemas.any(is_nullable_reference);
        Some(Field {
            description,
            required: required_at.is_some(),
            deprecated: used.annotations.deprecated,
            access: self.access(&conjuncts),
            default: used.default,
            null_in_client,
            ..Field::new(name, used.ty)
        })
    }

    /// A required property without a schema.
    fn field_without_schema(
        &mut self,
        name: Name,
        parts: &Parts<'_, 'a>,
        place: &Place,
    ) -> Option<Field> {
        let wire = name.wire.as_str();
        if let Some(closed) = parts.all.iter().find(|part| part.is_closed()) {
            let message = format!("property {} is both required and forbidden", quoted(wire));
            let conflict = self.place_of_conflict(place, [&closed.place]);
            let diagnostic = self.diagnose(Code::NoValue, &conflict, message);
            if conflict != *place {
                diagnostic.related(place, "required here");
            }
            return None;
        }
        let known = parts.all.iter().flat_map(Part::names);
        let near = nearest(wire, known.map(String::as_str)).map(did_you_mean);
        let message = format!("required property {} has no schema", quoted(wire));
        self.diagnose(Code::FieldWithoutSchema, place, message)
            .label("any value is allowed; it becomes arbitrary JSON")
            .maybe_help(near);
        Some(Field::new(name, Type::Any))
    }

    /// Returns the names of the fields. Reports a chosen name that is taken.
    fn names_of_fields(
        &mut self,
        parts: &Parts<'_, 'a>,
        place: &Place,
        scope: &mut Scope,
    ) -> Option<Vec<Name>> {
        let wires = names_of(parts.all);
        self.grow(wires.len(), place)?;
        let chosen: Vec<Option<String>> = wires
            .iter()
            .map(|wire| self.name_chosen_for(wire, parts, place))
            .collect();
        let wanted: Vec<Wanted<'_>> = wires
            .iter()
            .zip(&chosen)
            .map(|(wire, chosen)| Wanted::new(wire, chosen.as_deref()))
            .collect();
        let mut fields = Vec::new();
        for (resolved, wanted) in scope
            .claim_distinct(Case::Lower, &wanted, &names::OF_STRUCTS)
            .into_iter()
            .zip(wanted)
        {
            match resolved {
                Ok(name) => fields.push(name),
                Err(taken) => {
                    let first = parts.conjuncts_of(wanted.wire).into_iter().next();
                    let place = first.map_or_else(|| place.clone(), |(_, conjunct)| conjunct.place);
                    self.name_taken(wanted.wire, &taken, &place);
                    fields.push(Name::lower(wanted.wire, wanted.chosen));
                }
            }
        }
        Some(fields)
    }

    fn name_chosen_for(
        &mut self,
        wire: &str,
        parts: &Parts<'_, 'a>,
        place: &Place,
    ) -> Option<String> {
        let names = self.operation_options.chosen_names;
        if let Some(name) = names.and_then(|names| names.of_field(place, wire)) {
            return Some(name.clone());
        }
        let conjuncts = parts.conjuncts_of(wire);
        conjuncts.iter().find_map(|(_, conjunct)| {
            let extensions = &conjunct.schema.item()?.schema_data.extensions;
            self.rust_name(extensions, &conjunct.place)
        })
    }

    fn additional_properties(
        &mut self,
        parts: &[Part<'a>],
        place: &Place,
        owner: &str,
        scope: &mut Scope,
    ) -> Option<AdditionalProperties> {
        if parts.iter().any(Part::is_closed) {
            return Some(AdditionalProperties::Refused);
        }
        if !parts.iter().any(|part| part.additional.is_some()) {
            return Some(AdditionalProperties::Ignored);
        }
        let values = self.additional_values(parts, place, owner)?;
        Some(additional_of(values, scope))
    }

    /// Returns the type of an object without properties of its own.
    pub fn map(&mut self, parts: &[Part<'a>], place: &Place, stem: &str) -> Option<Type> {
        let counts = parts.iter().map(|part| part.count);
        let count = counts.fold(Count::default(), Count::and);
        let conflict = self.place_of_conflict(place, parts.iter().map(|part| &part.place));
        self.check_satisfiable(count.is_satisfiable(), &conflict);
        let values = self.additional_values(parts, place, stem)?;
        Some(Type::Map(Box::new(Map { values, count })))
    }

    fn additional_values(&mut self, parts: &[Part<'a>], place: &Place, stem: &str) -> Option<Type> {
        let conjuncts: Vec<_> = parts
            .iter()
            .filter_map(Part::conjunct_of_additional)
            .collect();
        let used = self.used_all(&conjuncts, place, place, &format!("{stem}Value"))?;
        Some(used.ty)
    }

    /// Warns if a part of an object forbids properties of another part. The object accepts the
    /// properties of all parts, and no others.
    fn warn_of_closed_parts(&mut self, parts: &[Part<'a>]) {
        let names = || parts.iter().flat_map(Part::names);
        for part in parts.iter().filter(|part| part.is_closed()) {
            let is_other = |name: &&String| part.property(name).is_none();
            let Some(other) = names().find(is_other) else {
                continue;
            };
            let place = part.place.key("additionalProperties");
            let message = format!(
                "this forbids {}, which another schema of the same object declares",
                quoted(other)
            );
            let original = self.original_fields(&part.place);
            let note = match original.is_some_and(|one| one.contains_key("unevaluatedProperties")) {
                true => "values with properties of the other schema are rejected",
                false => "the properties of all schemas are allowed, and no others",
            };
            self.diagnose(Code::ForbiddenByOther, &place, message)
                .note(note);
        }
    }
}

/// Returns the field of additional properties with some values.
pub fn additional_of(values: Type, scope: &mut Scope) -> AdditionalProperties {
    let mut name = Name::lower("additionalProperties", None);
    while scope.claim(&name).is_err() {
        name.rust.push('_');
    }
    let ty = Type::Map(Box::new(Map {
        values,
        count: Count::default(),
    }));
    AdditionalProperties::Kept(Box::new(Field::new(name, ty)))
}
