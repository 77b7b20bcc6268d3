//! Credentials: how the builder of a client takes them, and what becomes of them.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Credential, Issuer, SecurityScheme};

/// What the builder holds.
pub fn builder_type(file: &mut SourceFile, scheme: &SecurityScheme) -> TokenStream {
    match scheme.credential {
        Credential::Basic => {
            file.import("crate::runtime::basic", "Login");
            quote!(Login)
        }
        _ => {
            file.import("crate::runtime::credential", "Secret");
            quote!(Secret)
        }
    }
}

/// The function of the builder that takes the credential.
pub fn setter(scheme: &SecurityScheme) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The {} of {}.",
            title(&scheme.credential),
            code(&scheme.name.wire)
        ))
        .prose(scheme.description.as_deref())
        .outer();
    let name = ident(&scheme.name.rust);
    match noun(&scheme.credential) {
        None => quote! {
            #docs
            pub fn #name(mut self, user: impl Into<String>, password: impl Into<String>) -> Self {
                self.#name = Some(Login::new(user, password));
                self
            }
        },
        Some(noun) => {
            let noun = ident(noun);
            quote! {
                #docs
                pub fn #name(mut self, #noun: impl Into<String>) -> Self {
                    self.#name = Some(Secret::new(#noun));
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
        Credential::Basic => None,
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
    };
    quote!(#name: self.#name.map(|#noun| #made).transpose()?)
}
