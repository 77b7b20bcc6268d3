//! Types and the rules for their values.

use super::{Default, Deprecation, Enumeration, ForeignType, Format, Formatted, Pattern, Union};
use crate::names::Name;

/// The index of a named type in `Api::types`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub usize);

/// A type with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeDefinition {
    /// Its name, and the name of its file.
    pub name: Name,
    /// The name of its module.
    pub module: Name,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// How it is deprecated, if it is.
    pub deprecated: Option<Deprecation>,
    /// What it is made of.
    pub kind: TypeKind,
}

/// What a named type is made of.
#[derive(Clone, Debug, PartialEq)]
pub enum TypeKind {
    /// An object with fields of its own.
    Struct(Object),
    /// One of a closed set of values.
    Enum(Enumeration),
    /// A value of one of several types.
    Union(Union),
    /// Another name of a type.
    Alias(Type),
    /// A type of another crate, by another name.
    Foreign(ForeignType),
}

impl TypeKind {
    /// The named types that it is made of.
    pub fn parts(&self) -> Vec<TypeId> {
        self.types().into_iter().flat_map(Type::named).collect()
    }

    /// The types of its fields or branches.
    pub fn types(&self) -> Vec<&Type> {
        match self {
            Self::Struct(object) => object.all_fields().map(|field| &field.ty).collect(),
            Self::Union(union) => union.variants.iter().map(|branch| &branch.ty).collect(),
            Self::Alias(ty) => vec![ty],
            Self::Enum(_) | Self::Foreign(_) => Vec::new(),
        }
    }
}

/// An object with fields of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// Its fields.
    pub fields: Vec<Field>,
    /// What becomes of the others.
    pub additional: AdditionalProperties,
    /// The names of fields that are known and passed over: those that only the other side
    /// sends.
    pub ignored: Vec<String>,
}

/// What becomes of the fields that an object has besides its own.
#[derive(Clone, Debug, PartialEq)]
pub enum AdditionalProperties {
    /// They are passed over.
    Ignored,
    /// The server refuses them.
    Refused,
    /// They are kept in this field, whose type is a map.
    Kept(Box<Field>),
}

impl Object {
    /// The field that keeps what is not its own.
    pub fn kept(&self) -> Option<&Field> {
        match &self.additional {
            AdditionalProperties::Kept(field) => Some(field),
            AdditionalProperties::Ignored | AdditionalProperties::Refused => None,
        }
    }

    /// Its fields, and the one that keeps the others.
    pub fn all_fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().chain(self.kept())
    }
}

/// A field of an object, a parameter, or a header.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: Name,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// Whether it must be there.
    pub required: bool,
    /// How it is deprecated, if it is.
    pub deprecated: Option<Deprecation>,
    /// The type of its value.
    pub ty: Type,
    /// Whether its value is held by a pointer, because it may hold its owner's type.
    pub boxed: bool,
    /// Who sends it.
    pub access: Access,
    /// The value that stands for an absent one.
    pub default: Option<Default>,
}

/// Who sends a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Both sides.
    Both,
    /// The server (`readOnly`).
    ReadOnly,
    /// The client (`writeOnly`).
    WriteOnly,
}

/// The type of a value, with the rules that it holds to.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// Any JSON value.
    Any,
    /// `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// An integer.
    Integer(Integer),
    /// A number.
    Number(Number),
    /// A string.
    String(Text),
    /// A string that stands for a value of another type.
    Formatted(Box<Formatted>),
    /// An array.
    Array(Box<Array>),
    /// An array with a type for each of its items.
    Tuple(Vec<Type>),
    /// An object whose fields have names that are not known beforehand.
    Map(Box<Map>),
    /// The type, or `null`.
    Nullable(Box<Type>),
    /// A named type.
    Named(TypeId),
}

impl Type {
    /// The type without `null`.
    #[must_use]
    pub fn not_null(self) -> Self {
        match self {
            Self::Nullable(ty) => *ty,
            ty => ty,
        }
    }

    /// Whether a tuple is in it, other than in a named type.
    pub fn has_tuple(&self) -> bool {
        match self {
            Self::Tuple(_) => true,
            Self::Array(array) => array.items.has_tuple(),
            Self::Map(map) => map.values.has_tuple(),
            Self::Nullable(ty) => ty.has_tuple(),
            Self::Named(_)
            | Self::Any
            | Self::Null
            | Self::Boolean
            | Self::Integer(_)
            | Self::Number(_)
            | Self::String(_)
            | Self::Formatted(_) => false,
        }
    }

