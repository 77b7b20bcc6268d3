//! Decoders of single parameters.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::formats;
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, NumberFormat, Type};

/// The function that decodes a parameter or its items.
pub fn decoder_of(file: &mut SourceFile, api: &Api, ty: &Type) -> TokenStream {
    let ty = api.unaliased(ty);
    if let Type::Formatted(formatted) = ty {
        let marker = formats::marker(file, formatted.format);
        return quote!(text_format::parse::<#marker>);
    }
    file.import("crate::runtime::server", "parameter");
    match ty {
        Type::Boolean => quote!(parameter::boolean),
        Type::Integer(_) => quote!(parameter::integer),
        Type::Number(number) => match number.format {
            NumberFormat::Double => quote!(parameter::number),
            NumberFormat::Float => quote!(parameter::float),
        },
        Type::Named(_) => quote!(parameter::choice),
        Type::String(_)
        | Type::Formatted(_)
        | Type::Any
        | Type::Null
        | Type::Array(_)
        | Type::Tuple(_)
        | Type::Map(_)
        | Type::Nullable(_) => quote!(parameter::text),
    }
}
