//! Conversions between request types and response types.

use super::{Field, TypeId};
use crate::names::Name;

/// The conversions of both directions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Conversions {
    /// From response types to request types.
    pub to_requests: Vec<Conversion>,
    /// From request types to response types.
    pub to_responses: Vec<Conversion>,
}

/// The conversion of a type.
#[derive(Clone, Debug, PartialEq)]
pub struct Conversion {
    /// Its kind.
    pub from: TypeId,
    /// The target type.
    pub to: TypeId,
    /// The conversion of its parts.
    pub parts: Converted,
}

/// The conversion of the parts of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Converted {
    /// The fields of an object.
    Fields {
        /// The fields of the source, by their original names.
        known: Vec<(String, Step)>,
        /// The missing fields, if any.
        missing: Option<Missing>,
    },
    /// The variants of a union.
    Variants(Vec<Step>),
}

/// The fields of the target that the source lacks.
#[derive(Clone, Debug, PartialEq)]
pub struct Missing {
    /// The name of their struct.
    pub name: Name,
    /// Their original names.
    pub fields: Vec<String>,
}

impl Converted {
    /// Returns the missing fields, if any.
    pub fn missing(&self) -> Option<&Missing> {
        match self {
            Self::Fields { missing, .. } => missing.as_ref(),
            Self::Variants(_) => None,
        }
    }

    /// Mutable access to [`Self::missing`].
    pub fn missing_mut(&mut self) -> Option<&mut Missing> {
        match self {
            Self::Fields { missing, .. } => missing.as_mut(),
            Self::Variants(_) => None,
        }
    }
}

impl Missing {
    /// Returns `true` if a field is missing.
    pub fn has(&self, field: &Field) -> bool {
        self.fields.contains(&field.name.wire)
    }
}

/// The conversion of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// No conversion.
    Same,
    /// `From`.
    Into,
    /// Converts each item of an array.
    Items(Box<Step>),
    /// Converts each value of a map.
    Values(Box<Step>),
    /// Converts an optional value.
    Optional(Box<Step>),
    /// Converts a boxed value.
    Boxed(Box<Step>),
}

impl Step {
    /// Wraps the conversion, unless it is [`Same`](Self::Same).
    #[must_use]
    pub fn within(self, all: impl FnOnce(Box<Self>) -> Self) -> Self {
        match self {
            Self::Same => Self::Same,
            step => all(Box::new(step)),
        }
    }
}
