//! Types and their constraints.

use serde::Serialize;
use serde_json::Value;

use super::{Deprecation, SourceLocation};

/// A type that the crate defines.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct NamedType {
    /// The Rust name.
    pub rust_name: String,
    /// The name of the component schema; `None` for an inline schema.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schema_name: Option<String>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The deprecation, if it is deprecated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecation>,
    /// The definition.
    #[serde(flatten)]
    pub kind: TypeKind,
    /// The position of the schema.
    pub location: SourceLocation,
}

/// The definition of a type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum TypeKind {
    /// A struct, for an object with declared properties.
    Object {
        /// The fields.
        fields: Vec<Field>,
        /// The type of additional properties, if they are kept.
        #[serde(skip_serializing_if = "Option::is_none")]
        additional: Option<Type>,
        /// `true` if the server rejects additional properties.
        closed: bool,
    },
    /// An enum without data, for a set of strings, numbers or booleans.
    Enum {
        /// The values.
        values: Vec<EnumValue>,
    },
    /// An enum with data, for one of several alternatives.
    Union {
        /// The property that discriminates the variants; `None` if their shapes do.
        #[serde(skip_serializing_if = "Option::is_none")]
        discriminator: Option<String>,
        /// The variants.
        variants: Vec<UnionVariant>,
    },
    /// An alias: also of lists, maps and scalars.
    Alias {
        /// The type.
        #[serde(rename = "type")]
        ty: Type,
    },
    /// An alias of a type of another crate.
    External {
        /// The path: `money::Amount`.
        path: String,
        /// The package; `None` for the standard library.
        #[serde(skip_serializing_if = "Option::is_none")]
        package: Option<String>,
    },
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Field {
    /// The name of the property.
    pub json_name: String,
    /// The Rust name.
    pub rust_name: String,
    /// The type of the field in the struct, which depends on its presence and on the crate: `Option<String>`.
    pub rust_type: String,
    /// The type of the value.
    #[serde(rename = "type")]
    pub ty: Type,
    /// `true` if the property is required.
    pub required: bool,
    /// The sides that send it.
    pub access: Access,
    /// The default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// The only value, which discriminates the type from others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constant: Option<Value>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The deprecation, if it is deprecated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecation>,
}

/// The sides that send a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Access {
    /// Both sides.
    ReadWrite,
    /// The server (`readOnly`).
    ReadOnly,
    /// The client (`writeOnly`).
    WriteOnly,
}

/// A value of an enum.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct EnumValue {
    /// The value.
    pub json: Value,
    /// The name of the variant.
    pub rust_name: String,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// A variant of a union.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct UnionVariant {
    /// The name of the variant.
    pub rust_name: String,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The values of the discriminator that select it.
    pub tags: Vec<String>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Type {
    /// The Rust type, with the short names of named types: `Option<Vec<Pet>>`.
    pub rust: String,
    /// The shape of values, apart from `null`.
    #[serde(flatten)]
    pub shape: Shape,
    /// `true` if `null` is allowed.
    pub nullable: bool,
    /// The `format` of a number, or of a string with a Rust type of its own: `int32`, `date-time`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The constraints that the type itself does not ensure.
    ///
    /// Others, such as `not` and `contains`, are validated by the generated crates and have no place in types.
    #[serde(skip_serializing_if = "Constraints::is_empty")]
    pub constraints: Constraints,
}

/// The shape of JSON values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Shape {
    /// Any value.
    Any,
    /// Only `null`.
    Null,
    /// `true` or `false`.
    Boolean,
    /// An integer.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array of any number of items.
    List {
        /// The type of each item.
        items: Box<Type>,
    },
    /// An array with an item of each type.
    Tuple {
        /// The types.
        items: Vec<Type>,
    },
    /// An object with any property names.
    Map {
        /// The type of each value.
        values: Box<Type>,
    },
    /// A type that the crate defines.
    Named {
        /// Its Rust name.
        name: String,
    },
}

/// The constraints of values. Limits of numbers are exact, as decimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Constraints {
    /// `minimum`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum: Option<String>,
    /// `maximum`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maximum: Option<String>,
    /// `exclusiveMinimum`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclusive_minimum: Option<String>,
    /// `exclusiveMaximum`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exclusive_maximum: Option<String>,
    /// `multipleOf`, of each schema of the value that has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub multiples_of: Vec<String>,
    /// `minLength`, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<usize>,
    /// `maxLength`, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<usize>,
    /// `pattern`, of each schema of the value that has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub patterns: Vec<String>,
    /// `minItems`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_items: Option<usize>,
    /// `maxItems`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_items: Option<usize>,
    /// `uniqueItems`
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unique_items: bool,
    /// `minProperties`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_properties: Option<usize>,
    /// `maxProperties`
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_properties: Option<usize>,
}

impl Constraints {
    /// `true` without constraints.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl NamedType {
    /// The fields of an object; none of other types.
    pub fn fields(&self) -> &[Field] {
        match &self.kind {
            TypeKind::Object { fields, .. } => fields,
            _ => &[],
        }
    }
}
