//! `operations/mod.rs`: the list of operations, or of webhooks and callbacks.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::operation_docs::{full_path, method_expression, route};
use crate::emit::operations_file;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let mut file = operations_file(api);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.push(quote!(pub(crate) mod #module;));
        file.export_all(&format!("self::{}", operation.name.rust));
    }
    file.import("http", "Method");
    let list = list(&mut file, api);
    file.push(list);
    file
}

/// The name of the enum that lists them.
pub fn enum_name(api: &Api) -> &'static str {
    match api.is_webhook_api() {
        true => "Webhook",
        false => "Operation",
    }
}

fn list(file: &mut SourceFile, api: &Api) -> TokenStream {
    let name = ident(enum_name(api));
    let variants = api.operations.iter().map(|operation| {
        let docs = Docs::new().paragraph(route(api, operation)).outer();
        let name = ident(&operation.stem.rust);
        quote!(#docs #name)
    });
    let names = api.operations.iter();
    let names = names.map(|operation| ident(&operation.stem.rust));
    let ids = arms(api, |operation| {
        let id = &operation.name.wire;
        quote!(#id)
    });
    // The function is not `const`, because an operation with a method of another token could be added.
    let methods = arms(api, |operation| method_expression(file, &operation.method));
    let [docs, all_docs, id_docs] = docs(api).map(|text| Docs::new().paragraph(text).outer());
    let (find, path) = match api.is_webhook_api() {
        true => (None, None),
        false => (find(file, api), Some(path(api))),
    };
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name { #(#variants),* }

        impl #name {
            #all_docs
            pub const ALL: &'static [Self] = &[#(Self::#names),*];

            #find

            #id_docs
            pub const fn id(self) -> &'static str {
                match self { #(#ids),* }
            }

            /// Returns the method.
            pub fn method(self) -> Method {
                match self { #(#methods),* }
            }

            #path
        }
    }
}

/// The docs of the enum, of the list and of the ids.
fn docs(api: &Api) -> [&'static str; 3] {
    match api.is_webhook_api() {
        true => [
            "The webhooks and callbacks of the API.",
            "All webhooks and callbacks.",
            "Returns the `operationId`, or a generated name.",
        ],
        false => [
            "The operations, for logs, metrics and layers.",
            "All operations, ordered by path and method.",
            "Returns the `operationId`.",
        ],
    }
}

/// Finds an operation; with base paths that are set at run time, the server does.
fn find(file: &mut SourceFile, api: &Api) -> Option<TokenStream> {
    if api.has_base_paths_at_run_time() {
        return None;
    }
    file.import("crate", "router");
    Some(quote! {
        /// Returns the operation that matches a method and path.
        pub fn find(method: &Method, path: &str) -> Option<Self> {
            router::find(method, path).ok().map(|(operation, _)| operation)
        }
    })
}

fn path(api: &Api) -> TokenStream {
    let docs = Docs::new().paragraph(match api.has_base_paths_at_run_time() {
        true => "Returns the path template, with the base path if it is fixed.",
        false => "Returns the path template, with the base path.",
    });
    let docs = docs.outer();
    let paths = arms(api, |operation| {
        let path = full_path(api, operation);
        quote!(#path)
    });
    quote! {
        #docs
        pub const fn path(self) -> &'static str {
            match self { #(#paths),* }
        }
    }
}

fn arms(api: &Api, mut value: impl FnMut(&Operation) -> TokenStream) -> Vec<TokenStream> {
    let arm = |operation: &Operation| {
        let (name, value) = (ident(&operation.stem.rust), value(operation));
        quote!(Self::#name => #value)
    };
    api.operations.iter().map(arm).collect()
}
