//! `operations/mod.rs`: the list of operations, or of webhooks and callbacks.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::blocks::{Declaration, Member, Rows};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{full_path, method_expression, route};
use crate::emit::operations_file;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let mut file = operations_file(api);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.push(quote!(pub(crate) mod #module;));
        file.export_all(&format!("self::{}", operation.name.rust));
    }
    file.push_block(declaration(api));
    if let Some(find) = find(&mut file, api) {
        file.push(find);
    }
    let table = table(&mut file, api);
    file.push_block(table);
    file
}

/// The name of the enum that lists them.
pub fn enum_name(api: &Api) -> &'static str {
    match api.is_webhook_api() {
        true => "Webhook",
        false => "Operation",
    }
}

/// The enum.
fn declaration(api: &Api) -> Declaration {
    let name = ident(enum_name(api));
    let members = api.operations.iter().map(|operation| {
        let name = ident(&operation.stem.rust);
        Member::new(Docs::new().paragraph(route(api, operation)), quote!(#name))
    });
    Declaration {
        docs: Docs::new().paragraph(match api.is_webhook_api() {
            true => "The webhooks and callbacks of the API.",
            false => "The operations, for logs, metrics and layers, ordered by path and method.",
        }),
        attributes: vec![
            quote!(#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]),
            quote!(#[non_exhaustive]),
        ],
        head: quote!(pub enum #name),
        members: members.collect(),
    }
}

/// The function that finds an operation; with base paths that are set at run time, it is a method of the server.
fn find(file: &mut SourceFile, api: &Api) -> Option<TokenStream> {
    if api.has_base_paths_at_run_time() || api.is_webhook_api() {
        return None;
    }
    file.import("crate", "router");
    file.import("http", "Method");
    let name = ident(enum_name(api));
    Some(quote! {
        impl #name {
            /// Returns the operation that matches a method and path.
            pub fn find(method: &Method, path: &str) -> Option<Self> {
                router::find(method, path).ok().map(|(operation, _)| operation)
            }
        }
    })
}

/// The method, path and `operationId` of each operation.
fn table(file: &mut SourceFile, api: &Api) -> Rows {
    file.import("crate::runtime", "operation_list");
    let name = ident(enum_name(api));
    let rows = api.operations.iter().map(|operation| {
        let (name, id) = (ident(&operation.stem.rust), &operation.name.wire);
        let method = method_expression(file, &operation.method);
        let path = (!api.is_webhook_api()).then(|| full_path(api, operation));
        let path = path.map(|path| quote!(#path,));
        quote!(#name: #method, #path #id)
    });
    let path = (!api.is_webhook_api()).then(|| {
        quote!(
            pub const fn path(self) -> &'static str {}
        )
    });
    Rows {
        module: "operation_list",
        head: quote!(#name),
        rows: rows.collect(),
        tail: quote!(),
        outline: quote! {
            impl #name {
                pub const ALL: &'static [Self] = &[];
                pub const fn id(self) -> &'static str {}
                pub fn method(self) -> http::Method {}
                #path
            }
        },
    }
}
