//! Keywords for arrays and objects.

use std::collections::HashSet;

use super::Lowering;
use super::parts::{Parts, declare_required};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{ArraySchema, Count, FieldSchema, ObjectSchema, Pattern, ValueSchema};
use crate::source::texts;

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

    pub fn add_object(&mut self, schema: &RawSchema<'a>, parts: &mut Parts) {
        let mut subschema = |keyword| {
            let found = schema.subschema(keyword);
            found
                .map(|found| self.schema_of_value(&found))
                .unwrap_or_default()
        };
        let (additional, names) = (
            subschema("additionalProperties"),
            subschema("propertyNames"),
        );
        let mut patterns = Vec::new();
        for (pattern, values) in self.patterns(schema) {
            patterns.push((pattern, self.schema_of_value(&values)));
        }
        parts.object = ObjectSchema {
            fields: self.fields(schema),
            required: self.required(schema),
            patterns,
            additional,
            names,
            count: schema.range("minProperties", "maxProperties"),
        };
        declare_required(&mut parts.object);
    }

    fn fields(&mut self, schema: &RawSchema<'a>) -> Vec<FieldSchema> {
        let fields = schema.map("properties").into_iter();
        let fields = fields.map(|(name, field)| FieldSchema {
            name: name.to_owned(),
            required: false,
            // Requests may contain the property, which the server ignores.
            schema: match self.is_read_only(&field) {
                true => ValueSchema::Any,
                false => self.schema_of_value(&field),
            },
        });
        fields.collect()
    }

    /// Returns the schemas in `patternProperties`.
    pub fn patterns(&mut self, schema: &RawSchema<'a>) -> Vec<(Pattern, RawSchema<'a>)> {
        let mut patterns = Vec::new();
        for (source, values) in schema.map("patternProperties") {
            if let Some(pattern) = self.pattern(source, &values.place) {
                patterns.push((pattern, values));
            }
        }
        patterns
    }

    /// Returns the required properties, without `readOnly` ones.
    fn required(&self, schema: &RawSchema<'a>) -> Vec<String> {
        let fields = schema.map("properties");
        let is_sent = |name: &&str| {
            let field = fields.iter().find(|(known, _)| known == name);
            field.is_none_or(|(_, field)| !self.is_read_only(field))
        };
        let names = texts(schema.get("required"));
        names.filter(is_sent).map(str::to_owned).collect()
    }

    /// Returns `true` for a property that requests may contain and that the server ignores.
    pub fn is_read_only(&self, field: &RawSchema<'a>) -> bool {
        let (mut open, mut seen) = (vec![field.clone()], HashSet::new());
        while let Some(next) = open.pop() {
            if !seen.insert(next.place.clone()) {
                continue;
            }
            if next.is_true("readOnly") && !next.is_reference() {
                return true;
            }
            open.extend(next.target(self.document));
            open.extend(next.list("allOf"));
        }
        false
    }
}
