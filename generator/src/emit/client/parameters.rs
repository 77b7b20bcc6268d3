//! How the parameters of the query, the headers and the cookies are sent.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::formats::{format_of, marker, shown};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Location, Parameter, Type};

/// The step of a call that sets a parameter to the variable of its name.
pub fn step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let (field, name) = (&parameter.field, ident(&parameter.field.name.rust));
    let value = match api.unaliased(&field.ty) {
        Type::Array(array) => match format_of(api, &array.items) {
            None => quote!(#name),
            Some(format) => {
                let marker = marker(file, format);
                quote!(#name.iter().map(codec::text::<#marker>))
            }
        },
        ty => shown(file, api, ty, quote!(#name)),
    };
    step_with(file, parameter, &value)
}

/// The step of a call that sets a parameter to a value that can be shown, or to
/// such values.
pub fn step_with(file: &mut SourceFile, parameter: &Parameter, value: &TokenStream) -> TokenStream {
    let wire = &parameter.field.name.wire;
    match (parameter.location, parameter.list) {
        (Location::Query, None) => quote!(query(#wire, #value)),
        (Location::Query, Some(style)) => {
            file.import("crate::runtime::address", "ListStyle");
            let style = ident(style.name());
            quote!(query_list(#wire, ListStyle::#style, #value))
        }
        (Location::Header, None) => {
            let wire = wire.to_ascii_lowercase();
            quote!(header(#wire, #value))
        }
        (Location::Header, Some(_)) => {
            let wire = wire.to_ascii_lowercase();
            quote!(header_list(#wire, #value))
        }
        (Location::Cookie, _) => quote!(cookie(#wire, #value)),
    }
}
