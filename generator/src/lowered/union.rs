//! Unions.

use super::Type;
use crate::names::Name;

/// A union.
#[derive(Clone, Debug, PartialEq)]
pub struct Union {
    /// The variants.
    pub variants: Vec<UnionVariant>,
    /// The means by which a decoder selects the variant.
    pub discriminator: DiscriminatedBy,
}

/// A variant of a union.
#[derive(Clone, Debug, PartialEq)]
pub struct UnionVariant {
    /// Its name.
    pub name: Name,
    /// The documentation from the description.
    pub description: Option<String>,
    /// The type.
    pub ty: Type,
    /// `true` if the value is boxed, because of recursion or its size.
    pub boxed: bool,
    /// The value of the discriminator to write; `None` without a discriminator, or if the value
    /// contains it.
    pub tag: Option<String>,
}

impl Union {
    /// A union whose variants are not distinguished yet.
    pub fn new(variants: Vec<UnionVariant>) -> Self {
        Self {
            variants,
            discriminator: DiscriminatedBy::Shape {
                cases: Vec::new(),
                exclusive: false,
            },
        }
    }
}

impl UnionVariant {
    /// A variant without documentation.
    pub fn new(name: Name, ty: Type) -> Self {
        Self {
            name,
            description: None,
            ty,
            boxed: false,
            tag: None,
        }
    }
}

/// The means by which a decoder selects the variant of a union.
#[derive(Clone, Debug, PartialEq)]
pub enum DiscriminatedBy {
    /// By the value of a property.
    Property(TagTable),
    /// By the shape of the value.
    Shape {
        /// The shapes of the variants.
        cases: Vec<Case>,
        /// `true` for `oneOf`.
        exclusive: bool,
    },
}

/// The values of a property that select the variants of a union.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagTable {
    /// The name of the property.
    pub field: String,
    /// The values, each with the index of its variant.
    pub texts: Vec<(String, usize)>,
    /// The variant of objects without a known value (`defaultMapping`).
    pub default: Option<usize>,
}

impl TagTable {
    /// The values that select a variant.
    pub fn texts_of(&self, variant: usize) -> impl Iterator<Item = &String> {
        let texts = self.texts.iter();
        texts.filter_map(move |(text, of)| (*of == variant).then_some(text))
    }
}

/// A shape of the values of a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The index of the variant.
    pub variant: usize,
    /// The kind of the value.
    pub is: ValueKind,
}

/// A kind of JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueKind {
    /// Any value.
    Any,
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// A number without fraction and exponent.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// One of these strings.
    OneOf(Vec<String>),
    /// An array.
    Array,
    /// An array with items of these kinds.
    ArrayOf(Vec<ValueKind>),
    /// An object.
    Object(ObjectFacts),
}

/// The facts about all objects of a variant.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ObjectFacts {
    /// The required properties.
    pub required: Vec<String>,
    /// The optional properties.
    pub optional: Vec<String>,
    /// `true` if there are no additional properties.
    pub closed: bool,
    /// The properties with a known set of values.
    pub texts: Vec<(String, Vec<String>)>,
}
