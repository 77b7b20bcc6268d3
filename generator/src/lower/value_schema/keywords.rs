//! The keywords of a schema.

use serde_json::{Number, Value};

use super::parts::{JsonType, Parts};
use super::{Coverage, Lowering};
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{Format, NumberConstraint, TextConstraint, ValueSchema};
use crate::report::{Code, quoted};
use crate::source::{is_constraint, keys};

impl<'a> Lowering<'a> {
    /// Returns the schema of a value.
    pub fn schema_of_value(&mut self, schema: &RawSchema<'a>) -> ValueSchema {
        self.schema_of(schema, Coverage::Value)
    }

    /// Returns the schemas of a list.
    pub fn value_schemas_of(&mut self, schemas: Vec<RawSchema<'a>>) -> Vec<ValueSchema> {
        schemas
            .iter()
            .map(|one| self.schema_of_value(one))
            .collect()
    }

    pub fn schema_of(&mut self, schema: &RawSchema<'a>, coverage: Coverage) -> ValueSchema {
        let schema = &schema.original();
        match schema.value {
            Value::Bool(true) => return ValueSchema::Any,
            Value::Bool(false) => return ValueSchema::Never,
            _ => {}
        }
        if let Some(target) = schema.target(self.document)
            && (schema.is_reference() || !has_siblings(schema))
        {
            return self.referred(&target, coverage);
        }
        if let [only] = schema.list("allOf").as_slice()
            && !has_siblings(schema)
        {
            // A subtype includes the constraints of its base, and not those of its siblings.
            let coverage = match self.is_subtype(&schema.place, only) {
                true => Coverage::Base,
                false => coverage,
            };
            return self.schema_of(only, coverage);
        }
        if coverage == Coverage::Value
            && let Some(subtypes) = self.schemas_of_subtypes(schema)
        {
            return subtypes;
        }
        let schema_value = self.schema_parts(schema).schema();
        match schema.is_true("nullable") {
            true => schema_value.or_null(),
            false => schema_value,
        }
    }

    /// Returns the schema of an object without some of its properties.
    pub fn schema_without(&mut self, schema: &RawSchema<'a>, names: &[String]) -> ValueSchema {
        let mut target = schema.original();
        while let Some(next) = target.target(self.document)
            && target.is_reference()
        {
            target = next.original();
        }
        let mut parts = self.schema_parts(&target);
        let object = &mut parts.object;
        object.fields.retain(|field| !names.contains(&field.name));
        object.required.retain(|name| !names.contains(name));
        parts.schema()
    }

    /// Returns the constraints of a schema object, and those of its `$ref` and `allOf`.
    pub fn schema_parts(&mut self, schema: &RawSchema<'a>) -> Parts {
        let mut parts = Parts::default();
        if schema.value == &Value::Bool(false) {
            parts.types.clear();
        }
        self.add_type(schema, &mut parts);
        self.add_values(schema, &mut parts);
        parts.numbers = self.number_constraints(schema);
        let texts = self.text_constraints(schema);
        let format = self.format_of(schema).map(TextConstraint::Format);
        parts.texts = texts.into_iter().chain(format).collect();
        self.add_array(schema, &mut parts);
        self.add_object(schema, &mut parts);
        for part in schema
            .target(self.document)
            .into_iter()
            .chain(schema.list("allOf"))
        {
            self.add_base(&part, &mut parts);
        }
        for keyword in ["anyOf", "oneOf"] {
            let union = self.union_schema(schema, keyword);
            parts.conditions.extend(union);
        }
        for keyword in ["dependentRequired", "dependentSchemas", "if", "not"] {
            let condition = self.condition(schema, keyword);
            parts.conditions.extend(condition);
        }
        for keyword in ["unevaluatedProperties", "unevaluatedItems"] {
            if let Some(unevaluated) = self.unevaluated(schema, keyword) {
                parts.add_unevaluated(unevaluated);
            }
        }
        self.refuse_keyword(schema, "$dynamicRef");
        parts
    }

    /// Adds the constraints of a schema that applies to the same value.
    fn add_base(&mut self, schema: &RawSchema<'a>, parts: &mut Parts) {
        let open = self.value_schemas.open.len();
        let mut base = schema.original();
        let mut is_nullable = schema.is_true("nullable");
        // A schema with siblings next to `$ref` has its own parts.
        while let Some(target) = base.target(self.document)
            && (base.is_reference() || !has_siblings(&base))
            && !self.value_schemas.open.contains(&target.place)
        {
            self.value_schemas.open.push(target.place.clone());
            is_nullable |= target.is_true("nullable");
            base = target.original();
        }
        let is_recursive = base.target(self.document).is_some_and(|target| {
            self.value_schemas.open.contains(&target.place) && !has_siblings(&base)
        });
        if is_recursive {
            // A schema that includes itself adds nothing to itself.
        } else if is_nullable || base.get("unevaluatedProperties").is_some() {
            // It does not see the properties of the others.
            let schema = self.schema_of(schema, Coverage::Base);
            parts.conditions.push(schema);
        } else {
            let own = self.parts_of_base(&base);
            if let Some(apart) = parts.merge(own) {
                parts.conditions.push(apart.schema());
            }
        }
        self.value_schemas.open.truncate(open);
    }

