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

impl NumberConstraint {
    /// Returns the limit or the step.
    pub fn limit(&self) -> &str {
        let (Self::Minimum(limit)
        | Self::Maximum(limit)
        | Self::ExclusiveMinimum(limit)
        | Self::ExclusiveMaximum(limit)
        | Self::MultipleOf(limit)) = self;
        limit
    }

    /// Returns the keyword.
    pub fn keyword(&self) -> &'static str {
        match self {
            Self::Minimum(_) => "minimum",
            Self::Maximum(_) => "maximum",
            Self::ExclusiveMinimum(_) => "exclusiveMinimum",
            Self::ExclusiveMaximum(_) => "exclusiveMaximum",
            Self::MultipleOf(_) => "multipleOf",
        }
    }
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

    /// Returns the types of the values, without constraints and references.
    ///
    /// `named` are the named schemas, and `depth` is the number of references that are followed.
    #[must_use]
    pub fn types_only(&self, named: &[NamedSchema], depth: usize) -> Self {
        let one = |schema: &Self| schema.types_only(named, depth);
        let each = |schemas: &[Self]| schemas.iter().map(one).collect();
        match self {
            Self::Integer(_) => Self::Integer(Vec::new()),
            Self::Number(_) => Self::Number(Vec::new()),
            Self::String(_) => Self::String(Vec::new()),
            Self::Values(values) if values.iter().all(Value::is_string) => Self::String(Vec::new()),
            Self::Values(values) if values.iter().all(Value::is_i64) => Self::Integer(Vec::new()),
            Self::Array(array) => Self::Array(Box::new(ArraySchema {
                first: each(&array.first),
                items: one(&array.items),
                ..ArraySchema::default()
            })),
            Self::Object(object) => Self::Object(Box::new(object.types_only(one))),
            Self::Nullable(schema) => Self::Nullable(Box::new(one(schema))),
            Self::Types(schemas) => Self::Types(each(schemas)),
            Self::Reference(id) => match (named.get(id.0), depth.checked_sub(1)) {
                (Some(target), Some(depth)) => target.schema.types_only(named, depth),
                _ => Self::Any,
            },
            Self::All(schemas) => Self::all(each(schemas)),
            Self::Some(schemas, _) | Self::One(schemas, _) => Self::Some(each(schemas), None),
            Self::Union(union) => Self::Some(each(&union.variants), None),
            Self::Tagged(tagged) => {
                let schemas = tagged.schemas.iter().map(|(_, schema)| one(schema));
                Self::Some(schemas.collect(), None)
            }
            schema @ (Self::Null | Self::Boolean) => schema.clone(),
            Self::Any
            | Self::Never
            | Self::Values(_)
            | Self::Untyped(_)
            | Self::Not(..)
            | Self::If(_)
            | Self::Unevaluated(_) => Self::Any,
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

impl ObjectSchema {
    fn types_only(&self, of_value: impl Fn(&ValueSchema) -> ValueSchema) -> Self {
        let fields = self.fields.iter().map(|field| FieldSchema {
            schema: of_value(&field.schema),
            required: false,
            ..field.clone()
        });
        let patterns = self.patterns.iter();
        let patterns = patterns.map(|(pattern, schema)| (pattern.clone(), of_value(schema)));
        Self {
            fields: fields.collect(),
            patterns: patterns.collect(),
            additional: of_value(&self.additional),
            ..Self::default()
        }
    }
}

impl Count {
    /// Returns `true` without bounds.
    pub fn is_free(self) -> bool {
        self == Self::default()
    }

    /// Returns `true` for a count within the bounds.
    pub fn allows(self, count: usize) -> bool {
        self.minimum.is_none_or(|least| least <= count)
            && self.maximum.is_none_or(|most| count <= most)
    }

    /// Returns `true` if a count can satisfy both bounds.
    pub fn is_satisfiable(self) -> bool {
        self.allows(self.minimum.unwrap_or_default())
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
