//! Keywords for arrays.

use super::Lowering;
use super::parts::Parts;
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{ArraySchema, Count};

impl<'a> Lowering<'a> {
    pub fn add_array(&mut self, schema: &RawSchema<'a>, parts: &mut Parts) {
        let first = self.value_schemas_of(schema.prefix_items());
        let items = match schema.get("items") {
            Some(list) if list.is_array() => schema.subschema("additionalItems"),
            _ => schema.items(),
        };
        let items = items.map(|items| self.schema_of_value(&items));
        let contains = schema.subschema("contains").map(|wanted| {
            let count = Count {
                minimum: Some(schema.count("minContains").unwrap_or(1)),
                maximum: schema.count("maxContains"),
            };
            (self.schema_of_value(&wanted), count)
        });
        parts.array = ArraySchema {
            first,
            items: items.unwrap_or_default(),
            count: schema.range("minItems", "maxItems"),
            unique: schema.is_true("uniqueItems"),
            contains: contains.into_iter().collect(),
        };
    }
}
