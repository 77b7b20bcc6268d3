//! Rust types.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::emit::formats;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, IntegerFormat, NumberFormat, Type};

/// The type, by its short name.
pub fn rust_type(api: &Api, ty: &Type) -> TokenStream {
    match ty {
        Type::Any => quote!(Value),
        Type::Null => quote!(()),
        Type::Boolean => quote!(bool),
        Type::Integer(integer) => integer_type(integer.format),
        Type::Number(number) => match number.format {
            NumberFormat::Float => quote!(f32),
            NumberFormat::Double => quote!(f64),
        },
        Type::String(_) => quote!(String),
        Type::Formatted(formatted) => formats::rust_type(api, formatted.format),
        Type::Array(array) => {
            let items = rust_type(api, &array.items);
            quote!(Vec<#items>)
        }
        Type::Tuple(items) => {
            let items: Vec<TokenStream> = items.iter().map(|item| rust_type(api, item)).collect();
            match items.len() {
                1 => quote!((#(#items,)*)),
                _ => quote!((#(#items),*)),
            }
        }
        Type::Map(map) => {
            let values = rust_type(api, &map.values);
            quote!(BTreeMap<String, #values>)
        }
        Type::Nullable(ty) => {
            let ty = rust_type(api, ty);
            quote!(Option<#ty>)
        }
        Type::Named(id) => ident(&api.type_of(*id).name.rust).into_token_stream(),
    }
}

/// The type of an integer of this width.
pub fn integer_type(format: IntegerFormat) -> TokenStream {
    ident(&format.rust_name()).into_token_stream()
}

/// Imports what the short name of a type needs.
pub fn import_type(file: &mut SourceFile, api: &Api, ty: &Type) {
    match ty {
        Type::Any => {
            file.import("serde_json", "Value");
            file.library("any_value");
        }
        Type::Array(array) => import_type(file, api, &array.items),
        Type::Tuple(items) => {
            file.library("tuple");
            items.iter().for_each(|item| import_type(file, api, item));
        }
        Type::Map(map) => {
            file.import("std::collections", "BTreeMap");
            import_type(file, api, &map.values);
        }
        Type::Nullable(ty) => import_type(file, api, ty),
        Type::Formatted(formatted) => formats::import_type(file, api, formatted.format),
        Type::Named(id) => file.import(&api.module_of(*id), &api.type_of(*id).name.rust),
        _ => {}
    }
}