    /// Whether it is written with texts of a format that has a type.
    pub fn has_format(&self, wanted: Format) -> bool {
        match self {
            Self::Formatted(formatted) => formatted.format == wanted,
            Self::Array(array) => array.items.has_format(wanted),
            Self::Tuple(items) => items.iter().any(|item| item.has_format(wanted)),
            Self::Map(map) => map.values.has_format(wanted),
            Self::Nullable(ty) => ty.has_format(wanted),
            Self::Named(_)
            | Self::Any
            | Self::Null
            | Self::Boolean
            | Self::Integer(_)
            | Self::Number(_)
            | Self::String(_) => false,
        }
    }

    /// The named types that it is written with: `Pet` of an array of them.
    pub fn named(&self) -> Vec<TypeId> {
        match self {
            Self::Named(id) => vec![*id],
            Self::Array(array) => array.items.named(),
            Self::Tuple(items) => items.iter().flat_map(Self::named).collect(),
            Self::Map(map) => map.values.named(),
            Self::Nullable(ty) => ty.named(),
            Self::Any
            | Self::Null
            | Self::Boolean
            | Self::Integer(_)
            | Self::Number(_)
            | Self::String(_)
            | Self::Formatted(_) => Vec::new(),
        }
    }
}

/// An integer.
#[derive(Clone, Debug, PartialEq)]
pub struct Integer {
    /// Its width.
    pub format: IntegerFormat,
    /// The least allowed value.
    pub minimum: i128,
    /// The greatest allowed value.
    pub maximum: i128,
    /// What it is a multiple of, if that is not 1.
    pub multiple_of: Option<u64>,
}

/// The width of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntegerFormat {
    /// `int8`
    Int8,
    /// `int16`
    Int16,
    /// `int32`
    Int32,
    /// `int64`, and an integer without a format.
    Int64,
    /// `uint8`
    Uint8,
    /// `uint16`
    Uint16,
    /// `uint32`
    Uint32,
    /// `uint64`
    Uint64,
}

impl IntegerFormat {
    /// The format of this name.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "int8" => Self::Int8,
            "int16" => Self::Int16,
            "int32" => Self::Int32,
            "int64" => Self::Int64,
            "uint8" => Self::Uint8,
            "uint16" => Self::Uint16,
            "uint32" => Self::Uint32,
            "uint64" => Self::Uint64,
            _ => return None,
        })
    }

    /// Whether no value of this width is negative.
    pub fn is_unsigned(self) -> bool {
        self.minimum() == 0
    }

    /// The least value of this width.
    pub fn minimum(self) -> i128 {
        match self {
            Self::Int8 => i8::MIN.into(),
            Self::Int16 => i16::MIN.into(),
            Self::Int32 => i32::MIN.into(),
            Self::Int64 => i64::MIN.into(),
            Self::Uint8 | Self::Uint16 | Self::Uint32 | Self::Uint64 => 0,
        }
    }

    /// The greatest value of this width.
    pub fn maximum(self) -> i128 {
        match self {
            Self::Int8 => i8::MAX.into(),
            Self::Int16 => i16::MAX.into(),
            Self::Int32 => i32::MAX.into(),
            Self::Int64 => i64::MAX.into(),
            Self::Uint8 => u8::MAX.into(),
            Self::Uint16 => u16::MAX.into(),
            Self::Uint32 => u32::MAX.into(),
            Self::Uint64 => u64::MAX.into(),
        }
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// Its width.
    pub format: NumberFormat,
    /// The least allowed value.
    pub minimum: Option<f64>,
    /// The greatest allowed value.
    pub maximum: Option<f64>,
    /// What it is greater than.
    pub above: Option<f64>,
    /// What it is less than.
    pub below: Option<f64>,
    /// What it is a multiple of, in decimal digits.
    pub multiple_of: Option<String>,
}

/// The width of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberFormat {
    /// `float`
    Float,
    /// `double`, and a number without a format.
    Double,
}

/// The rules of a string.
#[derive(Clone, Debug, PartialEq, std::default::Default)]
pub struct Text {
    /// The least count of characters.
    pub minimum: Option<usize>,
    /// The greatest count of characters.
    pub maximum: Option<usize>,
    /// What the string matches.
    pub pattern: Option<Pattern>,
    /// What the string is of, though it is kept as it is.
    pub format: Option<Format>,
}

/// An array.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// The type of each item.
    pub items: Type,
    /// The least count of items.
    pub minimum: Option<usize>,
    /// The greatest count of items.
    pub maximum: Option<usize>,
    /// Whether no two items may be the same.
    pub unique: bool,
}

/// An object whose fields have names that are not known beforehand.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The type of each value.
    pub values: Type,
    /// The least count of fields.
    pub minimum: Option<usize>,
    /// The greatest count of fields.
    pub maximum: Option<usize>,
}
