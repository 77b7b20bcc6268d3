//! The traits of the errors of an operation.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::response::documented_statuses;
use crate::emit::response_docs::meaning;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Response};

/// Implements `Documented`, `Display` and `Error`.
pub fn error_traits(
    file: &mut SourceFile,
    api: &Api,
    name: &Ident,
    failures: &[&Response],
) -> TokenStream {
    file.import("crate::runtime", "documented");
    file.import("crate::runtime::failure", "Documented");
    let responses = match failures {
        [] => quote!(match *self {}),
        failures => {
            let arms = failures.iter().map(|response| {
                let (variant, text) = (ident(&response.name.rust), plain_clause(meaning(response)));
                quote!(Self::#variant(reply) => reply.documented(#text),)
            });
            quote!(match self { #(#arms)* })
        }
    };
    // Webhooks have no mock.
    let mocked = (!failures.is_empty() && !api.is_webhook_api()).then(|| {
        let statuses = documented_statuses(failures);
        quote! {
            #[cfg(feature = "mock")]
            fn set_documented_status(&mut self) {
                #statuses
            }
        }
    });
    quote! {
        impl Documented for #name {
            fn response(&self) -> (&RawResponse, &'static str) {
                #responses
            }

            #mocked
        }

        documented::implement!(#name);
    }
}

/// The first line of a description, as plain text.
fn plain_clause(description: &str) -> String {
    let line = description.trim().lines().next().unwrap_or_default();
    line.trim_end_matches('.').to_owned()
}
