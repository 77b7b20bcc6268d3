//! Constraints that types do not check.
//!
//! As in JSON Schema, a constraint for objects allows all other values, and so on.

use serde_json::Value;

use super::{Pattern, Text};

/// The index of a constraint in `Api::constraints`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConstraintId(pub usize);

/// A named constraint.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedConstraint {
    /// The name of its constant.
    pub constant: String,
    /// The name of the schema.
    pub subject: String,
    /// The constraint.
    pub constraint: Constraint,
}

/// A constraint of JSON Schema.
#[derive(Clone, Debug, PartialEq)]
pub enum Constraint {
    /// Allows all values.
    Any,
    /// Allows no value.
    Never,
    /// `type`
    Types(Vec<ValueType>),
    /// `enum` or `const`
    Values(Vec<Value>),
    /// The bounds of a number.
    Bounds(Bounds),
    /// `multipleOf`, in decimal digits.
    MultipleOf(String),
    /// The constraints of a string.
    Text(Text),
    /// `items`, after a number of `prefixItems`.
    Items(usize, Box<Constraint>),
    /// `prefixItems`
    Positions(Vec<Constraint>),
    /// `minItems` and `maxItems`
    ItemCount(Count),
    /// `uniqueItems`
    Unique,
    /// `contains`, `minContains` and `maxContains`
    Contains(Box<Constraint>, Count),
    /// `required`
    Required(Vec<String>),
    /// `properties`
    Fields(Vec<(String, Constraint)>),
    /// `patternProperties`
    PatternFields(Vec<(Pattern, Constraint)>),
    /// `additionalProperties` or `unevaluatedProperties`
    OtherFields(Known, Box<Constraint>),
    /// `propertyNames`
    Names(Box<Constraint>),
    /// `minProperties` and `maxProperties`
    FieldCount(Count),
    /// `not`, and a description of what is expected.
    Not(Box<Constraint>, String),
    /// `allOf`
    All(Vec<Constraint>),
    /// `anyOf`, and a description of what is expected, if that is better than the nearest
    /// violation.
    Some(Vec<Constraint>, Option<String>),
    /// `oneOf`, likewise.
    One(Vec<Constraint>, Option<String>),
    /// `if`, `then` and `else`
    If(Box<[Constraint; 3]>),
    /// `discriminator`: a property, and the constraint for each of its values.
    ByTag(String, Vec<(String, Constraint)>),
    /// `nullable`
    Nullable(Box<Constraint>),
    /// `$ref`
    Reference(ConstraintId),
}

/// A type of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

/// The bounds of a number.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Bounds {
    /// The least allowed value.
    pub minimum: Option<f64>,
    /// The greatest allowed value.
    pub maximum: Option<f64>,
    /// The exclusive minimum.
    pub above: Option<f64>,
    /// The exclusive maximum.
    pub below: Option<f64>,
}

/// The bounds of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Count {
    /// At least.
    pub minimum: Option<usize>,
    /// At most.
    pub maximum: Option<usize>,
}

/// The evaluated properties of an object.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Known {
    /// Properties by name.
    pub names: Vec<String>,
    /// Properties by pattern.
    pub patterns: Vec<Pattern>,
}

impl Constraint {
    /// Returns a constraint that requires all of some.
    pub fn all(mut all: Vec<Self>) -> Self {
        all.retain(|one| *one != Self::Any);
        match <[_; 1]>::try_from(all) {
            Ok([only]) => only,
            Err(all) if all.is_empty() => Self::Any,
            Err(all) => Self::All(all),
        }
    }
}

impl Constraint {
    /// Returns the constraints in it that apply to the same value.
    pub fn in_place(&self) -> Vec<&Self> {
        match self {
            Self::Not(one, _) | Self::Nullable(one) => vec![one],
            Self::All(all) | Self::Some(all, _) | Self::One(all, _) => all.iter().collect(),
            Self::If(all) => all.iter().collect(),
            Self::ByTag(_, all) => all.iter().map(|(_, one)| one).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the constraints in it that apply to items, properties or their names.
    fn of_parts(&self) -> Vec<&Self> {
        match self {
            Self::Items(_, one)
            | Self::Contains(one, _)
            | Self::Names(one)
            | Self::OtherFields(_, one) => vec![one],
            Self::Positions(all) => all.iter().collect(),
            Self::Fields(all) => all.iter().map(|(_, one)| one).collect(),
            Self::PatternFields(all) => all.iter().map(|(_, one)| one).collect(),
            _ => Vec::new(),
        }
    }

    /// Adds the constraints that it refers to.
    pub fn references(&self, found: &mut Vec<ConstraintId>) {
        if let Self::Reference(id) = self {
            found.push(*id);
        }
        let parts = self.in_place().into_iter().chain(self.of_parts());
        parts.for_each(|one| one.references(found));
    }
}

impl Count {
    /// Returns `true` without bounds.
    pub fn is_free(self) -> bool {
        self == Self::default()
    }
}
