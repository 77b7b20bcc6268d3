//! Codecs: for types that do not implement `Decode` and `Encode`, or have several JSON formats.

use proc_macro2::TokenStream;
use quote::quote;

use super::formats::bare_marker;
use super::source_file::{SourceFile, ident};
use super::types::{import_type, rust_type};
use crate::lowered::{Api, Type, TypeKind};

/// The codec of a type, if it needs one.
pub fn codec(file: &mut SourceFile, api: &Api, ty: &Type) -> Option<TokenStream> {
    match api.unaliased(ty) {
        Type::Formatted(formatted) if formatted.format.shares_its_type() => {
            Some(bare_marker(file, formatted.format))
        }
        Type::Named(id) if matches!(api.type_of(*id).kind, TypeKind::Foreign(_)) => {
            file.import("crate::runtime::by_serde", "BySerde");
            file.library("any_value");
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

/// The codec of a tuple, if one of its items needs one.
fn tuple_codec(file: &mut SourceFile, api: &Api, items: &[Type]) -> Option<TokenStream> {
    let codecs: Vec<_> = items.iter().map(|item| codec(file, api, item)).collect();
    if codecs.iter().all(Option::is_none) {
        return None;
    }
    let codecs = items
        .iter()
        .zip(codecs)
        .map(|(item, codec)| codec.unwrap_or_else(|| by_type(file, api, item, false)));
    let codecs: Vec<TokenStream> = codecs.collect();
    file.library("codec_tuple");
    Some(quote!((#(#codecs,)*)))
}

/// The codec of a type that needs none.
fn by_type(file: &mut SourceFile, api: &Api, ty: &Type, boxed: bool) -> TokenStream {
    file.import("crate::runtime::by_type", "ByType");
    import_type(file, api, ty);
    let ty = rust_type(api, ty);
    match boxed {
        true => quote!(ByType<Box<#ty>>),
        false => quote!(ByType<#ty>),
    }
}

/// The codec of a property, if it needs one. The wrappers, the outer one first, are for values that may be left out: `Careful` if
/// they deviate, `Lenient` or `OrAdditional` if they have another type.
pub fn wrapped_codec(
    file: &mut SourceFile,
    api: &Api,
    wrappers: impl DoubleEndedIterator<Item = (&'static str, &'static str)>,
    (ty, boxed): (&Type, bool),
) -> Option<TokenStream> {
    wrappers
        .rev()
        .fold(codec(file, api, ty), |inner, (module, wrapper)| {
            let inner = inner.unwrap_or_else(|| by_type(file, api, ty, boxed));
            file.import(&format!("crate::runtime::{module}"), wrapper);
            let wrapper = ident(wrapper);
            Some(quote!(#wrapper<#inner>))
        })
}

/// The codec of a type, with the import of the module `codec`.
pub fn imported_codec(file: &mut SourceFile, api: &Api, ty: &Type) -> Option<TokenStream> {
    let codec = codec(file, api, ty)?;
    file.import("crate::runtime", "codec");
    Some(codec)
}

/// A reference to a value, as a type that implements `Encode`.
pub fn encoded(file: &mut SourceFile, api: &Api, ty: &Type, value: TokenStream) -> TokenStream {
    match imported_codec(file, api, ty) {
        None => value,
        Some(codec) => quote!(&codec::Encoded::<#codec>(#value)),
    }
}
