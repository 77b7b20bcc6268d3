//! The contents of elements.

use std::collections::HashMap;

use super::names::{Prefixes, Warning};
use super::xml_object::{Schemas, XmlMetadata};
use super::{Result, Unsupported};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lower::types::Types;
use crate::lowered::{
    EnumKind, Enumeration, Scalar, Type, TypeId, TypeKind, Union, Xml, XmlDocument, XmlId, XmlName,
    XmlObject, XmlOthers, XmlShape,
};
use crate::names::{Name, numbered};
use crate::report::quoted;
use crate::source::{Document, Place};

pub struct Tables<'a> {
    pub schemas: Schemas<'a>,
    pub document: &'a Document,
    pub types: &'a Types,
    pub xml: Xml,
    /// The objects of types, with and without trees.
    pub objects: HashMap<(TypeId, bool), usize>,
    pub prefixes: Prefixes,
    pub warnings: Vec<Warning>,
    /// The schemas of trees.
    pub trees: Vec<Place>,
    /// `true` if JSON or a form is the alternative, which excludes trees.
    pub has_alternative: bool,
}

impl<'a> Tables<'a> {
    pub fn new(document: &'a Document, types: &'a Types) -> Self {
        Self {
            schemas: Schemas(document),
            document,
            types,
            xml: Xml::default(),
            objects: HashMap::new(),
            prefixes: Prefixes::default(),
            warnings: Vec::new(),
            trees: Vec::new(),
            has_alternative: false,
        }
    }

    /// Creates the table of a body. On an error, nothing is added.
    pub fn document(&mut self, ty: &Type, place: &Place, stem: &str) -> Result<XmlId> {
        let (objects, warnings) = (self.xml.objects.len(), self.warnings.len());
        let trees = self.trees.len();
        let made = self.element(ty, place, stem);
        if made.is_err() {
            self.xml.objects.truncate(objects);
            self.warnings.truncate(warnings);
            self.trees.truncate(trees);
            self.objects.retain(|_, index| *index < objects);
        }
        made
    }

    fn element(&mut self, ty: &Type, place: &Place, stem: &str) -> Result<XmlId> {
        let sites: Vec<RawSchema<'a>> = RawSchema::at(self.document, place.clone())
            .into_iter()
            .collect();
        let metadata = self.schemas.metadata(&sites, place);
        let inferred = metadata
            .component
            .or(metadata.name.as_ref().map(|(name, _)| *name));
        let name = match inferred {
            Some(inferred) => Some(self.name(&metadata, inferred, false)?),
            None => {
                let message = "no XML element name: `root` is written, and any name is accepted";
                let help = "set the name with `xml: {name: …}`";
                self.warnings
                    .push((place.clone(), message.to_owned(), help));
                None
            }
        };
        let shape = match self.array_of(ty) {
            Some(items) => {
                let name = name.as_ref().map_or("item", |name| &name.local).to_owned();
                self.list(&items, &sites, place, |metadata| {
                    metadata.component.map_or(name, str::to_owned)
                })?
            }
            None => self.shape(ty, &sites, place)?,
        };
        Ok(self.claim_document(name, shape, stem))
    }

    fn claim_document(&mut self, name: Option<XmlName>, shape: XmlShape, stem: &str) -> XmlId {
        let is_same = |known: &XmlDocument| known.name == name && known.shape == shape;
        if let Some(known) = self.xml.documents.iter().position(is_same) {
            return XmlId(known);
        }
        let words = name.as_ref().map_or(stem, |name| &name.local);
        let constant = self.constant(&format!("{words}_document"));
        self.xml.documents.push(XmlDocument {
            constant,
            name,
            shape,
        });
        XmlId(self.xml.documents.len() - 1)
    }

    /// Returns a unique name for a constant.
    pub fn constant(&self, words: &str) -> String {
        let plain = Name::lower_in_ascii(words).plain().to_uppercase();
        let is_free = |constant: &String| {
            let documents = self.xml.documents.iter().map(|known| &known.constant);
            let objects = self.xml.objects.iter().map(|known| &known.constant);
            documents.chain(objects).all(|known| known != constant)
        };
        numbered(plain, is_free)
    }

