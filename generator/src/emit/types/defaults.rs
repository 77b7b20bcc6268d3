//! Default values as Rust expressions.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use serde_json::Value;

use super::structs::{is_always_there, is_tristate};
use super::{Crate, has_required, import_type, required_name};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Default, DefaultFields, Field, Object, Type, TypeId, TypeKind};

/// The default of a field on the server.
pub fn given(api: &Api, field: &Field, value: &Default) -> TokenStream {
    let boxed = |value: TokenStream| match field.boxed {
        true => quote!(Box::new(#value)),
        false => value,
    };
    match (&field.ty, value) {
        (Type::Nullable(_), Default::Null) => quote!(None),
        (Type::Nullable(ty), value) => {
            let value = boxed(expression(api, ty, value));
            quote!(Some(#value))
        }
        (ty, value) => boxed(expression(api, ty, value)),
    }
}

/// A value with its default, if it is absent.
pub fn unwrapped(api: &Api, field: &Field, value: &Default, read: TokenStream) -> TokenStream {
    let given = given(api, field, value);
    match value {
        Default::Array(items) if !items.is_empty() => quote!(#read.unwrap_or_else(|| #given)),
        Default::Map(fields) if !fields.is_empty() => quote!(#read.unwrap_or_else(|| #given)),
        Default::Object(..) | Default::Variant(..) | Default::Any { .. } => {
            quote!(#read.unwrap_or_else(|| #given))
        }
        _ => quote!(#read.unwrap_or(#given)),
    }
}

/// A value of a type.
fn expression(api: &Api, ty: &Type, value: &Default) -> TokenStream {
    match (api.unaliased(ty), value) {
        (Type::Nullable(_), Default::Null) => quote!(None),
        (Type::Nullable(ty), value) => {
            let value = expression(api, ty, value);
            quote!(Some(#value))
        }
        (Type::Array(array), Default::Array(items)) => {
            let written = items.iter();
            let written = written.map(|item| expression(api, &array.items, item));
            match items.iter().all(is_short) {
                _ if items.is_empty() => quote!(Vec::new()),
                true => quote!(vec![#(#written),*]),
                // Formatters do not break lines within a macro.
                false => quote!(Vec::from([#(#written),*])),
            }
        }
        (Type::Map(map), Default::Map(fields)) => entries(api, &map.values, fields),
        (_, value) => plain(api, value),
    }
}

fn is_short(value: &Default) -> bool {
    !matches!(
        value,
        Default::Object(..) | Default::Variant(..) | Default::Map(_)
    )
}

fn entries(api: &Api, ty: &Type, fields: &[(String, Default)]) -> TokenStream {
    let entries = each(fields.iter(), |(name, value)| {
        let value = expression(api, ty, value);
        quote!((#name.to_owned(), #value))
    });
    match entries.as_slice() {
        [] => quote!(BTreeMap::new()),
        entries => quote!(BTreeMap::from([#(#entries),*])),
    }
}

/// A value that determines its type.
fn plain(api: &Api, value: &Default) -> TokenStream {
    match value {
        Default::Null => quote!(()),
        Default::Boolean(value) => quote!(#value),
        Default::Integer(value) => Literal::i128_unsuffixed(*value).into_token_stream(),
        Default::Number(value) => Literal::f64_unsuffixed(*value).into_token_stream(),
        Default::String(value) => quote!(#value.to_owned()),
        Default::EnumValue(id, index) => {
            let definition = api.type_of(*id);
            let name = ident(&definition.name.rust);
            let value = api
                .enumeration(*id)
                .and_then(|enumeration| enumeration.values.get(*index));
            match value {
                Some(value) => {
                    let variant = ident(&value.name.rust);
                    quote!(#name::#variant)
                }
                None => quote!(#name),
            }
        }
        Default::Array(_) => quote!(Vec::new()),
        Default::Map(_) => quote!(BTreeMap::new()),
        Default::Object(id, fields) => {
            let name = ident(&api.type_of(*id).name.rust);
            let TypeKind::Struct(object) = &api.definition_of(*id).kind else {
                return quote!(#name);
            };
            if !api.has_own_types() {
                return built(api, *id, object, fields);
            }
            let own = fields.of(object).map(|(field, value)| {
                let (name, value) = (ident(&field.name.rust), stored(api, field, value));
                quote!(#name: #value)
            });
            let others = object.kept().map(|field| {
                let name = ident(&field.name.rust);
                let values = match &field.ty {
                    Type::Map(map) => entries(api, &map.values, &fields.others),
                    _ => quote!(BTreeMap::new()),
                };
                quote!(#name: #values)
            });
            let values = own.chain(others);
            quote!(#name { #(#values),* })
        }
        Default::Variant(id, index, value) => {
            let name = ident(&api.type_of(*id).name.rust);
            let TypeKind::Union(union) = &api.definition_of(*id).kind else {
                return quote!(#name);
            };
            let Some(branch) = union.variants.get(*index) else {
                return quote!(#name);
            };
            let variant = ident(&branch.name.rust);
            let value = expression(api, &branch.ty, value);
            match branch.boxed {
                true => quote!(#name::#variant(Box::new(#value))),
                false => quote!(#name::#variant(#value)),
            }
        }
        Default::Any { value, .. } => {
            let value = any(value);
            quote!(serde_json::json!(#value))
        }
    }
}

/// A default object of a type of another crate, where a literal does not compile.
fn built(api: &Api, id: TypeId, object: &Object, values: &DefaultFields) -> TokenStream {
    let definition = api.definition_of(id);
    let name = ident(&definition.name.rust);
    let required = values.of(object).filter(|(field, _)| field.is_given());
    let required = required.filter_map(|(field, value)| {
        let (name, value) = (ident(&field.name.rust), given(api, field, value?));
        Some(quote!(#name: #value))
    });
    let created = match has_required(definition) {
        true => {
            let fields = ident(&required_name(definition));
            quote!(#name::from(#fields { #(#required),* }))
        }
        false => quote!(#name::default()),
    };
    let optional = values.of(object);
    let optional = optional.filter(|(field, _)| !field.required && field.tag.is_none());
    let setters = optional.filter_map(|(field, value)| {
        let name = ident(&field.name.rust);
        let value = match (&field.ty, value?) {
            (Type::Nullable(_), Default::Null) => quote!(Nullable::Null),
            (Type::Nullable(ty), value) => expression(api, ty, value),
            (ty, value) => expression(api, ty, value),
        };
        Some(quote!(.#name(#value)))
    });
    let others = object.kept().filter(|_| !values.others.is_empty());
    let others = others.map(|field| {
        let name = ident(&field.name.rust);
        let values = match &field.ty {
            Type::Map(map) => entries(api, &map.values, &values.others),
            _ => quote!(BTreeMap::new()),
        };
        quote!(.#name(#values))
    });
    quote!(#created #(#setters)* #others)
}

/// The value of a field of a default object.
fn stored(api: &Api, field: &Field, value: Option<&Default>) -> TokenStream {
    let is_tristate = is_tristate(field, Crate::Server);
    let Some(value) = value else {
        return match is_tristate {
            true => quote!(Nullable::Absent),
            false => quote!(None),
        };
    };
    let value = given(api, field, value);
    match is_always_there(field, Crate::Server) {
        true => value,
        false if is_tristate => quote!(Nullable::from(#value)),
        false => quote!(Some(#value)),
    }
}

/// A JSON value for the macro `serde_json::json`.
fn any(value: &Value) -> TokenStream {
    match value {
        Value::Null => quote!(null),
        Value::Bool(value) => quote!(#value),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(value), ..) => {
                let value = match i32::try_from(value) {
                    Ok(value) => Literal::i32_unsuffixed(value),
                    Err(_) => Literal::i64_suffixed(value),
                };
                quote!(#value)
            }
            (None, Some(value), _) => Literal::u64_suffixed(value).into_token_stream(),
            (None, None, value) => {
                Literal::f64_unsuffixed(value.unwrap_or_default()).into_token_stream()
            }
        },
        Value::String(text) => quote!(#text),
        Value::Array(items) => {
            let items = items.iter().map(any);
            quote!([#(#items),*])
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| {
                let value = any(value);
                quote!(#name: #value)
            });
            quote!({ #(#fields),* })
        }
    }
}

/// Imports the types of a default.
pub fn import(file: &mut SourceFile, api: &Api, value: &Default) {
    match value {
        Default::Array(items) => items.iter().for_each(|item| import(file, api, item)),
        Default::Map(fields) => import_entries(file, api, fields),
        Default::EnumValue(id, _) => import_type(file, api, &Type::Named(*id)),
        Default::Object(id, fields) => {
            import_type(file, api, &Type::Named(*id));
            if let Some(id) = api.own_type(*id).filter(|_| !api.has_own_types()) {
                import_built(file, api, id);
            }
            let own = fields.own.iter().flatten();
            own.for_each(|value| import(file, api, value));
            let TypeKind::Struct(object) = &api.definition_of(*id).kind else {
                return;
            };
            let needs_nullable = match api.has_own_types() {
                true => object
                    .fields
                    .iter()
                    .any(|field| is_tristate(field, Crate::Server)),
                false => fields.of(object).any(|(field, value)| {
                    is_tristate(field, Crate::Types) && value == Some(&Default::Null)
                }),
            };
            if needs_nullable {
                file.import("crate::runtime::nullable", "Nullable");
            }
            if object.kept().is_some() {
                import_entries(file, api, &fields.others);
            }
        }
        Default::Variant(id, _, value) => {
            import_type(file, api, &Type::Named(*id));
            import(file, api, value);
        }
        Default::Null
        | Default::Boolean(_)
        | Default::Integer(_)
        | Default::Number(_)
        | Default::String(_)
        | Default::Any { .. } => {}
    }
}

/// Imports what creates a default object of a type of another crate.
fn import_built(file: &mut SourceFile, api: &Api, id: TypeId) {
    import_type(file, api, &Type::Named(id));
    let definition = api.type_of(id);
    if has_required(definition) {
        file.import(&api.module_of(id), &required_name(definition));
    }
}

fn import_entries(file: &mut SourceFile, api: &Api, fields: &[(String, Default)]) {
    file.import("std::collections", "BTreeMap");
    fields
        .iter()
        .for_each(|(_, value)| import(file, api, value));
}
