//! The builder of a client or of a sender of webhooks.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::credential;
use super::shared_parameters::{self, Shared};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::lowered::Api;

/// The type that a builder creates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// A `Client` of an environment.
    Client,
    /// A `Sender`.
    Sender,
}

/// The names of the fields with credentials.
pub fn credentials(api: &Api) -> Vec<Ident> {
    let schemes = api.used_schemes().into_iter();
    schemes.map(|scheme| ident(&scheme.name.rust)).collect()
}

/// The builder. `build` makes the result from expressions for its credentials.
pub fn builder(
    file: &mut SourceFile,
    api: &Api,
    built: Built,
    build: impl FnOnce(&[TokenStream]) -> TokenStream,
) -> TokenStream {
    let (name, noun) = match built {
        Built::Client => ("Client", "client"),
        Built::Sender => ("Sender", "sender"),
    };
    let (name, builder) = (ident(name), suffixed(name, "Builder"));
    let has_environment = built == Built::Client;
    let environment = has_environment.then(|| quote!(environment: Environment,));
    let own_environment = has_environment.then(|| quote!(environment,));
    let Shared {
        builder_field,
        new_argument,
        new_value,
        setters: parameter_setters,
        visibility,
        ..
    } = shared_parameters::shared(api);
    let (schemes, names) = (api.used_schemes(), credentials(api));
    let types = schemes.iter();
    let types: Vec<_> = types
        .map(|scheme| credential::builder_type(file, scheme))
        .collect();
    let setters = schemes.iter().map(|scheme| credential::setters(scheme));
    let values = schemes.iter();
    let values: Vec<_> = values
        .map(|scheme| credential::built(file, scheme))
        .collect();
    file.import_all("crate::runtime::client::builder crate::runtime::client::builder::BuildError crate::runtime::client::builder::Settings");
    let build = build(&values);
    let [docs, build_docs] = [
        format!("Builds a [`{name}`]."),
        format!("Builds the {noun}."),
    ]
    .map(|text| Docs::new().paragraph(text).outer());
    quote! {
        /// The `User-Agent`: the name and version of this crate.
        const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

        #docs
        #[derive(Clone, Debug)]
        #[must_use = "a builder does nothing until `build` is called"]
        pub struct #builder {
            #environment
            settings: Settings,
            #builder_field
            #(#names: Option<#types>,)*
        }

        impl #builder {
            #visibility fn new(#environment #new_argument) -> Self {
                Self { #own_environment settings: Settings::new(USER_AGENT), #new_value #(#names: None),* }
            }

            #parameter_setters

            #(#setters)*

            #build_docs
            pub fn build(self) -> Result<#name, BuildError> {
                #build
            }
        }

        builder::implement!(#builder);
    }
}
