//! Properties of discriminators whose value follows from the type.
//!
//! An object that is a variant by one value of such a property has that value from the start, and sends it even if the
//! property is optional.

use std::collections::{BTreeMap, BTreeSet};

use super::Lowering;
use crate::lowered::{Default, DiscriminatedBy, Object, Scalar, Type, TypeId, TypeKind, Union};

/// A property and its value in an object.
type Tag = (String, String);

impl Lowering<'_> {
    /// Gives objects the values of their tags, once all discriminators are known.
    pub fn fix_tags(&mut self) {
        let mut tags: BTreeMap<TypeId, Vec<Option<Tag>>> = BTreeMap::new();
        for definition in self.types.all() {
            if let TypeKind::Union(union) = &definition.kind {
                for (id, tag) in self.tags_of(union) {
                    tags.entry(id).or_default().push(tag);
                }
            }
        }
        for (id, mut tags) in tags {
            tags.dedup();
            if let [Some((field, text))] = tags.as_slice() {
                self.fix_tag(id, field, text);
            }
        }
    }

    /// Returns the objects of a union, each with its tag, if it has only one.
    fn tags_of(&self, union: &Union) -> Vec<(TypeId, Option<Tag>)> {
        let objects = union.variants.iter().enumerate();
        let objects = objects.filter_map(|(index, variant)| {
            let Type::Named(id) = self.types.resolved(&variant.ty) else {
                return None;
            };
            Some((index, *id, self.types.object(&variant.ty)?))
        });
        let objects: Vec<(usize, TypeId, &Object)> = objects.collect();
        match &union.discriminator {
            DiscriminatedBy::Property(tags) => objects
                .iter()
                .map(|(index, id, _)| {
                    let variant = union.variants.get(*index);
                    let written = variant.and_then(|variant| variant.tag.as_ref());
                    let mut own = tags.texts_of(*index);
                    let only = own.next().filter(|_| own.next().is_none());
                    // The default variant may have any value.
                    let text = written.or(only).filter(|_| tags.default != Some(*index));
                    (*id, text.map(|text| (tags.field.clone(), text.clone())))
                })
                .collect(),
            DiscriminatedBy::Shape { .. } => self.constants_of(&objects),
        }
    }

    /// Returns the objects with the property that has a value of its own in each of them.
    fn constants_of(&self, objects: &[(usize, TypeId, &Object)]) -> Vec<(TypeId, Option<Tag>)> {
        let [(_, _, first), _, ..] = objects else {
            return Vec::new();
        };
        let has_it = |object: &Object, name: &str| !object.excluded.iter().any(|one| one == name);
        let is_tag = |name: &&str| {
            let objects = objects.iter().map(|(_, _, object)| *object);
            let objects = objects.filter(|object| has_it(object, name));
            let mut texts = objects.map(|object| self.constant_of(object, name));
            let mut known = BTreeSet::new();
            texts.all(|text| text.is_some_and(|text| known.insert(text)))
        };
        let mut names = first.fields.iter().map(|field| field.name.wire.as_str());
        let Some(name) = names.find(is_tag) else {
            return Vec::new();
        };
        let tag = |object: &Object| Some((name.to_owned(), self.constant_of(object, name)?));
        let objects = objects.iter().filter(|(_, _, object)| has_it(object, name));
        objects.map(|(_, id, object)| (*id, tag(object))).collect()
    }

    /// Returns the only string that a property allows.
    fn constant_of(&self, object: &Object, name: &str) -> Option<String> {
        let field = object.field(name)?;
        match self.types.enumeration(&field.ty)?.values.as_slice() {
            [only] => match &only.value {
                Scalar::Text(text) => Some(text.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    fn fix_tag(&mut self, id: TypeId, name: &str, text: &str) {
        if let Some((at, value)) = self.value_of_tag(id, name, text)
            && let Some(TypeKind::Struct(object)) = self.types.kind_mut(id)
            && let Some(field) = object.fields.get_mut(at)
        {
            field.tag = Some(value);
        }
    }

    /// Returns the index of a property and its value for a text.
    fn value_of_tag(&self, id: TypeId, name: &str, text: &str) -> Option<(usize, Default)> {
        let mut fields = self
            .types
            .object(&Type::Named(id))?
            .fields
            .iter()
            .enumerate();
        let (at, field) = fields.find(|(_, field)| field.name.wire == name)?;
        let value = match self.types.resolved(&field.ty) {
            Type::String(_) => Default::String(text.to_owned()),
            ty @ Type::Named(of) => {
                let text = Scalar::Text(text.to_owned());
                let mut values = self.types.enumeration(ty)?.values.iter();
                Default::EnumValue(*of, values.position(|value| value.value == text)?)
            }
            _ => return None,
        };
        Some((at, value))
    }
}
