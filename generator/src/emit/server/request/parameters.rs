//! Decoding of query, header and cookie parameters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::decoder::decoder_of;
use super::structured_parameter;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::{each, schemas};
use crate::lowered::{Api, Coding, ListStyle, Location, Operation, Parameter, Type};

/// The steps that decode them: all single query parameters in one pass, the others one by one.
pub fn steps(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let is_pair = |parameter: &&Parameter| {
        let is_text = matches!(parameter.coding, Coding::Single | Coding::Json);
        parameter.location == Location::Query && is_text
    };
    let pairs: Vec<&Parameter> = operation.parameters.iter().filter(is_pair).collect();
    let read = read_pairs(file, &pairs);
    let steps = each(operation.parameters.iter(), |parameter| {
        step(file, api, parameter)
    });
    quote!(#read #(#steps)*)
}

fn read_pairs(file: &mut SourceFile, pairs: &[&Parameter]) -> TokenStream {
    if pairs.is_empty() {
        return quote!();
    }
    file.import("crate::runtime::server", "query");
    let names = pairs.iter().map(|parameter| name(parameter));
    let wires = pairs.iter().map(|parameter| &parameter.field.name.wire);
    quote! {
        let [#(#names),*] = query::read(parts.uri.query(), [#(#wires),*], &mut violations);
    }
}

fn step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    if parameter.is_structured() {
        return structured_parameter::step(file, api, parameter);
    }
    let (name, field) = (name(parameter), &parameter.field);
    let presence = match field.required {
        true => quote!(required),
        false => quote!(optional),
    };
    let found = found(file, parameter);
    let schema = schemas::reference(file, api, parameter.schema);
    let decoder = match api.unaliased(&field.ty) {
        Type::Array(array) => decoder_of(file, api, &array.items),
        ty => decoder_of(file, api, ty),
    };
    quote!(let #name = #found.#presence(&mut violations, #schema, #decoder);)
}

/// Finds a parameter: one text, or the items of a list.
pub fn found(file: &mut SourceFile, parameter: &Parameter) -> TokenStream {
    let (name, wire) = (name(parameter), &parameter.field.name.wire);
    let found = match (parameter.location, &parameter.coding) {
        (Location::Path, _) => {
            file.import("crate::runtime::server", "path");
            quote!(path::parameter(#wire, #name, &mut violations))
        }
        (Location::Query, Coding::List(style)) => {
            file.import("crate::runtime::server", "query_list");
            let style = list_style(file, *style);
            quote!(query_list::find(parts.uri.query(), #wire, #style, &mut violations))
        }
        (Location::Query, _) => quote!(#name),
        (Location::Querystring, _) => {
            file.import("crate::runtime::server", "query");
            quote!(query::whole(parts.uri.query(), &mut violations))
        }
        (Location::Header, Coding::List(_)) => {
            file.import("crate::runtime::server", "request_header");
            quote!(request_header::header_list(&parts.headers, #wire, &mut violations))
        }
        (Location::Header, _) => {
            file.import("crate::runtime::server", "request_header");
            quote!(request_header::header(&parts.headers, #wire, &mut violations))
        }
        (Location::Cookie, _) if parameter.unencoded => {
            file.import("crate::runtime::server", "request_header");
            quote!(request_header::unencoded_cookie(&parts.headers, #wire, &mut violations))
        }
        (Location::Cookie, _) => {
            file.import("crate::runtime::server", "request_header");
            quote!(request_header::cookie(&parts.headers, #wire, &mut violations))
        }
    };
    match parameter.allow_empty && parameter.coding == Coding::Single {
        true => quote!(#found.or_empty()),
        false => found,
    }
}

fn list_style(file: &mut SourceFile, style: ListStyle) -> TokenStream {
    file.import("crate::runtime::server::list_parameter", "ListStyle");
    let variant = ident(style.name());
    quote!(ListStyle::#variant)
}

fn name(parameter: &Parameter) -> Ident {
    ident(&parameter.field.name.rust)
}
