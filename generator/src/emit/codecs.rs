//! How the generated crates read and write the JSON of types whose values do not tell.

use proc_macro2::TokenStream;
use quote::quote;

use super::formats::bare_marker;
use super::source_file::SourceFile;
use super::types::{import_type, rust_type};
use crate::model::{Api, Type, TypeKind};

/// The module of what reads and writes values as their type says.
pub const BY_TYPE: &str = "crate::runtime::by_type";

/// What reads and writes the JSON of a type, if its values do not do so
/// themselves.
pub fn codec(file: &mut SourceFile, api: &Api, ty: &Type) -> Option<TokenStream> {
    match api.unaliased(ty) {
        Type::Formatted(formatted) if formatted.format.shares_its_type() => {
            Some(bare_marker(file, formatted.format))
        }
        Type::Named(id) if matches!(api.type_of(*id).kind, TypeKind::Foreign(_)) => {
            file.import("crate::runtime::foreign", "BySerde");
            import_type(file, api, &Type::Named(*id));
            let ty = rust_type(api, &Type::Named(*id));
            Some(quote!(BySerde<#ty>))
        }
        Type::Array(array) => {
            let items = codec(file, api, &array.items)?;
            Some(quote!(Vec<#items>))
        }
        Type::Map(map) => {
            let values = codec(file, api, &map.values)?;
            file.import("std::collections", "BTreeMap");
            Some(quote!(BTreeMap<String, #values>))
        }
        Type::Tuple(items) => tuple_codec(file, api, items),
        Type::Nullable(ty) => {
            let codec = codec(file, api, ty)?;
            Some(quote!(Option<#codec>))
        }
        _ => None,
    }
}

/// A tuple needs a codec where one of its items does: the others go by their types.
fn tuple_codec(file: &mut SourceFile, api: &Api, items: &[Type]) -> Option<TokenStream> {
    let codecs: Vec<_> = items.iter().map(|item| codec(file, api, item)).collect();
    if codecs.iter().all(Option::is_none) {
        return None;
    }
    let codecs = items.iter().zip(codecs).map(|(item, codec)| {
        codec.unwrap_or_else(|| {
            file.import(BY_TYPE, "ByType");
            import_type(file, api, item);
            let item = rust_type(api, item);
            quote!(ByType<#item>)
        })
    });
    let codecs: Vec<TokenStream> = codecs.collect();
    Some(quote!((#(#codecs,)*)))
}

/// The same, with the import of what goes with it.
pub fn imported_codec(file: &mut SourceFile, api: &Api, ty: &Type) -> Option<TokenStream> {
    let codec = codec(file, api, ty)?;
    file.import("crate::runtime", "coded");
    Some(codec)
}

/// A reference to a value of a type, as what can be written as JSON.
pub fn encoded(file: &mut SourceFile, api: &Api, ty: &Type, value: TokenStream) -> TokenStream {
    match imported_codec(file, api, ty) {
        None => value,
        Some(codec) => quote!(&coded::Encoded::<#codec>(#value)),
    }
}
