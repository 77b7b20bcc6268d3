//! `operations/mod.rs`: the list of hooks.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::operation_docs::route;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The hooks, one module each.");
    let mut file = SourceFile::new("src/operations/mod.rs", docs);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.push(quote!(pub(crate) mod #module;));
    }
    file.import("http", "Method");
    file.push(hook_enum(api));
    file
}

fn hook_enum(api: &Api) -> TokenStream {
    let variants = api.operations.iter().map(|operation| {
        let docs = Docs::new().paragraph(format!("{}.", route(api, operation)));
        let (docs, name) = (docs.outer(), ident(&operation.stem.rust));
        quote!(#docs #name)
    });
    let names = api.operations.iter();
    let names = names.map(|operation| ident(&operation.stem.rust));
    let ids = arms(api, |operation| {
        let id = &operation.name.wire;
        quote!(#id)
    });
    let methods = arms(api, |operation| {
        let method = ident(operation.method.as_str());
        quote!(Method::#method)
    });
    quote! {
        /// The hooks of the description: what the API sends.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Webhook { #(#variants),* }

        impl Webhook {
            /// Every hook.
            pub const ALL: &'static [Self] = &[#(Self::#names),*];

            /// Its `operationId`, or what it is called without one.
            pub const fn id(self) -> &'static str {
                match self { #(#ids),* }
            }

            /// The method that it is sent by.
            pub const fn method(self) -> Method {
                match self { #(#methods),* }
            }
        }
    }
}

fn arms(api: &Api, value: impl Fn(&Operation) -> TokenStream) -> Vec<TokenStream> {
    let arm = |operation: &Operation| {
        let (name, value) = (ident(&operation.stem.rust), value(operation));
        quote!(Self::#name => #value)
    };
    api.operations.iter().map(arm).collect()
}
