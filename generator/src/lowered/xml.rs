//! The XML representation of values.

use std::collections::BTreeSet;

use super::closure;

/// The index of a body in `Xml::documents`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XmlId(pub usize);

/// The XML tables.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Xml {
    /// The bodies.
    pub documents: Vec<XmlDocument>,
    /// The objects.
    pub objects: Vec<XmlObject>,
}

/// An XML body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlDocument {
    /// The name of its constant.
    pub constant: String,
    /// The name of the element; `None` accepts any name.
    pub name: Option<XmlName>,
    /// Its contents.
    pub shape: XmlShape,
}

/// The name of an element or of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlName {
    /// The local name.
    pub local: String,
    /// The namespace and its prefix.
    pub namespace: Option<(String, String)>,
}

impl XmlName {
    /// Returns a name without a namespace.
    pub fn plain(local: &str) -> Self {
        Self {
            local: local.to_owned(),
            namespace: None,
        }
    }
}

/// The contents of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum XmlShape {
    /// A text.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An array: an element of this name for each item.
    List(XmlName, Box<XmlShape>),
    /// A map.
    Map(XmlOthers),
    /// The object of this index in `Xml::objects`.
    Object(usize),
    /// A tree of elements.
    Tree,
}

/// An object: its elements and attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlObject {
    /// The name of its constant.
    pub constant: String,
    /// The name of the schema.
    pub subject: String,
    /// Its fields.
    pub fields: Vec<XmlField>,
    /// Additional properties.
    pub others: XmlOthers,
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlField {
    /// Its name in JSON.
    pub key: String,
    /// Its name in XML.
    pub name: XmlName,
    /// Its representation.
    pub representation: XmlRepresentation,
    /// The contents of its elements or attribute.
    pub shape: XmlShape,
}

/// The representation of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum XmlRepresentation {
    /// An attribute.
    Attribute,
    /// An attribute; absent means `null`.
    AttributeOrNull,
    /// The text of the element of the object.
    Content,
    /// An element.
    Element,
    /// An element for each item of an array.
    Items,
    /// Like `Items`; an absent element is an empty array.
    ItemsOrEmpty,
}

impl XmlRepresentation {
    /// `true` for an attribute.
    pub fn is_attribute(self) -> bool {
        matches!(self, Self::Attribute | Self::AttributeOrNull)
    }
}

/// The handling of undeclared elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum XmlOthers {
    /// Ignored.
    Ignored,
    /// Rejected by the type.
    Refused,
    /// Each element is a property.
    Elements(Box<XmlShape>),
    /// Elements of the same name are the items of an array.
    Items(Box<XmlShape>),
}

impl Xml {
    /// Returns the objects that some bodies contain.
    pub fn objects_of(&self, documents: &BTreeSet<XmlId>) -> BTreeSet<usize> {
        let documents = documents.iter().filter_map(|id| self.documents.get(id.0));
        let mut roots: Vec<usize> = Vec::new();
        documents.for_each(|document| document.shape.objects(&mut roots));
        closure(roots, |index| {
            let mut next = Vec::new();
            if let Some(object) = self.objects.get(index) {
                let fields = object.fields.iter();
                fields.for_each(|field| field.shape.objects(&mut next));
                object.others.objects(&mut next);
            }
            next
        })
    }
}

impl XmlShape {
    /// Adds the objects that it refers to.
    fn objects(&self, found: &mut Vec<usize>) {
        match self {
            Self::Text | Self::Number | Self::Boolean | Self::Tree => {}
            Self::List(_, items) => items.objects(found),
            Self::Map(values) => values.objects(found),
            Self::Object(index) => found.push(*index),
        }
    }
}

impl XmlOthers {
    fn objects(&self, found: &mut Vec<usize>) {
        match self {
            Self::Ignored | Self::Refused => {}
            Self::Elements(shape) | Self::Items(shape) => shape.objects(found),
        }
    }
}
