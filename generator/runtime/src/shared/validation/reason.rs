//! Reasons for which a value is rejected.

use std::borrow::Cow;
use std::fmt;

use crate::runtime::expected::{Types, Values};

/// The reason for which a value is rejected: a text, and what a program needs to write its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The violated constraint.
    pub kind: ViolationKind,
    /// The expectation. It never repeats the received value.
    pub message: Cow<'static, str>,
}

/// The constraint that a value violates, with its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViolationKind {
    /// The value cannot be read: it is not JSON, not UTF-8, or encoded incorrectly.
    Syntax,
    /// The value has none of these types (`type`), or its Rust type cannot represent it.
    Type(Types),
    /// A value is required.
    Required,
    /// A value is sent more than once.
    Repeated,
    /// The property is not allowed (`additionalProperties`, `unevaluatedProperties`).
    UnknownProperty,
    /// The value is not one of these (`enum`, `const`).
    Enum(Values),
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
    /// `format`, such as `date-time`
    Format(&'static str),
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
    /// A rule of the implementation, such as a name that must be unique.
    Custom,
}

/// The limit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// An integer.
    Integer(i64),
    /// Any other number, in the notation of JSON.
    Decimal(&'static str),
}

impl ViolationKind {
    /// Returns the keyword of JSON Schema, such as `maxLength`. Kinds without one have `syntax`, `type`, `repeated` (more than one
    /// value), `union` (`oneOf` or `anyOf`), `tooLarge` or `custom`.
    pub const fn keyword(&self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Type(_) => "type",
            Self::Required => "required",
            Self::Repeated => "repeated",
            Self::UnknownProperty => "additionalProperties",
            Self::Enum(_) => "enum",
            Self::Minimum(_) => "minimum",
            Self::Maximum(_) => "maximum",
            Self::ExclusiveMinimum(_) => "exclusiveMinimum",
            Self::ExclusiveMaximum(_) => "exclusiveMaximum",
            Self::MultipleOf(_) => "multipleOf",
            Self::MinLength(_) => "minLength",
            Self::MaxLength(_) => "maxLength",
            Self::Pattern(_) => "pattern",
            Self::Format(_) => "format",
            Self::MinItems(_) => "minItems",
            Self::MaxItems(_) => "maxItems",
            Self::UniqueItems => "uniqueItems",
            Self::Contains => "contains",
            Self::MinProperties(_) => "minProperties",
            Self::MaxProperties(_) => "maxProperties",
            Self::Union => "union",
            Self::Not => "not",
            Self::TooLarge => "tooLarge",
            Self::Custom => "custom",
        }
    }

    /// Returns the value of the keyword as text: a number, a pattern, the name of a format, types, or values. Several are separated
    /// by commas.
    pub fn limit(&self) -> Option<String> {
        match self {
            Self::Type(types) => Some(types.to_string()),
            Self::Enum(values) => Some(values.to_string()),
            Self::Minimum(limit)
            | Self::Maximum(limit)
            | Self::ExclusiveMinimum(limit)
            | Self::ExclusiveMaximum(limit) => Some(limit.to_string()),
            Self::MultipleOf(text) | Self::Pattern(text) | Self::Format(text) => {
                Some((*text).to_owned())
            }
            Self::MinLength(count)
            | Self::MaxLength(count)
            | Self::MinItems(count)
            | Self::MaxItems(count)
            | Self::MinProperties(count)
            | Self::MaxProperties(count) => Some(count.to_string()),
            _ => None,
        }
    }
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
impl From<Types> for Reason {
    fn from(types: Types) -> Self {
        Self::fixed(ViolationKind::Type(types), types.expected())
    }
}

/// A value that the Rust type cannot represent.
impl From<&'static str> for Reason {
    fn from(message: &'static str) -> Self {
        Self::fixed(ViolationKind::Type(Types::NONE), message)
    }
}

/// A value that the Rust type cannot represent.
impl From<String> for Reason {
    fn from(message: String) -> Self {
        Self::new(ViolationKind::Type(Types::NONE), message)
    }
}

/// A value that the Rust type cannot represent.
impl From<Cow<'static, str>> for Reason {
    fn from(message: Cow<'static, str>) -> Self {
        Self::new(ViolationKind::Type(Types::NONE), message)
    }
}

/// A value that is not one of these.
impl From<Values> for Reason {
    fn from(values: Values) -> Self {
        Self::new(ViolationKind::Enum(values), values.expected())
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
