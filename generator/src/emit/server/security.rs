//! Credentials: how they are found in a request, verified, and asked for.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::challenge::{challenge, refused};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Alternative, Api, Carrier, Credential, Security, SecurityScheme, Verifier};

/// Where verifiers are called from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// The file of an operation, with the scopes that it needs.
    Operation,
    /// The gate itself, for a request that no operation answers, which needs no scopes.
    Gate,
}

/// The function of the gate that finds what a verifier is given, and asks it.
pub fn verification(file: &mut SourceFile, api: &Api, verifier: &Verifier) -> TokenStream {
    let schemes: Vec<&SecurityScheme> = api.schemes_of(verifier).collect();
    let name = ident(&verifier.name.rust);
    let docs = Docs::new()
        .paragraph(format!("Who calls, by {}.", listed(&schemes)))
        .outer();
    let scopes = scopes_type(&schemes);
    let (found, credentials) = found(file, &schemes);
    let refused = refused(file, &schemes);
    quote! {
        #docs
        pub(crate) async fn #name<A: Api>(
            api: &A,
            parts: &Parts,
            scopes: #scopes,
        ) -> Result<A::Caller, Rejection> {
            #found
            let verified = Authenticate::#name(api, #(#credentials,)* scopes, parts).await;
            verified.map_err(|refusal| refusal.challenged(#refused))
        }
    }
}

/// `` `id` and `key` ``.
fn listed(schemes: &[&SecurityScheme]) -> String {
    let names = schemes.iter().flat_map(|scheme| scheme.names()).map(code);
    names.collect::<Vec<_>>().join(" and ")
}

/// The type of the scopes: a list for each scheme of the description.
fn scopes_type(schemes: &[&SecurityScheme]) -> TokenStream {
    match schemes.iter().flat_map(|scheme| scheme.names()).count() {
        1 => quote!(&'static [&'static str]),
        several => {
            let count = proc_macro2::Literal::usize_unsuffixed(several);
            quote!([&'static [&'static str]; #count])
        }
    }
}

/// Finds the credentials, and the variables that hold them.
fn found(file: &mut SourceFile, schemes: &[&SecurityScheme]) -> (TokenStream, Vec<Ident>) {
    if let [only] = schemes {
        let variable = ident(noun(&only.credential));
        if let Credential::Bearer(_) = only.credential {
            file.import("crate::runtime", "bearer");
            return (
                quote!(let #variable = bearer::token(parts)?;),
                vec![variable],
            );
        }
    }
    let missing = challenge(file, schemes);
    let mut diagnostic = quote!();
    let mut variables = Vec::new();
    for scheme in schemes {
        let variable = argument(scheme, schemes);
        let Some(credential) = find(file, &scheme.credential) else {
            continue;
        };
        diagnostic.extend(quote! {
            let #variable = #credential.ok_or(Rejection::Unauthorized(#missing))?;
        });
        variables.push(variable);
    }
    (diagnostic, variables)
}

/// What finds a credential; nothing for one that only the implementation knows.
fn find(file: &mut SourceFile, credential: &Credential) -> Option<TokenStream> {
    Some(match credential {
        Credential::Undeclared(_) => return None,
        Credential::Basic => {
            file.import("crate::runtime", "basic");
            quote!(basic::find(parts))
        }
        Credential::Bearer(_) => {
            file.import("crate::runtime", "bearer");
            quote!(bearer::find(parts))
        }
        Credential::Http(scheme) => {
            file.import("crate::runtime", "http_credential");
            quote!(http_credential::find(parts, #scheme))
        }
        Credential::Certificate => {
            file.import("crate::runtime", "peer_certificates");
            quote!(peer_certificates::find(parts))
        }
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            file.import("crate::runtime", "api_key");
            let carrier = carrier(file, credential.carrier());
            quote!(api_key::find(parts, #carrier))
        }
    })
}

/// Where a credential is looked for; nothing for what is no part of a request.
fn carrier(file: &mut SourceFile, carrier: Carrier<'_>) -> Option<TokenStream> {
    let carrier = match carrier {
        Carrier::Header(name) => quote!(KeyCarrier::Header(#name)),
        Carrier::Query(name) => quote!(KeyCarrier::Query(#name)),
        Carrier::Cookie(name) => quote!(KeyCarrier::Cookie(#name)),
        Carrier::Connection | Carrier::Unknown(_) => return None,
    };
    file.import("crate::runtime::api_key", "KeyCarrier");
    Some(carrier)
}

/// What the credentials of a scheme are called.
pub fn noun(credential: &Credential) -> &'static str {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => "key",
        Credential::Basic | Credential::Http(_) => "credential",
        Credential::Bearer(_) => "token",
        Credential::Certificate => "certificates",
        Credential::Undeclared(_) => "request",
    }
}

/// The argument of a verifier that holds the credential of one of its schemes.
pub fn argument(scheme: &SecurityScheme, schemes: &[&SecurityScheme]) -> Ident {
    match schemes {
        [_] => ident(noun(&scheme.credential)),
        _ => ident(&scheme.name.rust),
    }
}

/// The schemes that any of some ways in ask for, each once.
fn schemes_of<'a>(api: &'a Api, security: &'a Security) -> Vec<&'a SecurityScheme> {
    let mut schemes: Vec<&SecurityScheme> = Vec::new();
    for (verifier, _) in api.alternatives(security) {
        for scheme in api.schemes_of(verifier) {
            if !schemes.contains(&scheme) {
                schemes.push(scheme);
            }
        }
    }
    schemes
}

/// Whether a function of its own looks for the caller: there are several ways in.
pub fn has_several_ways(security: &Security) -> bool {
    security.alternatives.len() > 1 || (security.anonymous && !security.is_open())
}

/// Asks a verifier.
pub fn asked(verifier: &Verifier, alternative: &Alternative, asker: Asker) -> TokenStream {
    let name = ident(&verifier.name.rust);
    let lists: Vec<TokenStream> = alternative
        .scopes
        .iter()
        .map(|scopes| match asker {
            Asker::Operation => quote!(&[#(#scopes),*]),
            Asker::Gate => quote!(&[]),
        })
        .collect();
    let scopes = match lists.as_slice() {
        [only] => quote!(#only),
        several => quote!([#(#several),*]),
    };
    match asker {
        Asker::Operation => quote!(gate::#name(api, parts, #scopes)),
        Asker::Gate => quote!(self::#name(api, parts, #scopes)),
    }
}

/// What looks for the caller by several ways in, one after the other.
pub fn ways(file: &mut SourceFile, api: &Api, security: &Security, asker: Asker) -> TokenStream {
    let is_optional = security.anonymous && asker == Asker::Operation;
    let nobody = is_optional.then(|| nobody(file, api, security));
    let tried = match api.alternatives(security).collect::<Vec<_>>().as_slice() {
        [(verifier, alternative)] => {
            let asked = asked(verifier, alternative, asker);
            match is_optional {
                true => quote!(#asked.await.map(Some)),
                false => quote!(#asked.await),
            }
        }
        several => {
            file.import("crate::runtime::alternatives", "Alternatives");
            let challenge = challenge(file, &schemes_of(api, security));
            let found = match is_optional {
                true => quote!(Some(caller)),
                false => quote!(caller),
            };
            let tries = several.iter().map(|(verifier, alternative)| {
                let asked = asked(verifier, alternative, asker);
                quote! {
                    match #asked.await {
                        Ok(caller) => return Ok(#found),
                        Err(rejection) => alternatives.note(rejection),
                    }
                }
            });
            quote! {
                let mut alternatives = Alternatives::new(#challenge);
                #(#tries)*
                Err(alternatives.into_rejection())
            }
        }
    };
    let (docs, name, caller) = match (asker, is_optional) {
        (Asker::Gate, _) => (GATE_DOCS, "default_caller", quote!(A::Caller)),
        (Asker::Operation, false) => (OWN_DOCS, "authenticate", quote!(A::Caller)),
        (Asker::Operation, true) => (OPTIONAL_DOCS, "authenticate", quote!(Option<A::Caller>)),
    };
    let docs = Docs::new().paragraph(docs).outer();
    let name = ident(name);
    quote! {
        #docs
        async fn #name<A: Api>(api: &A, parts: &Parts) -> Result<#caller, Rejection> {
            #nobody
            #tried
        }
    }
}

const GATE_DOCS: &str = "Who calls, by the first way in of the description that leads there.";
const OWN_DOCS: &str = "Who calls, by the first way in that leads there.";
const OPTIONAL_DOCS: &str = "Who calls, by the first way in that leads there. It is nobody only \
                             where no credential was sent, not even a part of one.";

/// Lets a caller without any credential in.
fn nobody(file: &mut SourceFile, api: &Api, security: &Security) -> TokenStream {
    let schemes = schemes_of(api, security);
    // Its verifier alone knows whether a credential was sent.
    let is_undeclared =
        |scheme: &&SecurityScheme| matches!(scheme.credential, Credential::Undeclared(_));
    if schemes.iter().any(is_undeclared) {
        return quote!();
    }
    let mut carriers: Vec<Carrier<'_>> = Vec::new();
    for scheme in schemes {
        let carrier = scheme.credential.carrier();
        if !carriers.contains(&carrier) {
            carriers.push(carrier);
        }
    }
    let mut sent = Vec::new();
    if carriers.contains(&Carrier::Connection) {
        file.import("crate::runtime", "peer_certificates");
        sent.push(quote!(peer_certificates::find(parts).is_none()));
    }
    let carriers = carriers.into_iter();
    let carriers: Vec<TokenStream> = carriers.filter_map(|one| carrier(file, one)).collect();
    if !carriers.is_empty() {
        file.import("crate::runtime", "api_key");
        sent.insert(0, quote!(!api_key::any_sent(parts, &[#(#carriers),*])));
    }
    quote! {
        if #(#sent)&&* {
            return Ok(None);
        }
    }
}

/// A method of the trait that an implementation verifies credentials with.
pub fn method(file: &mut SourceFile, api: &Api, verifier: &Verifier) -> TokenStream {
    let schemes: Vec<&SecurityScheme> = api.schemes_of(verifier).collect();
    let name = ident(&verifier.name.rust);
    let docs = method_docs(&schemes).outer();
    let scopes = scopes_type(&schemes);
    let arguments: Vec<TokenStream> = schemes
        .iter()
        .filter_map(|scheme| {
            let name = argument(scheme, &schemes);
            let ty = credential_type(file, &scheme.credential)?;
            Some(quote!(#name: #ty))
        })
        .collect();
    quote! {
        #docs
        fn #name(
            &self,
            #(#arguments,)*
            scopes: #scopes,
            parts: &Parts,
        ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
    }
}

fn method_docs(schemes: &[&SecurityScheme]) -> Docs {
    match schemes {
        [only] if matches!(only.credential, Credential::Undeclared(_)) => Docs::new()
            .paragraph(format!(
                "Decides on requests by the security scheme {}.",
                code(&only.name.wire)
            ))
            .paragraph(
                "The description names this scheme and does not declare it: find its credential in the \
                 request's `parts`, verify it, and refuse the request otherwise, even where the \
                 description allows callers without credentials. `scopes` are those that the operation asks for.",
            ),
        [only] if !only.members.is_empty() => Docs::new()
            .paragraph(format!(
                "Verifies the {} of {}.",
                title(&only.credential),
                listed(schemes)
            ))
            .prose(only.description.as_deref())
            .paragraph(
                "It must satisfy each of them. `scopes` are those that the operation asks for, by \
                 scheme.",
            ),
        [only] => Docs::new()
            .paragraph(format!(
                "Verifies the {} of {}.",
                title(&only.credential),
                code(&only.name.wire)
            ))
            .prose(only.description.as_deref())
            .prose(bare_challenge(&only.credential).as_deref())
            .paragraph("`scopes` are those that the operation asks for."),
        several => Docs::new()
            .paragraph(format!(
                "Verifies the credentials of {} together.",
                listed(several)
            ))
            .paragraph(
                "Each must be valid, and they must belong together. `scopes` are those that the \
                 operation asks for, by scheme.",
            ),
    }
}

/// How a scheme asks for its credentials of which no more than the name is known.
fn bare_challenge(credential: &Credential) -> Option<String> {
    if *credential == Credential::Certificate {
        return Some(
            "Whoever accepts connections puts them into the extensions of each request. That the peer has \
             the key was proved in the handshake; whom they certify, and who vouches for it, is for \
             this to verify. A request without any is answered with 401."
                .to_owned(),
        );
    }
    let Credential::Http(scheme) = credential else {
        return None;
    };
    let scheme = code(scheme);
    Some(format!(
        "A request without it is answered with the challenge {scheme}, which has no parameters."
    ))
}

/// What a credential is, in words.
pub fn title(credential: &Credential) -> String {
    match credential {
        Credential::HeaderKey(name) => format!("key in the header {}", code(name)),
        Credential::QueryKey(name) => format!("key in the query parameter {}", code(name)),
        Credential::CookieKey(name) => format!("key in the cookie {}", code(name)),
        Credential::Basic => "user name and the password (RFC 7617)".to_owned(),
        Credential::Bearer(_) => "bearer token (RFC 6750)".to_owned(),
        Credential::Http(scheme) => format!("credential by the HTTP scheme {}", code(scheme)),
        Credential::Certificate => "certificates of the client (mutual TLS)".to_owned(),
        Credential::Undeclared(name) => {
            format!("credential of the undeclared scheme {}", code(name))
        }
    }
}

fn credential_type(file: &mut SourceFile, credential: &Credential) -> Option<TokenStream> {
    let (module, name) = exported(credential)?;
    file.import(&format!("crate::runtime::{module}"), name);
    let name = ident(name);
    Some(match credential {
        Credential::Basic => quote!(#name),
        Credential::Certificate => quote!(&#name),
        _ => quote!(#name<'_>),
    })
}

/// The type that holds a credential, after its module; nothing for one that only the implementation knows.
pub fn exported(credential: &Credential) -> Option<(&'static str, &'static str)> {
    Some(match credential {
        Credential::Undeclared(_) => return None,
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            ("api_key", "ApiKeyCredential")
        }
        Credential::Basic => ("basic", "BasicCredential"),
        Credential::Bearer(_) => ("bearer", "BearerToken"),
        Credential::Http(_) => ("http_credential", "HttpCredential"),
        Credential::Certificate => ("peer_certificates", "PeerCertificates"),
    })
}
