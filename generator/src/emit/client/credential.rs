//! Credentials: the setters of the builder, and the fields of the client.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::lowered::{Api, Credential, Issuer, OAuthUrls, SecurityScheme};

/// The cargo feature of OAuth 2.0.
pub const OAUTH_FEATURE: &str = "oauth2";

/// The type of the field of the builder.
pub fn builder_type(file: &mut SourceFile, scheme: &SecurityScheme) -> TokenStream {
    if scheme.oauth.is_some() {
        file.import("crate::runtime::client::credential", "Secret");
        file.import(
            "crate::runtime::client::credential_provider",
            "CredentialProvider",
        );
        file.import("crate::runtime::client::token_source", "TokenSource");
        return quote!(TokenSource);
    }
    for name in ["CredentialProvider", "CredentialSource"] {
        file.import("crate::runtime::client::credential_provider", name);
    }
    let (module, name) = match scheme.credential {
        Credential::Basic => ("basic", "BasicCredential"),
        Credential::Undeclared(_) => ("undeclared_credential", "UndeclaredCredential"),
        _ => ("credential", "Secret"),
    };
    file.import(&format!("crate::runtime::client::{module}"), name);
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
    let by = match scheme.oauth {
        None => quote!(CredentialSource::by),
        Some(_) => quote!(TokenSource::by),
    };
    let grant = scheme.oauth.as_ref().map(|_| grant(scheme));
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
            self.#name = Some(#by(provider));
            self
        }

        #grant
    }
}

/// The setter for an OAuth 2.0 grant.
fn grant(scheme: &SecurityScheme) -> TokenStream {
    let (name, table) = (ident(&scheme.name.rust), ident(&table_name(scheme)));
    let setter = suffixed(scheme.name.rust.trim_end_matches('_'), "_grant");
    let docs = format!(
        "Sets the OAuth 2.0 grant for the access tokens of {}. They are requested through the \
         transport of the client.",
        code(&scheme.name.wire)
    );
    let docs = Docs::new().paragraph(docs).outer();
    quote! {
        #docs
        #[cfg(feature = #OAUTH_FEATURE)]
        pub fn #setter(mut self, grant: OAuthGrant) -> Self {
            self.#name = Some(TokenSource::Granted(&#table, grant));
            self
        }
    }
}

/// The name of the table with the URLs of a scheme.
pub fn table_name(scheme: &SecurityScheme) -> String {
    scheme.name.constant("SCHEME")
}

/// The tables with the URLs of OAuth 2.0 schemes.
pub fn tables(file: &mut SourceFile, api: &Api) -> TokenStream {
    let schemes = api.oauth_schemes();
    if !schemes.is_empty() {
        file.gated(Some(OAUTH_FEATURE), |file| {
            file.import_all("crate::runtime::client::oauth::OAuthGrant crate::runtime::client::oauth::OAuthScheme");
        });
    }
    schemes
        .into_iter()
        .map(|(scheme, urls)| table(api, scheme, urls))
        .collect()
}

fn table(api: &Api, scheme: &SecurityScheme, urls: &OAuthUrls) -> TokenStream {
    let (name, wire) = (ident(&table_name(scheme)), &scheme.name.wire);
    let scopes = api.scopes_of(scheme).into_iter();
    let url = |url: &Option<String>| match url {
        Some(url) => quote!(Some(#url)),
        None => quote!(None),
    };
    let client_credentials = url(&urls.client_credentials);
    let token = url(&urls.token);
    let device_token = url(&urls.device_token);
    let device_refresh = url(&urls.device_refresh);
    let refresh = url(&urls.refresh);
    let authorization = url(&urls.authorization);
    let device_authorization = url(&urls.device_authorization);
    quote! {
        #[cfg(feature = #OAUTH_FEATURE)]
        pub(crate) static #name: OAuthScheme = OAuthScheme {
            name: #wire,
            scopes: &[#(#scopes),*],
            client_credentials: #client_credentials,
            token: #token,
            device_token: #device_token,
            device_refresh: #device_refresh,
            refresh: #refresh,
            authorization: #authorization,
            device_authorization: #device_authorization,
        };
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
            let fixed = match scheme.oauth {
                None => quote!(CredentialSource::Fixed),
                Some(_) => quote!(TokenSource::fixed),
            };
            quote! {
                #docs
                pub fn #name(mut self, #noun: impl Into<String>) -> Self {
                    self.#name = Some(#fixed(Secret::new(#noun)));
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
    let shared = scheme.oauth.as_ref().map(|_| quote!(&shared,));
    quote!(#name: self.#name.map(|source| source.credential(#shared |#noun| #made)).transpose()?)
}
