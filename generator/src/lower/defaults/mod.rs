//! Default values, which are converted once all types are known.
//!
//! In: JSON values of `default`. Out: values of the types of the model. Depends on `types` and the
//! scalars of `schema`.

pub mod precedence;
pub mod scalars;

use std::collections::BTreeSet;

use serde_json::Value;

use super::Lowering;
use crate::lower::schema::size_limits;
use crate::lowered::{
    AdditionalProperties, Array, Default, DefaultFields, DiscriminatedBy, Field, Object, Operation,
    Type, TypeId, TypeKind, Union,
};
use crate::report::Code;
use crate::source::Place;
use scalars::DefaultError;

type Result<T = Default> = std::result::Result<T, DefaultError>;

/// The maximum size of a default with those of its properties, which can double with each level.
const MAX_VALUES: usize = 100_000;

/// The additional cost of the default of a property.
const NESTED: usize = 100;

/// The state of the conversion of a default.
struct Traversal {
    /// The defaults that contain the current one.
    origins: Vec<usize>,
    /// The remaining budget.
    left: usize,
    /// The number of converted values.
    made: usize,
}

impl Traversal {
    fn start() -> Self {
        Self {
            origins: Vec::new(),
            left: MAX_VALUES,
            made: 0,
        }
    }

    fn spend(&mut self, count: usize) -> Result<()> {
        self.left = self.left.checked_sub(count).ok_or(DefaultError::TooLarge)?;
        Ok(())
    }
}

