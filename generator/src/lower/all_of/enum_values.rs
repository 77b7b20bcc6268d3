//! Enums that are combined with other schemas.

use super::intersection::{NoType, ValueSchema};
use crate::lower::Lowering;
use crate::lower::schema::annotations::Annotations;
use crate::lower::schema::enumeration;
use crate::lower::schema::scalars::{allows_integer, allows_number, allows_text};
use crate::lowered::{
    EnumKind, EnumValue, Enumeration, Number, NumberFormat, Scalar, Type, TypeId, TypeKind,
};
use crate::source::Place;

/// An enum, and its component.
struct Listed {
    enumeration: Enumeration,
    id: Option<TypeId>,
    place: Place,
}

/// A type that the values must satisfy.
struct Filter {
    ty: Type,
    place: Place,
    /// Keep values of other types.
    is_untyped: bool,
}

impl<'a> Lowering<'a> {
    /// Returns the type of the values that all enums list and that have the type of the other schemas. It has values that
    /// constraints exclude: other uses of the same enum may allow them.
    pub fn list(
        &mut self,
        lists: &[ValueSchema<'a>],
        ty: Option<(Type, Place)>,
        untyped: &[ValueSchema<'a>],
        stem: &str,
    ) -> Result<Type, NoType> {
        let mut found = Vec::new();
        for member in lists {
            found.push(self.listed_by(member)?);
        }
        let filters = self.filters(ty, untyped)?;
        let kept = self.kept_of_all(&found, &filters)?;
        let same = found.iter().find(|listed| {
            listed.enumeration.values.len() == kept.values.len() && listed.id.is_some()
        });
        match same.and_then(|listed| listed.id) {
            Some(id) => Ok(Type::Named(id)),
            None => self.type_of_list(kept, lists, &filters, stem),
        }
    }

    fn listed_by(&mut self, member: &ValueSchema<'a>) -> Result<Listed, NoType> {
        let id = self.component_at(&member.place);
        let known = id.and_then(|id| self.types.enumeration(&Type::Named(id)));
        let enumeration = match known {
            Some(enumeration) => enumeration.clone(),
            None => {
                let listed = enumeration::listed(member.schema).ok_or(NoType::Reported)?;
                self.report_unsupported_keywords(member.schema, &member.place);
                let found = self.enumeration(member.schema, &listed, &member.place);
                found.ok_or(NoType::Reported)?
            }
        };
        Ok(Listed {
            enumeration,
            id,
            place: member.place.clone(),
        })
    }

    fn filters(
        &mut self,
        ty: Option<(Type, Place)>,
        untyped: &[ValueSchema<'a>],
    ) -> Result<Vec<Filter>, NoType> {
        let typed = ty.map(|(ty, place)| Filter {
            ty,
            place,
            is_untyped: false,
        });
        let mut filters: Vec<Filter> = typed.into_iter().collect();
        for member in untyped {
            let number = Number {
                format: NumberFormat::Double,
                constraints: Vec::new(),
            };
            for any in [Type::String(Vec::new()), Type::Number(number)] {
                filters.extend(self.constraints_for(member, &any).map(|ty| Filter {
                    ty,
                    place: member.place.clone(),
                    is_untyped: true,
                }));
            }
        }
        Ok(filters)
    }

    /// Filters the values of the shortest list.
    fn kept_of_all(&self, found: &[Listed], filters: &[Filter]) -> Result<Enumeration, NoType> {
        let shortest = found
            .iter()
            .min_by_key(|listed| listed.enumeration.values.len());
        let shortest = shortest.ok_or(NoType::Reported)?;
        let mut kept = shortest.enumeration.clone();
        let is_left = |kept: &Enumeration, place: &Place| match kept.values.is_empty() {
            false => Ok(()),
            true => Err(NoType::Unsatisfiable(shortest.place.clone(), place.clone())),
        };
        for listed in found {
            let known = &listed.enumeration.values;
            kept.values
                .retain(|value| known.iter().any(|one| one.value == value.value));
            is_left(&kept, &listed.place)?;
        }
        for filter in filters {
            let ty = self.types.resolved(&filter.ty);
            let is_allowed =
                |value: &EnumValue| allows(ty, &value.value).unwrap_or(filter.is_untyped);
            if !kept.values.iter().any(is_allowed) {
                kept.values.clear();
            }
            is_left(&kept, &filter.place)?;
            kept.values
                .retain(|value| filter.is_untyped || allows(ty, &value.value).is_some());
        }
        if found
            .iter()
            .any(|listed| listed.enumeration.kind == EnumKind::Integer)
        {
            kept.kind = EnumKind::Integer;
        }
        name_as_components_do(&mut kept, found);
        Ok(kept)
    }

    fn type_of_list(
        &mut self,
        kept: Enumeration,
        lists: &[ValueSchema<'a>],
        filters: &[Filter],
        stem: &str,
    ) -> Result<Type, NoType> {
        let typed = filters.iter().filter(|filter| !filter.is_untyped);
        let typed = typed.map(|filter| filter.place.clone());
        let lists_of = lists.iter().map(|member| member.place.clone());
        let places: Vec<Place> = lists_of.chain(typed).collect();
        if let Some(id) = self.types.merged(&places) {
            return Ok(Type::Named(id));
        }
        let mut own = lists.iter();
        let own = own.find(|member| self.component_at(&member.place).is_none());
        let member = own.or(lists.first()).ok_or(NoType::Reported)?;
        let id = self.declare_inline(stem, &member.place);
        self.types.set_merged(places, id);
        let annotations = own.map(|member| Annotations::of(member.schema));
        self.complete(id, TypeKind::Enum(kept), annotations.unwrap_or_default());
        Ok(Type::Named(id))
    }
}

/// Takes the names and descriptions of numbers from the component that lists them.
fn name_as_components_do(kept: &mut Enumeration, found: &[Listed]) {
    let components = found.iter().filter(|listed| listed.id.is_some());
    let known: Vec<_> = components
        .flat_map(|listed| &listed.enumeration.values)
        .collect();
    for value in &mut kept.values {
        if let Some(known) = known.iter().find(|known| known.value == value.value) {
            value.name = known.name.clone();
            value.description = value.description.take().or(known.description.clone());
        }
    }
}

/// Returns `true` if a value satisfies the constraints of a type; `None` if it is of another type.
fn allows(ty: &Type, value: &Scalar) -> Option<bool> {
    Some(match (ty, value) {
        (Type::Any, _)
        | (Type::Formatted(_), Scalar::Text(_))
        | (Type::Boolean, Scalar::Boolean(_)) => true,
        (Type::String(texts), Scalar::Text(value)) => {
            texts.iter().all(|one| allows_text(one, value))
        }
        (Type::Integer(integer), Scalar::Integer(value)) => {
            allows_integer(integer, i128::from(*value))
        }
        (Type::Number(number), Scalar::Integer(_) | Scalar::Number(_)) => {
            let mut constraints = number.constraints.iter();
            constraints.all(|one| allows_number(one, &value.text()))
        }
        _ => return None,
    })
}
