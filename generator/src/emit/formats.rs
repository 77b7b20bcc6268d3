//! String formats: their Rust types, and the library code that parses and formats them.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Expr;

use super::source_file::{SourceFile, ident, path};
use crate::lowered::{Api, Format, Type};

/// The Rust type of a format, and the library code that parses and formats it.
struct Row {
    /// The type and its parameter, by module and name; none for a string.
    names: &'static [(&'static str, &'static str)],
    /// The type that implements `TextFormat`.
    marker: &'static str,
    /// The module that defines it.
    module: &'static str,
}

/// A new format is added here and to `Format` of `lowered`.
fn row_of(format: Format) -> Row {
    let (names, marker, module): (&'static [_], _, _) = match format {
        Format::Base64 => (&[("bytes", "Bytes")], "Base64Text", "base64"),
        Format::Base64Url => (&[("bytes", "Bytes")], "Base64UrlText", "base64_url"),
        Format::DateByChrono => (&[("chrono", "NaiveDate")], "DateText", "date_by_chrono"),
        Format::DateByJiff => (&[("jiff::civil", "Date")], "DateText", "date_by_jiff"),
        Format::DateByTime => (&[("time", "Date")], "DateText", "date_by_time"),
        Format::DateTimeByChrono => (
            &[("chrono", "DateTime"), ("chrono", "FixedOffset")],
            "DateTimeText",
            "date_time_by_chrono",
        ),
        Format::DateTimeByJiff => (&[("jiff", "Zoned")], "DateTimeText", "date_time_by_jiff"),
        Format::DateTimeByTime => (
            &[("time", "OffsetDateTime")],
            "DateTimeText",
            "date_time_by_time",
        ),
        Format::LocalByChrono => (
            &[("chrono", "NaiveDateTime")],
            "LocalDateTimeText",
            "date_time_by_chrono",
        ),
        Format::LocalByJiff => (
            &[("jiff::civil", "DateTime")],
            "LocalDateTimeText",
            "date_time_by_jiff",
        ),
        Format::LocalByTime => (
            &[("time", "PrimitiveDateTime")],
            "LocalDateTimeText",
            "date_time_by_time",
        ),
        Format::Decimal => (&[("rust_decimal", "Decimal")], "DecimalText", "decimal"),
        Format::DurationByJiff => (
            &[("jiff", "SpanFieldwise")],
            "DurationText",
            "duration_by_jiff",
        ),
        Format::Ipv4 => (&[("std::net", "Ipv4Addr")], "Ipv4Text", "ip"),
        Format::Ipv6 => (&[("std::net", "Ipv6Addr")], "Ipv6Text", "ip"),
        Format::Password => (
            &[("crate::runtime::password", "Password")],
            "PasswordText",
            "password",
        ),
        Format::TimeByJiff => (&[("jiff::civil", "Time")], "TimeText", "time_by_jiff"),
        Format::Uri => (&[], "UriText", "uri"),
        Format::Uuid => (&[("uuid", "Uuid")], "UuidText", "uuid"),
    };
    Row {
        names,
        marker,
        module,
    }
}

/// The type of a format, by its short name unless another type has that.
pub fn rust_type(api: &Api, format: Format) -> TokenStream {
    let names = row_of(format).names.iter().map(|(module, name)| {
        let short = ident(name);
        match is_qualified(api, format, name) {
            false => quote!(#short),
            true => {
                let module = path(module);
                quote!(#module::#short)
            }
        }
    });
    match names.collect::<Vec<_>>().as_slice() {
        [] => quote!(String),
        [outer, inner] => quote!(#outer<#inner>),
        names => quote!(#(#names)*),
    }
}

/// Returns `true` if a type is written with its path.
fn is_qualified(api: &Api, format: Format, name: &str) -> bool {
    // `chrono` has another `DateTime`.
    format == Format::LocalByJiff || api.is_named(name)
}

/// Imports what the short name of the type needs.
pub fn import_type(file: &mut SourceFile, api: &Api, format: Format) {
    let row = row_of(format);
    if !format.keeps_text() {
        file.library(row.module);
    }
    for (module, name) in row.names {
        match is_qualified(api, format, name) {
            false => file.import(module, name),
            true => file.mention(module),
        }
    }
}

/// The marker type of a format, and the import of the functions that use it.
pub fn marker(file: &mut SourceFile, format: Format) -> TokenStream {
    file.import("crate::runtime", "text_format");
    bare_marker(file, format)
}

/// The marker type of a format.
pub fn bare_marker(file: &mut SourceFile, format: Format) -> TokenStream {
    let row = row_of(format);
    file.import(&format!("crate::runtime::{}", row.module), row.marker);
    ident(row.marker).into_token_stream()
}

/// The format of a type, without aliases.
pub fn format_of(api: &Api, ty: &Type) -> Option<Format> {
    match api.unaliased(ty) {
        Type::Formatted(formatted) => Some(formatted.format),
        _ => None,
    }
}

/// An expression that implements `Display`, for a value outside of JSON: `value` itself, or
/// its text.
pub fn shown(file: &mut SourceFile, api: &Api, ty: &Type, value: TokenStream) -> TokenStream {
    let Some(format) = format_of(api, ty) else {
        return value;
    };
    let marker = marker(file, format);
    quote!(text_format::text::<#marker>(&#value))
}

/// The value of a header, as a type that can be written.
pub fn header_value(
    file: &mut SourceFile,
    api: &Api,
    ty: &Type,
    value: TokenStream,
) -> TokenStream {
    match format_of(api, ty) {
        None => value,
        Some(format) => {
            let marker = marker(file, format);
            quote!(&text_format::text::<#marker>(#value))
        }
    }
}

/// The constraint of texts of a format.
pub fn constraint(file: &mut SourceFile, format: Format) -> TokenStream {
    let marker = marker(file, format);
    quote!(text_format::constraint::<#marker>())
}

/// A reference to a text: a field is a text itself, and what is bound or returned is a reference already.
pub fn by_reference(value: &TokenStream) -> TokenStream {
    match syn::parse2(value.clone()) {
        Ok(Expr::Path(_) | Expr::MethodCall(_)) => value.clone(),
        _ => quote!(&#value),
    }
}
