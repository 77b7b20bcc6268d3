//! The service: an implementation of the traits whose operations respond with 501.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Packages, file, value};
use crate::emit::blocks::Finished;
use crate::emit::common_headers::{Group, groups};
use crate::emit::docs::{Docs, code};
use crate::emit::server::pipeline::security;
use crate::emit::source_file::{ident, path, suffixed};
use crate::emit::types::rust_type;
use crate::lowered::{Api, Credential, SecurityScheme, Type, Verifier};
use crate::names::commands::shouted;

/// The accepted credential of a scheme.
pub struct StarterCredential<'a> {
    pub scheme: &'a SecurityScheme,
    /// The environment variable of the secret.
    variable: String,
}

impl StarterCredential<'_> {
    /// The fields of the service, each with its environment variable.
    pub fn fields(&self) -> Vec<(Ident, String)> {
        let name = ident(&self.scheme.name.rust);
        match self.scheme.credential {
            Credential::Basic => vec![
                (
                    format_ident!("{name}_user"),
                    format!("{}_USER", self.variable),
                ),
                (
                    format_ident!("{name}_password"),
                    format!("{}_PASSWORD", self.variable),
                ),
            ],
            _ => vec![(name, self.variable.clone())],
        }
    }

    pub fn variables(&self) -> Vec<String> {
        self.fields()
            .into_iter()
            .map(|(_, variable)| variable)
            .collect()
    }
}

/// Returns `true` if a request proves its caller by a secret, and not by a certificate or in an undeclared way.
fn is_secret(credential: &Credential) -> bool {
    !matches!(
        credential,
        Credential::Certificate | Credential::Undeclared(_)
    )
}

/// The credentials that clients send.
pub fn sent_credentials(api: &Api) -> Vec<StarterCredential<'_>> {
    credentials(api, api.used_schemes())
}

/// The credentials that the service compares, each once.
fn accepted_credentials(api: &Api) -> Vec<StarterCredential<'_>> {
    let mut schemes: Vec<&SecurityScheme> = Vec::new();
    for verifier in &api.verifiers {
        let required: Vec<_> = api.schemes_of(verifier).collect();
        if required.iter().all(|one| is_secret(&one.credential)) {
            let new = required.into_iter().filter(|one| !schemes.contains(one));
            let new: Vec<_> = new.collect();
            schemes.extend(new);
        }
    }
    credentials(api, schemes)
}

fn credentials<'a>(api: &'a Api, schemes: Vec<&'a SecurityScheme>) -> Vec<StarterCredential<'a>> {
    let secrets = schemes
        .into_iter()
        .filter(|scheme| is_secret(&scheme.credential));
    let credentials = secrets.map(|scheme| StarterCredential {
        scheme,
        variable: shouted(&[&api.command_line.program, &scheme.name.wire]),
    });
    credentials.collect()
}

