//! The schemas of JSON values: tables that generated crates contain.
//!
//! A reader checks a value while it reads it ([`check`](crate::runtime::check)).

use crate::runtime::constant::Constant;
use crate::runtime::limits::{NumberConstraint, TextConstraint};

/// The schema of a JSON value.
pub enum Schema {
    /// Any value.
    Any,
    /// No value.
    Never,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// An integer: a number with a zero fractional part.
    Integer(&'static [NumberConstraint]),
    /// A number.
    Number(&'static [NumberConstraint]),
    /// A string.
    String(&'static [TextConstraint]),
    /// One of these strings.
    Enum(&'static [&'static str]),
    /// One of these integers.
    IntegerEnum(&'static [i64]),
    /// One of these values.
    Values(&'static [Constant]),
    /// An array.
    Array(&'static ArraySchema),
    /// An object.
    Object(&'static ObjectSchema),
    /// `null`, or a value of this schema.
    Nullable(&'static Schema),
    /// A value of one of these types: `Schema::Integer`, `Schema::String` and so on.
    Types(&'static [Schema]),
    /// Constraints of values by their type; values of other types are allowed.
    Untyped(&'static [Schema]),
    /// A schema defined elsewhere.
    Reference(&'static Schema),
    /// All of these. The first has the properties and items of the value.
    All(&'static [Schema]),
    /// One or more of these (`anyOf`). A text for messages, if it is not empty, lists the required fields.
    Some(&'static [Schema], &'static str),
    /// Exactly one of these (`oneOf`), likewise.
    One(&'static [Schema], &'static str),
    /// The variants of a union type.
    Union(&'static UnionSchema),
    /// The value of a property selects the schema.
    Tagged(&'static TaggedSchema),
    /// A value that this schema excludes, with the message.
    Not(&'static Schema, &'static str),
    /// `if`, `then`, `else`
    If(&'static [Schema; 3]),
    /// Fields and items that no other schema of the value evaluates.
    Unevaluated(&'static UnevaluatedSchema),
}

/// A predicate for the name of a field.
pub type Matches = fn(&str) -> bool;

/// The schema of an array.
pub struct ArraySchema {
    /// The schemas of the first items.
    pub first: &'static [Schema],
    /// The schema of each other item.
    pub items: Schema,
    /// The minimum number of items.
    pub minimum: usize,
    /// The maximum number of items.
    pub maximum: usize,
    /// `true` if all items differ.
    pub unique: bool,
    /// Schemas that some items satisfy.
    pub contains: &'static [Contains],
}

/// A schema that some items of an array satisfy.
pub struct Contains {
    /// The schema.
    pub schema: Schema,
    /// The minimum number of items.
    pub minimum: usize,
    /// The maximum number of items.
    pub maximum: usize,
}

/// The schema of an object.
pub struct ObjectSchema {
    /// The declared fields.
    pub fields: &'static [Field],
    /// The required fields that are not declared.
    pub required: &'static [&'static str],
    /// The schemas of fields by a pattern of their name.
    pub patterns: &'static [(Matches, Schema)],
    /// The schema of each other field.
    pub additional: Schema,
    /// The schema of the names of fields.
    pub names: Schema,
    /// The minimum number of fields.
    pub minimum: usize,
    /// The maximum number of fields.
    pub maximum: usize,
}

/// A field of an object.
pub struct Field {
    /// The JSON name.
    pub name: &'static str,
    /// `true` if the field is required.
    pub required: bool,
    /// The schema of the value.
    pub schema: Schema,
}

/// The alternatives of a union type.
pub struct UnionSchema {
    /// The names of the Rust types, which have the same variants.
    pub types: &'static [&'static str],
    /// The schema of each variant.
    pub variants: &'static [Schema],
    /// `true` if a value matches exactly one (`oneOf`).
    pub is_exclusive: bool,
}

/// Schemas selected by the value of a property (`discriminator`).
pub struct TaggedSchema {
    /// The property.
    pub field: &'static str,
    /// The schema for each of its values.
    pub schemas: &'static [(&'static str, Schema)],
    /// The schema for other values, and without the property.
    pub default: Option<Schema>,
}

/// The schema of the fields and items that no other schema of the value evaluates (`unevaluatedProperties`,
/// `unevaluatedItems`).
pub struct UnevaluatedSchema {
    /// The schema of each unevaluated field or item.
    pub schema: Schema,
    /// `true` for items.
    pub is_of_items: bool,
    /// The schemas that evaluate some.
    pub evaluators: &'static [Evaluator],
}

/// Fields or items that are evaluated if the value satisfies some schemas.
pub struct Evaluator {
    /// The conditions.
    pub conditions: &'static [Schema],
    /// `true` if all fields or items are evaluated.
    pub all: bool,
    /// The number of first items.
    pub first: usize,
    /// The evaluated items (`contains`).
    pub items: &'static [Schema],
    /// The evaluated fields.
    pub fields: &'static [&'static str],
    /// Patterns of the names of evaluated fields.
    pub patterns: &'static [Matches],
}

impl ArraySchema {
    /// Any array.
    pub const ANY: Self = Self {
        first: &[],
        items: Schema::Any,
        minimum: 0,
        maximum: usize::MAX,
        unique: false,
        contains: &[],
    };

    /// Returns `true` if all constraints are those of the items and of their number.
    pub const fn is_uniform(&self) -> bool {
        self.first.is_empty() && !self.unique && self.contains.is_empty()
    }
}

impl ObjectSchema {
    /// Any object.
    pub const ANY: Self = Self {
        fields: &[],
        required: &[],
        patterns: &[],
        additional: Schema::Any,
        names: Schema::Any,
        minimum: 0,
        maximum: usize::MAX,
    };

    /// Returns `true` if additional fields have a schema.
    pub const fn is_map(&self) -> bool {
        !matches!(self.additional, Schema::Any | Schema::Never)
            || (self.fields.is_empty() && !matches!(self.additional, Schema::Never))
    }
}

impl Evaluator {
    /// An evaluator of nothing.
    pub const NONE: Self = Self {
        conditions: &[],
        all: false,
        first: 0,
        items: &[],
        fields: &[],
        patterns: &[],
    };
}

impl Field {
    /// A required field.
    pub const fn required(name: &'static str, schema: Schema) -> Self {
        let required = true;
        Self {
            name,
            required,
            schema,
        }
    }

    /// An optional field.
    pub const fn optional(name: &'static str, schema: Schema) -> Self {
        let required = false;
        Self {
            name,
            required,
            schema,
        }
    }
}
