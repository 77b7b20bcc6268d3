//! Types and their constraints.

mod files;
mod identical;
mod origin;

pub use files::{TypeFile, TypeFiles};
pub use origin::TypesOrigin;

use super::{
    Count, Customization, Default, Deprecation, Enumeration, ForeignType, Format, Formatted,
    NumberConstraint, TextConstraint, Union,
};
use crate::names::Name;
use crate::report::diagnostic::Site;
use crate::source::Place;

/// The index of a named type in `Api::types`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub usize);

/// A named type.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeDefinition {
    /// Its name.
    pub name: Name,
    /// The name of its module, if it has a file of its own.
    pub module: Name,
    /// The file that defines it.
    pub file: TypeFile,
    /// `true` if its schema has no name in the description.
    pub is_inline: bool,
    /// The documentation from the description.
    pub description: Option<String>,
    /// The deprecation, if any.
    pub deprecated: Option<Deprecation>,
    /// Its kind.
    pub kind: TypeKind,
    /// Additional derives and attributes.
    pub customization: Customization,
    /// The place of its schema in the document.
    pub place: Place,
    /// The position of its schema in the description.
    pub site: Site,
}

impl TypeDefinition {
    /// `true` for a type of a component that the root of a crate has: not an alias.
    pub fn is_component(&self) -> bool {
        !self.is_inline && !matches!(self.kind, TypeKind::Alias(_) | TypeKind::Foreign(_))
    }
}

/// The kind of a named type.
#[derive(Clone, Debug, PartialEq)]
pub enum TypeKind {
    /// An object with declared properties.
    Struct(Object),
    /// An enum.
    Enum(Enumeration),
    /// A union.
    Union(Union),
    /// An alias.
    Alias(Type),
    /// An alias of a type of another crate.
    Foreign(ForeignType),
}

impl TypeKind {
    /// Returns the named types that it contains.
    pub fn parts(&self) -> Vec<TypeId> {
        self.types().into_iter().flat_map(Type::named).collect()
    }

    /// Returns the declared fields; none unless it is an object.
    pub fn fields(&self) -> &[Field] {
        match self {
            Self::Struct(object) => &object.fields,
            _ => &[],
        }
    }

    /// Mutable access to [`Self::fields`].
    pub fn fields_mut(&mut self) -> &mut [Field] {
        match self {
            Self::Struct(object) => &mut object.fields,
            _ => &mut [],
        }
    }

    /// Returns the types of its fields or variants.
    pub fn types(&self) -> Vec<&Type> {
        match self {
            Self::Struct(object) => object.all_fields().map(|field| &field.ty).collect(),
            Self::Union(union) => union.variants.iter().map(|branch| &branch.ty).collect(),
            Self::Alias(ty) => vec![ty],
            Self::Enum(_) | Self::Foreign(_) => Vec::new(),
        }
    }
}

/// An object with declared properties.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// Its fields.
    pub fields: Vec<Field>,
    /// Additional properties.
    pub additional: AdditionalProperties,
    /// Properties that are accepted and ignored, because only the other side sends them.
    pub ignored: Vec<String>,
    /// Properties that its values do not have: a value with one of them is of another variant of a union.
    pub excluded: Vec<String>,
}

/// The handling of undeclared properties.
#[derive(Clone, Debug, PartialEq)]
pub enum AdditionalProperties {
    /// Ignored.
    Ignored,
    /// Rejected by the server.
    Refused,
    /// Kept in this field, which is a map.
    Kept(Box<Field>),
}

impl Object {
    /// Returns the field of a declared property.
    pub fn field(&self, wire: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name.wire == wire)
    }

    /// Returns the field for additional properties.
    pub fn kept(&self) -> Option<&Field> {
        match &self.additional {
            AdditionalProperties::Kept(field) => Some(field),
            AdditionalProperties::Ignored | AdditionalProperties::Refused => None,
        }
    }

    /// Returns the type of additional properties that are kept.
    pub fn values(&self) -> Option<&Type> {
        match &self.kept()?.ty {
            Type::Map(map) => Some(&map.values),
            _ => None,
        }
    }

    /// Returns all fields, including the one for additional properties.
    pub fn all_fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().chain(self.kept())
    }
}

