//! `operations/mod.rs`: the list of operations, or of webhooks and callbacks.

use quote::quote;

use crate::emit::blocks::{Declaration, Member, Rows};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{full_path, method_expression, route};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::{each, operations_file, tag_modules};
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let mut file = operations_file(api);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.push(quote!(pub(crate) mod #module;));
        tag_modules::export_operation(&mut file, api, operation);
    }
    file.push_block(declaration(api));
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
/// The module that finds an operation, if paths are fixed.
fn router(file: &mut SourceFile, api: &Api) -> bool {
    let is_fixed = !api.has_base_paths_at_run_time() && !api.is_webhook_api();
    if is_fixed {
        file.import("crate", "router");
    }
    is_fixed
}

/// The method, path and `operationId` of each operation.
fn table(file: &mut SourceFile, api: &Api) -> Rows {
    file.import("crate::runtime::server", "operation_list");
    let name = ident(enum_name(api));
    let rows = each(&api.operations, |operation| {
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
    let is_found = router(file, api);
    let find = is_found.then(|| {
        quote!(
            pub fn find(method: &http::Method, path: &str) -> Option<Self> {}
        )
    });
    Rows {
        module: "operation_list",
        head: quote!(#name),
        rows,
        tail: match is_found {
            true => quote!(, router),
            false => quote!(),
        },
        outline: quote! {
            impl #name {
                #find
                pub const ALL: &'static [Self] = &[];
                pub const fn id(self) -> &'static str {}
                pub fn method(self) -> http::Method {}
                #path
            }
        },
    }
}
