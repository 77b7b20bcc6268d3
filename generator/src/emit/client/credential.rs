//! Credentials: how the builder of a client takes them, and what becomes of them.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::{Credential, Issuer, SecurityScheme};

/// What the builder holds.
pub fn builder_type(file: &mut SourceFile, scheme: &SecurityScheme) -> TokenStream {
    for name in ["Given", "Provide"] {
        file.import("crate::runtime::provider", name);
    }
    let (module, name) = match scheme.credential {
        Credential::Basic => ("basic", "Login"),
        Credential::Undeclared(_) => ("undeclared_key", "UndeclaredKey"),
        _ => ("credential", "Secret"),
    };
    file.import(&format!("crate::runtime::{module}"), name);
    let secret = ident(name);
    quote!(Given<#secret>)
}

/// The functions of the builder that take the credential, or what provides it.
pub fn setters(scheme: &SecurityScheme) -> TokenStream {
    let (setter, name) = (setter(scheme), ident(&scheme.name.rust));
    let provider = suffixed(scheme.name.rust.trim_end_matches('_'), "_provider");
    let secret = match scheme.credential {
        Credential::Basic => quote!(Login),
        Credential::Undeclared(_) => quote!(UndeclaredKey),
        _ => quote!(Secret),
    };
    let docs = format!(
        "What provides the {} of {}.",
        title(&scheme.credential),
        code(&scheme.name.wire)
    );
    let docs = Docs::new().paragraph(docs).outer();
    quote! {
        #setter

        #docs
        pub fn #provider(mut self, provider: impl Provide<#secret> + 'static) -> Self {
            self.#name = Some(Given::by(provider));
            self
        }
    }
}

/// The function of the builder that takes the credential.
fn setter(scheme: &SecurityScheme) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The {} of {}.",
            title(&scheme.credential),
            code(&scheme.name.wire)
        ))
        .prose(scheme.description.as_deref())
        .outer();
    let name = ident(&scheme.name.rust);
    if let Credential::Undeclared(_) = scheme.credential {
        return quote! {
            #docs
            pub fn #name(mut self, key: UndeclaredKey) -> Self {
                self.#name = Some(Given::Fixed(key));
                self
            }
        };
    }
    match noun(&scheme.credential) {
        None => quote! {
            #docs
            pub fn #name(mut self, user: impl Into<String>, password: impl Into<String>) -> Self {
                self.#name = Some(Given::Fixed(Login::new(user, password)));
                self
            }
        },
        Some(noun) => {
            let noun = ident(noun);
            quote! {
                #docs
                pub fn #name(mut self, #noun: impl Into<String>) -> Self {
                    self.#name = Some(Given::Fixed(Secret::new(#noun)));
                    self
                }
            }
        }
    }
}

/// What the one text of a credential is called; `None` if it has two.
fn noun(credential: &Credential) -> Option<&'static str> {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            Some("key")
        }
        Credential::Bearer(_) => Some("token"),
        Credential::Http(_) => Some("credentials"),
        Credential::Undeclared(_) => Some("key"),
        Credential::Basic | Credential::Certificate => None,
    }
}

fn title(credential: &Credential) -> String {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            "key".to_owned()
        }
        Credential::Basic => "user name and the password".to_owned(),
        Credential::Bearer(Issuer::Unknown) => "bearer token".to_owned(),
        Credential::Bearer(Issuer::OAuth2 | Issuer::OpenIdConnect) => "access token".to_owned(),
        Credential::Http(scheme) => format!("credentials, behind the word {},", code(scheme)),
        Credential::Certificate => "certificate".to_owned(),
        Credential::Undeclared(_) => "credential, with its place in a request,".to_owned(),
    }
}

/// The field of the client, made from that of the builder.
pub fn built(file: &mut SourceFile, scheme: &SecurityScheme) -> TokenStream {
    let (name, wire) = (ident(&scheme.name.rust), &scheme.name.wire);
    let noun = ident(noun(&scheme.credential).unwrap_or("login"));
    let made = match &scheme.credential {
        Credential::HeaderKey(header) => {
            file.import("http", "HeaderName");
            quote!(#noun.header(#wire, HeaderName::from_static(#header)))
        }
        Credential::QueryKey(parameter) => quote!(#noun.query(#wire, #parameter)),
        Credential::CookieKey(cookie) => quote!(#noun.cookie(#wire, #cookie)),
        Credential::Basic => quote!(#noun.basic(#wire)),
        Credential::Bearer(_) => quote!(#noun.bearer(#wire)),
        Credential::Http(scheme) => quote!(#noun.http(#wire, #scheme)),
        Credential::Undeclared(_) => quote!(#noun.credential(#wire)),
        // The transport has it, not the client.
        Credential::Certificate => return quote!(),
    };
    quote!(#name: self.#name.map(|given| given.credential(|#noun| #made)).transpose()?)
}