/// A field of an object, a parameter, or a header.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: Name,
    /// The documentation from the description.
    pub description: Option<String>,
    /// `true` if the value is required.
    pub required: bool,
    /// The deprecation, if any.
    pub deprecated: Option<Deprecation>,
    /// The type of its value.
    pub ty: Type,
    /// `true` if the value is boxed, because of recursion or its size.
    pub boxed: bool,
    /// The sides that send it.
    pub access: Access,
    /// The default.
    pub default: Option<Default>,
    /// The value of a property that discriminates the type from others. It has no setter.
    pub tag: Option<Default>,
    /// The treatment of a value of another type.
    pub mismatch: Mismatch,
    /// `true` if the client leaves out a value that deviates.
    pub careful: bool,
    /// `true` if the client accepts `null`, which the schema does not allow.
    pub null_in_client: bool,
}

impl Field {
    /// A required field without documentation, which both sides send.
    pub fn new(name: Name, ty: Type) -> Self {
        Self {
            name,
            description: None,
            required: true,
            deprecated: None,
            ty,
            boxed: false,
            access: Access::Both,
            default: None,
            tag: None,
            mismatch: Mismatch::Error,
            careful: false,
            null_in_client: false,
        }
    }

    /// Returns `true` if the struct of required fields has the field.
    pub fn is_given(&self) -> bool {
        self.required && self.tag.is_none()
    }
}

/// The treatment of a value that does not have the type of its property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mismatch {
    /// It is an error.
    Error,
    /// It is ignored: it matches an alternative that does not declare the property.
    Ignored,
    /// It is one of the additional properties, which an alternative allows to have any value.
    Additional,
}

/// The sides that send a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Both sides.
    Both,
    /// The server (`readOnly`).
    ReadOnly,
    /// The client (`writeOnly`).
    WriteOnly,
}

/// The type of a value, with its constraints.
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
    String(Vec<TextConstraint>),
    /// A string with a format that has a type of its own.
    Formatted(Formatted),
    /// An array.
    Array(Box<Array>),
    /// A tuple.
    Tuple(Vec<Type>),
    /// A map.
    Map(Box<Map>),
    /// A nullable type.
    Nullable(Box<Type>),
    /// A named type.
    Named(TypeId),
}

impl Type {
    /// Returns the type without `null`.
    #[must_use]
    pub fn not_null(self) -> Self {
        match self {
            Self::Nullable(ty) => *ty,
            ty => ty,
        }
    }

    /// Returns the types of its items or values.
    fn parts(&self) -> &[Self] {
        match self {
            Self::Array(array) => std::slice::from_ref(&array.items),
            Self::Tuple(items) => items,
            Self::Map(map) => std::slice::from_ref(&map.values),
            Self::Nullable(ty) => std::slice::from_ref(ty),
            _ => &[],
        }
    }

    fn any(&self, test: &impl Fn(&Self) -> bool) -> bool {
        test(self) || self.parts().iter().any(|part| part.any(test))
    }

    /// Returns `true` if it contains a formatted string outside of named types.
    pub fn has_format(&self, wanted: Format) -> bool {
        self.any(&|ty| matches!(ty, Self::Formatted(formatted) if formatted.format == wanted))
    }

    /// Returns the named types in it: `Pet` for an array of pets.
    pub fn named(&self) -> Vec<TypeId> {
        match self {
            Self::Named(id) => vec![*id],
            ty => ty.parts().iter().flat_map(Self::named).collect(),
        }
    }
}

/// An integer.
#[derive(Clone, Debug, PartialEq)]
pub struct Integer {
    /// Its width.
    pub format: IntegerFormat,
    /// The constraints of its value.
    pub constraints: Vec<NumberConstraint>,
}

