//! The schemas by which values are validated, as tables.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use super::docs::{Docs, code};
use super::source_file::{SourceFile, ident};
use super::types::text_constraints;
use crate::emit::{each, types};
use crate::lowered::{
    Api, ArraySchema, Count, Evaluator, FeatureGate, NamedSchema, NumberConstraint, ObjectSchema,
    Pattern, SchemaId, TaggedSchemas, Type, Unevaluated, UnionVariants, ValueSchema,
};

/// The file of the schemas; `None` if there are none.
pub fn file(api: &Api) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("The schemas of requests.");
    let mut file = SourceFile::new("src/schemas.rs", docs).waiting_for(gate(api)?);
    let used = named(api);
    for (id, gate) in &used {
        if let Some(named) = api.schemas.get(id.0) {
            file.gated(gate.clone(), |file| add(file, api, named));
        }
    }
    Some(file)
}

fn add(file: &mut SourceFile, api: &Api, named: &NamedSchema) {
    file.import("crate::runtime::schema", "Schema");
    let docs = Docs::new()
        .paragraph(format!("The schema of {}.", code(&named.subject)))
        .outer();
    let constant = ident(&named.constant);
    let schema = Tables { file, api }.schema(&named.schema);
    file.push(quote! {
        #docs
        pub static #constant: Schema = #schema;
    });
}

/// The gate of the file of schemas; `None` if there is none.
pub fn gate(api: &Api) -> Option<FeatureGate> {
    FeatureGate::union(named(api).into_iter().map(|(_, gate)| gate))
}

/// The schemas with a constant, each with the gate of its users.
fn named(api: &Api) -> Vec<(SchemaId, FeatureGate)> {
    let used = api.used_schemas().into_iter();
    used.filter(|(id, _)| !is_plain(api, Some(*id))).collect()
}

/// Returns `true` if a schema has no constraint but a type, so that it is written where it is used.
pub fn is_plain(api: &Api, id: Option<SchemaId>) -> bool {
    match id
        .and_then(|id| api.schemas.get(id.0))
        .map(|named| &named.schema)
    {
        None | Some(ValueSchema::Any | ValueSchema::Boolean) => true,
        Some(ValueSchema::Integer(constraints) | ValueSchema::Number(constraints)) => {
            constraints.is_empty()
        }
        Some(ValueSchema::String(constraints)) => constraints.is_empty(),
        Some(_) => false,
    }
}

/// The number of references that the schema of an input of a webhook follows.
const MAX_REFERENCES: usize = 4;

