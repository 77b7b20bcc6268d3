//! Methods that select another media type of the response.

use quote::quote;

use super::operation::{accept, marker_type};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Operation, View};

/// Writes the method that selects a media type, and the marker of the resulting operation.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation, view: &View) {
    file.library("client::content_type");
    let accept = accept(api, operation, Some(view)).unwrap_or_else(|| view.media_type.clone());
    let media_type = code(&view.media_type);
    let method_docs = Docs::new()
        .paragraph(format!("Requests a {media_type} response."))
        .outer();
    let marker_docs = format!(
        "The operation {} with a {media_type} response.",
        code(&operation.name.wire)
    );
    let marker_docs = Docs::new().paragraph(marker_docs);
    let (own, marker) = (ident(&operation.stem.rust), ident(&view.stem.rust));
    let name = ident(&view.name.rust);
    file.push(quote! {
        impl Call<#own> {
            #method_docs
            pub fn #name(self) -> Call<#marker> {
                Call(self.0.with_response(#accept))
            }
        }
    });
    file.push_block(marker_type(marker_docs, &view.stem.rust));
}
