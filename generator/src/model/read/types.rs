//! Makes the types of a model.

use super::Reader;
use super::operations::deprecation_of_part;
use crate::emit::{field_type_text, readable_type_text};
use crate::lowered::{
    self, Access as Sent, AdditionalProperties, Count, DiscriminatedBy, NumberConstraint,
    NumberFormat, TextConstraint, TypeDefinition,
};
use crate::model::{
    Access, Constraints, EnumValue, Field, NamedType, Shape, SourceLocation, Type, TypeKind,
    UnionVariant,
};

impl<'a> Reader<'a> {
    /// The types that the crate defines: those of components in the order of the description, then inline ones.
    pub(super) fn generated_types(self) -> Vec<&'a TypeDefinition> {
        let mut ids: Vec<_> = self.api.generated_types().collect();
        ids.sort_unstable();
        ids.into_iter().map(|id| self.api.type_of(id)).collect()
    }

    pub(super) fn named_type(
        self,
        definition: &TypeDefinition,
        location: SourceLocation,
    ) -> NamedType {
        let is_component = !definition.is_inline;
        NamedType {
            rust_name: definition.name.rust.clone(),
            schema_name: is_component.then(|| definition.name.wire.clone()),
            description: definition.description.clone(),
            deprecated: definition.deprecated.as_ref().map(deprecation_of_part),
            kind: self.kind(&definition.kind),
            location,
        }
    }

    fn kind(self, kind: &lowered::TypeKind) -> TypeKind {
        match kind {
            lowered::TypeKind::Struct(object) => TypeKind::Object {
                fields: object.fields.iter().map(|one| self.field(one)).collect(),
                additional: object.values().map(|ty| self.ty(ty)),
                closed: object.additional == AdditionalProperties::Refused,
            },
            lowered::TypeKind::Enum(enumeration) => TypeKind::Enum {
                values: enumeration.values.iter().map(enum_value).collect(),
            },
            lowered::TypeKind::Union(union) => self.union(union),
            lowered::TypeKind::Alias(ty) => TypeKind::Alias { ty: self.ty(ty) },
            lowered::TypeKind::Foreign(foreign) => TypeKind::External {
                path: foreign.path.clone(),
                package: foreign.dependency.as_ref().map(|one| one.package.clone()),
            },
        }
    }

    fn field(self, field: &lowered::Field) -> Field {
        Field {
            json_name: field.name.wire.clone(),
            rust_name: field.name.rust.clone(),
            rust_type: field_type_text(self.api, field, self.side),
            ty: self.ty(&field.ty),
            required: field.required,
            access: match field.access {
                Sent::Both => Access::ReadWrite,
                Sent::ReadOnly => Access::ReadOnly,
                Sent::WriteOnly => Access::WriteOnly,
            },
            default: field.default.as_ref().map(|value| value.json(self.api)),
            constant: field.tag.as_ref().map(|value| value.json(self.api)),
            description: field.description.clone(),
            deprecated: field.deprecated.as_ref().map(deprecation_of_part),
        }
    }

    fn union(self, union: &lowered::Union) -> TypeKind {
        let (discriminator, texts) = match &union.discriminator {
            DiscriminatedBy::Property(tags) => (Some(tags.field.clone()), tags.texts.as_slice()),
            DiscriminatedBy::Shape { .. } => (None, &[][..]),
        };
        let variants = union.variants.iter().enumerate();
        let variants = variants.map(|(index, variant)| {
            let own = texts.iter().filter(|(_, of)| *of == index);
            UnionVariant {
                rust_name: variant.name.rust.clone(),
                ty: self.ty(&variant.ty),
                tags: own.map(|(text, _)| text.clone()).collect(),
                description: variant.description.clone(),
            }
        });
        TypeKind::Union {
            discriminator,
            variants: variants.collect(),
        }
    }

    pub(super) fn ty(self, ty: &lowered::Type) -> Type {
        let (value, nullable) = match ty {
            lowered::Type::Nullable(value) => (value.as_ref(), true),
            value => (value, false),
        };
        Type {
            rust: readable_type_text(self.api, ty),
            shape: self.shape(value),
            nullable,
            format: format_of(value),
            constraints: constraints(value),
        }
    }

    fn shape(self, ty: &lowered::Type) -> Shape {
        let boxed = |ty: &lowered::Type| Box::new(self.ty(ty));
        match ty {
            lowered::Type::Any => Shape::Any,
            lowered::Type::Null => Shape::Null,
            lowered::Type::Boolean => Shape::Boolean,
            lowered::Type::Integer(_) => Shape::Integer,
            lowered::Type::Number(_) => Shape::Number,
            lowered::Type::String(_) | lowered::Type::Formatted(_) => Shape::String,
            lowered::Type::Array(array) => Shape::List {
                items: boxed(&array.items),
            },
            lowered::Type::Tuple(items) => Shape::Tuple {
                items: items.iter().map(|item| self.ty(item)).collect(),
            },
            lowered::Type::Map(map) => Shape::Map {
                values: boxed(&map.values),
            },
            lowered::Type::Nullable(ty) => self.shape(ty),
            lowered::Type::Named(id) => Shape::Named {
                name: self.api.type_of(*id).name.rust.clone(),
            },
        }
    }
}

