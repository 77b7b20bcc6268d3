//! Conditional keywords: `not`, `if`, `dependentRequired` and `dependentSchemas`.

use super::{Lowering, describe};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{ObjectSchema, ValueSchema};
use crate::source::texts;

impl<'a> Lowering<'a> {
    pub fn condition(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<ValueSchema> {
        match keyword {
            "not" => {
                let excluded = self.schema_of_value(&schema.subschema(keyword)?);
                let expected = describe::excluded(&excluded);
                match excluded {
                    ValueSchema::Any => Some(ValueSchema::Never),
                    ValueSchema::Never => None,
                    excluded => Some(ValueSchema::Not(Box::new(excluded), expected)),
                }
            }
            "dependentRequired" => dependent_required(schema),
            "dependentSchemas" => {
                let mut constraints = Vec::new();
                for (name, schema) in schema.map(keyword) {
                    let constraint = self.schema_of_value(&schema);
                    constraints.push(when_given(name, constraint));
                }
                Some(ValueSchema::all(constraints))
            }
            _ => self.if_then_else(schema),
        }
    }

    fn if_then_else(&mut self, schema: &RawSchema<'a>) -> Option<ValueSchema> {
        let condition = self.schema_of_value(&schema.subschema("if")?);
        let mut variant = |keyword| {
            schema
                .subschema(keyword)
                .map_or(ValueSchema::Any, |one| self.schema_of_value(&one))
        };
        let (then, otherwise) = (variant("then"), variant("else"));
        let has_effect = then != ValueSchema::Any || otherwise != ValueSchema::Any;
        has_effect.then(|| ValueSchema::If(Box::new([condition, then, otherwise])))
    }
}

fn dependent_required(schema: &RawSchema<'_>) -> Option<ValueSchema> {
    let dependent = schema.get("dependentRequired")?.as_object()?;
    let schemas = dependent.iter().map(|(name, fields)| {
        let fields = texts(Some(fields)).map(str::to_owned);
        when_given(name, required(fields.collect()))
    });
    Some(ValueSchema::all(schemas.collect()))
}

/// Returns the schema of objects with some properties, and of all values of other types.
fn required(names: Vec<String>) -> ValueSchema {
    ValueSchema::Untyped(vec![object_with(names)])
}

fn object_with(required: Vec<String>) -> ValueSchema {
    ValueSchema::Object(Box::new(ObjectSchema {
        required,
        ..ObjectSchema::default()
    }))
}

/// Returns a schema for objects with a property.
pub fn when_given(name: &str, schema: ValueSchema) -> ValueSchema {
    let given = object_with(vec![name.to_owned()]);
    match schema {
        ValueSchema::Any => ValueSchema::Any,
        schema => ValueSchema::If(Box::new([given, schema, ValueSchema::Any])),
    }
}
