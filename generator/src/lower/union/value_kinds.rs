//! The kinds of values that a type has.

use std::collections::HashSet;

use super::Lowering;
use crate::lowered::{
    AdditionalProperties, DiscriminatedBy, EnumKind, Enumeration, Field, Mismatch, Object,
    ObjectFacts, Scalar, Type, TypeId, TypeKind, ValueKind,
};

/// The maximum number of types to follow. A type with more kinds, such as doubly nested arrays,
/// counts as any value.
const MAX_KINDS: usize = 2_000;

/// The state of a traversal.
struct Traversal {
    /// The types on the current path.
    types: Vec<TypeId>,
    /// The types whose kinds are known, up to the next array.
    known: HashSet<TypeId>,
    /// The remaining budget.
    left: usize,
}

impl Lowering<'_> {
    pub fn kinds_of(&self, ty: &Type) -> Vec<ValueKind> {
        let mut way = Traversal {
            types: Vec::new(),
            known: HashSet::new(),
            left: MAX_KINDS,
        };
        self.kinds(ty, &mut way)
    }

    fn kinds(&self, ty: &Type, way: &mut Traversal) -> Vec<ValueKind> {
        let Some(left) = way.left.checked_sub(1) else {
            return vec![ValueKind::Any];
        };
        way.left = left;
        match ty {
            Type::Any => vec![ValueKind::Any],
            Type::Null => vec![ValueKind::Null],
            Type::Boolean => vec![ValueKind::Boolean],
            Type::Integer(_) => vec![ValueKind::Integer],
            Type::Number(_) => vec![ValueKind::Number],
            Type::String(_) | Type::Formatted(_) => vec![ValueKind::String],
            Type::Tuple(_) => vec![ValueKind::Array],
            Type::Array(array) => {
                let before = way.types.iter().copied().collect();
                let known = std::mem::replace(&mut way.known, before);
                let kinds = self.kinds(&array.items, way);
                way.known = known;
                vec![match kinds.is_empty() || kinds.contains(&ValueKind::Any) {
                    true => ValueKind::Array,
                    false => ValueKind::ArrayOf(kinds),
                }]
            }
            Type::Map(_) => vec![ValueKind::Object(ObjectFacts::default())],
            Type::Nullable(ty) => {
                let mut kinds = self.kinds(ty, way);
                kinds.push(ValueKind::Null);
                kinds
            }
            // A type that several variants contain counts once.
            Type::Named(id) if !way.known.insert(*id) => Vec::new(),
            Type::Named(id) => {
                way.types.push(*id);
                let kinds = self.kinds_of_named(*id, way);
                way.types.pop();
                kinds
            }
        }
    }

    fn kinds_of_named(&self, id: TypeId, way: &mut Traversal) -> Vec<ValueKind> {
        match self.types.kind(id) {
            Some(TypeKind::Struct(object)) => vec![ValueKind::Object(self.facts_of(object))],
            Some(TypeKind::Enum(enumeration)) => kinds_of_enum(enumeration),
            Some(TypeKind::Alias(ty)) => self.kinds(ty, way),
            Some(TypeKind::Foreign(foreign)) => vec![foreign.is.clone()],
            Some(TypeKind::Union(union)) => {
                let variants = union.variants.iter();
                variants.flat_map(|one| self.kinds(&one.ty, way)).collect()
            }
            None => vec![ValueKind::Any],
        }
    }

    fn facts_of(&self, object: &Object) -> ObjectFacts {
        let names = |required: bool| {
            let fields = object.fields.iter();
            let chosen = fields.filter(|field| field.required == required);
            chosen.map(|field| field.name.wire.clone()).collect()
        };
        let texts = |field: &Field| match field.mismatch {
            Mismatch::Ignored | Mismatch::Additional => None,
            Mismatch::Error => Some((field.name.wire.clone(), self.texts_of(&field.ty)?)),
        };
        let excluded = object.excluded.iter();
        let excluded = excluded.map(|name| (name.clone(), Vec::new()));
        ObjectFacts {
            required: names(true),
            optional: names(false),
            closed: object.additional == AdditionalProperties::Refused,
            texts: object
                .fields
                .iter()
                .filter_map(texts)
                .chain(excluded)
                .collect(),
        }
    }

    /// Returns the strings that a type allows, if they are known.
    pub fn texts_of(&self, ty: &Type) -> Option<Vec<String>> {
        let enumeration = self.types.enumeration(ty)?;
        let texts = enumeration.values.iter().map(|value| match &value.value {
            Scalar::Text(text) => Some(text.clone()),
            Scalar::Boolean(value) => Some(value.to_string()),
            // Other numbers may have a fraction.
            Scalar::Integer(value) if enumeration.kind == EnumKind::Integer => {
                Some(value.to_string())
            }
            Scalar::Integer(_) | Scalar::Number(_) => None,
        });
        texts.collect()
    }

    /// Returns the strings that a property allows, if they are known.
    pub fn texts_of_field(&self, ty: &Type, field: &str) -> Option<Vec<String>> {
        if let Some(texts) = self.nested_tags(ty, field) {
            return Some(texts);
        }
        let mut all = Vec::new();
        for kind in self.kinds_of(ty) {
            let ValueKind::Object(facts) = kind else {
                return None;
            };
            let (_, texts) = facts.texts.into_iter().find(|(name, _)| name == field)?;
            all.extend(texts);
        }
        (!all.is_empty()).then_some(all)
    }

    /// Returns `true` if a type has this property, and never a string in it.
    pub fn has_no_text_in(&self, ty: &Type, field: &str) -> bool {
        let object = self.types.object(ty);
        object.and_then(|one| one.field(field)).is_some_and(|one| {
            let kinds = self.kinds_of(&one.ty);
            let may_be_text = |kind: &ValueKind| {
                matches!(
                    kind,
                    ValueKind::Any | ValueKind::String | ValueKind::OneOf(_)
                )
            };
            !kinds.is_empty() && !kinds.iter().any(may_be_text)
        })
    }

    /// Returns the tags of a nested union with the same discriminator.
    fn nested_tags(&self, ty: &Type, wanted: &str) -> Option<Vec<String>> {
        let TypeKind::Union(union) = self.types.kind_of(ty)? else {
            return None;
        };
        match &union.discriminator {
            DiscriminatedBy::Property(tags) if tags.field == wanted && tags.default.is_none() => {
                Some(tags.texts.iter().map(|(text, _)| text.clone()).collect())
            }
            DiscriminatedBy::Property(_) | DiscriminatedBy::Shape { .. } => None,
        }
    }
}

fn kinds_of_enum(enumeration: &Enumeration) -> Vec<ValueKind> {
    let texts = enumeration.values.iter();
    let texts = texts.filter_map(|value| match &value.value {
        Scalar::Text(text) => Some(text.clone()),
        _ => None,
    });
    let texts: Vec<String> = texts.collect();
    let mut kinds = Vec::new();
    if !texts.is_empty() {
        kinds.push(ValueKind::OneOf(texts));
    }
    for value in &enumeration.values {
        let kind = match value.value {
            Scalar::Boolean(_) => ValueKind::Boolean,
            Scalar::Integer(_) => ValueKind::Integer,
            Scalar::Number(_) => ValueKind::Number,
            Scalar::Text(_) => continue,
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
