//! Schemas of JSON values, for validation.
//!
//! They have the constraints of the description as it is, and do not depend on the types that represent the values.

use serde_json::Value;

use super::{Format, Pattern, TypeId};

/// The index of a schema in `Api::schemas`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SchemaId(pub usize);

/// A named schema.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedSchema {
    /// The name of its constant.
    pub constant: String,
    /// The name in the description.
    pub subject: String,
    /// The schema.
    pub schema: ValueSchema,
}

/// The schema of a JSON value.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum ValueSchema {
    /// Allows all values.
    #[default]
    Any,
    /// Allows no value.
    Never,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number with a zero fractional part.
    Integer(Vec<NumberConstraint>),
    /// A number.
    Number(Vec<NumberConstraint>),
    /// A string.
    String(Vec<TextConstraint>),
    /// One of these values (`enum`, `const`).
    Values(Vec<Value>),
    /// An array.
    Array(Box<ArraySchema>),
    /// An object.
    Object(Box<ObjectSchema>),
    /// `null`, or a value of this schema.
    Nullable(Box<ValueSchema>),
    /// A value of one of these types.
    Types(Vec<ValueSchema>),
    /// Constraints of values by their type; values of other types are allowed.
    Untyped(Vec<ValueSchema>),
    /// A named schema.
    Reference(SchemaId),
    /// All of these. A reader follows the first.
    All(Vec<ValueSchema>),
    /// One or more (`anyOf`), and a list of required properties that describes them.
    Some(Vec<ValueSchema>, Option<String>),
    /// Exactly one (`oneOf`), likewise.
    One(Vec<ValueSchema>, Option<String>),
    /// The variants of union types, in their order.
    Union(UnionVariants),
    /// A property selects the schema.
    Tagged(Box<TaggedSchemas>),
    /// An excluded schema, and the message.
    Not(Box<ValueSchema>, String),
    /// `if`, `then` and `else`
    If(Box<[ValueSchema; 3]>),
    /// Properties or items that no other schema of the value evaluates.
    Unevaluated(Box<Unevaluated>),
}

/// A constraint of a number. Limits are in decimal digits.
#[derive(Clone, Debug, PartialEq)]
pub enum NumberConstraint {
    /// `minimum`
    Minimum(String),
    /// `maximum`
    Maximum(String),
    /// `exclusiveMinimum`
    ExclusiveMinimum(String),
    /// `exclusiveMaximum`
    ExclusiveMaximum(String),
    /// `multipleOf`
    MultipleOf(String),
}

/// A constraint of a string.
#[derive(Clone, Debug, PartialEq)]
pub enum TextConstraint {
    /// `minLength` and `maxLength`
    Length(Count),
    /// `pattern`
    Pattern(Pattern),
    /// `format`
    Format(Format),
}

/// The constraints of an array.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ArraySchema {
    /// The schemas of the first items.
    pub first: Vec<ValueSchema>,
    /// The schema of each other item.
    pub items: ValueSchema,
    /// `minItems` and `maxItems`
    pub count: Count,
    /// `uniqueItems`
    pub unique: bool,
    /// `contains`, with the number of items.
    pub contains: Vec<(ValueSchema, Count)>,
}

/// The constraints of an object.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ObjectSchema {
    /// The declared properties.
    pub fields: Vec<FieldSchema>,
    /// The required properties that are not declared.
    pub required: Vec<String>,
    /// `patternProperties`
    pub patterns: Vec<(Pattern, ValueSchema)>,
    /// The schema of each other property.
    pub additional: ValueSchema,
    /// `propertyNames`
    pub names: ValueSchema,
    /// `minProperties` and `maxProperties`
    pub count: Count,
}

/// A declared property.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldSchema {
    /// Its name.
    pub name: String,
    /// `true` if it is required.
    pub required: bool,
    /// The schema of its value.
    pub schema: ValueSchema,
}

/// The schemas of the variants of union types.
#[derive(Clone, Debug, PartialEq)]
pub struct UnionVariants {
    /// The types, which have the same variants.
    pub types: Vec<TypeId>,
    /// The schema of each variant.
    pub variants: Vec<ValueSchema>,
    /// `true` for `oneOf`.
    pub exclusive: bool,
}

