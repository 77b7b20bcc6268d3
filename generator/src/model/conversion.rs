//! Types that requests and responses have in common, each made of the other.

use super::{Field, TypeId};
use crate::names::Name;

/// The conversions of both directions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Conversions {
    /// Those of what responses hold into what requests hold.
    pub to_requests: Vec<Conversion>,
    /// Those of what requests hold into what responses hold.
    pub to_responses: Vec<Conversion>,
}

/// How a type of one direction is made of its like of the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Conversion {
    /// What it is made of.
    pub from: TypeId,
    /// What is made.
    pub to: TypeId,
    /// What becomes of its parts.
    pub parts: Converted,
}

/// What becomes of the parts of a value that is converted.
#[derive(Clone, Debug, PartialEq)]
pub enum Converted {
    /// Of the fields of an object.
    Fields {
        /// How those are made that the source has, by their names on the wire.
        known: Vec<(String, Step)>,
        /// What has to be said besides; `None` if nothing.
        missing: Option<Missing>,
    },
    /// Of the value of each branch of a union.
    Variants(Vec<Step>),
}

/// The fields of a type that its like of the other direction does not tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Missing {
    /// The name of their struct.
    pub name: Name,
    /// Their names on the wire.
    pub fields: Vec<String>,
}

impl Conversion {
    /// What has to be said besides the source; `None` if nothing.
    pub fn missing(&self) -> Option<&Missing> {
        match &self.parts {
            Converted::Fields { missing, .. } => missing.as_ref(),
            Converted::Variants(_) => None,
        }
    }
}

impl Missing {
    /// Whether a field is one of them.
    pub fn has(&self, field: &Field) -> bool {
        self.fields.contains(&field.name.wire)
    }
}

/// How a value is made of one whose type is written with other named types.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// It is the same.
    Same,
    /// By the conversion of its type.
    Into,
    /// By a step for each item of an array.
    Items(Box<Step>),
    /// By a step for each value of a map.
    Values(Box<Step>),
    /// By a step for the value, unless it is absent or `null`.
    Optional(Box<Step>),
    /// By a step for each item of a tuple.
    Tuple(Vec<Step>),
    /// By a step for what a pointer holds.
    Boxed(Box<Step>),
}

impl Step {
    /// A step for each of several values.
    #[must_use]
    pub fn within(self, all: impl FnOnce(Box<Self>) -> Self) -> Self {
        match self {
            Self::Same => Self::Same,
            step => all(Box::new(step)),
        }
    }
}
