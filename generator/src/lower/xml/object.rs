//! Objects: properties as elements and attributes.

use super::shape::Tables;
use super::xml_object::XmlMetadata;
use super::{Result, Unsupported};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{
    AdditionalProperties, Field, Object, Type, TypeId, XmlField, XmlName, XmlOthers,
    XmlRepresentation, XmlShape,
};
use crate::report::quoted;
use crate::source::Place;

impl<'a> Tables<'a> {
    pub fn object(
        &mut self,
        id: TypeId,
        object: &Object,
        sites: &[RawSchema<'a>],
        place: &Place,
    ) -> Result<XmlShape> {
        let index = self.reserve(id);
        let mut fields = Vec::new();
        for field in &object.fields {
            let sites = self.schemas.field(sites, &field.name.wire);
            fields.push(self.field(field, &sites, place)?);
        }
        check_names_differ(&fields, place)?;
        check_content(&fields, &object.additional, place)?;
        let others = match &object.additional {
            AdditionalProperties::Ignored => XmlOthers::Ignored,
            AdditionalProperties::Refused => XmlOthers::Refused,
            AdditionalProperties::Kept(field) => match &field.ty {
                Type::Map(map) => self.additional(&map.values, sites, place)?,
                _ => return Err(Unsupported::new(place, "additional properties")),
            },
        };
        if let Some(object) = self.xml.objects.get_mut(index) {
            object.fields = fields;
            object.others = others;
        }
        Ok(XmlShape::Object(index))
    }

    fn field(&mut self, field: &Field, sites: &[RawSchema<'a>], place: &Place) -> Result<XmlField> {
        let key = &field.name.wire;
        let metadata = self.schemas.metadata(sites, place);
        let place = &metadata.place;
        let items = self.array_of(&field.ty);
        if metadata.none && items.is_none() {
            let what = "a property without an element (`nodeType: none`)";
            return Err(Unsupported::new(place, what));
        }
        if metadata.attribute || metadata.content {
            return self.text_field(field, sites, &metadata);
        }
        let (name, representation, shape) = match items {
            None => {
                let name = self.name(&metadata, key, false)?;
                let shape = self.shape(&field.ty, sites, place)?;
                (name, XmlRepresentation::Element, shape)
            }
            Some(items) if metadata.wrapped => {
                let name = self.name(&metadata, key, false)?;
                let inferred = name.local.clone();
                let shape = self.list(&items, sites, place, |_| inferred)?;
                (name, XmlRepresentation::Element, shape)
            }
            Some(items) => {
                // An unwrapped array has the name of its items.
                let sites = self.schemas.items(sites);
                let metadata = self.schemas.metadata(&sites, place);
                let name = self.name(&metadata, key, false)?;
                let representation = match field.required {
                    true => XmlRepresentation::ItemsOrEmpty,
                    false => XmlRepresentation::Items,
                };
                (name, representation, self.item(&items, &sites, &metadata)?)
            }
        };
        Ok(XmlField {
            key: key.clone(),
            name,
            representation,
            shape,
        })
    }

    /// A field that is an attribute, or the content of the element.
    fn text_field(
        &mut self,
        field: &Field,
        sites: &[RawSchema<'a>],
        metadata: &XmlMetadata<'a>,
    ) -> Result<XmlField> {
        let key = &field.name.wire;
        let place = &metadata.place;
        let shape = match self.array_of(&field.ty) {
            None => self.shape(&field.ty, sites, place)?,
            Some(_) => XmlShape::Object(0),
        };
        if !matches!(shape, XmlShape::Text | XmlShape::Number | XmlShape::Boolean) {
            let what = match metadata.attribute {
                true => "an array or an object as an attribute",
                false => "an array or an object as a text",
            };
            return Err(Unsupported::new(place, what));
        }
        let is_nullable = matches!(self.types.resolved(&field.ty), Type::Nullable(_));
        let representation = match metadata.content {
            true => XmlRepresentation::Content,
            false if field.required && is_nullable => XmlRepresentation::AttributeOrNull,
            false => XmlRepresentation::Attribute,
        };
        let name = match metadata.content {
            true => XmlName::plain(key),
            false => self.name(metadata, key, true)?,
        };
        Ok(XmlField {
            key: key.clone(),
            name,
            representation,
            shape,
        })
    }
}

/// Reports properties with the same XML name.
fn check_names_differ(fields: &[XmlField], place: &Place) -> Result<()> {
    let is_named = |field: &&XmlField| field.representation != XmlRepresentation::Content;
    let named = || fields.iter().filter(is_named);
    for (index, field) in named().enumerate() {
        let mut others = named().skip(index + 1);
        // Names without a namespace match any.
        let is_same = |other: &XmlField| {
            other.name.local == field.name.local
                && other.representation.is_attribute() == field.representation.is_attribute()
                && (other.name.namespace == field.name.namespace
                    || other.name.namespace.is_none()
                    || field.name.namespace.is_none())
        };
        if let Some(other) = others.find(|other| is_same(other)) {
            let what = format!(
                "the same name {} for {} and {}",
                quoted(&field.name.local),
                quoted(&field.key),
                quoted(&other.key)
            );
            return Err(Unsupported::new(place, what));
        }
    }
    Ok(())
}

/// Reports texts next to elements or other texts.
fn check_content(
    fields: &[XmlField],
    additional: &AdditionalProperties,
    place: &Place,
) -> Result<()> {
    let is_attribute = |field: &&XmlField| field.representation.is_attribute();
    let contents = fields
        .iter()
        .filter(|field| field.representation == XmlRepresentation::Content);
    let attributes = fields.iter().filter(is_attribute);
    let is_open = matches!(additional, AdditionalProperties::Kept(_));
    match contents.count() {
        0 => Ok(()),
        1 if attributes.count() + 1 == fields.len() && !is_open => Ok(()),
        _ => Err(Unsupported::new(place, "a text next to elements")),
    }
}
