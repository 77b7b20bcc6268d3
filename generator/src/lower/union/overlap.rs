//! Alternatives of `anyOf` that can hold at the same time: they become one object with the properties of all.
//!
//! A variant of an enum keeps only the properties that it declares, so that a value of several alternatives would lose the
//! properties of all but one.

use super::{Lowering, Pending};
use crate::model::{AdditionalProperties, Field, Object, ValueKind};

impl Lowering<'_> {
    /// Merges overlapping alternatives, until there are none: a union that becomes an object may be an alternative. A union
    /// merges one group at a time, since that changes the indexes of its alternatives.
    pub fn merge_overlapping_variants(&mut self) {
        let mut has_merged = true;
        while has_merged {
            has_merged = false;
            for mut pending in std::mem::take(&mut self.pending) {
                if let Some(group) = self.overlapping(&pending) {
                    has_merged = true;
                    self.merge_variants(&mut pending, &group);
                }
                if !pending.variants.is_empty() {
                    self.pending.push(pending);
                }
            }
        }
    }

    /// Returns a group of alternatives, in order, of which a value can match several and lose properties.
    fn overlapping(&self, pending: &Pending<'_>) -> Option<Vec<usize>> {
        if pending.exclusive || pending.discriminator.is_some() {
            return None;
        }
        let objects: Vec<Option<Object>> = self
            .variant_types(pending.id)
            .iter()
            .map(|ty| self.object_of(ty))
            .collect();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (index, object) in objects.iter().enumerate() {
            let Some(object) = object else {
                continue;
            };
            let overlaps = |other: &usize| {
                let other = objects.get(*other).and_then(Option::as_ref);
                other.is_some_and(|other| self.loses(object, other))
            };
            let (joined, apart): (Vec<_>, Vec<_>) = std::mem::take(&mut groups)
                .into_iter()
                .partition(|group| group.iter().any(overlaps));
            let mut group = joined.concat();
            group.push(index);
            groups = apart;
            groups.push(group);
        }
        let mut group = groups.into_iter().find(|group| group.len() > 1)?;
        group.sort_unstable();
        Some(group)
    }

    /// Returns `true` if a value of two objects would lose properties of one as a value of the other.
    fn loses(&self, one: &Object, other: &Object) -> bool {
        let has_own = |one: &Object, other: &Object| {
            let mut fields = one.fields.iter();
            fields.any(|field| field_of(other, &field.name.wire).is_none())
        };
        let is_closed = |object: &Object| object.additional == AdditionalProperties::Refused;
        let loses = match (one.kept(), other.kept()) {
            (Some(_), Some(_)) => false,
            (None, None) => has_own(one, other) && has_own(other, one),
            (Some(_), None) | (None, Some(_)) => true,
        };
        loses && !is_closed(one) && !is_closed(other) && !self.are_disjoint(one, other)
    }

    /// Returns `true` if no value is of both objects: a required property has different values, or both have a tag.
    fn are_disjoint(&self, one: &Object, other: &Object) -> bool {
        let mut fields = one.fields.iter();
        fields.any(|field| {
            field_of(other, &field.name.wire).is_some_and(|same| {
                let listed = (self.texts_of(&field.ty), self.texts_of(&same.ty));
                let are_tags = matches!(&listed, (Some(one), Some(other)) if one.len() == 1 && other.len() == 1);
                let is_decisive = field.required || same.required || are_tags;
                is_decisive
                    && match listed {
                        (Some(one), Some(other)) => !one.iter().any(|text| other.contains(text)),
                        _ => !may_be_equal(&self.kinds_of(&field.ty), &self.kinds_of(&same.ty)),
                    }
            })
        })
    }
}

/// Returns the field of a name.
pub fn field_of<'o>(object: &'o Object, name: &str) -> Option<&'o Field> {
    let mut fields = object.fields.iter();
    fields.find(|field| field.name.wire == name)
}

/// Returns `true` if a value may be of a kind of both lists.
fn may_be_equal(kinds: &[ValueKind], others: &[ValueKind]) -> bool {
    let unknown = kinds.is_empty() || others.is_empty();
    let mut pairs = kinds
        .iter()
        .flat_map(|kind| others.iter().map(move |other| (kind, other)));
    unknown || pairs.any(|(kind, other)| overlap(kind, other))
}

fn overlap(kind: &ValueKind, other: &ValueKind) -> bool {
    use ValueKind::{Any, Array, ArrayOf, Boolean, Integer, Null, Number, Object, OneOf, String};
    match (kind, other) {
        (OneOf(texts), OneOf(others)) => texts.iter().any(|text| others.contains(text)),
        (Any, _)
        | (_, Any)
        | (Null, Null)
        | (Boolean, Boolean)
        | (Integer | Number, Integer | Number)
        | (String | OneOf(_), String | OneOf(_))
        | (Array | ArrayOf(_), Array | ArrayOf(_))
        | (Object(_), Object(_)) => true,
        _ => false,
    }
}