impl Integer {
    /// Returns the least and the greatest allowed value.
    pub fn range(&self) -> (i128, i128) {
        let (mut least, mut most) = (self.format.minimum(), self.format.maximum());
        for constraint in &self.constraints {
            match constraint {
                NumberConstraint::Minimum(limit) => least = least.max(rounded(limit, f64::ceil)),
                NumberConstraint::Maximum(limit) => most = most.min(rounded(limit, f64::floor)),
                NumberConstraint::ExclusiveMinimum(limit) => {
                    least = least.max(rounded(limit, f64::floor).saturating_add(1));
                }
                NumberConstraint::ExclusiveMaximum(limit) => {
                    most = most.min(rounded(limit, f64::ceil).saturating_sub(1));
                }
                NumberConstraint::MultipleOf(_) => {}
            }
        }
        (least, most)
    }
}

/// Parses an integer, and rounds any other number.
fn rounded(digits: &str, round: fn(f64) -> f64) -> i128 {
    let number = || digits.parse().map_or(0, |number| round(number) as i128);
    digits.parse().unwrap_or_else(|_| number())
}

/// The width of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerFormat {
    /// 8, 16, 32 or 64.
    bits: u32,
    is_signed: bool,
}

impl IntegerFormat {
    /// `int32`
    pub const INT32: Self = Self::signed(32);
    /// `int64`, and an integer without a format.
    pub const INT64: Self = Self::signed(64);

    const fn signed(bits: u32) -> Self {
        let is_signed = true;
        Self { bits, is_signed }
    }

    /// Returns the format with a name, such as `uint8`.
    pub fn named(name: &str) -> Option<Self> {
        let signed = name.strip_prefix('u').unwrap_or(name);
        let mut widths = [8, 16, 32, 64].into_iter();
        let bits = widths.find(|bits| format!("int{bits}") == signed)?;
        let is_signed = signed == name;
        Some(Self { bits, is_signed })
    }

    /// Returns the name of the format.
    pub fn name(self) -> String {
        let sign = if self.is_signed { "" } else { "u" };
        format!("{sign}int{}", self.bits)
    }

    /// Returns the name of the Rust type.
    pub fn rust_name(self) -> String {
        let sign = if self.is_signed { 'i' } else { 'u' };
        format!("{sign}{}", self.bits)
    }

    /// Returns the least value of this width.
    pub fn minimum(self) -> i128 {
        match self.is_signed {
            true => -(1 << (self.bits - 1)),
            false => 0,
        }
    }

    /// Returns the greatest value of this width.
    pub fn maximum(self) -> i128 {
        (1 << (self.bits - u32::from(self.is_signed))) - 1
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    /// Its width.
    pub format: NumberFormat,
    /// The constraints of its value.
    pub constraints: Vec<NumberConstraint>,
}

/// The width of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberFormat {
    /// `float`
    Float,
    /// `double`, and a number without a format.
    Double,
}

/// An array.
#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// The type of each item.
    pub items: Type,
    /// The number of items.
    pub count: Count,
    /// `true` if the items must be unique.
    pub unique: bool,
}

/// A map.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The type of each value.
    pub values: Type,
    /// The number of properties.
    pub count: Count,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_of_an_integer_is_its_width() {
        let rows = [
            ("int8", "i8", -128, 127),
            ("uint8", "u8", 0, 255),
            ("int32", "i32", i128::from(i32::MIN), i128::from(i32::MAX)),
            ("uint64", "u64", 0, i128::from(u64::MAX)),
        ];
        for (name, rust_name, minimum, maximum) in rows {
            let format = IntegerFormat::named(name).expect("a format");
            assert_eq!(format.rust_name(), rust_name);
            assert_eq!(
                (format.minimum(), format.maximum()),
                (minimum, maximum),
                "{name}"
            );
        }
        assert_eq!(IntegerFormat::named("int128"), None);
        assert_eq!(IntegerFormat::named("unixtime"), None);
    }
}