impl Lowering<'_> {
    /// Records a default for later conversion.
    pub fn default(&mut self, value: &Value, place: &Place) -> Default {
        let (origin, _) = self.defaults.insert_full(place.clone());
        // Each use of a schema repeats its default.
        let value = match self.grow(size_limits::values(value), place) {
            Some(()) => value.clone(),
            None => Value::Null,
        };
        Default::Any { value, origin }
    }

    /// Converts the defaults of all properties and parameters. Reports each invalid one once, and
    /// drops it.
    pub fn resolve_defaults(&mut self, operations: &mut [Operation]) {
        let mut used = BTreeSet::new();
        // All are converted before any is replaced, so that the sizes are right.
        let mut of_types = Vec::new();
        for id in (0..self.types.all().len()).map(TypeId) {
            let fields = self.types.kind(id).map(TypeKind::fields);
            let fields = fields.unwrap_or_default().to_vec();
            let resolved: Vec<_> = fields
                .iter()
                .map(|field| {
                    note_use(field, &mut used);
                    self.resolved(field.default.as_ref()?, &field.ty)
                })
                .collect();
            of_types.push((id, resolved));
        }
        for operation in operations {
            for parameter in operation.all_parameters_mut() {
                let field = &mut parameter.field;
                note_use(field, &mut used);
                field.default = field
                    .default
                    .take()
                    .and_then(|default| self.resolved(&default, &field.ty));
            }
        }
        for (id, resolved) in of_types {
            let fields = self.types.kind_mut(id).map(TypeKind::fields_mut);
            for (field, default) in fields.into_iter().flatten().zip(resolved) {
                field.default = default;
            }
        }
        self.note_unused_defaults(&used);
    }

    /// Reports defaults of values that are never absent.
    fn note_unused_defaults(&mut self, used: &BTreeSet<usize>) {
        let all = self.defaults.iter().enumerate();
        let unused = all.filter(|(origin, _)| !used.contains(origin));
        for (_, place) in unused {
            let message = "unused default: no optional property or parameter has this schema";
            self.report
                .add(Code::UnusedDefault, place, message)
                .at_key();
        }
    }

    fn resolved(&mut self, default: &Default, ty: &Type) -> Option<Default> {
        let Default::Any { origin, .. } = default else {
            return Some(default.clone());
        };
        let mut way = Traversal::start();
        let reason = match self.converted(default, ty, &mut way) {
            Ok(default) => {
                let place = self.defaults.get_index(*origin).cloned();
                self.grow(way.made, &place.unwrap_or_default())?;
                return Some(default);
            }
            Err(reason) => reason,
        };
        let (code, message, note) = match reason {
            DefaultError::Invalid => (
                Code::WrongDefault,
                "invalid default: it does not satisfy its schema",
                "the default is ignored",
            ),
            DefaultError::Recursive => (
                Code::WrongDefault,
                "recursive default",
                "the default is not applied: the service receives no value",
            ),
            DefaultError::TooLarge => (
                Code::DefaultNotApplied,
                "this default is too large, with the defaults of its properties",
                "the default is not applied: the service receives no value",
            ),
            DefaultError::Unsupported => (
                Code::DefaultNotApplied,
                "defaults of this type are not applied",
                "the default is not applied: the service receives no value",
            ),
        };
        let place = self
            .defaults
            .get_index(*origin)
            .cloned()
            .unwrap_or_default();
        if !self.report.has(&place, message) {
            let declared = place
                .parent()
                .and_then(|schema| self.describe_constraints(schema));
            self.diagnose(code, &place, message)
                .maybe_label(declared.map(|declared| format!("the schema has {declared}")))
                .note(note);
        }
        None
    }

    fn converted(&self, default: &Default, ty: &Type, way: &mut Traversal) -> Result {
        let Default::Any { value, origin } = default else {
            return Ok(default.clone());
        };
        if way.origins.contains(origin) {
            return Err(DefaultError::Recursive);
        }
        way.spend(NESTED)?;
        way.origins.push(*origin);
        let converted = self.convert(value, ty, way);
        way.origins.pop();
        converted
    }

    fn convert(&self, value: &Value, ty: &Type, way: &mut Traversal) -> Result {
        way.spend(1)?;
        way.made += 1;
        let ty = self.types.resolved(ty);
        let each = |items: &[Value], ty: &Type, way: &mut Traversal| {
            let items = items.iter();
            let items = items.map(|item| self.convert(item, ty, way));
            items.collect::<Result<Vec<_>>>()
        };
        match (value, ty) {
            (_, Type::Any) => {
                let origin = way.origins.last().copied().unwrap_or_default();
                let value = value.clone();
                Ok(Default::Any { value, origin })
            }
            (Value::Null, Type::Null | Type::Nullable(_)) => Ok(Default::Null),
            (_, Type::Nullable(ty)) => self.convert(value, ty, way),
            (Value::Array(items), Type::Array(array)) => {
                let items = each(items, &array.items, way)?;
                if array.unique {
                    way.spend(size_limits::pairs(items.len()))?;
                }
                scalars::check(allows(array, &items))?;
                Ok(Default::Array(items))
            }
            (_, Type::Tuple(_)) => Err(DefaultError::Unsupported),
            (Value::Object(fields), Type::Map(map)) => {
                scalars::check(map.count.allows(fields.len()))?;
                let fields = fields.iter().map(|(name, value)| {
                    let value = self.convert(value, &map.values, way)?;
                    Ok((name.clone(), value))
                });
                Ok(Default::Map(fields.collect::<Result<_>>()?))
            }
            (_, Type::Named(id)) => match self.types.kind(*id) {
                Some(TypeKind::Enum(enumeration)) => scalars::of_enum(value, enumeration, *id),
                Some(TypeKind::Struct(object)) => {
                    let fields = self.convert_fields(value, object, way)?;
                    Ok(Default::Object(*id, fields))
                }
                Some(TypeKind::Union(union)) => self.convert_variant(value, *id, union, way),
                Some(TypeKind::Alias(_) | TypeKind::Foreign(_)) | None => {
                    Err(DefaultError::Unsupported)
                }
            },
            _ => scalars::of(value, ty),
        }
    }

    /// Converts an object, completed with the defaults of its properties.
    fn convert_fields(
        &self,
        value: &Value,
        object: &Object,
        way: &mut Traversal,
    ) -> Result<DefaultFields> {
        let Value::Object(given) = value else {
            return Err(DefaultError::Invalid);
        };
        let mut own = Vec::new();
        for field in &object.fields {
            own.push(match (given.get(&field.name.wire), &field.default) {
                (Some(value), _) => Some(self.convert(value, &field.ty, way)?),
                (None, _) if field.required => return Err(DefaultError::Invalid),
                (None, None) => None,
                (None, Some(default)) => match self.converted(default, &field.ty, way) {
                    Ok(default) => Some(default),
                    Err(reason @ (DefaultError::Recursive | DefaultError::TooLarge)) => {
                        return Err(reason);
                    }
                    // Reported at its own location.
                    Err(_) => None,
                },
            });
        }
        let fields = object.fields.iter().map(|field| &field.name.wire);
        let known: BTreeSet<&String> = fields.chain(&object.ignored).collect();
        let mut rest = given.iter().filter(|(name, _)| !known.contains(name));
        let others = match &object.additional {
            AdditionalProperties::Ignored => Vec::new(),
            AdditionalProperties::Refused => {
                scalars::check(rest.next().is_none())?;
                Vec::new()
            }
            AdditionalProperties::Kept(field) => {
                let Type::Map(map) = &field.ty else {
                    return Err(DefaultError::Unsupported);
                };
                let others = rest.map(|(name, value)| {
                    let value = self.convert(value, &map.values, way)?;
                    Ok((name.clone(), value))
                });
                others.collect::<Result<_>>()?
            }
        };
        Ok(DefaultFields { own, others })
    }

    /// Converts a value of a union: to the variant of its tag, or to the first that fits.
    fn convert_variant(
        &self,
        value: &Value,
        id: TypeId,
        union: &Union,
        way: &mut Traversal,
    ) -> Result {
        let mut as_variant = |index: usize| {
            let variant = union.variants.get(index).ok_or(DefaultError::Invalid)?;
            let value = self.convert(value, &variant.ty, way)?;
            Ok((index, value))
        };
        let (index, value) = match &union.discriminator {
            DiscriminatedBy::Property(tags) => {
                let text = value.get(&tags.field).and_then(Value::as_str);
                let mut texts = tags.texts.iter();
                let variant = texts.find(|(known, _)| Some(known.as_str()) == text);
                let variant = variant.map(|(_, variant)| *variant).or(tags.default);
                as_variant(variant.ok_or(DefaultError::Invalid)?)?
            }
            DiscriminatedBy::Shape { exclusive, .. } => {
                let all = (0..union.variants.len()).map(as_variant);
                let fitting = all.filter(|made| !matches!(made, Err(DefaultError::Invalid)));
                let mut fitting = fitting.collect::<Result<Vec<_>>>()?.into_iter();
                scalars::check(!*exclusive || fitting.len() < 2)?;
                fitting.next().ok_or(DefaultError::Invalid)?
            }
        };
        Ok(Default::Variant(id, index, Box::new(value)))
    }
}

/// Records the default of an optional property.
fn note_use(field: &Field, used: &mut BTreeSet<usize>) {
    if let (false, Some(Default::Any { origin, .. })) = (field.required, &field.default) {
        used.insert(*origin);
    }
}

fn allows(array: &Array, items: &[Default]) -> bool {
    let is_repeated =
        |(index, item): (usize, &Default)| items.iter().take(index).any(|one| one == item);
    array.count.allows(items.len()) && !(array.unique && items.iter().enumerate().any(is_repeated))
}
