//! `tags.rs`: the public modules of operations, one for each tag.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::{Docs, code};
use super::operation_docs::operations_table;
use super::source_file::{self, SourceFile, ident};
use super::types::Crate;
use crate::lowered::{Api, FeatureGate, Operation, TagModule};

/// The file, if operations have tags.
pub fn file(api: &Api, target: Crate) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("The operations, by tag.");
    let mut file = SourceFile::new("src/tags.rs", docs);
    for (index, tag_module) in api.used_tag_modules() {
        let module = module(api, index, tag_module, target);
        file.gated(api.gate_of_tag_module(index), |file| file.push(module));
    }
    has_any(api).then_some(file)
}

/// Declares `operations` and the modules of tags. `operations` has the items of all operations; the documentation shows
/// those of operations with a tag only in the module of the tag.
pub fn declare(file: &mut SourceFile, api: &Api) {
    let visibility = (!api.is_webhook_api()).then(|| quote!(pub));
    let is_hidden = !api.is_webhook_api() && !api.has_untagged_operations();
    let hidden = is_hidden.then(|| quote!(#[doc(hidden)]));
    file.push(quote!(#hidden #visibility mod operations;));
    if has_any(api) {
        file.push(quote!(
            mod tags;
        ));
        for (index, tag_module) in api.used_tag_modules() {
            file.gated(api.gate_of_tag_module(index), |file| {
                file.export("crate::tags", [&tag_module.name.rust]);
            });
        }
    }
}

/// Exports the items of the modules of tags from `operations` as well, hidden from its documentation.
pub fn export_tagged(file: &mut SourceFile, api: &Api) {
    let mut by_gate = BTreeMap::<_, Vec<TokenStream>>::new();
    for (index, tag_module) in api.used_tag_modules() {
        let name = ident(&tag_module.name.rust);
        let modules = by_gate.entry(api.gate_of_tag_module(index)).or_default();
        modules.push(quote!(tags::#name::*));
    }
    for (gate, modules) in by_gate {
        // A module is empty if another feature, such as that of a version, is needed for all its operations.
        file.gated(gate, |file| {
            file.push(quote! {
                #[allow(unused_imports)]
                #[doc(hidden)]
                pub use crate::{#(#modules),*};
            });
        });
    }
}

/// Exports what the modules of operations and types have at the root as well, hidden from its documentation.
pub fn export_flat(file: &mut SourceFile, modules: &[&str]) {
    let modules = modules.iter().map(|name| ident(name));
    // The root may export each name on its own, which leaves nothing to the globs.
    file.push(quote! {
        #[allow(unused_imports)]
        #[doc(hidden)]
        pub use crate::{#(#modules::*),*};
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
        .prose(tag_module.description.as_deref());
    let features = api.features_of_tag_module(index).into_iter().map(code);
    let docs = match features.collect::<Vec<_>>().as_slice() {
        [] => docs,
        several => docs.paragraph(format!(
            "The feature {} enables all of them.",
            several.join(" or ")
        )),
    };
    let docs = docs
        .verbatim(&operations_table(
            api,
            api.operations_in(Some(index)),
            target,
        ))
        .inner();
    let name = ident(&tag_module.name.rust);
    let of_module = api.gate_of_tag_module(index);
    let exports = api
        .operations_in(Some(index))
        .map(|operation| export(operation, target, &of_module));
    quote!(pub mod #name { #docs #(#exports)* })
}

fn export(operation: &Operation, target: Crate, of_module: &FeatureGate) -> TokenStream {
    let module = source_file::path(&operation.module());
    let condition = match target {
        Crate::Client => operation.gate().further(of_module).attribute(),
        Crate::Server | Crate::Types => None,
    };
    quote!(#condition pub use #module::*;)
}
