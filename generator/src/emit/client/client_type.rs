//! `client.rs`: the client, its builder and its environments.

use proc_macro2::TokenStream;
use quote::quote;

use super::builder::{Built, builder, credentials};
use super::shared_parameters::{self, Shared};
use super::{credential, environment, gate};
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, FeatureGate, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The client, its builder and its environments.");
    let mut file = SourceFile::new("src/client.rs", docs);
    file.library("client::blocking");
    file.library("client::mock");
    file.import("crate::runtime::client::request", "Shared");
    if !api.used_schemes().is_empty() {
        file.import("crate::runtime::client::credential", "Credential");
    }
    let others = api.other_servers.iter();
    let others: Vec<_> = others.map(|other| ident(&other.name.rust)).collect();
    let has_others = !others.is_empty();
    let credentials = credentials(api);
    let parameters = shared_parameters::shared(api);
    let Shared {
        field,
        arguments,
        read,
        passed,
        ..
    } = &parameters;
    let others_field = has_others.then(|| {
        let unread = gate_of(api, |operation| operation.servers.is_some()).allows_unused();
        quote!(#unread pub(crate) other_servers: OtherServers,)
    });
    let is_read = gate_of(api, |_| true);
    let is_unread = is_read.allows_unused();
    let unread_credentials = api.used_schemes().into_iter().map(|scheme| {
        let is_sent = gate_of(api, |operation| {
            let mut sent = api.alternatives(api.sent_with(operation));
            sent.any(|(verifier, _)| api.schemes_of(verifier).any(|one| one == scheme))
        });
        is_sent.further(&is_read).allows_unused()
    });
    file.push(quote! {
        /// The API client. Clones share the connection pool.
        #[derive(Clone, Debug)]
        #is_unread
        pub struct Client {
            pub(crate) shared: Shared,
            #others_field
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
    if has_others {
        file.import_all(
            "crate::runtime::client::request_url::BaseUrl crate::runtime::client::other_servers::base_url",
        );
        let unread = (0..).map(|index| {
            gate_of(api, |operation| operation.servers == Some(index)).allows_unused()
        });
        let unread: Vec<_> = unread.take(others.len()).collect();
        file.push(quote! {
            /// The base URLs of operations with their own servers.
            #[derive(Clone, Debug)]
            pub(crate) struct OtherServers {
                #(#unread pub(crate) #others: BaseUrl,)*
            }
        });
    }
    let tables = credential::tables(&mut file, api);
    file.push(tables);
    let builder = builder(&mut file, api, Built::Client, |built| {
        build(api, built, &parameters.built)
    });
    file.push(builder);
    shared_parameters::emit(&mut file, api);
    let no_parameters = &parameters.none;
    let path = api.servers.base_path.fixed();
    let others_value = has_others
        .then(|| quote!(other_servers: OtherServers { #(#others: shared.base_url.clone(),)* },));
    file.push(quote! {
        #[cfg(feature = "mock")]
        impl crate::runtime::client::mock::MockedClient for Client {
            fn mocked(mock: &crate::runtime::client::mock::Mock) -> Self {
                let shared = mock.share(#path, USER_AGENT);
                Client { #others_value #no_parameters shared, #(#credentials: None,)* }
            }
        }
    });
    environment::emit(&mut file, api);
    file
}

/// The gate of the operations that satisfy a condition.
fn gate_of(api: &Api, is_user: impl Fn(&Operation) -> bool) -> FeatureGate {
    let users = api.operations.iter().filter(|one| is_user(one));
    FeatureGate::any_of(users.map(gate))
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
