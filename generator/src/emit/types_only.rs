//! The crates without operations: those of a description without any, with types and webhooks, and the crate of types.

use proc_macro2::TokenStream;
use quote::quote;

use super::deferred_files::DeferredFiles;
use super::docs::Docs;
use super::operation_docs::title;
use super::source_file::SourceFile;
use super::types::{self, Crate, TypeWriter};
use super::{runtime, tag_modules, webhooks, xml};
use crate::lowered::Api;

/// The source files of a crate, without its root and the runtime.
pub fn deferred<'a>(api: &'a Api, webhooks: Option<&'a Api>, target: Crate) -> DeferredFiles<'a> {
    let mut deferred = types::deferred(&TypeWriter::new(api, target));
    deferred.append(webhooks::deferred(webhooks, target));
    deferred.add_some(move || xml::file(api, target));
    deferred
}

/// The root of a crate.
pub fn root(api: &Api, target: Crate, patterns: TokenStream) -> SourceFile {
    let docs = Docs::new()
        .paragraph(format!("{}: the types.", title(api)))
        .prose(api.description.as_deref());
    let docs = match target {
        Crate::Types => docs.paragraph(
            "Enums and unions keep values that this version does not know, as their variant `Unknown`.",
        ),
        Crate::Server | Crate::Client => docs,
    };
    let mut library = SourceFile::new("src/lib.rs", webhooks::mentioned(docs, api, target));
    if target == Crate::Client {
        // The cargo features of a client do not depend on its operations.
        library.library("client::blocking");
        library.library("client::mock");
    }
    library.push(patterns);
    library.push(quote! {
        pub mod types;
    });
    library.push(xml::declaration(api, target));
    library.push(webhooks::declaration(api));
    types::export_components(&mut library, api);
    tag_modules::export_flat(&mut library, &["types"]);
    runtime::export_of_types(&mut library, api, target);
    library
}
