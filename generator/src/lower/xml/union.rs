//! Unions. The element of a value has the fields of all variants, which distinguish them as in
//! JSON.

use std::collections::BTreeSet;

use super::Unsupported;
use super::object::check_names_differ;
use super::shape::Tables;
use crate::model::{
    DiscriminatedBy, Type, TypeId, Union, XmlField, XmlHeld, XmlName, XmlObject, XmlOthers,
    XmlShape,
};
use crate::source::Place;

impl Tables<'_> {
    pub(super) fn union(
        &mut self,
        id: TypeId,
        union: &Union,
        place: &Place,
    ) -> Result<XmlShape, Unsupported> {
        if let [only] = union.variants.as_slice()
            && matches!(only.ty, Type::Array(_) | Type::Map(_))
        {
            return Err(Unsupported::new(place, "a recursive array or map"));
        }
        let objects = self.xml.objects.len();
        let index = self.reserve(id);
        let mut parts = Vec::new();
        let mut plain: Vec<XmlShape> = Vec::new();
        for variant in &union.variants {
            match self.shape(&variant.ty, &[], place)? {
                XmlShape::Object(part) => parts.push(part),
                shape => plain.push(shape),
            }
        }
        if let (Some(first), true) = (plain.first(), parts.is_empty()) {
            let is_text = matches!(first, XmlShape::Text | XmlShape::Number | XmlShape::Boolean);
            if is_text && plain.iter().all(|shape| shape == first) {
                // No table needed.
                self.xml.objects.truncate(objects);
                self.objects.remove(&(id, self.has_alternative));
                return Ok(first.clone());
            }
        }
        if !plain.is_empty() {
            let what = "a union of values that are not objects";
            return Err(Unsupported::new(place, what));
        }
        if let (DiscriminatedBy::Property { field, .. }, Some(object)) =
            (&union.discriminator, self.xml.objects.get_mut(index))
        {
            object.fields.push(XmlField {
                key: field.clone(),
                name: XmlName::plain(field),
                held: XmlHeld::Element,
                shape: XmlShape::Text,
            });
        }
        self.unions.push(OneOf {
            index,
            parts,
            place: place.clone(),
            is_tagged: matches!(union.discriminator, DiscriminatedBy::Property { .. }),
        });
        Ok(XmlShape::Object(index))
    }

    /// Merges the objects of variants, once all are known.
    pub(super) fn merge_unions(&mut self) -> Result<(), Unsupported> {
        let mut merged_count = 0;
        // Merging may create unions for fields of different objects.
        while let Some(union) = self.unions.get(merged_count).cloned() {
            merged_count += 1;
            let mut found = Found::default();
            found.add(union.index, &self.unions);
            let object = |index: &usize| self.xml.objects.get(*index).cloned();
            let parts: Vec<XmlObject> = found.parts.iter().filter_map(object).collect();
            let tags = found.unions.iter().filter_map(object);
            let tags: Vec<XmlField> = tags.flat_map(|one| one.fields).collect();
            let (mut fields, others) = self.merged(&parts, &union.place)?;
            let is_discriminated = found.are_tagged && others == XmlOthers::Ignored;
            if let Some(field) = fields
                .iter()
                .find(|field| !is_discriminated && is_made_up(field))
            {
                let what = format!("a union whose property `{}` can have no element", field.key);
                let help = "wrap the array with `xml: {wrapped: true}`";
                return Err(Unsupported::new(&union.place, what).with_help(help));
            }
            for tag in tags {
                if fields.iter().all(|field| field.key != tag.key) {
                    fields.insert(0, tag);
                }
            }
            check_names_differ(&fields, &union.place)?;
            if let Some(object) = self.xml.objects.get_mut(union.index) {
                object.fields = fields;
                object.others = others;
            }
        }
        Ok(())
    }

    /// Merges the fields and the additional properties of objects.
    fn merged(
        &mut self,
        parts: &[XmlObject],
        place: &Place,
    ) -> Result<(Vec<XmlField>, XmlOthers), Unsupported> {
        let mut fields: Vec<XmlField> = Vec::new();
        for field in parts.iter().flat_map(|part| &part.fields) {
            let Some(known) = fields.iter_mut().find(|known| known.key == field.key) else {
                fields.push(field.clone());
                continue;
            };
            let shape = self.either(&known.shape, &field.shape, place);
            let held = both(known.held, field.held).filter(|_| known.name == field.name);
            let (Some(shape), Some(held)) = (shape, held) else {
                return Err(unlike(place, field));
            };
            (known.shape, known.held) = (shape, held);
        }
        Ok((fields, additional_of_all(parts, place)?))
    }

    /// Returns a shape for both, a union in the case of objects.
    fn either(&mut self, one: &XmlShape, other: &XmlShape, place: &Place) -> Option<XmlShape> {
        match (one, other) {
            (one, other) if one == other => Some(one.clone()),
            (XmlShape::Object(one), XmlShape::Object(other)) => {
                Some(XmlShape::Object(self.one_of(&[*one, *other], place)))
            }
            (XmlShape::List(name, one), XmlShape::List(other_name, other))
                if name == other_name =>
            {
                let items = self.either(one, other, place)?;
                Some(XmlShape::List(name.clone(), Box::new(items)))
            }
            _ => None,
        }
    }

    /// Returns the objects of nested unions, and the unions with a discriminator.
    fn members(&self, objects: &[usize]) -> [BTreeSet<usize>; 2] {
        let mut found = Found::default();
        for object in objects {
            found.add(*object, &self.unions);
        }
        let is_tagged = |index: &usize| {
            let mut unions = self.unions.iter();
            unions.any(|union| union.index == *index && union.is_tagged)
        };
        let tagged = found.unions.into_iter().filter(is_tagged);
        [found.parts.into_iter().collect(), tagged.collect()]
    }

    /// Returns the union of some objects, created once.
    fn one_of(&mut self, parts: &[usize], place: &Place) -> usize {
        let members = self.members(parts);
        let mut unions = self.unions.iter();
        if let Some(known) = unions.find(|known| self.members(&[known.index]) == members) {
            return known.index;
        }
        let objects = parts.iter().filter_map(|part| self.xml.objects.get(*part));
        let subjects: Vec<_> = objects.map(|object| object.subject.clone()).collect();
        let index = self.xml.objects.len();
        self.xml.objects.push(XmlObject {
            constant: self.constant(&subjects.join("_or_")),
            subject: subjects.join(" or "),
            fields: Vec::new(),
            others: XmlOthers::Ignored,
        });
        self.unions.push(OneOf {
            index,
            parts: parts.to_vec(),
            place: place.clone(),
            is_tagged: false,
        });
        index
    }
}

