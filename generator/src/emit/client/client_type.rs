//! `client.rs`: the client, its builder and its environments.

use proc_macro2::TokenStream;
use quote::quote;

use super::builder::{Built, builder, credentials};
use super::shared_parameters::{self, Shared};
use super::{credential, environment};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The client, its builder and its environments.");
    let mut file = SourceFile::new("src/client.rs", docs);
    file.library("client::blocking");
    file.library("client::mock");
    let parameters = shared_parameters::shared(api);
    client(&mut file, api, &parameters);
    if !api.other_servers.is_empty() {
        other_servers(&mut file, api);
    }
    let tables = credential::tables(&mut file, api);
    file.push(tables);
    let builder = builder(&mut file, api, Built::Client, |built| {
        build(api, built, &parameters.built)
    });
    file.push(builder);
    shared_parameters::emit(&mut file, api);
    file.push(mocked(api, &parameters));
    environment::emit(&mut file, api);
    file
}

/// The struct of the client, and its constructor.
fn client(file: &mut SourceFile, api: &Api, parameters: &Shared) {
    file.import("crate::runtime::client::request", "Shared");
    let gate = api.gate_of(|_| true);
    let unread = gate.allows_unused();
    let others = (!api.other_servers.is_empty()).then(|| {
        let gate = api.gate_of(|operation| operation.servers.is_some());
        let unread = gate.allows_unused();
        quote!(#unread pub(crate) other_servers: OtherServers,)
    });
    let schemes = api.used_schemes();
    if !schemes.is_empty() {
        file.import("crate::runtime::client::credential", "Credential");
    }
    let unread_credentials = schemes.into_iter().map(|scheme| {
        let gate_of_scheme = api.gate_of(|operation| {
            let mut sent = api.alternatives(api.sent_with(operation));
            sent.any(|(verifier, _)| api.schemes_of(verifier).any(|one| one == scheme))
        });
        gate_of_scheme.further(&gate).allows_unused()
    });
    let credentials = credentials(api);
    let Shared {
        field,
        arguments,
        read,
        passed,
        ..
    } = parameters;
    file.push(quote! {
        /// The API client. Clones share the connection pool.
        #[derive(Clone, Debug)]
        #unread
        pub struct Client {
            pub(crate) shared: Shared,
            #others
            #field
            #(#unread_credentials pub(crate) #credentials: Option<Credential>,)*
        }

        impl Client {
            /// Returns a builder for a client of an environment.
            pub fn builder(environment: Environment #arguments) -> ClientBuilder {
                #read
                ClientBuilder::new(environment #passed)
            }
        }
    });
}

/// The struct of the base URLs of operations with their own servers.
fn other_servers(file: &mut SourceFile, api: &Api) {
    file.import_all(
        "crate::runtime::client::request_url::BaseUrl crate::runtime::client::other_servers::base_url",
    );
    let servers = api.other_servers.iter().enumerate();
    let fields = servers.map(|(index, server)| {
        let gate = api.gate_of(|operation| operation.servers == Some(index));
        let (unread, name) = (gate.allows_unused(), ident(&server.name.rust));
        quote!(#unread pub(crate) #name: BaseUrl)
    });
    file.push(quote! {
        /// The base URLs of operations with their own servers.
        #[derive(Clone, Debug)]
        pub(crate) struct OtherServers {
            #(#fields,)*
        }
    });
}

/// The construction of a client with a mock.
fn mocked(api: &Api, parameters: &Shared) -> TokenStream {
    let no_parameters = &parameters.none;
    let credentials = credentials(api);
    let path = api.servers.base_path.fixed();
    let others = api.other_servers.iter();
    let others: Vec<_> = others.map(|other| ident(&other.name.rust)).collect();
    let others_value = (!others.is_empty())
        .then(|| quote!(other_servers: OtherServers { #(#others: shared.base_url.clone(),)* },));
    quote! {
        #[cfg(feature = "mock")]
        impl crate::runtime::client::mock::MockedClient for Client {
            fn mocked(mock: &crate::runtime::client::mock::Mock) -> Self {
                let shared = mock.share(#path, USER_AGENT);
                Client { #others_value #no_parameters shared, #(#credentials: None,)* }
            }
        }
    }
}

/// The body of `build`.
fn build(api: &Api, built: &[TokenStream], parameters: &TokenStream) -> TokenStream {
    let suffix = api.servers.base_path.fixed();
    let address = environment::base_url(api);
    let share = quote!(self.settings.share(#address, #suffix)?);
    let has_others = !api.other_servers.is_empty();
    if !has_others && api.oauth_schemes().is_empty() {
        return quote!(Ok(Client { shared: #share, #parameters #(#built,)* }));
    }
    let others = api.other_servers.iter().map(|other| {
        let (name, suffix) = (ident(&other.name.rust), other.base_path.fixed());
        quote!(#name: base_url(&self.environment.#name, &shared, #suffix)?)
    });
    let others = has_others.then(|| quote!(other_servers: OtherServers { #(#others),* },));
    quote! {
        let shared = #share;
        Ok(Client {
            #others
            #parameters
            #(#built,)*
            shared,
        })
    }
}