fn enum_value(value: &lowered::EnumValue) -> EnumValue {
    EnumValue {
        // The text is that of a JSON scalar.
        json: serde_json::from_str(&value.value.json()).unwrap_or_default(),
        rust_name: value.name.rust.clone(),
        description: value.description.clone(),
    }
}

fn format_of(ty: &lowered::Type) -> Option<String> {
    let name = match ty {
        lowered::Type::Integer(integer) => return Some(integer.format.name()),
        lowered::Type::Number(number) => match number.format {
            NumberFormat::Float => "float",
            NumberFormat::Double => "double",
        },
        lowered::Type::Formatted(formatted) => formatted.format.name(),
        _ => return None,
    };
    Some(name.to_owned())
}

fn constraints(ty: &lowered::Type) -> Constraints {
    let mut found = Constraints::default();
    match ty {
        lowered::Type::Integer(integer) => numbers(&integer.constraints, &mut found),
        lowered::Type::Number(number) => numbers(&number.constraints, &mut found),
        lowered::Type::String(constraints) => texts(constraints, &mut found),
        lowered::Type::Array(array) => {
            (found.min_items, found.max_items) = bounds(array.count);
            found.unique_items = array.unique;
        }
        lowered::Type::Map(map) => {
            (found.min_properties, found.max_properties) = bounds(map.count);
        }
        _ => {}
    }
    found
}

fn bounds(count: Count) -> (Option<usize>, Option<usize>) {
    (count.minimum.filter(|least| *least > 0), count.maximum)
}

/// Adds the constraints of a number: of several limits, the strictest.
fn numbers(constraints: &[NumberConstraint], found: &mut Constraints) {
    for constraint in constraints {
        let (limit, is_stricter): (_, fn(f64, f64) -> bool) = match constraint {
            NumberConstraint::Minimum(_) => (&mut found.minimum, |new, old| new > old),
            NumberConstraint::Maximum(_) => (&mut found.maximum, |new, old| new < old),
            NumberConstraint::ExclusiveMinimum(_) => {
                (&mut found.exclusive_minimum, |new, old| new > old)
            }
            NumberConstraint::ExclusiveMaximum(_) => {
                (&mut found.exclusive_maximum, |new, old| new < old)
            }
            NumberConstraint::MultipleOf(step) => {
                found.multiples_of.push(step.clone());
                continue;
            }
        };
        let number = |digits: &str| digits.parse().unwrap_or_default();
        let new = constraint.limit();
        let is_kept = limit
            .as_deref()
            .is_some_and(|old| !is_stricter(number(new), number(old)));
        if !is_kept {
            *limit = Some(new.to_owned());
        }
    }
}

fn texts(constraints: &[TextConstraint], found: &mut Constraints) {
    for constraint in constraints {
        match constraint {
            TextConstraint::Length(count) => {
                let (least, most) = bounds(*count);
                found.min_length = found.min_length.max(least);
                found.max_length = found.max_length.into_iter().chain(most).min();
            }
            TextConstraint::Pattern(pattern) => found.patterns.push(pattern.source.clone()),
            // A type of its own ensures it.
            TextConstraint::Format(_) => {}
        }
    }
}
