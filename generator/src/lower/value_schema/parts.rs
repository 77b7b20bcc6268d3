//! The constraints of one schema object by the type of the value, before they are combined.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::lowered::{
    ArraySchema, Evaluator, FieldSchema, NumberConstraint, ObjectSchema, TextConstraint,
    Unevaluated, ValueSchema,
};

/// A JSON type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum JsonType {
    Null,
    Boolean,
    Integer,
    /// A number that is not an integer.
    Fraction,
    String,
    Array,
    Object,
}

impl JsonType {
    pub const ALL: [Self; 7] = [
        Self::Null,
        Self::Boolean,
        Self::Integer,
        Self::Fraction,
        Self::String,
        Self::Array,
        Self::Object,
    ];

    /// Returns the types that a name stands for.
    pub fn named(name: &str) -> &'static [Self] {
        match name {
            "null" => &[Self::Null],
            "boolean" => &[Self::Boolean],
            "integer" => &[Self::Integer],
            "number" => &[Self::Integer, Self::Fraction],
            "string" => &[Self::String],
            "array" => &[Self::Array],
            "object" => &[Self::Object],
            _ => &[],
        }
    }

    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(_) => Self::Boolean,
            Value::Number(number) => match number.as_f64() {
                Some(number) if number.fract() != 0.0 => Self::Fraction,
                _ => Self::Integer,
            },
            Value::String(_) => Self::String,
            Value::Array(_) => Self::Array,
            Value::Object(_) => Self::Object,
        }
    }
}

/// The constraints of a schema by the type of the value.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The allowed types.
    pub types: BTreeSet<JsonType>,
    /// The only values.
    pub values: Option<Vec<Value>>,
    pub numbers: Vec<NumberConstraint>,
    pub texts: Vec<TextConstraint>,
    pub array: ArraySchema,
    pub object: ObjectSchema,
    /// Constraints that do not depend on the type.
    pub conditions: Vec<ValueSchema>,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            types: JsonType::ALL.into(),
            values: None,
            numbers: Vec::new(),
            texts: Vec::new(),
            array: ArraySchema::default(),
            object: ObjectSchema::default(),
            conditions: Vec::new(),
        }
    }
}

impl Parts {
    /// Adds the constraints of another schema of the same value. Returns those that cannot be merged.
    pub fn merge(&mut self, other: Self) -> Option<Self> {
        if !can_merge_arrays(&self.array, &other.array)
            || !can_merge_objects(&self.object, &other.object)
        {
            return Some(other);
        }
        self.types.retain(|one| other.types.contains(one));
        self.values = match (self.values.take(), other.values) {
            (Some(mut one), Some(other)) => {
                one.retain(|value| other.iter().any(|other| equal(value, other)));
                Some(one)
            }
            (one, other) => one.or(other),
        };
        add_numbers(&mut self.numbers, other.numbers);
        add_texts(&mut self.texts, other.texts);
        merge_arrays(&mut self.array, other.array);
        let mine = std::mem::take(&mut self.object);
        self.object = merged_objects(mine, other.object);
        self.conditions.extend(other.conditions);
        None
    }

    /// Adds `unevaluatedProperties` or `unevaluatedItems`: as `additionalProperties`, if the evaluated properties do not
    /// depend on the value.
    pub fn add_unevaluated(&mut self, unevaluated: Unevaluated) {
        let object = &mut self.object;
        let is_known = |evaluator: &Evaluator| {
            let is_field = |name: &String| object.fields.iter().any(|field| field.name == *name);
            let is_pattern = |one| object.patterns.iter().any(|(known, _)| known == one);
            evaluator.conditions.is_empty()
                && !evaluator.all
                && evaluator.fields.iter().all(is_field)
                && evaluator.patterns.iter().all(is_pattern)
        };
        let is_static = !unevaluated.is_of_items && unevaluated.evaluators.iter().all(is_known);
        match is_static && object.additional == ValueSchema::Any {
            true => object.additional = unevaluated.schema,
            false => self
                .conditions
                .push(ValueSchema::Unevaluated(Box::new(unevaluated))),
        }
    }

    /// Returns the schema.
    pub fn schema(mut self) -> ValueSchema {
        let conditions = std::mem::take(&mut self.conditions);
        let base = match self.values.take() {
            Some(values) => self.listed(values),
            None => self.typed(),
        };
        ValueSchema::all(std::iter::once(base).chain(conditions).collect())
    }

    /// Returns the schema of listed values.
    fn listed(self, mut values: Vec<Value>) -> ValueSchema {
        values.retain(|value| self.types.contains(&JsonType::of(value)));
        let has_null = values.contains(&Value::Null);
        values.retain(|value| !value.is_null());
        let listed = match values.is_empty() {
            true => ValueSchema::Never,
            false => ValueSchema::Values(values),
        };
        let constraints = Self {
            types: JsonType::ALL.into(),
            ..self
        };
        let schema = match constraints.typed() {
            ValueSchema::Any => listed,
            constraints => ValueSchema::all(vec![listed, constraints]),
        };
        match has_null {
            true => schema.or_null(),
            false => schema,
        }
    }

