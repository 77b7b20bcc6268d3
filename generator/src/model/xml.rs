//! How values are written as XML.

use std::collections::BTreeSet;

/// The index of a body in `Xml::documents`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XmlId(pub usize);

/// All that is written as XML.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Xml {
    /// The bodies.
    pub documents: Vec<XmlDocument>,
    /// The objects that have a name.
    pub objects: Vec<XmlObject>,
}

/// A body of XML: the element that it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlDocument {
    /// The constant that holds it.
    pub constant: String,
    /// The name of the element. Where there is none, any is read.
    pub name: Option<XmlName>,
    /// What it holds.
    pub shape: XmlShape,
}

/// The name of an element or of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlName {
    /// The name without its prefix.
    pub local: String,
    /// Its namespace, if it has one of its own, and the prefix that stands for it.
    pub namespace: Option<(String, String)>,
}

impl XmlName {
    /// A name without a namespace of its own.
    pub fn plain(local: &str) -> Self {
        Self {
            local: local.to_owned(),
            namespace: None,
        }
    }
}

/// What an element holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum XmlShape {
    /// A text.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An array: elements of this name, one for each item.
    List(XmlName, Box<XmlShape>),
    /// An object whose fields have names that are not known beforehand.
    Map(XmlOthers),
    /// The object of this index in `Xml::objects`.
    Object(usize),
    /// Anything, as a tree.
    Tree,
}

/// An object: its elements and attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlObject {
    /// The constant that holds it.
    pub constant: String,
    /// What it is, as the description calls it.
    pub subject: String,
    /// Its fields.
    pub fields: Vec<XmlField>,
    /// What becomes of other elements.
    pub others: XmlOthers,
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XmlField {
    /// Its name in JSON.
    pub key: String,
    /// Its name in XML.
    pub name: XmlName,
    /// How it is held.
    pub held: XmlHeld,
    /// What each element or attribute of it holds.
    pub shape: XmlShape,
}

/// How a field is held by the element of its object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum XmlHeld {
    /// As an attribute.
    Attribute,
    /// As an attribute that is `null` where it is absent.
    AttributeOrNull,
    /// As an element.
    Element,
    /// As elements, one for each item of an array.
    Items,
    /// The same of an array that is empty where there are none.
    ItemsOrEmpty,
}

/// What becomes of the other elements that an object has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum XmlOthers {
    /// They are passed over.
    Ignored,
    /// The type refuses them.
    Refused,
    /// Each is a field.
    Elements(Box<XmlShape>),
    /// Those of a name are the items of an array.
    Items(Box<XmlShape>),
}

impl Xml {
    /// The objects that some bodies are made of.
    pub fn objects_of(&self, documents: &BTreeSet<XmlId>) -> BTreeSet<usize> {
        let documents = documents.iter().filter_map(|id| self.documents.get(id.0));
        let mut waiting: Vec<usize> = Vec::new();
        documents.for_each(|document| document.shape.objects(&mut waiting));
        let mut used = BTreeSet::new();
        while let Some(index) = waiting.pop() {
            if used.insert(index)
                && let Some(object) = self.objects.get(index)
            {
                let fields = object.fields.iter();
                fields.for_each(|field| field.shape.objects(&mut waiting));
                object.others.objects(&mut waiting);
            }
        }
        used
    }
}

impl XmlShape {
    /// Adds the objects that it names.
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
