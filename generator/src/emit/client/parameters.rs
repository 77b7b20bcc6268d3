//! Encoding of parameters.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::codecs::encoded;
use crate::emit::formats::{format_of, marker, shown};
use crate::emit::parameter_style::style_value;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Coding, Location, Parameter, Type};
use crate::side::Side;

/// The module of the library for numbers.
const FINITE: &str = "crate::runtime::client::finite";

/// The step that sets a parameter to the variable of its name.
pub fn step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let value = value(file, api, parameter);
    step_with(file, parameter, &value)
}

/// The variable of a parameter, converted for its step.
pub fn value(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let (field, name) = (&parameter.field, ident(&parameter.field.name.rust));
    match (&parameter.coding, api.unaliased(&field.ty)) {
        (Coding::Styled { .. } | Coding::Json, _) => encoded(file, api, &field.ty, quote!(&#name)),
        (_, Type::Number(_)) => {
            file.import(FINITE, "Finite");
            quote!(Finite(#name))
        }
        (_, Type::Array(array)) => match format_of(api, &array.items) {
            None if matches!(api.unaliased(&array.items), Type::Number(_)) => {
                file.import(FINITE, "Finite");
                quote!(#name.into_iter().map(Finite))
            }
            None => quote!(#name),
            Some(format) => {
                let marker = marker(file, format);
                quote!(#name.iter().map(text_format::text::<#marker>))
            }
        },
        (_, ty) => shown(file, api, ty, quote!(#name)),
    }
}

/// Returns `true` if the step consumes the variable.
pub fn is_moved(api: &Api, parameter: &Parameter) -> bool {
    let is_shown = matches!(parameter.coding, Coding::Single | Coding::List(_));
    is_shown
        && match api.unaliased(&parameter.field.ty) {
            Type::String(_) => true,
            Type::Named(id) => {
                let derives = api.definition_of(*id).derives(Side::Client);
                !derives.contains(&"Copy")
            }
            Type::Array(array) => format_of(api, &array.items).is_none(),
            _ => false,
        }
}

/// The step that sets a parameter to a value that implements `Display`, to several, or to one that
/// implements `Encode`.
pub fn step_with(file: &mut SourceFile, parameter: &Parameter, value: &TokenStream) -> TokenStream {
    let wire = match parameter.location {
        Location::Header => &parameter.field.name.wire.to_ascii_lowercase(),
        _ => &parameter.field.name.wire,
    };
    let stem = match parameter.location {
        Location::Query => "query",
        Location::Querystring => {
            file.library("client::querystring");
            "querystring"
        }
        Location::Header => "header",
        // Path parameters are a part of the path.
        Location::Cookie | Location::Path => "cookie",
    };
    if parameter.location == Location::Cookie && parameter.unencoded {
        file.library("client::unencoded_cookie");
        return quote!(unencoded_cookie(#wire, #value));
    }
    match (parameter.is_structured(), parameter.unencoded) {
        (true, true) => file.library("client::reserved_structured"),
        (false, true) => file.library("client::reserved"),
        (true, false) => file.library("client::structured"),
        (false, false) => {}
    }
    let reserved = match parameter.unencoded {
        true => "_allowing_reserved",
        false => "",
    };
    let setter = |kind: &str| ident(&format!("{stem}{kind}{reserved}"));
    match &parameter.coding {
        // `header` of a call sets a header of the program.
        Coding::Single if parameter.location == Location::Header => {
            quote!(header_parameter(#wire, #value))
        }
        Coding::Single => {
            let setter = setter("");
            quote!(#setter(#wire, #value))
        }
        Coding::List(style) if parameter.location == Location::Query => {
            file.import("crate::runtime::client::request_url", "ListStyle");
            let (setter, style) = (setter("_list"), ident(style.name()));
            quote!(#setter(#wire, ListStyle::#style, #value))
        }
        Coding::List(_) => quote!(header_list(#wire, #value)),
        Coding::Styled { style, .. } => {
            let (setter, style) = (setter("_styled"), style_value(file, *style));
            quote!(#setter(#wire, #style, #value))
        }
        Coding::Json => {
            let setter = setter("_json");
            quote!(#setter(#wire, #value))
        }
    }
}
