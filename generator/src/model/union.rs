//! Values of one of several types.

use super::Type;
use crate::names::Name;

/// A value of one of several types.
#[derive(Clone, Debug, PartialEq)]
pub struct Union {
    /// The types.
    pub variants: Vec<UnionVariant>,
    /// What they are told apart by.
    pub discriminator: DiscriminatedBy,
}

/// One of the types of a union.
#[derive(Clone, Debug, PartialEq)]
pub struct UnionVariant {
    /// The name of its variant.
    pub name: Name,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// The type.
    pub ty: Type,
    /// Whether its value is held by a pointer, because it may hold its owner's type.
    pub boxed: bool,
    /// The text that is written into the field by which the types are told apart;
    /// `None` if there is no such field, or the value has it.
    pub tag: Option<String>,
}

/// What the types of a union are told apart by.
#[derive(Clone, Debug, PartialEq)]
pub enum DiscriminatedBy {
    /// By the text of a field. Each text leads to a branch.
    Property {
        /// The name of the field.
        field: String,
        /// The texts, each with the index of its branch.
        texts: Vec<(String, usize)>,
    },
    /// By what they are.
    Shape {
        /// What is true of the values of each branch.
        cases: Vec<Case>,
        /// Whether a value must be of one branch only.
        exclusive: bool,
    },
}

/// What may be true of a value of a branch.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The index of the branch.
    pub variant: usize,
    /// What kind of value it is.
    pub is: ValueKind,
}

/// A kind of JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueKind {
    /// Anything.
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
    /// An array whose items are of one of these kinds.
    ArrayOf(Vec<ValueKind>),
    /// An object.
    Object(ObjectFacts),
}

/// What is true of every object of a branch.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ObjectFacts {
    /// The fields that it cannot be without.
    pub required: Vec<String>,
    /// The other fields that it knows.
    pub optional: Vec<String>,
    /// Whether it has no fields but those.
    pub closed: bool,
    /// The fields that have one of some values, if they are there, by the texts of those.
    pub texts: Vec<(String, Vec<String>)>,
}
