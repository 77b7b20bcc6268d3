//! How parameters are sent.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::codecs::encoded;
use crate::emit::formats::{format_of, marker, shown};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::style::style_value;
use crate::model::{Api, Coding, Location, Parameter, Type};

/// The step of a call that sets a parameter to the variable of its name.
pub fn step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let value = value(file, api, parameter);
    step_with(file, parameter, &value)
}

/// The variable of the name of a parameter as what its step takes.
pub fn value(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let (field, name) = (&parameter.field, ident(&parameter.field.name.rust));
    match (&parameter.coding, api.unaliased(&field.ty)) {
        (Coding::Styled { .. } | Coding::Json, _) => encoded(file, api, &field.ty, quote!(&#name)),
        (_, Type::Array(array)) => match format_of(api, &array.items) {
            None => quote!(#name),
            Some(format) => {
                let marker = marker(file, format);
                quote!(#name.iter().map(codec::text::<#marker>))
            }
        },
        (_, ty) => shown(file, api, ty, quote!(#name)),
    }
}

/// Whether the step takes the variable itself, and nothing is left of it.
pub fn is_moved(api: &Api, parameter: &Parameter) -> bool {
    let is_shown = matches!(parameter.coding, Coding::Single | Coding::List(_));
    is_shown
        && match api.unaliased(&parameter.field.ty) {
            Type::String(_) | Type::Named(_) => true,
            Type::Array(array) => format_of(api, &array.items).is_none(),
            _ => false,
        }
}

/// The step of a call that sets a parameter to a value that can be shown, to such
/// values, or to one that can be written.
pub fn step_with(file: &mut SourceFile, parameter: &Parameter, value: &TokenStream) -> TokenStream {
    let wire = match parameter.location {
        Location::Header => &parameter.field.name.wire.to_ascii_lowercase(),
        _ => &parameter.field.name.wire,
    };
    let stem = match parameter.location {
        Location::Query => "query",
        Location::Header => "header",
        // Those of the path are a part of it.
        Location::Cookie | Location::Path => "cookie",
    };
    let reserved = match parameter.allow_reserved {
        true => "_allowing_reserved",
        false => "",
    };
    let setter = |kind: &str| ident(&format!("{stem}{kind}{reserved}"));
    match &parameter.coding {
        Coding::Single => {
            let setter = setter("");
            quote!(#setter(#wire, #value))
        }
        Coding::List(style) if parameter.location == Location::Query => {
            file.import("crate::runtime::address", "ListStyle");
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
