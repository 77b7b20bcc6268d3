//! Decoding of parameters that are lists, objects, unions or JSON.

use proc_macro2::TokenStream;
use quote::quote;

use super::parameters::found;
use crate::emit::codecs;
use crate::emit::parameter_style::style_value;
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::rust_type;
use crate::lowered::{Api, Coding, Location, Parameter, Style};

/// The step that decodes one.
pub fn step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let field = &parameter.field;
    let name = ident(&field.name.rust);
    let schema = schemas::reference(file, api, parameter.schema);
    let json = json(file, parameter, &schema);
    let presence = match field.required {
        true => quote!(required),
        false => quote!(optional),
    };
    match codecs::imported_codec(file, api, &field.ty) {
        None => {
            let ty = rust_type(api, &field.ty);
            quote!(let #name: Option<#ty> = #json.#presence(&mut violations);)
        }
        Some(codec) => quote! {
            let #name: Option<codec::Decoded<#codec>> = #json.#presence(&mut violations);
            let #name = #name.map(|value| value.0);
        },
    }
}

/// The JSON of a parameter.
fn json(file: &mut SourceFile, parameter: &Parameter, schema: &TokenStream) -> TokenStream {
    let (name, wire) = (
        ident(&parameter.field.name.rust),
        &parameter.field.name.wire,
    );
    let Coding::Styled { style, others } = &parameter.coding else {
        let found = found(file, parameter);
        file.library("server::structured");
        return quote!(#found.json(#schema));
    };
    file.import("crate::runtime::server", "structured");
    let value = style_value(file, *style);
    match parameter.location {
        Location::Path => {
            quote!(structured::path(#wire, #name, #value, #schema, &mut violations))
        }
        // A styled value is not a whole query.
        Location::Query | Location::Querystring => {
            let others = match style {
                Style::Form(true) => quote!(&[#(#others),*]),
                _ => quote!(&[]),
            };
            quote! {
                structured::query(
                    parts.uri.query(), #wire, #value, #others, #schema, &mut violations,
                )
            }
        }
        Location::Header => {
            quote!(structured::header(&parts.headers, #wire, #value, #schema, &mut violations))
        }
        Location::Cookie => {
            quote!(structured::cookie(&parts.headers, #wire, #value, #schema, &mut violations))
        }
    }
}
