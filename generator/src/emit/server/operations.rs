//! `operations/mod.rs`: the list of operations.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::operation_docs::{full_path, route};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The operations, one module each.");
    let mut file = SourceFile::new("src/operations/mod.rs", docs);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.push(quote!(pub(crate) mod #module;));
    }
    file.import("http", "Method");
    if !api.has_base_paths_at_run_time() {
        file.import("crate", "router");
    }
    file.push(operation_enum(api));
    file
}

fn operation_enum(api: &Api) -> TokenStream {
    let variants = api.operations.iter().map(|operation| {
        let docs = Docs::new().paragraph(route(api, operation)).outer();
        let name = ident(&operation.stem.rust);
        quote!(#docs #name)
    });
    let names = api
        .operations
        .iter()
        .map(|operation| ident(&operation.stem.rust));
    let ids = arms(api, |operation| operation.name.wire.clone());
    let paths = arms(api, |operation| full_path(api, operation));
    let methods = api.operations.iter().map(|operation| {
        let (name, method) = (
            ident(&operation.stem.rust),
            ident(operation.method.as_str()),
        );
        quote!(Self::#name => Method::#method)
    });
    let (find, path) = match api.has_base_paths_at_run_time() {
        true => (
            quote!(),
            "Its path template, with the base path if that is the same wherever it is served.",
        ),
        false => (
            quote! {
                /// The operation that a method and a path name.
                pub fn find(method: &Method, path: &str) -> Option<Self> {
                    router::find(method, path).ok().map(|(operation, _)| operation)
                }
            },
            "Its path template, with the base path.",
        ),
    };
    let path_docs = Docs::new().paragraph(path).outer();
    quote! {
        /// The operations of the description: for logs, metrics and layers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Operation { #(#variants),* }

        impl Operation {
            /// Every operation: by their paths in the order of the description, then by their methods.
            pub const ALL: &'static [Self] = &[#(Self::#names),*];

            #find

            /// Its `operationId`.
            pub const fn id(self) -> &'static str {
                match self { #(#ids),* }
            }

            /// Its method.
            pub const fn method(self) -> Method {
                match self { #(#methods),* }
            }

            #path_docs
            pub const fn path(self) -> &'static str {
                match self { #(#paths),* }
            }
        }
    }
}

fn arms(api: &Api, text: impl Fn(&Operation) -> String) -> Vec<TokenStream> {
    let arm = |operation: &Operation| {
        let (name, text) = (ident(&operation.stem.rust), text(operation));
        quote!(Self::#name => #text)
    };
    api.operations.iter().map(arm).collect()
}
