//! How values are written as XML (OpenAPI, "XML Object"), as tables.
//!
//! The types of the description read and write JSON alone: by its table, a body of XML is turned
//! into JSON before it is read, and made of JSON once it is written.

/// A body of XML: the element that it is.
#[derive(Clone, Copy, Debug)]
pub struct Document {
    /// The name of the element. Where the description gives none, any is read.
    pub name: Option<Name>,
    /// What it holds.
    pub shape: &'static Shape,
}

/// The name of an element or of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// A name without a namespace of its own.
    Plain(&'static str),
    /// A name in a namespace.
    Within {
        /// The namespace.
        namespace: &'static str,
        /// The prefix that stands for it, which may be empty.
        prefix: &'static str,
        /// The name without the prefix.
        local: &'static str,
    },
}

/// What an element holds.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A text.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An array: elements of this name, one for each item.
    List(Name, &'static Shape),
    /// An object, by its fields.
    Object(&'static [Field], Others),
    /// Anything, as a tree (see `xml_tree`).
    Tree,
}

/// A field of an object: its name in JSON, its name in XML, and how it is held.
#[derive(Clone, Copy, Debug)]
pub struct Field(pub &'static str, pub Name, pub Held);

/// How a field is held by the element of its object.
#[derive(Clone, Copy, Debug)]
pub enum Held {
    /// As an attribute.
    Attribute(&'static Shape),
    /// As an attribute that is `null` where it is absent.
    AttributeOrNull(&'static Shape),
    /// As an element.
    Element(&'static Shape),
    /// As elements, one for each item of an array.
    Items(&'static Shape),
    /// The same of an array that is empty where there are none.
    ItemsOrEmpty(&'static Shape),
}

/// What becomes of the other elements that an object has.
#[derive(Clone, Copy, Debug)]
pub enum Others {
    /// They are passed over.
    Ignored,
    /// The type refuses them.
    Refused,
    /// Each is a field.
    Elements(&'static Shape),
    /// Those of a name are the items of an array.
    Items(&'static Shape),
}

/// The namespace of `xsi:nil`, which stands for `null` (XML Schema, part 1, section 2.6.2).
pub(super) const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

impl Name {
    /// The name without its prefix.
    pub const fn local(&self) -> &'static str {
        match self {
            Self::Plain(local) | Self::Within { local, .. } => local,
        }
    }

    /// Whether it is that of an element. What has no namespace in the description may be in any.
    pub(super) fn is_of_element(&self, local: &str, namespace: &str) -> bool {
        match self {
            Self::Plain(name) => *name == local,
            Self::Within {
                namespace: own,
                local: name,
                ..
            } => *name == local && *own == namespace,
        }
    }

    /// Whether it is that of an attribute.
    pub(super) fn is_of_attribute(&self, local: &str, namespace: &str) -> bool {
        match self {
            Self::Plain(name) => *name == local && namespace.is_empty(),
            Self::Within { .. } => self.is_of_element(local, namespace),
        }
    }
}
