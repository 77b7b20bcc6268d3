//! Headers of responses: how a typed value becomes one, and is read from one.

use proc_macro2::TokenStream;
use quote::quote;

use super::formats::{self, header_value};
use super::source_file::SourceFile;
use crate::model::{Api, Header, Type};

/// Reads the header out of the map that `headers` is.
pub fn read(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    headers: &TokenStream,
) -> TokenStream {
    let wire = header.name.wire.to_lowercase();
    if let Some(format) = formats::format_of(api, &header.ty) {
        let marker = formats::marker(file, format);
        return quote! {
            header::read(#headers, #wire)
                .and_then(|text: String| codec::parse::<#marker>(&text).ok())
        };
    }
    quote!(header::read(#headers, #wire))
}

/// Adds the header to `headers`: `value` is the field that holds it.
pub fn write(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    value: &TokenStream,
) -> TokenStream {
    file.import("http", "HeaderName");
    file.import("crate::runtime", "header");
    let wire = header.name.wire.to_lowercase();
    let name = quote!(const { HeaderName::from_static(#wire) });
    if header.required {
        let written = written(file, api, header, value, quote!(&#value));
        quote!(header::write(headers, #name, #written)?;)
    } else {
        let written = written(file, api, header, &quote!(value), quote!(value));
        quote! {
            if let Some(value) = &#value {
                header::write(headers, #name, #written)?;
            }
        }
    }
}

/// What is written of a value, or of a reference to it.
fn written(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    value: &TokenStream,
    reference: TokenStream,
) -> TokenStream {
    match &header.ty {
        // An enum shows what it is on the wire.
        Type::Named(id) if api.enumeration(*id).is_some() => quote!(&#value.to_string()),
        _ => header_value(file, api, header, reference),
    }
}
