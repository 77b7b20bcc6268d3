//! `tags.rs`: the public modules of operations, one for each tag.

use proc_macro2::TokenStream;
use quote::quote;

use super::client;
use super::docs::{Docs, code};
use super::operation_docs::operations_table;
use super::source_file::{self, SourceFile, ident};
use super::types::Crate;
use crate::lowered::{Api, Operation, TagModule};

/// The file, if operations have tags.
pub fn file(api: &Api, target: Crate) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("The operations, by tag.");
    let mut file = SourceFile::new("src/tags.rs", docs);
    for (index, tag_module) in api.used_tag_modules() {
        file.push(module(api, index, tag_module, target));
    }
    has_any(api).then_some(file)
}

/// Declares the module and exports those of tags, and makes `operations` public if it has items of operations.
pub fn declare(file: &mut SourceFile, api: &Api) {
    let is_public = api.has_untagged_operations() && !api.is_webhook_api();
    let visibility = is_public.then(|| quote!(pub));
    file.push(quote!(#visibility mod operations;));
    if has_any(api) {
        file.push(quote!(
            mod tags;
        ));
        let names = api.used_tag_modules().map(|(_, one)| &one.name.rust);
        file.export("crate::tags", names);
    }
}

/// Exports what the modules of operations and types have at the root as well, hidden from its documentation.
pub fn export_flat(file: &mut SourceFile, api: &Api) {
    let tags = api.used_tag_modules().map(|(_, one)| {
        let name = ident(&one.name.rust);
        quote!(tags::#name::*)
    });
    let untagged = api.has_untagged_operations().then(|| quote!(operations::*));
    let modules = untagged.into_iter().chain(tags);
    // A module may be empty without a feature, or have only names that the root exports by themselves.
    file.push(quote! {
        #[allow(unused_imports)]
        #[doc(hidden)]
        pub use crate::{#(#modules,)* types::*};
    });
}

fn has_any(api: &Api) -> bool {
    api.used_tag_modules().next().is_some()
}

fn module(api: &Api, index: usize, tag_module: &TagModule, target: Crate) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The operations of the tag {}.",
            code(&tag_module.name.wire)
        ))
        .prose(tag_module.description.as_deref())
        .verbatim(&operations_table(
            api,
            api.operations_in(Some(index)),
            target,
        ))
        .inner();
    let name = ident(&tag_module.name.rust);
    let exports = api
        .operations_in(Some(index))
        .map(|operation| export(operation, target));
    quote!(pub mod #name { #docs #(#exports)* })
}

fn export(operation: &Operation, target: Crate) -> TokenStream {
    let module = source_file::path(&operation.module());
    let condition = match target {
        Crate::Client => client::condition(operation),
        Crate::Server | Crate::Types => None,
    };
    quote!(#condition pub use #module::*;)
}