/// The library; `None` if a required value is not obvious.
pub fn library(api: &Api, packages: Packages<'_>) -> Option<Finished> {
    let docs = Docs::new()
        .paragraph(format!("{}: the implementation of the API.", ended_title(api)))
        .paragraph(match api.tag_traits.is_empty() {
            true => {
                "Operations respond with 501 until `impl Api for Service` has their handlers: write the methods of \
                 the trait one by one, and remove `stub` from `codegen.toml` when all are there."
            }
            false => {
                "Operations respond with 501 until the modules in `api` have their handlers: write the methods of \
                 the traits one by one, and remove `stub` from `codegen.toml` when all are there."
            }
        });
    let server = path(packages.server);
    let module = (!api.tag_traits.is_empty()).then(|| {
        quote!(
            mod api;
        )
    });
    let mut items: Vec<TokenStream> = module.into_iter().collect();
    items.extend([quote!(use #server as server;), structure(api)]);
    if !api.verifiers.is_empty() {
        items.push(authenticate(api));
    }
    items.push(admit(api)?);
    if !api.error_bodies.is_empty() {
        items.push(reject(api)?);
    }
    if !api.has_only_tagged_operations() {
        items.push(quote!(
            impl server::Api for Service {}
        ));
    }
    Some(file(docs, "", items))
}

/// The files of the module `api`, which has a module with the handlers of each tag.
pub fn handlers(api: &Api, packages: Packages<'_>) -> Vec<(String, Finished)> {
    let imported = |name: &str| format!("crate::Service {}::{name}", packages.server);
    let modules = api.tag_traits.iter().map(|one| {
        let name = ident(&one.name.rust);
        let docs = format!("The handlers of the tag {}.", code(&one.name.wire));
        let item = quote!(
            impl #name for Service {}
        );
        let docs = Docs::new().paragraph(docs);
        let file = file(docs, &imported(&one.name.rust), [item]);
        (one.module.plain().to_owned(), file)
    });
    let names = api.tag_traits.iter().map(|one| ident(&one.module.rust));
    let names: Vec<TokenStream> = names.map(|name| quote!(mod #name;)).collect();
    let list = (!names.is_empty()).then(|| {
        let docs = Docs::new().paragraph("The handlers, one module for each tag.");
        ("mod".to_owned(), file(docs, "", names))
    });
    modules.chain(list).collect()
}

fn ended_title(api: &Api) -> String {
    Docs::one_line(&api.title)
}

/// The struct and its function.
fn structure(api: &Api) -> TokenStream {
    let credentials = accepted_credentials(api);
    let fields: Vec<(Ident, String)> = credentials.iter().flat_map(|one| one.fields()).collect();
    if fields.is_empty() {
        return quote! {
            /// The service, with what its handlers need.
            #[derive(Debug, Default)]
            pub struct Service {}

            impl Service {
                /// Creates the service.
                pub fn new() -> Self {
                    Self::default()
                }
            }
        };
    }
    let names: Vec<&Ident> = fields.iter().map(|(name, _)| name).collect();
    let docs = fields.iter().map(|(_, variable)| {
        let text = format!(
            "The accepted secret, from {}; without it, requests are refused.",
            code(variable)
        );
        Docs::new().paragraph(text).outer()
    });
    let variables = fields.iter().map(|(_, variable)| variable);
    quote! {
        /// The service, with what its handlers need.
        #[derive(Default)]
        pub struct Service {
            #(#docs #names: Option<String>,)*
        }

        impl Service {
            /// Creates a service that accepts the credentials in environment variables.
            ///
            /// A service with many callers stores hashes of their keys instead, and compares those.
            pub fn new() -> Self {
                Self {
                    #(#names: secret(#variables),)*
                }
            }
        }

        /// The value of an environment variable, unless it is empty.
        fn secret(variable: &str) -> Option<String> {
            std::env::var(variable).ok().filter(|secret| !secret.is_empty())
        }

        /// Compares secrets of the same length in a time that does not depend on their characters.
        fn is_secret(accepted: &Option<String>, given: &str) -> bool {
            accepted.as_ref().is_some_and(|accepted| {
                let pairs = accepted.bytes().zip(given.bytes());
                let difference = pairs.fold(0, |difference, (one, other)| difference | (one ^ other));
                accepted.len() == given.len() && difference == 0
            })
        }
    }
}

fn authenticate(api: &Api) -> TokenStream {
    let methods = api.verifiers.iter().map(|verifier| verify(api, verifier));
    quote! {
        impl server::Authenticate for Service {
            type Caller = ();

            #(#methods)*
        }
    }
}

/// A method that compares secrets, or refuses every request if more than a secret is required.
fn verify(api: &Api, verifier: &Verifier) -> TokenStream {
    let schemes: Vec<&SecurityScheme> = api.schemes_of(verifier).collect();
    let are_secrets = schemes.iter().all(|scheme| is_secret(&scheme.credential));
    let name = ident(&verifier.name.rust);
    let scopes = security::scopes_type(api, verifier).map(|scopes| quote!(_: #scopes,));
    let arguments = schemes.iter().filter_map(|scheme| {
        let ty = credential_type(&scheme.credential)?;
        let argument = security::argument(scheme, &schemes);
        Some(match are_secrets {
            true => quote!(#argument: #ty,),
            false => quote!(_: #ty,),
        })
    });
    let tests = schemes.iter().map(|scheme| is_accepted(scheme, &schemes));
    let body = match are_secrets {
        true => quote! {
            match #(#tests)&&* {
                true => Ok(()),
                false => Err(server::Rejection::unauthorized()),
            }
        },
        false => quote!(Err(server::Rejection::unauthorized())),
    };
    quote! {
        async fn #name(
            &self,
            #(#arguments)*
            #scopes
            _: &http::request::Parts,
        ) -> Result<(), server::Rejection> {
            #body
        }
    }
}

fn credential_type(credential: &Credential) -> Option<TokenStream> {
    let (_, name) = security::credential_type_of(credential)?;
    let name = ident(name);
    Some(match credential {
        Credential::Basic => quote!(server::#name),
        Credential::Certificate => quote!(&server::#name),
        _ => quote!(server::#name<'_>),
    })
}

/// The comparison of a credential with the accepted one.
fn is_accepted(scheme: &SecurityScheme, schemes: &[&SecurityScheme]) -> TokenStream {
    let (field, argument) = (
        ident(&scheme.name.rust),
        security::argument(scheme, schemes),
    );
    match scheme.credential {
        Credential::Basic => {
            let (user, password) = (
                format_ident!("{field}_user"),
                format_ident!("{field}_password"),
            );
            quote! {
                is_secret(&self.#user, #argument.user())
                    && is_secret(&self.#password, #argument.password())
            }
        }
        _ => quote!(is_secret(&self.#field, #argument.as_str())),
    }
}

fn admit(api: &Api) -> Option<TokenStream> {
    if api.common_headers.is_empty() {
        return Some(quote!(
            impl server::Admit for Service {}
        ));
    }
    let caller = (!api.verifiers.is_empty()).then(|| quote!(_: Option<&()>,));
    let made = common_headers(api)?;
    Some(quote! {
        impl server::Admit for Service {
            async fn admit(
                &self,
                #caller
                _: &http::request::Parts,
            ) -> server::Admission<server::CommonHeaders> {
                server::Admission::granted(#made)
            }
        }
    })
}

/// The common headers with default values.
fn common_headers(api: &Api) -> Option<TokenStream> {
    let mut fields = Vec::new();
    for group in groups(api) {
        let values = header_values(api, &group)?;
        match group.shown_as {
            None => fields.extend(values),
            Some(shown_as) => {
                let (field, ty) = (ident(&shown_as.name.rust), &shown_as.type_name.rust);
                let made = from_required(ty, &values);
                fields.push(quote!(#field: #made));
            }
        }
    }
    Some(from_required("CommonHeaders", &fields))
}

/// The required headers of a group, as fields.
fn header_values(api: &Api, group: &Group<'_>) -> Option<Vec<TokenStream>> {
    let headers = group.headers.iter().map(|common| &common.header.field);
    let required = headers.filter(|field| field.required);
    let values = required.map(|field| {
        let (name, value) = (ident(&field.name.rust), value::default(api, &field.ty)?);
        Some(quote!(#name: #value))
    });
    values.collect()
}

fn from_required(name: &str, fields: &[TokenStream]) -> TokenStream {
    let (ty, required) = (ident(name), suffixed(name, "Required"));
    match fields {
        [] => quote!(server::#ty::default()),
        fields => quote!(server::#ty::from(server::types::#required { #(#fields),* })),
    }
}

fn reject(api: &Api) -> Option<TokenStream> {
    let methods = api.error_bodies.iter().map(|error| {
        let name = ident(&error.name.rust);
        let ty = rust_type(api, &error.ty);
        let value = value::rejected(api, &error.ty)?;
        let ty = match &error.ty {
            Type::Named(id) => value::path(api, api.type_of(*id)),
            Type::Boolean | Type::Integer(_) | Type::Number(_) | Type::String(_) => ty,
            _ => return None,
        };
        let argument = match value.to_string().contains("request .") {
            true => quote!(request),
            false => quote!(_),
        };
        Some(quote! {
            fn #name(&self, #argument: &server::rejection::RejectedRequest<'_>) -> #ty {
                #value
            }
        })
    });
    let methods: Vec<TokenStream> = methods.collect::<Option<_>>()?;
    Some(quote! {
        impl server::Reject for Service {
            #(#methods)*
        }
    })
}

/// The program that serves the service until it is stopped.
pub fn program(api: &Api, packages: Packages<'_>) -> Finished {
    let docs = Docs::new().paragraph(format!("Serves {}.", ended_title(api)));
    let main = quote! {
        #[tokio::main]
        async fn main() -> Result<(), Box<dyn std::error::Error>> {
            let server = Server::new(Service::new());
            let address = std::env::var("ADDRESS").unwrap_or_else(|_| "127.0.0.1:8080".to_owned());
            let listener = TcpListener::bind(address).await?;
            let address = listener.local_addr()?;
            println!("listening on http://{address}");
            loop {
                let Ok((stream, _)) = listener.accept().await else {
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                    continue;
                };
                let service = TowerToHyperService::new(server.clone());
                tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
            }
        }
    };
    let Packages {
        server, service, ..
    } = packages;
    let imports = format!(
        "hyper::server::conn::http1 hyper_util::rt::TokioIo hyper_util::service::TowerToHyperService \
         {server}::Server {service}::Service tokio::net::TcpListener"
    );
    file(docs, &imports, [main])
}