/// Returns `true` for a field that decodes even without an element.
fn is_made_up(field: &XmlField) -> bool {
    matches!(field.held, XmlHeld::ItemsOrEmpty | XmlHeld::AttributeOrNull)
}

/// A union of objects.
#[derive(Clone, Debug)]
pub(super) struct OneOf {
    index: usize,
    parts: Vec<usize>,
    place: Place,
    is_tagged: bool,
}

/// The objects and unions that a union contains.
#[derive(Debug)]
struct Found {
    parts: Vec<usize>,
    unions: Vec<usize>,
    are_tagged: bool,
}

impl Default for Found {
    fn default() -> Self {
        Self {
            parts: Vec::new(),
            unions: Vec::new(),
            are_tagged: true,
        }
    }
}

impl Found {
    fn add(&mut self, index: usize, unions: &[OneOf]) {
        if self.parts.contains(&index) || self.unions.contains(&index) {
            return;
        }
        let Some(union) = unions.iter().find(|union| union.index == index) else {
            self.parts.push(index);
            return;
        };
        self.unions.push(index);
        self.are_tagged &= union.is_tagged;
        for part in &union.parts {
            self.add(*part, unions);
        }
    }
}

/// Merges the additional properties of objects.
fn additional_of_all(parts: &[XmlObject], place: &Place) -> Result<XmlOthers, Unsupported> {
    let mut others = XmlOthers::Ignored;
    for part in parts {
        match (&others, &part.others) {
            (_, XmlOthers::Ignored) => {}
            // Variants that reject unknown elements still do so in their types.
            (XmlOthers::Ignored, more) => others = more.clone(),
            (known, more) if known == more => {}
            _ => {
                return Err(Unsupported::new(
                    place,
                    "a union of objects with different additional properties",
                ));
            }
        }
    }
    Ok(others)
}

fn unlike(place: &Place, field: &XmlField) -> Unsupported {
    let what = format!(
        "a union with different definitions of the property `{}`",
        field.key
    );
    Unsupported::new(place, what).with_help("use the same name and type in all alternatives")
}

/// Returns a representation for both.
fn both(one: XmlHeld, other: XmlHeld) -> Option<XmlHeld> {
    use XmlHeld::{Items, ItemsOrEmpty};
    match (one, other) {
        (one, other) if one == other => Some(one),
        (Items, ItemsOrEmpty) | (ItemsOrEmpty, Items) => Some(ItemsOrEmpty),
        _ => None,
    }
}
