//! The union of values of several JSON types.

use super::join::Join;
use super::overlap::Leaf;
use super::{Lowering, Pending, names};
use crate::lowered::{Type, TypeKind, ValueKind};

impl Lowering<'_> {
    /// Returns a type for the alternatives of unions: a union with a variant for each JSON type of the values, if there are
    /// several.
    pub fn joined_alternatives(&mut self, types: &[Type], join: &mut Join<'_>) -> Option<Type> {
        let leaves: Vec<Leaf> = types.iter().flat_map(|ty| self.union_leaves(ty)).collect();
        let mut groups: Vec<(&str, Vec<Type>)> = Vec::new();
        for leaf in leaves {
            let json_type = self.json_type(&leaf)?;
            match groups.iter_mut().find(|(known, _)| *known == json_type) {
                Some((_, types)) => types.push(leaf.ty),
                None => groups.push((json_type, vec![leaf.ty])),
            }
        }
        if let [(_, alternatives)] = groups.as_slice() {
            let has_unions = alternatives != types;
            return has_unions.then(|| self.joined(alternatives.clone(), join));
        }
        let id = self.declare_joined(types, join);
        let types: Vec<Type> = groups
            .into_iter()
            .map(|(json_type, types)| self.joined_variant(json_type, types, join))
            .collect();
        if join.is_lossless {
            let count = types.len();
            let types = types.into_iter().map(|ty| (self.word_of_type(&ty), ty));
            let kind = TypeKind::Union(names::union_of(types.collect()));
            if let Some(known) = self.types.kind_mut(id) {
                *known = kind;
            }
            self.pending.push(Pending {
                id,
                exclusive: false,
                place: join.place.clone(),
                discriminator: None,
                variants: vec![(None, join.place.clone()); count],
            });
        }
        Some(Type::Named(id))
    }

    fn joined_variant(&mut self, json_type: &str, types: Vec<Type>, join: &mut Join<'_>) -> Type {
        let mut variant = Join {
            stem: format!("{}{json_type}", join.stem),
            open: join.open.clone(),
            ..*join
        };
        let ty = self.joined(types, &mut variant);
        join.is_lossless &= variant.is_lossless;
        ty
    }

    /// Returns the JSON type of all values of a type, if they have the same.
    fn json_type(&self, leaf: &Leaf) -> Option<&'static str> {
        let object = self.types.object(&leaf.ty);
        let has_tag = |tag: &str| object.is_some_and(|object| object.field(tag).is_some());
        if !leaf.tags.iter().all(|tag| has_tag(&tag.field)) {
            return None;
        }
        let kinds = self.kinds_of(&leaf.ty);
        let mut types = kinds.iter().map(json_type);
        let first = types.next()??;
        types.all(|ty| ty == Some(first)).then_some(first)
    }
}

/// Returns the JSON type of a kind of values, of which a union has a variant.
fn json_type(kind: &ValueKind) -> Option<&'static str> {
    match kind {
        ValueKind::Any | ValueKind::Null => None,
        ValueKind::Integer => json_type(&ValueKind::Number),
        kind => Some(names::word_of_kind(kind)),
    }
}
