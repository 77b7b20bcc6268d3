//! Server URLs with variables.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::ident;
use crate::lowered::{Api, Server, Servers, Variable};

/// The variables of a server URL.
pub fn rows(variables: &[Variable]) -> TokenStream {
    let variables = variables.iter().map(row);
    quote!(&[#(#variables),*])
}

fn row(variable: &Variable) -> TokenStream {
    let (name, values) = (&variable.name.wire, &variable.values);
    let default = match &variable.default {
        Some(default) => quote!(Some(#default)),
        None => quote!(None),
    };
    quote!(Variable { name: #name, default: #default, values: &[#(#values),*] })
}

/// Describes the default and the allowed values of a variable.
pub fn describe(variable: &Variable) -> String {
    let name = code(&variable.name.wire);
    let values: Vec<String> = variable.values.iter().map(|value| code(value)).collect();
    let values = match values.is_empty() {
        true => String::new(),
        false => format!(", one of {},", values.join(", ")),
    };
    match &variable.default {
        Some(default) => format!("{name}{values} is {} by default.", code(default)),
        None => format!("{name}{values} must be set."),
    }
}

/// The setter of a variable, in all URLs that have it.
pub fn variable_setter(api: &Api, variable: &Variable) -> TokenStream {
    let (name, wire) = (ident(&variable.name.rust), &variable.name.wire);
    let docs = match &variable.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("Sets {}.", code(wire))),
    };
    let docs = docs
        .paragraph("Building a client fails if the environment does not have this variable.")
        .outer();
    let fields = fields_with(api, wire);
    let sets = match fields.as_slice() {
        [only] => quote!(self.#only.set(#wire, #name.into());),
        several => quote! {
            ServerUrl::set_each([#(&mut self.#several),*], #wire, &#name.into());
        },
    };
    quote! {
        #docs
        #[must_use]
        pub fn #name(mut self, #name: impl Into<String>) -> Self {
            #sets
            self
        }
    }
}

/// The URLs of an environment that can have a variable.
fn fields_with(api: &Api, variable: &str) -> Vec<proc_macro2::Ident> {
    let has = |servers: &&Servers| {
        let mut variables = servers.list.iter().flat_map(Server::variables);
        variables.any(|known| known.name.wire == variable)
    };
    let own = Some(&api.servers).filter(has).map(|_| ident("url"));
    let others = api.other_servers.iter().filter(has);
    own.into_iter()
        .chain(others.map(|other| ident(&other.name.rust)))
        .collect()
}
