//! What is true of every value of a type.

use super::Lowering;
use crate::model::{
    EnumKind, Enumeration, Facts, Field, Is, Object, Others, Scalar, Told, Type, TypeId, TypeKind,
};

impl Lowering<'_> {
    /// The kinds of value that a type has.
    pub(super) fn kinds_of(&self, ty: &Type) -> Vec<Is> {
        self.kinds(ty, &mut Vec::new())
    }

    fn kinds(&self, ty: &Type, seen: &mut Vec<TypeId>) -> Vec<Is> {
        match ty {
            Type::Any => vec![Is::Any],
            Type::Null => vec![Is::Null],
            Type::Boolean => vec![Is::Boolean],
            Type::Integer(_) => vec![Is::Integer],
            Type::Number(_) => vec![Is::Number],
            Type::String(_) | Type::Formatted(_) => vec![Is::String],
            Type::Tuple(_) => vec![Is::Array],
            Type::Array(array) => vec![match self.kinds(&array.items, seen) {
                kinds if kinds.is_empty() || kinds.contains(&Is::Any) => Is::Array,
                kinds => Is::ArrayOf(kinds),
            }],
            Type::Map(_) => vec![Is::Object(Facts::default())],
            Type::Nullable(ty) => {
                let mut kinds = self.kinds(ty, seen);
                kinds.push(Is::Null);
                kinds
            }
            Type::Named(id) if seen.contains(id) => Vec::new(),
            Type::Named(id) => {
                seen.push(*id);
                let kinds = self.kinds_of_named(*id, seen);
                seen.pop();
                kinds
            }
        }
    }

    fn kinds_of_named(&self, id: TypeId, seen: &mut Vec<TypeId>) -> Vec<Is> {
        match self.types.get(id).map(|definition| &definition.kind) {
            Some(TypeKind::Struct(object)) => vec![Is::Object(self.facts_of(object))],
            Some(TypeKind::Enum(enumeration)) => kinds_of_enum(enumeration),
            Some(TypeKind::Alias(ty)) => self.kinds(ty, seen),
            Some(TypeKind::Foreign(foreign)) => vec![foreign.is.clone()],
            Some(TypeKind::Union(union)) => {
                let branches = union.branches.iter();
                branches.flat_map(|one| self.kinds(&one.ty, seen)).collect()
            }
            None => vec![Is::Any],
        }
    }

    fn facts_of(&self, object: &Object) -> Facts {
        let names = |required: bool| {
            let fields = object.fields.iter();
            let chosen = fields.filter(|field| field.required == required);
            chosen.map(|field| field.name.wire.clone()).collect()
        };
        let texts = |field: &Field| Some((field.name.wire.clone(), self.texts_of(&field.ty)?));
        Facts {
            required: names(true),
            optional: names(false),
            closed: object.others == Others::Refused,
            texts: object.fields.iter().filter_map(texts).collect(),
        }
    }

    /// The texts of the values that a type has, if they are known.
    fn texts_of(&self, ty: &Type) -> Option<Vec<String>> {
        let enumeration = self.types.enumeration(ty)?;
        let texts = enumeration.values.iter().map(|value| match &value.value {
            Scalar::Text(text) => Some(text.clone()),
            Scalar::Boolean(value) => Some(value.to_string()),
            // Any other may be written with a fraction.
            Scalar::Integer(value) if enumeration.kind == EnumKind::Integer => {
                Some(value.to_string())
            }
            Scalar::Integer(_) | Scalar::Number(_) => None,
        });
        texts.collect()
    }

    /// The texts of a field of a type, if it is known to have no other values there.
    pub(super) fn texts_of_field(&self, ty: &Type, field: &str) -> Option<Vec<String>> {
        if let Some(texts) = self.nested_tags(ty, field) {
            return Some(texts);
        }
        let mut all = Vec::new();
        for kind in self.kinds_of(ty) {
            let Is::Object(facts) = kind else {
                return None;
            };
            let (_, texts) = facts.texts.into_iter().find(|(name, _)| name == field)?;
            all.extend(texts);
        }
        (!all.is_empty()).then_some(all)
    }

    /// Whether a type has this field, and never a text in it.
    pub(super) fn has_no_text_in(&self, ty: &Type, field: &str) -> bool {
        let Some(TypeKind::Struct(object)) = self.types.kind_of(ty) else {
            return false;
        };
        let mut fields = object.fields.iter();
        fields
            .find(|one| one.name.wire == field)
            .is_some_and(|one| {
                let kinds = self.kinds_of(&one.ty);
                let may_be_text = |kind: &Is| matches!(kind, Is::Any | Is::String | Is::OneOf(_));
                !kinds.is_empty() && !kinds.iter().any(may_be_text)
            })
    }

    /// The texts by which a union in a union is told apart, by the same field.
    fn nested_tags(&self, ty: &Type, wanted: &str) -> Option<Vec<String>> {
        let TypeKind::Union(union) = self.types.kind_of(ty)? else {
            return None;
        };
        match &union.told {
            Told::ByField { field, texts } if field == wanted => {
                Some(texts.iter().map(|(text, _)| text.clone()).collect())
            }
            Told::ByField { .. } | Told::ByShape { .. } => None,
        }
    }
}

fn kinds_of_enum(enumeration: &Enumeration) -> Vec<Is> {
    let texts = texts_of_enum(enumeration);
    let mut kinds = Vec::new();
    if !texts.is_empty() {
        kinds.push(Is::OneOf(texts));
    }
    for value in &enumeration.values {
        let kind = match value.value {
            Scalar::Boolean(_) => Is::Boolean,
            Scalar::Integer(_) => Is::Integer,
            Scalar::Number(_) => Is::Number,
            Scalar::Text(_) => continue,
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

fn texts_of_enum(enumeration: &Enumeration) -> Vec<String> {
    let texts = enumeration
        .values
        .iter()
        .filter_map(|value| match &value.value {
            Scalar::Text(text) => Some(text.clone()),
            _ => None,
        });
    texts.collect()
}