/// Schemas selected by the value of a property (`discriminator`).
#[derive(Clone, Debug, PartialEq)]
pub struct TaggedSchemas {
    /// The property.
    pub field: String,
    /// The schema for each value.
    pub schemas: Vec<(String, ValueSchema)>,
    /// The schema for other values, and without the property.
    pub default: Option<ValueSchema>,
}

/// `unevaluatedProperties` or `unevaluatedItems`
#[derive(Clone, Debug, PartialEq)]
pub struct Unevaluated {
    /// The schema of each unevaluated property or item.
    pub schema: ValueSchema,
    /// `true` for items.
    pub is_of_items: bool,
    /// The schemas that evaluate some.
    pub evaluators: Vec<Evaluator>,
}

/// Properties or items that are evaluated if the value satisfies some schemas.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Evaluator {
    /// The conditions.
    pub conditions: Vec<ValueSchema>,
    /// `true` if all are evaluated.
    pub all: bool,
    /// The number of first items.
    pub first: usize,
    /// The schemas of evaluated items (`contains`).
    pub items: Vec<ValueSchema>,
    /// Properties by name.
    pub fields: Vec<String>,
    /// Properties by pattern.
    pub patterns: Vec<Pattern>,
}

/// The bounds of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Count {
    /// At least.
    pub minimum: Option<usize>,
    /// At most.
    pub maximum: Option<usize>,
}

impl ValueSchema {
    /// Returns a schema that requires all of some.
    pub fn all(schemas: Vec<Self>) -> Self {
        let mut distinct: Vec<Self> = Vec::new();
        for schema in schemas {
            match schema {
                Self::Any => {}
                Self::All(inner) => distinct.extend(inner),
                schema if distinct.contains(&schema) => {}
                schema => distinct.push(schema),
            }
        }
        match <[_; 1]>::try_from(distinct) {
            Ok([only]) => only,
            Err(all) if all.is_empty() => Self::Any,
            Err(all) if all.contains(&Self::Never) => Self::Never,
            Err(all) => Self::All(all),
        }
    }

    /// Returns a schema that also allows `null`.
    #[must_use]
    pub fn or_null(self) -> Self {
        match self {
            schema @ (Self::Any | Self::Null | Self::Nullable(_)) => schema,
            Self::Never => Self::Null,
            schema => Self::Nullable(Box::new(schema)),
        }
    }

    /// Returns the schemas in it that apply to the same value.
    pub fn in_place(&self) -> Vec<&Self> {
        match self {
            Self::Not(one, _) | Self::Nullable(one) => vec![one],
            Self::All(all)
            | Self::Types(all)
            | Self::Untyped(all)
            | Self::Some(all, _)
            | Self::One(all, _) => all.iter().collect(),
            Self::Union(union) => union.variants.iter().collect(),
            Self::If(all) => all.iter().collect(),
            Self::Tagged(tagged) => {
                let schemas = tagged.schemas.iter().map(|(_, one)| one);
                schemas.chain(&tagged.default).collect()
            }
            Self::Unevaluated(unevaluated) => {
                let evaluators = unevaluated.evaluators.iter();
                evaluators.flat_map(|one| &one.conditions).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the schemas in it that apply to items, properties or their names.
    fn of_parts(&self) -> Vec<&Self> {
        match self {
            Self::Array(array) => {
                let contains = array.contains.iter().map(|(one, _)| one);
                let items = array.first.iter().chain([&array.items]);
                items.chain(contains).collect()
            }
            Self::Object(object) => {
                let fields = object.fields.iter().map(|field| &field.schema);
                let patterns = object.patterns.iter().map(|(_, one)| one);
                let others = [&object.additional, &object.names];
                fields.chain(patterns).chain(others).collect()
            }
            Self::Unevaluated(unevaluated) => {
                let items = unevaluated.evaluators.iter().flat_map(|one| &one.items);
                items.chain([&unevaluated.schema]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Adds the schemas that it refers to.
    pub fn references(&self, found: &mut Vec<SchemaId>) {
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

    /// Returns the bounds that satisfy both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let minimum = self.minimum.max(other.minimum);
        let maxima = self.maximum.into_iter().chain(other.maximum);
        Self {
            minimum,
            maximum: maxima.min(),
        }
    }
}
