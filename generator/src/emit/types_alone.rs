//! The crates of a description without operations: its types alone.

use quote::quote;

use super::docs::Docs;
use super::operation_docs::title;
use super::source_file::SourceFile;
use super::types::{self, Crate};
use super::webhooks;
use crate::model::Api;

/// The source files of a crate, without the runtime.
pub fn files(api: &Api, target: Crate) -> Vec<SourceFile> {
    let docs = Docs::new()
        .paragraph(format!("{}: the types.", title(api)))
        .prose(api.description.as_deref());
    let mut library = SourceFile::new("src/lib.rs", webhooks::told(docs, api, target));
    let mut types = types::files(api, target);
    types.extend(webhooks::files(api, target));
    let patterns = types::patterns_file(&types::used_patterns(api, &types));
    if patterns.is_some() {
        library.push(quote!(
            mod patterns;
        ));
    }
    library.push(quote! {
        mod types;
        #[doc(hidden)]
        pub mod runtime;
    });
    library.push(webhooks::declaration(api, target));
    if !api.types.is_empty() {
        library.push(quote!(
            pub use types::*;
        ));
    }
    [library].into_iter().chain(types).chain(patterns).collect()
}
