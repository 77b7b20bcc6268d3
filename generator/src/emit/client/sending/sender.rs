//! `sender.rs`: what sends hooks, and how it is built.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::client::{connection, credential};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("What sends hooks, and how it is built.");
    let mut file = SourceFile::new("src/sender.rs", docs);
    for (module, name) in [
        ("crate::runtime::addressee", "Connections"),
        ("crate::runtime::addressee", "InvalidAddress"),
        ("crate::runtime::request", "Shared"),
    ] {
        file.import(module, name);
    }
    if !api.used_schemes().is_empty() {
        file.import("crate::runtime::credential", "Credential");
    }
    file.push(sender(api));
    let builder = builder(&mut file, api);
    file.push(builder);
    file
}

fn sender(api: &Api) -> TokenStream {
    let schemes = api.used_schemes().into_iter();
    let names: Vec<_> = schemes.map(|scheme| ident(&scheme.name.rust)).collect();
    quote! {
        /// Sends hooks. A clone shares the connections.
        #[derive(Clone, Debug)]
        pub struct Sender {
            connections: Connections,
            #(#names: Option<Credential>,)*
        }

        impl Sender {
            /// Begins to build a sender.
            pub fn builder() -> SenderBuilder {
                SenderBuilder::new()
            }

            /// Whoever receives hooks at an absolute `http` or `https` address.
            ///
            /// A request is sent to wherever the address leads, and somebody else chose it: make
            /// sure that it does not lead into a network of one's own. Redirects are not followed.
            pub fn to(&self, address: &str) -> Result<Addressee, InvalidAddress> {
                Ok(Addressee {
                    shared: self.connections.to(address)?,
                    #(#names: self.#names.clone(),)*
                })
            }
        }

        /// Whoever receives hooks at an address.
        #[derive(Clone, Debug)]
        pub struct Addressee {
            pub(crate) shared: Shared,
            #(pub(crate) #names: Option<Credential>,)*
        }
    }
}

fn builder(file: &mut SourceFile, api: &Api) -> TokenStream {
    let schemes = api.used_schemes();
    let names = schemes.iter().map(|scheme| ident(&scheme.name.rust));
    let names: Vec<_> = names.collect();
    let types = schemes.iter();
    let types: Vec<_> = types
        .map(|scheme| credential::builder_type(file, scheme))
        .collect();
    let setters = schemes.iter().map(|scheme| credential::setters(scheme));
    let built = schemes.iter();
    let built: Vec<_> = built
        .map(|scheme| credential::built(file, scheme))
        .collect();
    let settings = connection::settings(file);
    quote! {
        /// Builds a [`Sender`].
        #[derive(Clone, Debug)]
        #[must_use = "a builder does nothing until it is told to build"]
        pub struct SenderBuilder {
            settings: Settings,
            #(#names: Option<#types>,)*
        }

        impl SenderBuilder {
            fn new() -> Self {
                Self { settings: Settings::default(), #(#names: None),* }
            }

            #(#setters)*

            #settings

            /// Builds the sender.
            pub fn build(self) -> Result<Sender, BuildError> {
                Ok(Sender {
                    connections: Connections::new(self.settings)?,
                    #(#built,)*
                })
            }
        }
    }
}
