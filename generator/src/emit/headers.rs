//! Response headers: encoding and decoding of typed values.

use proc_macro2::TokenStream;
use quote::quote;

use super::codecs::{encoded, imported_codec};
use super::formats::{self, header_value};
use super::source_file::SourceFile;
use crate::model::{Api, Field, Header, HeaderCoding, Type};

/// Returns `true` if any of some headers is read by the module `header`.
pub fn are_read_by_header<'a>(headers: impl IntoIterator<Item = &'a Header>) -> bool {
    let mut all = headers.into_iter();
    all.any(|header| header.coding == HeaderCoding::Single)
}

/// Reads the header from the map `headers`. The caller imports the module `header` if
/// [`are_read_by_header`] returns `true`.
pub fn read(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    headers: &TokenStream,
) -> TokenStream {
    let field = &header.field;
    let wire = field.name.wire.to_lowercase();
    match header.coding {
        HeaderCoding::Single => {
            let found = quote!(header::read(#headers, #wire));
            match formats::format_of(api, &field.ty) {
                None => found,
                Some(format) => {
                    let marker = formats::marker(file, format);
                    quote!(#found.and_then(|text: String| text_format::parse::<#marker>(&text).ok()))
                }
            }
        }
        HeaderCoding::List => {
            file.import("crate::runtime", "structured_header");
            let parse = parse_item(file, api, &field.ty);
            quote!(structured_header::list(#headers, #wire, #parse))
        }
        HeaderCoding::Json => {
            file.import("crate::runtime", "structured_header");
            match imported_codec(file, api, &field.ty) {
                None => quote!(structured_header::json(#headers, #wire)),
                Some(codec) => quote! {
                    structured_header::json(#headers, #wire)
                        .map(|value: codec::Decoded<#codec>| value.0)
                },
            }
        }
    }
}

/// Reads a header that may be absent; if it may also be `null`, as a `Nullable`.
pub fn read_optional(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    headers: &TokenStream,
) -> TokenStream {
    let read = read(file, api, header, headers);
    match &header.field.ty {
        Type::Nullable(_) => {
            file.import("crate::runtime::nullable", "Nullable");
            quote!(Nullable::from_nested(#read))
        }
        _ => read,
    }
}

/// Parses an item of a list.
fn parse_item(file: &mut SourceFile, api: &Api, ty: &Type) -> TokenStream {
    let format = match api.unaliased(ty) {
        Type::Array(array) => formats::format_of(api, &array.items),
        _ => None,
    };
    match format {
        None => quote!(|text| text.parse().ok()),
        Some(format) => {
            let marker = formats::marker(file, format);
            quote!(|text| text_format::parse::<#marker>(text).ok())
        }
    }
}

/// Writes the header; `value` is its field.
pub fn write(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    value: &TokenStream,
) -> TokenStream {
    file.import("http", "HeaderName");
    let field = &header.field;
    let wire = field.name.wire.to_lowercase();
    let name = quote!(const { HeaderName::from_static(#wire) });
    if field.required {
        let write = writing(file, api, header, &name, value, quote!(&#value));
        quote!(#write?;)
    } else if let Type::Nullable(ty) = &field.ty {
        file.import("crate::runtime::nullable", "Nullable");
        file.import("crate::runtime", "structured_header");
        let inner = encoded(file, api, ty, quote!(value));
        quote! {
            match &#value {
                Nullable::Absent => {}
                Nullable::Null => structured_header::write_json(headers, #name, &())?,
                Nullable::Value(value) => structured_header::write_json(headers, #name, #inner)?,
            }
        }
    } else {
        let write = writing(file, api, header, &name, &quote!(value), quote!(value));
        quote! {
            if let Some(value) = &#value {
                #write?;
            }
        }
    }
}

/// Writes a value, or a reference to it.
fn writing(
    file: &mut SourceFile,
    api: &Api,
    header: &Header,
    name: &TokenStream,
    value: &TokenStream,
    reference: TokenStream,
) -> TokenStream {
    let field = &header.field;
    if header.coding == HeaderCoding::Single {
        file.import("crate::runtime", "header");
        let text = text(file, api, field, value, reference);
        return quote!(header::write(headers, #name, #text));
    }
    file.import("crate::runtime", "structured_header");
    let value = encoded(file, api, &field.ty, reference);
    match header.coding {
        HeaderCoding::List => quote!(structured_header::write_list(headers, #name, #value)),
        _ => quote!(structured_header::write_json(headers, #name, #value)),
    }
}

/// The text of a value, or of a reference to it.
fn text(
    file: &mut SourceFile,
    api: &Api,
    field: &Field,
    value: &TokenStream,
    reference: TokenStream,
) -> TokenStream {
    match &field.ty {
        // `Display` of an enum is its value on the wire.
        Type::Named(id) if api.enumeration(*id).is_some() => quote!(&#value.to_string()),
        _ => header_value(file, api, &field.ty, reference),
    }
}
