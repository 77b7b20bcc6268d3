//! Tables that describe the XML representation of values (OpenAPI, "XML Object").
//!
//! Types are encoded as JSON only: an XML body is converted to JSON before it is decoded, and from
//! JSON after it is encoded.

/// The root element of an XML body.
#[derive(Clone, Copy, Debug)]
pub struct Document {
    /// The name of the element. If the description has none, any name is read.
    pub name: Option<Name>,
    /// The content.
    pub shape: &'static Shape,
}

/// The name of an element or attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// A name without its own namespace.
    Plain(&'static str),
    /// A name in a namespace.
    Within {
        /// The namespace of the element or attribute.
        namespace: &'static str,
        /// The prefix, which may be empty.
        prefix: &'static str,
        /// The local name.
        local: &'static str,
    },
}

/// The content of an element.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A text.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An array: one element of this name for each item.
    List(Name, &'static Shape),
    /// An object with these fields.
    Object(&'static [Field], AdditionalProperties),
    /// Any content, as a tree (see `xml_tree`).
    Tree,
}

/// A field of an object: its JSON name, XML name and representation.
#[derive(Clone, Copy, Debug)]
pub struct Field(pub &'static str, pub Name, pub FieldRepresentation);

/// The representation of a field.
#[derive(Clone, Copy, Debug)]
pub enum FieldRepresentation {
    /// An attribute.
    Attribute(&'static Shape),
    /// An attribute that is `null` if absent.
    AttributeOrNull(&'static Shape),
    /// The text of the element of the object, which has no elements in it.
    Content(&'static Shape),
    /// An element.
    Element(&'static Shape),
    /// One element for each item of an array.
    Items(&'static Shape),
    /// One element for each item of an array, which is empty if there are none.
    ItemsOrEmpty(&'static Shape),
}

/// The treatment of unknown elements.
#[derive(Clone, Copy, Debug)]
pub enum AdditionalProperties {
    /// They are ignored.
    Ignored,
    /// They are passed on, for the type to reject.
    Refused,
    /// Each is a field.
    Elements(&'static Shape),
    /// The elements of a name are the items of an array.
    Items(&'static Shape),
}

/// The namespace of `xsi:nil`, which represents `null` (XML Schema, part 1, section 2.6.2).
pub(crate) const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

impl FieldRepresentation {
    /// Returns `true` if it has elements of its name.
    pub(crate) const fn has_elements(&self) -> bool {
        matches!(
            self,
            Self::Element(_) | Self::Items(_) | Self::ItemsOrEmpty(_)
        )
    }
}

impl Name {
    /// The local name.
    pub const fn local(&self) -> &'static str {
        match self {
            Self::Plain(local) | Self::Within { local, .. } => local,
        }
    }
}