    /// Returns the parts of a schema, which may be the base of many others.
    fn parts_of_base(&mut self, schema: &RawSchema<'a>) -> Parts {
        if let Some(known) = self.value_schemas.bases.get(&schema.place) {
            return known.clone();
        }
        let parts = self.schema_parts(schema);
        self.value_schemas
            .bases
            .insert(schema.place.clone(), parts.clone());
        parts
    }

    fn add_type(&mut self, schema: &RawSchema<'a>, parts: &mut Parts) {
        let names: Vec<&str> = match schema.get("type") {
            Some(Value::String(name)) => vec![name],
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            _ => return,
        };
        let types = names.iter().flat_map(|name| JsonType::named(name));
        let types: Vec<&JsonType> = types.collect();
        // An unknown type has been reported.
        if !types.is_empty() {
            parts.types = types.into_iter().copied().collect();
        }
    }

    fn add_values(&mut self, schema: &RawSchema<'a>, parts: &mut Parts) {
        if let Some(Value::Array(values)) = schema.get("enum") {
            let mut values = values.clone();
            if schema.is_true("nullable") && !values.contains(&Value::Null) {
                values.push(Value::Null);
            }
            parts.values = Some(values);
        }
        if let Some(value) = schema.get("const") {
            let own = Parts {
                values: Some(vec![value.clone()]),
                ..Parts::default()
            };
            let _ = parts.merge(own);
        }
    }

    /// Returns the constraints of a number.
    pub fn number_constraints(&mut self, schema: &RawSchema<'a>) -> Vec<NumberConstraint> {
        type Bound = fn(String) -> NumberConstraint;
        let rows: [(&str, &str, Bound, Bound); 2] = [
            (
                "minimum",
                "exclusiveMinimum",
                NumberConstraint::Minimum,
                NumberConstraint::ExclusiveMinimum,
            ),
            (
                "maximum",
                "exclusiveMaximum",
                NumberConstraint::Maximum,
                NumberConstraint::ExclusiveMaximum,
            ),
        ];
        let mut constraints = Vec::new();
        for (inclusive, exclusive, plain, beyond) in rows {
            let bound = |keyword| schema.get(keyword)?.as_number().map(digits);
            let constraint = match schema.is_true(exclusive) {
                true => beyond,
                false => plain,
            };
            constraints.extend(bound(inclusive).map(constraint));
            constraints.extend(bound(exclusive).map(beyond));
        }
        let Some(step) = schema.get("multipleOf").and_then(Value::as_number) else {
            return constraints;
        };
        if step.as_f64().is_none_or(|step| step <= 0.0) {
            let place = schema.place.key("multipleOf");
            let message = "`multipleOf` must be greater than 0";
            self.diagnose(Code::InvalidMultipleOf, &place, message);
            return constraints;
        }
        constraints.push(NumberConstraint::MultipleOf(digits(step)));
        constraints
    }

    /// Returns the constraints of a string, except for its format.
    pub fn text_constraints(&mut self, schema: &RawSchema<'a>) -> Vec<TextConstraint> {
        let mut texts = Vec::new();
        let length = schema.range("minLength", "maxLength");
        if !length.is_free() {
            texts.push(TextConstraint::Length(length));
        }
        if let Some(source) = schema.get("pattern").and_then(Value::as_str) {
            let pattern = self.pattern(source, &schema.place.key("pattern"));
            texts.extend(pattern.map(TextConstraint::Pattern));
        }
        texts
    }

    /// Returns the format of a string.
    fn format_of(&mut self, schema: &RawSchema<'a>) -> Option<Format> {
        let format = self.choices.of(schema.get("format")?.as_str()?)?;
        let is_text = schema.get("type").is_none_or(|ty| {
            *ty == "string"
                || ty
                    .as_array()
                    .is_some_and(|types| types.iter().any(|ty| ty == "string"))
        });
        (is_text && format != Format::Password).then(|| {
            self.formats.insert(format);
            format
        })
    }

    /// Reports a keyword that is not enforced.
    pub fn refuse_keyword(&mut self, schema: &RawSchema<'a>, keyword: &str) {
        if schema.get(keyword).is_some() {
            let what = quoted(keyword);
            self.unsupported(Code::UnsupportedRule, &schema.place.key(keyword), what)
                .at_key();
        }
    }
}

/// Returns `true` if a schema has constraints next to `$ref` or `allOf`.
fn has_siblings(schema: &RawSchema<'_>) -> bool {
    let mut keywords = keys(Some(schema.value));
    let is_both = schema.get("$ref").is_some() && schema.get("allOf").is_some();
    is_both || keywords.any(|keyword| keyword != "allOf" && is_constraint(keyword))
}

/// Returns a number in decimal digits.
fn digits(number: &Number) -> String {
    number.to_string()
}
