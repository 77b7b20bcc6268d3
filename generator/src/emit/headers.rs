//! Response headers: encoding and decoding of typed values.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::codecs::{encoded, imported_codec};
use super::formats::{self, header_value};
use super::source_file::SourceFile;
use crate::lowered::{Api, Field, Header, HeaderCoding, Type};

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
        HeaderCoding::Single => match formats::format_of(api, &field.ty) {
            None => quote!(header::read(#headers, #wire)),
            Some(format) => {
                let marker = formats::marker(file, format);
                quote!(header::parse(#headers, #wire, text_format::parse_tolerantly::<#marker>))
            }
        },
        HeaderCoding::List => {
            file.import("crate::runtime::client", "structured_header");
            let parse = parse_item(file, api, &field.ty);
            quote!(structured_header::list(#headers, #wire, #parse))
        }
        HeaderCoding::Json => {
            file.import("crate::runtime::client", "structured_header");
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
            quote!(text_format::parse_tolerantly::<#marker>)
        }
    }
}

/// The block that writes headers, given with their fields, into a map of headers.
pub fn write<'h>(
    file: &mut SourceFile,
    api: &Api,
    map: &TokenStream,
    headers: impl Iterator<Item = (&'h Header, TokenStream)>,
) -> TokenStream {
    let mut steps = quote!();
    let headers: Vec<_> = headers.collect();
    let mut runs = headers
        .chunk_by(|(one, _), (next, _)| is_integer(one) && is_integer(next))
        .peekable();
    while let Some(run) = runs.next() {
        let (step, is_required) = match run {
            [(header, value)] => (
                write_one(file, api, map, header, value),
                header.field.required,
            ),
            integers => (write_integers(file, map, integers), true),
        };
        match runs.peek() {
            None if is_required => return quote!(#steps #step),
            _ if is_required => steps.extend(quote!(#step?;)),
            _ => steps.extend(step),
        }
    }
    quote!(#steps Ok(()))
}

/// Returns `true` for a required integer, which is written together with others.
fn is_integer(header: &Header) -> bool {
    header.field.required
        && header.coding == HeaderCoding::Single
        && matches!(header.field.ty, Type::Integer(_))
}

/// The expression that writes required integers.
fn write_integers(
    file: &mut SourceFile,
    map: &TokenStream,
    headers: &[(&Header, TokenStream)],
) -> TokenStream {
    file.import_all("crate::runtime::server::header crate::runtime::server::integer_headers");
    let names = headers
        .iter()
        .map(|(header, _)| header.field.name.wire.to_lowercase());
    let values = headers.iter().map(|(_, value)| value);
    quote!(integer_headers::write(#map, [#((header::name!(#names), &#values)),*]))
}

/// The statement that writes a header, or for a required one, the expression. `value` is its field.
fn write_one(
    file: &mut SourceFile,
    api: &Api,
    map: &TokenStream,
    header: &Header,
    value: &TokenStream,
) -> TokenStream {
    let field = &header.field;
    let wire = field.name.wire.to_lowercase();
    let name = quote!(#wire);
    if field.required {
        writing(file, api, map, header, &name, value, quote!(&#value))
    } else if let Type::Nullable(ty) = &field.ty {
        file.import("crate::runtime::nullable", "Nullable");
        file.import("crate::runtime::server", "structured_header");
        let inner = encoded(file, api, ty, quote!(value));
        quote! {
            match &#value {
                Nullable::Absent => {}
                Nullable::Null => structured_header::write_json!(#map, #name, ())?,
                Nullable::Value(value) => structured_header::write_json!(#map, #name, #inner)?,
            }
        }
    } else {
        let is_enum = matches!(field.ty, Type::Named(id) if api.enumeration(id).is_some());
        let is_plain = !is_enum && formats::format_of(api, &field.ty).is_none();
        if header.coding == HeaderCoding::Single && is_plain {
            file.import("crate::runtime::server", "header");
            return quote!(header::write_some!(#map, #name, #value););
        }
        let write = writing(file, api, map, header, &name, &quote!(value), quote!(value));
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
    map: &TokenStream,
    header: &Header,
    name: &TokenStream,
    value: &TokenStream,
    reference: TokenStream,
) -> TokenStream {
    let field = &header.field;
    if header.coding == HeaderCoding::Single {
        file.import("crate::runtime::server", "header");
        let text = text(file, api, field, value, reference);
        let text = by_value(text);
        return quote!(header::write!(#map, #name, #text));
    }
    file.import("crate::runtime::server", "structured_header");
    let value = by_value(encoded(file, api, &field.ty, reference));
    match header.coding {
        HeaderCoding::List => quote!(structured_header::write_list!(#map, #name, #value)),
        _ => quote!(structured_header::write_json!(#map, #name, #value)),
    }
}

/// An expression without the reference that macros add.
fn by_value(expression: TokenStream) -> TokenStream {
    let mut trees = expression.into_iter().peekable();
    trees.next_if(|tree| matches!(tree, TokenTree::Punct(mark) if mark.as_char() == '&'));
    trees.collect()
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