    /// Returns the schema of values of the allowed types.
    fn typed(self) -> ValueSchema {
        let is_open = self.types.len() == JsonType::ALL.len();
        let has_null = self.types.contains(&JsonType::Null);
        let mut schemas = Vec::new();
        for one in &self.types {
            let schema = match one {
                JsonType::Null => continue,
                JsonType::Boolean => ValueSchema::Boolean,
                JsonType::Integer if self.types.contains(&JsonType::Fraction) => continue,
                JsonType::Integer => ValueSchema::Integer(self.numbers.clone()),
                JsonType::Fraction => ValueSchema::Number(self.numbers.clone()),
                JsonType::String => ValueSchema::String(self.texts.clone()),
                JsonType::Array => ValueSchema::Array(Box::new(self.array.clone())),
                JsonType::Object => ValueSchema::Object(Box::new(self.object.clone())),
            };
            schemas.push(schema);
        }
        if is_open {
            schemas.retain(|schema| !is_free(schema));
            return match schemas.is_empty() {
                true => ValueSchema::Any,
                false => ValueSchema::Untyped(schemas),
            };
        }
        let schema = match <[_; 1]>::try_from(schemas) {
            Ok([only]) => only,
            Err(schemas) if schemas.is_empty() => ValueSchema::Never,
            Err(schemas) => ValueSchema::Types(schemas),
        };
        match has_null {
            true => schema.or_null(),
            false => schema,
        }
    }
}

/// Adds the constraints of another schema of the same number.
pub fn add_numbers(known: &mut Vec<NumberConstraint>, constraints: Vec<NumberConstraint>) {
    for constraint in constraints {
        if !known.contains(&constraint) {
            known.push(constraint);
        }
    }
}

/// Adds the constraints of another schema of the same string.
pub fn add_texts(known: &mut Vec<TextConstraint>, constraints: Vec<TextConstraint>) {
    for constraint in constraints {
        if known.contains(&constraint) {
            continue;
        }
        let length = known.iter_mut().find_map(|known| match known {
            TextConstraint::Length(count) => Some(count),
            TextConstraint::Pattern(_) | TextConstraint::Format(_) => None,
        });
        match (constraint, length) {
            (TextConstraint::Length(count), Some(length)) => *length = length.and(count),
            (constraint, _) => known.push(constraint),
        }
    }
}

/// Returns `true` if a schema allows all values of its type.
fn is_free(schema: &ValueSchema) -> bool {
    match schema {
        ValueSchema::Boolean => true,
        ValueSchema::Integer(constraints) | ValueSchema::Number(constraints) => {
            constraints.is_empty()
        }
        ValueSchema::String(constraints) => constraints.is_empty(),
        ValueSchema::Array(array) => **array == ArraySchema::default(),
        ValueSchema::Object(object) => **object == ObjectSchema::default(),
        _ => false,
    }
}

/// Returns `true` if two values are equal as JSON Schema defines it.
fn equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            one == other || one.as_f64() == other.as_f64()
        }
        (one, other) => one == other,
    }
}

fn can_merge_arrays(one: &ArraySchema, other: &ArraySchema) -> bool {
    one.first.is_empty() || other.first.is_empty()
}

fn merge_arrays(one: &mut ArraySchema, other: ArraySchema) {
    // The other items of one are the first items of the other.
    let (first, items) = match one.first.is_empty() {
        true => (other.first, &one.items),
        false => (std::mem::take(&mut one.first), &other.items),
    };
    let first = first.into_iter().map(|first| both(first, items.clone()));
    one.first = first.collect();
    one.items = both(std::mem::take(&mut one.items), other.items);
    one.count = one.count.and(other.count);
    one.unique |= other.unique;
    one.contains.extend(other.contains);
}

/// Returns the schema of values that satisfy both.
fn both(one: ValueSchema, other: ValueSchema) -> ValueSchema {
    ValueSchema::all(vec![one, other])
}

fn can_merge_objects(one: &ObjectSchema, other: &ObjectSchema) -> bool {
    let has_patterns = !one.patterns.is_empty() || !other.patterns.is_empty();
    let is_open = |object: &ObjectSchema| object.additional == ValueSchema::Any;
    !has_patterns || (is_open(one) && is_open(other))
}

fn merged_objects(mut one: ObjectSchema, mut other: ObjectSchema) -> ObjectSchema {
    // A closed schema allows the properties of the others, which is reported.
    let additional = [&one, &other].map(|object| match &object.additional {
        ValueSchema::Never => ValueSchema::Any,
        additional => additional.clone(),
    });
    for field in &mut one.fields {
        let twin = other.fields.iter().position(|twin| twin.name == field.name);
        let twin = twin.map(|index| other.fields.remove(index));
        let own = std::mem::take(&mut field.schema);
        field.required |= twin.as_ref().is_some_and(|twin| twin.required);
        field.schema = both(
            own,
            twin.map_or_else(|| additional[1].clone(), |twin| twin.schema),
        );
    }
    for mut field in other.fields {
        field.schema = both(field.schema, additional[0].clone());
        one.fields.push(field);
    }
    one.additional = both(one.additional, other.additional);
    one.names = both(one.names, other.names);
    one.count = one.count.and(other.count);
    one.patterns.extend(other.patterns);
    one.required.extend(other.required);
    declare_required(&mut one);
    one
}

/// Marks declared properties as required.
pub fn declare_required(object: &mut ObjectSchema) {
    let mut names = std::mem::take(&mut object.required);
    names.sort();
    names.dedup();
    for name in names {
        let declared = object.fields.iter_mut().find(|field| field.name == name);
        match declared {
            Some(FieldSchema { required, .. }) => *required = true,
            None => object.required.push(name),
        }
    }
}
