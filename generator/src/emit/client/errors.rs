//! The traits of the errors of an operation.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::response_docs::meaning;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Response;

/// Implements `Display` and `Error`.
pub fn error_traits(file: &mut SourceFile, name: &Ident, failures: &[&Response]) -> TokenStream {
    let mut responses = failures.iter();
    let are_fixed = responses.all(|response| response.statuses.one().is_some());
    let body = match (failures.is_empty(), are_fixed) {
        (true, _) => quote!(match *self {}),
        (false, true) => {
            let arms = failures.iter().map(|response| {
                let (variant, text) = (ident(&response.name.rust), message(response));
                quote!(Self::#variant(_) => #text,)
            });
            quote! {
                let text = match self { #(#arms)* };
                formatter.write_str(text)
            }
        }
        (false, false) => {
            file.import("crate::runtime::failure", "self");
            let arms = failures.iter().map(display);
            quote!(match self { #(#arms)* })
        }
    };
    let formatter = if failures.is_empty() {
        quote!(_)
    } else {
        quote!(formatter)
    };
    quote! {
        impl fmt::Display for #name {
            fn fmt(&self, #formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                #body
            }
        }

        impl std::error::Error for #name {}
    }
}

fn message(response: &Response) -> String {
    let description = plain_clause(meaning(response));
    format!("{}: {description}", response.statuses.wire())
}

/// The arm of `Display` for an error, which may have one of several statuses.
fn display(response: &&Response) -> TokenStream {
    let variant = ident(&response.name.rust);
    if response.statuses.one().is_some() {
        let text = message(response);
        return quote!(Self::#variant(_) => formatter.write_str(#text),);
    }
    let description = plain_clause(meaning(response));
    quote!(Self::#variant(reply) => failure::format_status(formatter, reply.status(), #description),)
}

/// The first line of a description, as plain text.
fn plain_clause(description: &str) -> String {
    let line = description.trim().lines().next().unwrap_or_default();
    line.trim_end_matches('.').to_owned()
}
