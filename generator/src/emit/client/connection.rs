//! `client.rs`: the client, how it is built, and where the API is served.

use proc_macro2::TokenStream;
use quote::quote;

use super::{credential, environment};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The client, and how it is built.");
    let mut file = SourceFile::new("src/client.rs", docs);
    file.import("crate::runtime::request", "Shared");
    if !api.used_schemes().is_empty() {
        file.import("crate::runtime::credential", "Credential");
    }
    file.push(client(api));
    if !api.other_servers.is_empty() {
        file.import("crate::runtime::address", "BaseUrl");
        file.import("crate::runtime::other_servers", "base_url");
        file.push(other_servers(api));
    }
    let builder = builder(&mut file, api);
    file.push(builder);
    file.push(mocked(api));
    environment::emit(&mut file, api);
    file
}

fn client(api: &Api) -> TokenStream {
    let credentials = api.used_schemes().into_iter().map(|scheme| {
        let name = ident(&scheme.name.rust);
        quote!(pub(crate) #name: Option<Credential>)
    });
    let others =
        (!api.other_servers.is_empty()).then(|| quote!(pub(crate) other_servers: OtherServers,));
    quote! {
        /// Makes the calls. A clone shares the connections.
        #[derive(Clone, Debug)]
        pub struct Client {
            pub(crate) shared: Shared,
            #others
            #(#credentials,)*
        }

        impl Client {
            /// Begins to build a client of an environment.
            pub fn builder(environment: Environment) -> ClientBuilder {
                ClientBuilder::new(environment)
            }
        }
    }
}

/// Where the operations are called that have servers of their own.
fn other_servers(api: &Api) -> TokenStream {
    let names = api
        .other_servers
        .iter()
        .map(|other| ident(&other.name.rust));
    quote! {
        /// Where the operations are called that have servers of their own.
        #[derive(Clone, Debug)]
        pub(crate) struct OtherServers {
            #(pub(crate) #names: BaseUrl,)*
        }
    }
}

/// The client of a mock.
fn mocked(api: &Api) -> TokenStream {
    let path = api.servers.base_path.fixed();
    let credentials = api.used_schemes().into_iter().map(|scheme| {
        let name = ident(&scheme.name.rust);
        quote!(#name: None)
    });
    let others = api
        .other_servers
        .iter()
        .map(|other| ident(&other.name.rust));
    let others = (!api.other_servers.is_empty())
        .then(|| quote!(other_servers: OtherServers { #(#others: shared.base_url.clone(),)* },));
    quote! {
        #[cfg(feature = "mock")]
        impl crate::runtime::mock::Mock {
            /// A client whose calls are answered by the mock.
            pub fn client(&self) -> Client {
                let shared = self.share(#path);
                Client { #others shared, #(#credentials,)* }
            }
        }
    }
}

/// The function of a builder that makes the client.
fn build(api: &Api, built: &[TokenStream]) -> TokenStream {
    let suffix = api.servers.base_path.fixed();
    let address = environment::base_url(api);
    if api.other_servers.is_empty() {
        return quote! {
            Ok(Client {
                shared: self.settings.share(#address, #suffix)?,
                #(#built,)*
            })
        };
    }
    let others = api.other_servers.iter().map(|other| {
        let (name, suffix) = (ident(&other.name.rust), other.base_path.fixed());
        quote!(#name: base_url(&self.environment.#name, &shared, #suffix)?)
    });
    quote! {
        let shared = self.settings.share(#address, #suffix)?;
        Ok(Client {
            other_servers: OtherServers { #(#others),* },
            shared,
            #(#built,)*
        })
    }
}

fn builder(file: &mut SourceFile, api: &Api) -> TokenStream {
    let schemes = api.used_schemes();
    let names: Vec<_> = schemes
        .iter()
        .map(|scheme| ident(&scheme.name.rust))
        .collect();
    let types: Vec<_> = schemes
        .iter()
        .map(|scheme| credential::builder_type(file, scheme))
        .collect();
    let setters = schemes.iter().map(|scheme| credential::setters(scheme));
    let built: Vec<_> = schemes
        .iter()
        .map(|scheme| credential::built(file, scheme))
        .collect();
    let settings = settings(file);
    let build = build(api, &built);
    quote! {
        /// Builds a [`Client`].
        #[derive(Clone, Debug)]
        #[must_use = "a builder does nothing until it is told to build"]
        pub struct ClientBuilder {
            environment: Environment,
            settings: Settings,
            #(#names: Option<#types>,)*
        }

        impl ClientBuilder {
            fn new(environment: Environment) -> Self {
                Self { environment, settings: Settings::default(), #(#names: None),* }
            }

            #(#setters)*

            #settings

            /// Builds the client.
            pub fn build(self) -> Result<Client, BuildError> {
                #build
            }
        }
    }
}

/// The methods of a builder that change its settings.
pub fn settings(file: &mut SourceFile) -> TokenStream {
    for (module, name) in [
        ("std::time", "Duration"),
        ("tower_layer", "Layer"),
        ("crate::runtime::builder", "BuildError"),
        ("crate::runtime::builder", "Settings"),
        ("crate::runtime::retry", "RetryPolicy"),
        ("crate::runtime::transport", "Transport"),
        ("crate::runtime::transport", "TransportService"),
    ] {
        file.import(module, name);
    }
    quote! {
        /// The time for one attempt of a call: 30 s if not set.
        pub fn timeout(mut self, timeout: Duration) -> Self {
            self.settings.timeout = timeout;
            self
        }

        /// The time for a call with all its attempts and the waits between them: not bounded if not
        /// set.
        pub fn deadline(mut self, deadline: Duration) -> Self {
            self.settings.deadline = Some(deadline);
            self
        }

        /// When a request is sent again.
        pub fn retry(mut self, policy: RetryPolicy) -> Self {
            self.settings.retry = policy;
            self
        }

        /// The most bytes of the body of an answer: 8 MiB if not set.
        pub fn response_limit(mut self, bytes: usize) -> Self {
            self.settings.response_limit = bytes;
            self
        }

        /// Sends requests by this transport: `reqwest` if not set.
        pub fn transport(mut self, transport: impl Transport + 'static) -> Self {
            self.settings.stack.set(transport);
            self
        }

        /// Puts a layer around the transport. It sees each attempt of a call by itself. The layer
        /// that is added first is the outermost: it is the first to see a request, and the last to
        /// see its answer.
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
