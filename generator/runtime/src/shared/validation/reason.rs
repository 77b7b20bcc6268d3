//! Reasons for which a value is rejected.

use std::borrow::Cow;
use std::fmt;

/// The reason for which a value is rejected: a text, and what a program needs to write its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The violated constraint.
    pub kind: ViolationKind,
    /// The expectation. It never repeats the received value.
    pub message: Cow<'static, str>,
}

/// The constraint that a value violates, with its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViolationKind {
    /// The value cannot be read: it is not JSON, not UTF-8, or encoded incorrectly.
    Syntax,
    /// The value has another type, or its Rust type cannot represent it.
    Type,
    /// A value is required.
    Required,
    /// A value is sent more than once.
    Repeated,
    /// The property is not allowed (`additionalProperties`, `unevaluatedProperties`).
    UnknownProperty,
    /// The value is not one of those listed (`enum`, `const`).
    Enum,
    /// `minimum`
    Minimum(Limit),
    /// `maximum`
    Maximum(Limit),
    /// `exclusiveMinimum`
    ExclusiveMinimum(Limit),
    /// `exclusiveMaximum`
    ExclusiveMaximum(Limit),
    /// `multipleOf`, in decimal digits
    MultipleOf(&'static str),
    /// `minLength`, in characters
    MinLength(usize),
    /// `maxLength`, in characters
    MaxLength(usize),
    /// `pattern`, as the description has it
    Pattern(&'static str),
    /// `format`
    Format,
    /// `minItems`
    MinItems(usize),
    /// `maxItems`
    MaxItems(usize),
    /// `uniqueItems`
    UniqueItems,
    /// `contains`, `minContains` or `maxContains`
    Contains,
    /// `minProperties`
    MinProperties(usize),
    /// `maxProperties`
    MaxProperties(usize),
    /// No alternative of a union matches, or several where one is expected (`oneOf`, `anyOf`).
    Union,
    /// The value is excluded (`not`, or the schema `false`).
    Not,
    /// The size or depth exceeds what the server reads.
    TooLarge,
}

/// The limit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// An integer.
    Integer(i64),
    /// Any other number, in the notation of JSON.
    Decimal(&'static str),
}

impl Reason {
    /// A value is required.
    pub const REQUIRED: Self = Self::fixed(ViolationKind::Required, "is required");
    /// A value is sent more than once.
    pub const REPEATED: Self = Self::fixed(ViolationKind::Repeated, "must not be repeated");
    /// A property is not allowed.
    pub const UNKNOWN: Self = Self::fixed(ViolationKind::UnknownProperty, "is unknown");
    /// No value is allowed.
    pub const EXCLUDED: Self = Self::fixed(ViolationKind::Not, "is not allowed");

    /// A reason with a constant message.
    pub const fn fixed(kind: ViolationKind, message: &'static str) -> Self {
        let message = Cow::Borrowed(message);
        Self { kind, message }
    }

    /// A reason with a message.
    pub fn new(kind: ViolationKind, message: impl Into<Cow<'static, str>>) -> Self {
        let message = message.into();
        Self { kind, message }
    }

    /// The value cannot be read.
    pub const fn syntax(message: &'static str) -> Self {
        Self::fixed(ViolationKind::Syntax, message)
    }
}

/// A value of another type.
impl From<&'static str> for Reason {
    fn from(message: &'static str) -> Self {
        Self::fixed(ViolationKind::Type, message)
    }
}

/// A value of another type.
impl From<String> for Reason {
    fn from(message: String) -> Self {
        Self::new(ViolationKind::Type, message)
    }
}

/// A value of another type.
impl From<Cow<'static, str>> for Reason {
    fn from(message: Cow<'static, str>) -> Self {
        Self::new(ViolationKind::Type, message)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(limit) => fmt::Display::fmt(limit, formatter),
            Self::Decimal(limit) => formatter.write_str(limit),
        }
    }
}
