//! `tags.rs`: the public modules of operations, one for each tag.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::client;
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
        file.gated(gate(api, index), |file| file.push(module));
    }
    has_any(api).then_some(file)
}

/// Declares `operations` and the modules of tags. `operations` has what operations define, whatever their tags; the
/// documentation shows what has a tag in the module of the tag alone.
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
            file.gated(gate(api, index), |file| {
                file.export("crate::tags", [&tag_module.name.rust]);
            });
        }
    }
}

/// Exports what an operation defines from `operations`.
pub fn export_operation(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let is_documented = operation.tag_module.is_none();
    if is_documented {
        file.export_all(&format!("self::{}", operation.name.rust));
    } else if !api.is_webhook_api() {
        let module = ident(&operation.name.rust);
        file.push(quote! {
            #[doc(hidden)]
            pub use self::#module::*;
        });
    }
}

/// Exports what the modules of operations and types have at the root as well, hidden from its documentation.
pub fn export_flat(file: &mut SourceFile, modules: &[&str]) {
    let modules = modules.iter().map(|name| ident(name));
    // The root may export all names by themselves.
    file.push(quote! {
        #[allow(unused_imports)]
        #[doc(hidden)]
        pub use crate::{#(#modules::*),*};
    });
}

fn has_any(api: &Api) -> bool {
    api.used_tag_modules().next().is_some()
}

/// The gate of a module: the feature of its tag, which all its operations have.
fn gate(api: &Api, index: usize) -> FeatureGate {
    FeatureGate::any_of(api.operations_in(Some(index)).map(Operation::tag_gate))
}

/// The features that enable all operations of a module.
fn features(api: &Api, index: usize) -> Vec<String> {
    let operations = api.operations_in(Some(index));
    let features = operations.map(|one| one.features.iter().collect::<BTreeSet<_>>());
    let common = features.reduce(|one, other| &one & &other);
    common
        .into_iter()
        .flatten()
        .map(|name| code(name))
        .collect()
}

fn module(api: &Api, index: usize, tag_module: &TagModule, target: Crate) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The operations of the tag {}.",
            code(&tag_module.name.wire)
        ))
        .prose(tag_module.description.as_deref());
    let docs = match features(api, index).as_slice() {
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
    let of_module = gate(api, index);
    let exports = api
        .operations_in(Some(index))
        .map(|operation| export(operation, target, &of_module));
    quote!(pub mod #name { #docs #(#exports)* })
}

fn export(operation: &Operation, target: Crate, of_module: &FeatureGate) -> TokenStream {
    let module = source_file::path(&operation.module());
    let condition = match target {
        Crate::Client => client::gate(operation).further(of_module).attribute(),
        Crate::Server | Crate::Types => None,
    };
    quote!(#condition pub use #module::*;)
}