    pub fn name(
        &mut self,
        metadata: &XmlMetadata<'a>,
        inferred: &str,
        is_attribute: bool,
    ) -> Result<XmlName> {
        self.prefixes
            .name(metadata, inferred, is_attribute, &mut self.warnings)
    }

    /// Returns the items of an array, which may be nullable.
    pub fn array_of(&self, ty: &Type) -> Option<Type> {
        match self.types.resolved(ty) {
            Type::Nullable(ty) => self.array_of(ty),
            Type::Array(array) => Some(array.items.clone()),
            _ => None,
        }
    }

    /// Returns the shape of a wrapped array.
    pub fn list(
        &mut self,
        items: &Type,
        sites: &[RawSchema<'a>],
        place: &Place,
        inferred: impl FnOnce(&XmlMetadata<'a>) -> String,
    ) -> Result<XmlShape> {
        let sites = self.schemas.items(sites);
        let metadata = self.schemas.metadata(&sites, place);
        let name = self.name(&metadata, &inferred(&metadata), false)?;
        let shape = self.item(items, &sites, &metadata)?;
        Ok(XmlShape::List(name, Box::new(shape)))
    }

    /// Returns the shape of an item. A nested array must be wrapped.
    pub fn item(
        &mut self,
        ty: &Type,
        sites: &[RawSchema<'a>],
        metadata: &XmlMetadata<'a>,
    ) -> Result<XmlShape> {
        if metadata.content {
            return Err(Unsupported::new(&metadata.place, "items as texts"));
        }
        let Some(items) = self.array_of(ty) else {
            return self.shape(ty, sites, &metadata.place);
        };
        if !metadata.wrapped {
            let help = "wrap it with `xml: {wrapped: true}`";
            return Err(Unsupported::new(&metadata.place, "an array of arrays").with_help(help));
        }
        let name = metadata
            .name
            .as_ref()
            .map_or("item", |(name, _)| name)
            .to_owned();
        self.list(&items, sites, &metadata.place, |_| name)
    }

    /// Returns the shape of a value other than an array.
    pub fn shape(&mut self, ty: &Type, sites: &[RawSchema<'a>], place: &Place) -> Result<XmlShape> {
        let place = sites.first().map_or(place, |at| &at.place);
        match ty {
            Type::String(_)
            | Type::Formatted(_)
            | Type::Null
            | Type::Integer(_)
            | Type::Number(_)
            | Type::Boolean => Ok(self.scalar_shape(ty).unwrap_or(XmlShape::Text)),
            Type::Nullable(ty) => self.shape(ty, sites, place),
            Type::Any if self.has_alternative => {
                Err(Unsupported::new(place, "a value of any type"))
            }
            Type::Any => {
                self.trees.push(place.clone());
                Ok(XmlShape::Tree)
            }
            Type::Tuple(_) => Err(Unsupported::new(place, "an array with `prefixItems`")),
            Type::Array(_) => Err(Unsupported::new(place, "an array of arrays")),
            // Elements have names and may be repeated, unlike JSON properties.
            Type::Map(map) if *self.types.resolved(&map.values) == Type::Any => {
                Err(Unsupported::new(place, "an object with arbitrary elements"))
            }
            Type::Map(map) => {
                let additional = self.additional(&map.values, sites, place)?;
                Ok(XmlShape::Map(additional))
            }
            Type::Named(id) => self.named(*id, sites, place),
        }
    }

    /// Returns the shape of additional properties.
    pub fn additional(
        &mut self,
        values: &Type,
        sites: &[RawSchema<'a>],
        place: &Place,
    ) -> Result<XmlOthers> {
        let sites = self.schemas.values(sites);
        let metadata = self.schemas.metadata(&sites, place);
        match self.array_of(values) {
            Some(items) if !metadata.wrapped => {
                let sites = self.schemas.items(&sites);
                let metadata = self.schemas.metadata(&sites, &metadata.place);
                let shape = self.item(&items, &sites, &metadata)?;
                Ok(XmlOthers::Items(Box::new(shape)))
            }
            _ => {
                let shape = self.item(values, &sites, &metadata)?;
                Ok(XmlOthers::Elements(Box::new(shape)))
            }
        }
    }

    fn named(&mut self, id: TypeId, sites: &[RawSchema<'a>], place: &Place) -> Result<XmlShape> {
        if let Some(index) = self.known(id) {
            return Ok(XmlShape::Object(index));
        }
        let types = self.types;
        let Some(definition) = types.get(id) else {
            return Err(Unsupported::new(place, "a type"));
        };
        let sites = self.with_own(id, sites);
        let place = sites.last().map_or(place, |at| &at.place);
        match &definition.kind {
            TypeKind::Struct(object) => self.object(id, object, &sites, place),
            TypeKind::Union(union) => self.union(union, place),
            TypeKind::Enum(enumeration) => scalar(enumeration)
                .ok_or_else(|| Unsupported::new(place, "an `enum` of values of several types")),
            TypeKind::Foreign(_) => {
                let what = format!(
                    "the type {} of another crate",
                    quoted(&definition.name.wire)
                );
                Err(Unsupported::new(place, what))
            }
            TypeKind::Alias(ty) => self.shape(ty, &sites, place),
        }
    }

    /// Returns the shape of a union, whose variants must be scalars that look the same. Elements do
    /// not discriminate objects as JSON does.
    fn union(&self, union: &Union, place: &Place) -> Result<XmlShape> {
        let variants = union.variants.iter();
        let shapes: Option<Vec<_>> = variants.map(|one| self.scalar_shape(&one.ty)).collect();
        let shapes = shapes.unwrap_or_default();
        match shapes.split_first() {
            Some((first, others)) if others.iter().all(|other| other == first) => Ok(first.clone()),
            _ => Err(Unsupported::new(place, "a union")),
        }
    }

    fn scalar_shape(&self, ty: &Type) -> Option<XmlShape> {
        match self.types.resolved(ty) {
            Type::String(_) | Type::Formatted(_) | Type::Null => Some(XmlShape::Text),
            Type::Integer(_) | Type::Number(_) => Some(XmlShape::Number),
            Type::Boolean => Some(XmlShape::Boolean),
            ty => scalar(self.types.enumeration(ty)?),
        }
    }

    /// Returns the object of a type. Objects without trees serve both cases.
    fn known(&self, id: TypeId) -> Option<usize> {
        let own = self.objects.get(&(id, self.has_alternative));
        let has_no_tree = !self.has_alternative || self.trees.is_empty();
        let other = self
            .objects
            .get(&(id, !self.has_alternative))
            .filter(|_| has_no_tree);
        own.or(other).copied()
    }

    /// Returns the schemas at the usage of a named type, and its own.
    fn with_own(&self, id: TypeId, sites: &[RawSchema<'a>]) -> Vec<RawSchema<'a>> {
        let own = self
            .types
            .place(id)
            .map(|place| self.document.original_place(place));
        let own = own.and_then(|place| RawSchema::at(self.document, place));
        sites.iter().cloned().chain(own).collect()
    }

    pub fn reserve(&mut self, id: TypeId) -> usize {
        let index = self.xml.objects.len();
        self.objects.insert((id, self.has_alternative), index);
        let name = self.types.get(id).map(|definition| &definition.name);
        let words = name.map_or("object", |name| name.plain()).to_owned();
        let subject = name.map_or(words.as_str(), |name| name.wire.as_str());
        self.xml.objects.push(XmlObject {
            constant: self.constant(&words),
            subject: subject.to_owned(),
            fields: Vec::new(),
            others: XmlOthers::Ignored,
        });
        index
    }
}

/// Returns the shape of all enum values, if it is the same.
fn scalar(enumeration: &Enumeration) -> Option<XmlShape> {
    let shape_of = |value: &Scalar| match value {
        Scalar::Boolean(_) => XmlShape::Boolean,
        Scalar::Integer(_) | Scalar::Number(_) => XmlShape::Number,
        Scalar::Text(_) => XmlShape::Text,
    };
    match enumeration.kind {
        EnumKind::Text => Some(XmlShape::Text),
        EnumKind::Integer => Some(XmlShape::Number),
        EnumKind::Mixed => {
            let mut shapes = enumeration.values.iter().map(|one| shape_of(&one.value));
            let first = shapes.next()?;
            shapes.all(|shape| shape == first).then_some(first)
        }
    }
}
