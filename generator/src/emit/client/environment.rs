//! Where the API is served: a type with a function for each server, and a setter for each
//! variable in their addresses.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Address, Api, Server, Variable};

/// Writes the type.
pub fn emit(file: &mut SourceFile, api: &Api) {
    let known = api.servers.iter().filter(|server| server.is_absolute());
    let known: Vec<TokenStream> = known.map(constructor).collect();
    let variables = api.server_variables();
    let must_end = match api.base_path.is_empty() {
        true => quote!(),
        false => {
            let line = format!(" Its path ends in `{}`.", api.base_path);
            quote!(#[doc = #line])
        }
    };
    let (field, at) = match variables.is_empty() {
        true => (quote!(base_url: String), quote!(base_url: base_url.into())),
        false => {
            for name in ["Address", "Variable"] {
                file.import("crate::runtime::server_address", name);
            }
            (
                quote!(address: Address),
                quote!(address: Address::at(base_url.into())),
            )
        }
    };
    let setters = variables.into_iter().map(setter);
    file.push(quote! {
        /// Where the API is served.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Environment {
            #field,
        }

        impl Environment {
            /// An address of one's own: a test server, or a proxy.
            #must_end
            pub fn at(base_url: impl Into<String>) -> Self {
                Self { #at }
            }

            #(#known)*

            #(#setters)*
        }
    });
}

/// The address of the environment of a builder, which is built.
pub fn address(api: &Api) -> TokenStream {
    match api.server_variables().is_empty() {
        true => quote!(&self.environment.base_url),
        false => quote!(
            &self
                .environment
                .address
                .resolve()
                .map_err(BuildError::BaseUrl)?
        ),
    }
}

fn constructor(server: &Server) -> TokenStream {
    let name = ident(&server.name.rust);
    let docs = Docs::new().prose(server.description.as_deref());
    match &server.address {
        Address::Fixed(url) => {
            let docs = docs.paragraph(code(url)).outer();
            quote! {
                #docs
                pub fn #name() -> Self {
                    Self::at(#url)
                }
            }
        }
        Address::Given(variable) => {
            let docs = docs.prose(variable.description.as_deref()).outer();
            let variable = ident(&variable.name.rust);
            quote! {
                #docs
                pub fn #name(#variable: impl Into<String>) -> Self {
                    Self::at(#variable)
                }
            }
        }
        Address::Template(url, variables) => {
            let lines = variables.iter().map(in_words);
            let docs = docs.paragraph(code(url));
            let docs = lines.fold(docs, Docs::paragraph).outer();
            let variables = variables.iter().map(row);
            quote! {
                #docs
                pub const fn #name() -> Self {
                    Self { address: Address::of(#url, &[#(#variables),*]) }
                }
            }
        }
    }
}

/// What a variable is if it is not set, and what it may be.
fn in_words(variable: &Variable) -> String {
    let name = code(&variable.name.wire);
    let values: Vec<String> = variable.values.iter().map(|value| code(value)).collect();
    let values = match values.is_empty() {
        true => String::new(),
        false => format!(", one of {},", values.join(", ")),
    };
    match &variable.default {
        Some(default) => format!("{name}{values} is {} if it is not set.", code(default)),
        None => format!("{name}{values} must be set."),
    }
}

fn row(variable: &Variable) -> TokenStream {
    let (name, values) = (&variable.name.wire, &variable.values);
    let default = match &variable.default {
        Some(default) => quote!(Some(#default)),
        None => quote!(None),
    };
    quote!(Variable { name: #name, default: #default, values: &[#(#values),*] })
}

fn setter(variable: &Variable) -> TokenStream {
    let (name, wire) = (ident(&variable.name.rust), &variable.name.wire);
    let docs = match &variable.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("Sets {}.", code(wire))),
    };
    let docs = docs
        .paragraph("A client cannot be built of an environment that has no such variable.")
        .outer();
    quote! {
        #docs
        #[must_use]
        pub fn #name(mut self, #name: impl Into<String>) -> Self {
            self.address.set(#wire, #name.into());
            self
        }
    }
}
