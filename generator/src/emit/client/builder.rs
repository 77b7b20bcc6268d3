//! The builder of a client or of a sender of webhooks.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::credential;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::Api;

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
    let settings = settings(file);
    let build = build(&values);
    let [docs, build_docs] = [
        format!("Builds a [`{name}`]."),
        format!("Builds the {noun}."),
    ]
    .map(|text| Docs::new().paragraph(text).outer());
    quote! {
        #docs
        #[derive(Clone, Debug)]
        #[must_use = "a builder does nothing until `build` is called"]
        pub struct #builder {
            #environment
            settings: Settings,
            #(#names: Option<#types>,)*
        }

        impl #builder {
            fn new(#environment) -> Self {
                Self { #own_environment settings: Settings::default(), #(#names: None),* }
            }

            #(#setters)*

            #settings

            #build_docs
            pub fn build(self) -> Result<#name, BuildError> {
                #build
            }
        }
    }
}

fn settings(file: &mut SourceFile) -> TokenStream {
    file.import_all(
        "std::time::Duration tower_layer::Layer crate::runtime::builder::BuildError \
         crate::runtime::builder::Settings crate::runtime::retry::RetryPolicy \
         crate::runtime::transport::Transport crate::runtime::transport::TransportService",
    );
    quote! {
        /// Sets the timeout of one attempt: 30 s by default.
        pub fn timeout(mut self, timeout: Duration) -> Self {
            self.settings.timeout = timeout;
            self
        }

        /// Sets the overall deadline of a call, including retries: none by default.
        pub fn deadline(mut self, deadline: Duration) -> Self {
            self.settings.deadline = Some(deadline);
            self
        }

        /// Sets the retry policy.
        pub fn retry(mut self, policy: RetryPolicy) -> Self {
            self.settings.retry = policy;
            self
        }

        /// Sets the maximum size of a response body in bytes: 8 MiB by default.
        pub fn response_limit(mut self, bytes: usize) -> Self {
            self.settings.response_limit = bytes;
            self
        }

        /// Keeps the bodies of responses after they were decoded, for `Reply::received` and
        /// `Reply::unknown_fields`. `keep_body` of a call does so for one call.
        pub fn keep_bodies(mut self) -> Self {
            self.settings.keeps_body = true;
            self
        }

        /// Sets the transport: `reqwest` by default.
        pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
            self.settings.stack.set(transport);
            self
        }

        /// Adds a layer around the transport, which sees each attempt of a call. The layer added
        /// first is the outermost.
        pub fn layer<L>(mut self, layer: L) -> Self
        where
            L: Layer<TransportService> + Send + Sync + 'static,
            L::Service: Transport + 'static,
        {
            self.settings.stack.add(layer);
            self
        }
    }
}
