//! Base paths that are set at run time.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Server, Servers};

/// Writes the type that holds them, if there are any.
pub fn emit(file: &mut SourceFile, api: &Api) {
    if !api.has_base_paths_at_run_time() {
        return;
    }
    file.import("crate::runtime::server::base_path", "BasePath");
    let names = api
        .base_paths_at_run_time()
        .map(|servers| ident(&servers.name.rust));
    let defaults = api.base_paths_at_run_time().map(|servers| {
        let (name, default) = (ident(&servers.name.rust), servers.at_run_time());
        quote!(#name: BasePath::new(#default))
    });
    file.push(quote! {
        /// The base paths that are set at run time.
        #[derive(Clone, Debug)]
        pub(crate) struct BasePaths {
            #(pub(crate) #names: BasePath,)*
        }

        impl Default for BasePaths {
            fn default() -> Self {
                Self { #(#defaults),* }
            }
        }
    });
}

/// The methods of the server that set them.
pub fn setters(api: &Api) -> impl Iterator<Item = TokenStream> {
    api.base_paths_at_run_time().map(move |servers| {
        let (field, name) = (ident(&servers.name.rust), setter(servers));
        let default = match servers.at_run_time() {
            None | Some("") => "empty by default".to_owned(),
            Some(path) => format!("{} by default", code(path)),
        };
        let of = match servers.name.plain() {
            "base" => "Sets the base path".to_owned(),
            name => format!("Sets the base path of the operations of `{name}`"),
        };
        let addresses: Vec<String> = servers
            .list
            .iter()
            .map(Server::url_template)
            .map(code)
            .collect();
        let docs = Docs::new().paragraph(format!("{of}: {default}."));
        let docs = match addresses.as_slice() {
            [] => docs,
            addresses => docs.paragraph(format!("Server URLs: {}.", addresses.join(", "))),
        };
        let docs = docs.outer();
        quote! {
            #docs
            #[must_use]
            pub fn #name(mut self, path: &str) -> Self {
                self.base_paths.#field = BasePath::new(path);
                self.layered()
            }
        }
    })
}

fn setter(servers: &Servers) -> Ident {
    format_ident!("{}_path", servers.name.plain())
}
