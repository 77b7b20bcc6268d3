//! The traits of the errors of an operation.

use proc_macro2::Ident;
use quote::quote;

use super::response::{literal, typical_status};
use crate::emit::blocks::Rows;
use crate::emit::docs::first_paragraph;
use crate::emit::response_docs::meaning;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Response};

/// Implements `Documented`, `Display` and `Error`.
pub fn error_traits(file: &mut SourceFile, api: &Api, name: &Ident, failures: &[&Response]) {
    file.import("crate::runtime::client", "documented");
    let rows = failures.iter().map(|response| {
        let (variant, text) = (ident(&response.name.rust), plain_clause(meaning(response)));
        // Webhooks have no mock.
        let status = (!api.is_webhook_api()).then(|| literal(typical_status(response)));
        let status = status.map(|status| quote!(#status,));
        quote!(#variant: #status #text)
    });
    file.push_block(Rows {
        module: "documented",
        head: quote!(#name),
        rows: rows.collect(),
        tail: quote!(),
        outline: quote!(documented::implement_traits!(#name);),
    });
}

/// The first paragraph of a description, as plain text.
fn plain_clause(description: &str) -> String {
    first_paragraph(description)
        .trim_end_matches('.')
        .to_owned()
}
