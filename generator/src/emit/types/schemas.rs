//! The schemas by which a body is validated.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::checks::{limit_literals, text_limits};
use super::enums::wire;
use super::pattern;
use super::rust_type::import_type;
use crate::emit::blocks::Rows;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::{each, formats};
use crate::model::{
    AdditionalProperties, Api, Array, EnumKind, EnumValue, Enumeration, Integer, Map, Number,
    Object, Text, Type, TypeDefinition, TypeId, TypeKind, Union,
};

/// Writes the schema of a named type.
pub fn emit(file: &mut SourceFile, api: &Api, definition: &TypeDefinition) {
    let name = ident(&table_name(definition));
    let table = match &definition.kind {
        TypeKind::Struct(source) => {
            let rows = object(file, api, &name, source);
            file.push_block(rows);
            return;
        }
        TypeKind::Enum(enumeration) => enumeration_schema(file, enumeration),
        TypeKind::Union(source) => union(file, api, definition, source),
        TypeKind::Alias(ty) => schema(file, api, ty),
        // Its constraints are those of the whole body.
        TypeKind::Foreign(_) => quote!(Schema::Any),
    };
    file.import("crate::runtime::schema", "Schema");
    file.push(quote!(pub(crate) static #name: Schema = #table;));
}

/// The name of the schema of a type.
pub fn table_name(definition: &TypeDefinition) -> String {
    format!("{}_SCHEMA", definition.module.plain().to_uppercase())
}

fn enumeration_schema(file: &mut SourceFile, enumeration: &Enumeration) -> TokenStream {
    let values = enumeration.values.as_slice();
    let expected = expected_one_of(values);
    let wires = values
        .iter()
        .map(|value| wire(file, enumeration.kind, value));
    let wires: Vec<TokenStream> = wires.collect();
    match enumeration.kind {
        EnumKind::Text => quote!(Schema::Enum(&[#(#wires),*], #expected)),
        EnumKind::Integer => quote!(Schema::IntegerEnum(&[#(#wires),*], #expected)),
        EnumKind::Mixed => {
            file.import("crate::runtime::scalar_schema", "ScalarSchema");
            quote!(Schema::Other(&ScalarSchema(&[#(#wires),*], #expected)))
        }
    }
}

fn expected_one_of(values: &[EnumValue]) -> String {
    let texts: Vec<String> = values
        .iter()
        .map(|value| format!("`{}`", value.name.wire))
        .collect();
    format!("expected one of {}", texts.join(", "))
}

fn object(file: &mut SourceFile, api: &Api, name: &Ident, object: &Object) -> Rows {
    file.import("crate::runtime", "object_schema");
    file.import("crate::runtime::schema", "AdditionalProperties");
    let additional = additional(file, api, &object.additional);
    let fields = object.fields.iter().map(|field| {
        let schema = schema(file, api, &field.ty);
        let name = &field.name.wire;
        match field.required {
            true => quote!(required(#name, #schema)),
            false => quote!(optional(#name, #schema)),
        }
    });
    let mut rows: Vec<TokenStream> = fields.collect();
    for name in &object.ignored {
        let any = schema(file, api, &Type::Any);
        rows.push(quote!(optional(#name, #any)));
    }
    Rows {
        module: "object_schema",
        head: quote!(#name),
        rows,
        tail: quote!(, #additional),
        outline: quote!(),
    }
}

fn union(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
) -> TokenStream {
    file.import("crate::runtime::union_schema", "UnionSchema");
    let name = ident(&definition.name.rust);
    let branches = each(union.variants.iter(), |branch| {
        schema(file, api, &branch.ty)
    });
    quote! {
        Schema::Other(&UnionSchema {
            discriminator: <#name as union::Discriminated>::DISCRIMINATOR,
            variants: &[#(#branches),*],
        })
    }
}

fn additional(file: &mut SourceFile, api: &Api, properties: &AdditionalProperties) -> TokenStream {
    match properties {
        AdditionalProperties::Ignored => quote!(AdditionalProperties::Any),
        AdditionalProperties::Refused => quote!(AdditionalProperties::None),
        AdditionalProperties::Kept(field) => {
            let values = match &field.ty {
                Type::Map(map) => schema(file, api, &map.values),
                other => schema(file, api, other),
            };
            quote!(AdditionalProperties::Each(&#values))
        }
    }
}

/// The schema of a type.
pub fn schema(file: &mut SourceFile, api: &Api, ty: &Type) -> TokenStream {
    file.import("crate::runtime::schema", "Schema");
    match ty {
        Type::Any => quote!(Schema::Any),
        Type::Null => quote!(Schema::Null),
        Type::Boolean => quote!(Schema::Boolean),
        Type::Integer(integer) => integer_schema(file, integer),
        Type::Number(number) => number_schema(file, number),
        Type::String(text) => text_schema(file, text),
        Type::Formatted(formatted) => {
            let format = Some(formatted.format);
            let text = Text {
                format,
                ..formatted.constraints.clone()
            };
            text_schema(file, &text)
        }
        Type::Array(array) => array_schema(file, api, array),
        Type::Tuple(items) => {
            let items = items.iter().map(|item| schema(file, api, item));
            let items: Vec<TokenStream> = items.collect();
            quote!(Schema::Tuple(&[#(#items),*]))
        }
        Type::Map(map) => map_schema(file, api, map),
        Type::Nullable(ty) => {
            let schema = schema(file, api, ty);
            quote!(Schema::Nullable(&#schema))
        }
        Type::Named(id) => {
            let table = table_of(file, api, *id);
            quote!(Schema::Reference(#table))
        }
    }
}

fn integer_schema(file: &mut SourceFile, integer: &Integer) -> TokenStream {
    let schema = integer_range(integer);
    match integer.multiple_of {
        None => schema,
        Some(step) => multiple_schema(file, &step.to_string(), &schema),
    }
}

fn multiple_schema(file: &mut SourceFile, step: &str, schema: &TokenStream) -> TokenStream {
    file.import("crate::runtime::multiple_schema", "MultipleSchema");
    quote!(Schema::Other(&MultipleSchema(#step, #schema)))
}

/// Integers beyond `i64` have their own schema.
fn integer_range(integer: &Integer) -> TokenStream {
    let bound = |bound: i128| {
        let literal = Literal::i128_unsuffixed(bound);
        match bound {
            _ if bound == i64::MIN.into() => quote!(i64::MIN),
            _ if bound == i64::MAX.into() => quote!(i64::MAX),
            _ if bound == u64::MAX.into() => quote!(u64::MAX),
            _ => quote!(#literal),
        }
    };
    let (minimum, maximum) = (bound(integer.minimum), bound(integer.maximum));
    match integer.maximum > i64::MAX.into() {
        true => quote!(Schema::Unsigned(#minimum, #maximum)),
        false => quote!(Schema::Integer(#minimum, #maximum)),
    }
}

fn number_schema(file: &mut SourceFile, number: &Number) -> TokenStream {
    let bounds = [
        ("minimum", number.minimum),
        ("maximum", number.maximum),
        ("above", number.above),
        ("below", number.below),
    ];
    let rules = number_rules(file, bounds);
    let schema = quote!(Schema::Number(#rules));
    match &number.multiple_of {
        None => schema,
        Some(step) => multiple_schema(file, step, &schema),
    }
}

/// The bounds of a number, by their names.
pub fn number_rules(file: &mut SourceFile, bounds: [(&str, Option<f64>); 4]) -> TokenStream {
    file.import("crate::runtime::limits", "NumberBounds");
    let rules = bounds.into_iter().filter_map(|(name, bound)| {
        let (name, bound) = (format_ident!("{name}"), Literal::f64_unsuffixed(bound?));
        Some(quote!(#name: #bound))
    });
    let rules: Vec<TokenStream> = rules.collect();
    match rules.as_slice() {
        [] => quote!(NumberBounds::ANY),
        _ => quote!(NumberBounds { #(#rules,)* ..NumberBounds::ANY }),
    }
}

fn text_schema(file: &mut SourceFile, text: &Text) -> TokenStream {
    match rule_table(file, text) {
        None => quote!(Schema::String(&[])),
        Some(rules) => {
            file.import("crate::runtime::limits", "TextConstraint");
            quote!(Schema::String(#rules))
        }
    }
}

/// The constraints of a string; `None` if it has none.
pub fn rule_table(file: &mut SourceFile, text: &Text) -> Option<TokenStream> {
    let length = text_limits(text);
    let length =
        length.map(|[minimum, maximum]| quote!(TextConstraint::Length(#minimum, #maximum)));
    let pattern = text.pattern.iter();
    let patterns = pattern.flat_map(|pattern| pattern::rules(file, pattern, &quote!(text)));
    let patterns: Vec<TokenStream> = patterns
        .map(
            |(condition, expected)| quote!(TextConstraint::Condition(|text| #condition, #expected)),
        )
        .collect();
    let format = text.format.map(|format| {
        let (function, expected) = formats::rule(file, format);
        quote!(TextConstraint::Condition(#function, #expected))
    });
    let rules: Vec<TokenStream> = length.into_iter().chain(patterns).chain(format).collect();
    (!rules.is_empty()).then(|| quote!(&[#(#rules),*]))
}

fn array_schema(file: &mut SourceFile, api: &Api, array: &Array) -> TokenStream {
    file.import("crate::runtime::schema", "Items");
    let items = schema(file, api, &array.items);
    let [minimum, maximum] = limit_literals(array.minimum, array.maximum);
    let table =
        quote!(Schema::Array(&Items { schema: #items, minimum: #minimum, maximum: #maximum }));
    match array.unique {
        true => {
            file.import("crate::runtime::unique_schema", "UniqueSchema");
            quote!(Schema::Other(&UniqueSchema(#table)))
        }
        false => table,
    }
}

fn map_schema(file: &mut SourceFile, api: &Api, map: &Map) -> TokenStream {
    file.import("crate::runtime::schema", "MapValues");
    let values = schema(file, api, &map.values);
    let [minimum, maximum] = limit_literals(map.minimum, map.maximum);
    quote!(Schema::Map(&MapValues { schema: #values, minimum: #minimum, maximum: #maximum }))
}

/// The schema of a body, in the file of its operation.
pub fn body_schema(file: &mut SourceFile, api: &Api, ty: &Type, name: &str) -> TokenStream {
    let docs = Docs::new().paragraph("The schema of the body.");
    parameter_schema(file, api, ty, name, docs)
}

/// The table of an input of an operation, in its file and of this name, unless its type
/// has one.
pub fn parameter_schema(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    name: &str,
    docs: Docs,
) -> TokenStream {
    if let Type::Named(id) = ty {
        return table_of(file, api, *id);
    }
    file.import("crate::runtime::schema", "Schema");
    import_type(file, api, ty);
    let schema = schema(file, api, ty);
    let (name, docs) = (ident(name), docs.outer());
    file.push(quote! {
        #docs
        static #name: Schema = #schema;
    });
    quote!(&#name)
}

fn table_of(file: &mut SourceFile, api: &Api, id: TypeId) -> TokenStream {
    let name = table_name(api.type_of(id));
    file.import(&api.module_of(id), &name);
    let name = ident(&name);
    quote!(&#name)
}
