//! Credentials: the setters of the builder, and the fields of the client.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::{Credential, Issuer, SecurityScheme};

/// The type of the field of the builder.
pub fn builder_type(file: &mut SourceFile, scheme: &SecurityScheme) -> TokenStream {
    for name in ["CredentialProvider", "CredentialSource"] {
        file.import("crate::runtime::credential_provider", name);
    }
    let (module, name) = match scheme.credential {
        Credential::Basic => ("basic", "BasicCredential"),
        Credential::Undeclared(_) => ("undeclared_credential", "UndeclaredCredential"),
        _ => ("credential", "Secret"),
    };
    file.import(&format!("crate::runtime::{module}"), name);
    let secret = ident(name);
    quote!(CredentialSource<#secret>)
}

/// The setters of the builder for a credential and for a provider.
pub fn setters(scheme: &SecurityScheme) -> TokenStream {
    let (setter, name) = (setter(scheme), ident(&scheme.name.rust));
    let provider = suffixed(scheme.name.rust.trim_end_matches('_'), "_provider");
    let secret = match scheme.credential {
        Credential::Basic => quote!(BasicCredential),
        Credential::Undeclared(_) => quote!(UndeclaredCredential),
        _ => quote!(Secret),
    };
    let docs = format!(
        "Sets a provider of the {} of {}.",
        title(&scheme.credential),
        code(&scheme.name.wire)
    );
    let docs = Docs::new().paragraph(docs).outer();
    quote! {
        #setter

        #docs
        pub fn #provider(mut self, provider: impl CredentialProvider<#secret> + 'static) -> Self {
            self.#name = Some(CredentialSource::by(provider));
            self
        }
    }
}

/// The setter for a credential.
fn setter(scheme: &SecurityScheme) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "Sets the {} of {}.",
            title(&scheme.credential),
            code(&scheme.name.wire)
        ))
        .prose(scheme.description.as_deref())
        .outer();
    let name = ident(&scheme.name.rust);
    if let Credential::Undeclared(_) = scheme.credential {
        return quote! {
            #docs
            pub fn #name(mut self, key: UndeclaredCredential) -> Self {
                self.#name = Some(CredentialSource::Fixed(key));
                self
            }
        };
    }
    match noun(&scheme.credential) {
        None => quote! {
            #docs
            pub fn #name(mut self, user: impl Into<String>, password: impl Into<String>) -> Self {
                self.#name = Some(CredentialSource::Fixed(BasicCredential::new(user, password)));
                self
            }
        },
        Some(noun) => {
            let noun = ident(noun);
            quote! {
                #docs
                pub fn #name(mut self, #noun: impl Into<String>) -> Self {
                    self.#name = Some(CredentialSource::Fixed(Secret::new(#noun)));
                    self
                }
            }
        }
    }
}

/// The name of the secret; `None` if there are two.
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
        Credential::Basic => "user name and password".to_owned(),
        Credential::Bearer(Issuer::Unknown) => "bearer token".to_owned(),
        Credential::Bearer(Issuer::OAuth2 | Issuer::OpenIdConnect) => "access token".to_owned(),
        Credential::Http(scheme) => format!("credentials (HTTP scheme {})", code(scheme)),
        Credential::Certificate => "certificate".to_owned(),
        Credential::Undeclared(_) => "credential and its location".to_owned(),
    }
}

/// The field of the client, from that of the builder.
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
    quote!(#name: self.#name.map(|source| source.credential(|#noun| #made)).transpose()?)
}