/// A reference to a schema, in the file of an operation.
pub fn reference(file: &mut SourceFile, api: &Api, id: Option<SchemaId>) -> TokenStream {
    let named = id.and_then(|id| api.schemas.get(id.0));
    if let Some(named) = named.filter(|_| !is_plain(api, id)) {
        if api.is_webhook_api() {
            let types = named.schema.types_only(&api.schemas, MAX_REFERENCES);
            file.import("crate::runtime::schema", "Schema");
            let schema = Tables { file, api }.schema(&types);
            return quote!({ static SCHEMA: Schema = #schema; &SCHEMA });
        }
        file.import("crate", "schemas");
        let constant = ident(&named.constant);
        return quote!(&schemas::#constant);
    }
    file.import("crate::runtime::schema", "Schema");
    let any = ValueSchema::Any;
    let schema = named.map_or(&any, |named| &named.schema);
    let schema = Tables { file, api }.schema(schema);
    quote!(&#schema)
}

/// Writes schemas into a file.
struct Tables<'f, 'a> {
    file: &'f mut SourceFile,
    api: &'a Api,
}

impl Tables<'_, '_> {
    fn schema(&mut self, schema: &ValueSchema) -> TokenStream {
        match schema {
            ValueSchema::Any => quote!(Schema::Any),
            ValueSchema::Never => quote!(Schema::Never),
            ValueSchema::Null => quote!(Schema::Null),
            ValueSchema::Boolean => quote!(Schema::Boolean),
            ValueSchema::Integer(constraints) => self.numbers("Integer", constraints),
            ValueSchema::Number(constraints) => self.numbers("Number", constraints),
            ValueSchema::String(constraints) => {
                let constraints = text_constraints(self.file, constraints);
                quote!(Schema::String(&[#(#constraints),*]))
            }
            ValueSchema::Values(values) => self.values(values),
            ValueSchema::Array(array) => self.array(array),
            ValueSchema::Object(object) => self.object(object),
            ValueSchema::Nullable(plain) => {
                let plain = self.schema(plain);
                quote!(Schema::Nullable(&#plain))
            }
            ValueSchema::Types(schemas) => self.several("Types", schemas, None),
            ValueSchema::Untyped(schemas) => self.several("Untyped", schemas, None),
            ValueSchema::Reference(id) => self.reference(*id),
            ValueSchema::All(schemas) => self.several("All", schemas, None),
            ValueSchema::Some(schemas, fields) => self.several("Some", schemas, Some(fields)),
            ValueSchema::One(schemas, fields) => self.several("One", schemas, Some(fields)),
            ValueSchema::Union(union) => self.union(union),
            ValueSchema::Tagged(tagged) => self.tagged(tagged),
            ValueSchema::Not(excluded, expected) => {
                let excluded = self.schema(excluded);
                quote!(Schema::Not(&#excluded, #expected))
            }
            ValueSchema::If(schemas) => self.several("If", &schemas[..], None),
            ValueSchema::Unevaluated(unevaluated) => self.unevaluated(unevaluated),
        }
    }

    /// A variant with several schemas, and with the fields that describe them.
    fn several(
        &mut self,
        variant: &str,
        schemas: &[ValueSchema],
        fields: Option<&Option<String>>,
    ) -> TokenStream {
        let (variant, schemas) = (ident(variant), self.list(schemas));
        let fields = fields.map(|fields| fields.as_deref().unwrap_or_default());
        let fields = fields.into_iter();
        quote!(Schema::#variant(#schemas #(, #fields)*))
    }

    /// The row of a list, unless it is empty.
    fn row(&mut self, name: &str, schemas: &[ValueSchema]) -> Option<TokenStream> {
        (!schemas.is_empty()).then(|| {
            let (name, schemas) = (ident(name), self.list(schemas));
            quote!(#name: #schemas)
        })
    }

    fn list(&mut self, schemas: &[ValueSchema]) -> TokenStream {
        let schemas = each(schemas.iter(), |one| self.schema(one));
        quote!(&[#(#schemas),*])
    }

    fn reference(&mut self, id: SchemaId) -> TokenStream {
        let named = self.api.schemas.get(id.0);
        match named {
            Some(named) if !is_plain(self.api, Some(id)) => {
                let constant = ident(&named.constant);
                quote!(Schema::Reference(&#constant))
            }
            Some(named) => self.schema(&named.schema),
            None => quote!(Schema::Any),
        }
    }

    fn numbers(&mut self, ty: &str, constraints: &[NumberConstraint]) -> TokenStream {
        if !constraints.is_empty() {
            self.file
                .import("crate::runtime::limits", "NumberConstraint");
        }
        let constraints = each(constraints.iter(), |constraint| {
            let (variant, digits) = match constraint {
                NumberConstraint::Minimum(digits) => ("Minimum", digits),
                NumberConstraint::Maximum(digits) => ("Maximum", digits),
                NumberConstraint::ExclusiveMinimum(digits) => ("ExclusiveMinimum", digits),
                NumberConstraint::ExclusiveMaximum(digits) => ("ExclusiveMaximum", digits),
                NumberConstraint::MultipleOf(step) => {
                    return quote!(NumberConstraint::MultipleOf(#step));
                }
            };
            self.file.import("crate::runtime::reason", "Limit");
            let variant = ident(variant);
            let limit = match digits.parse::<i64>() {
                Ok(integer) => {
                    let integer = Literal::i64_unsuffixed(integer);
                    quote!(Limit::Integer(#integer))
                }
                Err(_) => quote!(Limit::Decimal(#digits)),
            };
            quote!(NumberConstraint::#variant(#limit))
        });
        let ty = ident(ty);
        quote!(Schema::#ty(&[#(#constraints),*]))
    }

    fn values(&mut self, values: &[Value]) -> TokenStream {
        if let Some(texts) = values.iter().map(Value::as_str).collect::<Option<Vec<_>>>() {
            return quote!(Schema::Enum(&[#(#texts),*]));
        }
        if let Some(integers) = values.iter().map(Value::as_i64).collect::<Option<Vec<_>>>() {
            let integers = integers.into_iter().map(Literal::i64_unsuffixed);
            return quote!(Schema::IntegerEnum(&[#(#integers),*]));
        }
        self.file.import("crate::runtime::constant", "Constant");
        let constants = values.iter().map(constant);
        quote!(Schema::Values(&[#(#constants),*]))
    }

    fn array(&mut self, array: &ArraySchema) -> TokenStream {
        self.file.import("crate::runtime::schema", "ArraySchema");
        let mut rows = Vec::from_iter(self.row("first", &array.first));
        if array.items != ValueSchema::Any {
            let items = self.schema(&array.items);
            rows.push(quote!(items: #items));
        }
        rows.extend(count(array.count));
        if array.unique {
            rows.push(quote!(unique: true));
        }
        if !array.contains.is_empty() {
            self.file.import("crate::runtime::schema", "Contains");
            let contains = each(array.contains.iter(), |(schema, times)| {
                let schema = self.schema(schema);
                let [minimum, maximum] = types::range_of(*times);
                quote!(Contains { schema: #schema, minimum: #minimum, maximum: #maximum })
            });
            rows.push(quote!(contains: &[#(#contains),*]));
        }
        quote!(Schema::Array(&ArraySchema { #(#rows,)* ..ArraySchema::ANY }))
    }

    fn object(&mut self, object: &ObjectSchema) -> TokenStream {
        self.file.import("crate::runtime::schema", "ObjectSchema");
        let mut rows = Vec::new();
        if !object.fields.is_empty() {
            self.file.import("crate::runtime::schema", "Field");
            let fields = each(object.fields.iter(), |field| {
                let (name, schema) = (&field.name, self.schema(&field.schema));
                match field.required {
                    true => quote!(Field::required(#name, #schema)),
                    false => quote!(Field::optional(#name, #schema)),
                }
            });
            rows.push(quote!(fields: &[#(#fields),*]));
        }
        if !object.required.is_empty() {
            let required = &object.required;
            rows.push(quote!(required: &[#(#required),*]));
        }
        if !object.patterns.is_empty() {
            let patterns = each(object.patterns.iter(), |(pattern, schema)| {
                let (matches, schema) = (matches(self.file, pattern), self.schema(schema));
                quote!((#matches, #schema))
            });
            rows.push(quote!(patterns: &[#(#patterns),*]));
        }
        for (name, schema) in [("additional", &object.additional), ("names", &object.names)] {
            if *schema != ValueSchema::Any {
                let (name, schema) = (ident(name), self.schema(schema));
                rows.push(quote!(#name: #schema));
            }
        }
        rows.extend(count(object.count));
        quote!(Schema::Object(&ObjectSchema { #(#rows,)* ..ObjectSchema::ANY }))
    }

    fn union(&mut self, union: &UnionVariants) -> TokenStream {
        self.file.import("crate::runtime::schema", "UnionSchema");
        let mut names: Vec<String> = Vec::new();
        for id in &union.types {
            if let Type::Named(id) = self.api.unaliased(&Type::Named(*id)) {
                let name = &self.api.type_of(*id).name.rust;
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        let (variants, exclusive) = (self.list(&union.variants), union.exclusive);
        quote! {
            Schema::Union(&UnionSchema {
                types: &[#(#names),*],
                variants: #variants,
                is_exclusive: #exclusive,
            })
        }
    }

    fn tagged(&mut self, tagged: &TaggedSchemas) -> TokenStream {
        self.file.import("crate::runtime::schema", "TaggedSchema");
        let field = &tagged.field;
        let schemas = each(tagged.schemas.iter(), |(tag, schema)| {
            let schema = self.schema(schema);
            quote!((#tag, #schema))
        });
        let default = tagged.default.as_ref().map(|default| self.schema(default));
        let default = default.map_or_else(|| quote!(None), |default| quote!(Some(#default)));
        quote! {
            Schema::Tagged(&TaggedSchema {
                field: #field,
                schemas: &[#(#schemas),*],
                default: #default,
            })
        }
    }

    fn unevaluated(&mut self, unevaluated: &Unevaluated) -> TokenStream {
        self.file
            .import("crate::runtime::schema", "UnevaluatedSchema");
        let schema = self.schema(&unevaluated.schema);
        let is_of_items = unevaluated.is_of_items;
        let evaluators = each(unevaluated.evaluators.iter(), |one| self.evaluator(one));
        quote! {
            Schema::Unevaluated(&UnevaluatedSchema {
                schema: #schema,
                is_of_items: #is_of_items,
                evaluators: &[#(#evaluators),*],
            })
        }
    }

    fn evaluator(&mut self, evaluator: &Evaluator) -> TokenStream {
        self.file.import("crate::runtime::schema", "Evaluator");
        let mut rows = Vec::from_iter(self.row("conditions", &evaluator.conditions));
        if evaluator.all {
            rows.push(quote!(all: true));
        }
        if evaluator.first > 0 {
            let first = Literal::usize_unsuffixed(evaluator.first);
            rows.push(quote!(first: #first));
        }
        rows.extend(self.row("items", &evaluator.items));
        if !evaluator.fields.is_empty() {
            let fields = &evaluator.fields;
            rows.push(quote!(fields: &[#(#fields),*]));
        }
        if !evaluator.patterns.is_empty() {
            let patterns = each(evaluator.patterns.iter(), |one| matches(self.file, one));
            rows.push(quote!(patterns: &[#(#patterns),*]));
        }
        quote!(Evaluator { #(#rows,)* ..Evaluator::NONE })
    }
}

/// The rows of a minimum and a maximum number.
fn count(count: Count) -> Vec<TokenStream> {
    let rows = [("minimum", count.minimum), ("maximum", count.maximum)];
    let rows = rows.into_iter().filter_map(|(name, bound)| {
        let (name, bound) = (ident(name), Literal::usize_unsuffixed(bound?));
        Some(quote!(#name: #bound))
    });
    rows.collect()
}

/// A predicate for the name of a field.
fn matches(file: &mut SourceFile, pattern: &Pattern) -> TokenStream {
    match types::pattern_condition(file, pattern, &quote!(name)) {
        None => quote!(|_| true),
        Some(condition) => quote!(|name| #condition),
    }
}

fn constant(value: &Value) -> TokenStream {
    match value {
        Value::Null => quote!(Constant::Null),
        Value::Bool(value) => quote!(Constant::Boolean(#value)),
        Value::String(text) => quote!(Constant::Text(#text)),
        Value::Number(number) => {
            let digits = number.to_string();
            quote!(Constant::Number(#digits))
        }
        Value::Array(items) => {
            let items = items.iter().map(constant);
            quote!(Constant::Array(&[#(#items),*]))
        }
        Value::Object(object) => {
            let fields = object.iter().map(|(name, value)| {
                let value = constant(value);
                quote!((#name, #value))
            });
            quote!(Constant::Object(&[#(#fields),*]))
        }
    }
}
