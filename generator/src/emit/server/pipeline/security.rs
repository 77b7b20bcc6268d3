//! Authentication: finding credentials in a request and verifying them.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::challenge::{challenge, refused};
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Alternative, Api, Carrier, Credential, Security, SecurityScheme, Verifier};

/// The caller of a verifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuthContext {
    /// The file of an operation, with the scopes that it needs.
    Operation,
    /// The pipeline, without scopes: for requests that match no operation, and for operations with the default security.
    Pipeline,
}

/// The function of the pipeline that finds credentials and verifies them.
pub fn verification(file: &mut SourceFile, api: &Api, verifier: &Verifier) -> TokenStream {
    let schemes: Vec<&SecurityScheme> = api.schemes_of(verifier).collect();
    let name = ident(&verifier.name.rust);
    let docs = Docs::new()
        .paragraph(format!(
            "Authenticates the caller with {}.",
            listed(&schemes)
        ))
        .outer();
    let scopes = scopes_type(api, verifier);
    let scopes = scopes.map(|scopes| quote!(scopes: #scopes,));
    let passed = scopes.as_ref().map(|_| quote!(scopes,));
    let (found, credentials) = found(file, &schemes);
    let scheme = match schemes.as_slice() {
        [only] => {
            let name = &only.name.wire;
            quote!(Some(#name))
        }
        _ => quote!(None),
    };
    let refused = refused(file, &schemes);
    quote! {
        #docs
        pub(crate) async fn #name<A: Api>(
            api: &A,
            parts: &Parts,
            #scopes
        ) -> Result<A::Caller, Rejection> {
            #found
            let verified = Authenticate::#name(api, #(#credentials,)* #passed parts).await;
            verified.map_err(|rejection| rejection.challenged(#scheme, #refused))
        }
    }
}

/// `` `id` and `key` ``.
fn listed(schemes: &[&SecurityScheme]) -> String {
    let names = schemes.iter().flat_map(|scheme| scheme.names()).map(code);
    names.collect::<Vec<_>>().join(" and ")
}

/// The type of the scopes of a verifier, if it has any: a list for each scheme.
pub fn scopes_type(api: &Api, verifier: &Verifier) -> Option<TokenStream> {
    let schemes = api.schemes_of(verifier);
    let count = schemes.flat_map(SecurityScheme::names).count();
    verifier.has_scopes.then(|| match count {
        1 => quote!(&'static [&'static str]),
        several => {
            let count = proc_macro2::Literal::usize_unsuffixed(several);
            quote!([&'static [&'static str]; #count])
        }
    })
}

/// The statements that find the credentials, and their variables.
fn found(file: &mut SourceFile, schemes: &[&SecurityScheme]) -> (TokenStream, Vec<Ident>) {
    if let [only] = schemes {
        let variable = ident(noun(&only.credential));
        if let Credential::Bearer(_) = only.credential {
            file.import("crate::runtime::server", "bearer");
            let name = &only.name.wire;
            return (
                quote!(let #variable = bearer::token(parts, #name)?;),
                vec![variable],
            );
        }
    }
    let missing = challenge(file, schemes);
    let mut statements = quote!();
    let mut variables = Vec::new();
    for scheme in schemes {
        let variable = argument(scheme, schemes);
        let Some(credential) = find(file, &scheme.credential) else {
            continue;
        };
        file.import("crate::runtime::server", "credential_error");
        let name = &scheme.name.wire;
        let carrier = match carrier(file, scheme.credential.carrier()) {
            Some(carrier) => quote!(Some(#carrier)),
            None => quote!(None),
        };
        statements.extend(quote! {
            let #variable = #credential
                .ok_or_else(|| credential_error::absent(parts, #name, #carrier, #missing))?;
        });
        variables.push(variable);
    }
    (statements, variables)
}

/// Finds a credential; `None` if only the implementation knows its location.
fn find(file: &mut SourceFile, credential: &Credential) -> Option<TokenStream> {
    Some(match credential {
        Credential::Undeclared(_) => return None,
        Credential::Basic => {
            file.import("crate::runtime::server", "basic");
            quote!(basic::find(parts))
        }
        Credential::Bearer(_) => {
            file.import("crate::runtime::server", "bearer");
            quote!(bearer::find(parts))
        }
        Credential::Http(scheme) => {
            file.import("crate::runtime::server", "http_credential");
            quote!(http_credential::find(parts, #scheme))
        }
        Credential::Certificate => {
            file.import("crate::runtime::server", "peer_certificates");
            quote!(peer_certificates::find(parts))
        }
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            file.import("crate::runtime::server", "api_key");
            let carrier = carrier(file, credential.carrier());
            quote!(api_key::find(parts, #carrier))
        }
    })
}

/// The location of a credential in a request, if it has one.
fn carrier(file: &mut SourceFile, carrier: Carrier<'_>) -> Option<TokenStream> {
    let carrier = match carrier {
        Carrier::Header(name) => quote!(KeyCarrier::Header(#name)),
        Carrier::Query(name) => quote!(KeyCarrier::Query(#name)),
        Carrier::Cookie(name) => quote!(KeyCarrier::Cookie(#name)),
        Carrier::Connection | Carrier::Unknown(_) => return None,
    };
    file.import("crate::runtime::server::api_key", "KeyCarrier");
    Some(carrier)
}

/// The name of the credentials of a scheme.
pub fn noun(credential: &Credential) -> &'static str {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => "key",
        Credential::Basic | Credential::Http(_) => "credential",
        Credential::Bearer(_) => "token",
        Credential::Certificate => "certificates",
        Credential::Undeclared(_) => "request",
    }
}

/// The argument of a verifier for a scheme.
pub fn argument(scheme: &SecurityScheme, schemes: &[&SecurityScheme]) -> Ident {
    match schemes {
        [_] => ident(noun(&scheme.credential)),
        _ => ident(&scheme.name.rust),
    }
}

/// The schemes of all alternatives, each once.
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

/// Returns `true` if authentication needs a function: there are alternatives.
pub fn has_alternatives(security: &Security) -> bool {
    security.alternatives.len() > 1 || (security.anonymous && !security.is_open())
}

/// Returns `true` if the pipeline has a function that authenticates with the alternatives of the default security.
pub fn has_default_caller(api: &Api) -> bool {
    api.default_security.alternatives.len() > 1
}

/// Returns `true` if that function, which passes no scopes, is also that of operations with a security.
pub fn shares_default_caller(api: &Api, security: &Security) -> bool {
    let requires_scopes = |one: &Alternative| one.scopes.iter().any(|scopes| !scopes.is_empty());
    has_default_caller(api)
        && !security.anonymous
        && *security == api.default_security
        && !security.alternatives.iter().any(requires_scopes)
}

/// Calls a verifier.
pub fn verified(verifier: &Verifier, alternative: &Alternative, asker: AuthContext) -> TokenStream {
    let name = ident(&verifier.name.rust);
    let lists = each(alternative.scopes.iter(), |scopes| match asker {
        AuthContext::Operation => quote!(&[#(#scopes),*]),
        AuthContext::Pipeline => quote!(&[]),
    });
    let scopes = match lists.as_slice() {
        _ if !verifier.has_scopes => quote!(),
        [only] => quote!(, #only),
        several => quote!(, [#(#several),*]),
    };
    match asker {
        AuthContext::Operation => quote!(pipeline::#name(api, parts #scopes)),
        AuthContext::Pipeline => quote!(self::#name(api, parts #scopes)),
    }
}

/// The function that tries the alternatives in order.
pub fn authenticate(
    file: &mut SourceFile,
    api: &Api,
    security: &Security,
    asker: AuthContext,
) -> TokenStream {
    let is_optional = security.anonymous && asker == AuthContext::Operation;
    let accept_anonymous = is_optional.then(|| accept_anonymous(file, api, security));
    let tried = match api.alternatives(security).collect::<Vec<_>>().as_slice() {
        [(verifier, alternative)] => {
            let verified = verified(verifier, alternative, asker);
            match is_optional {
                true => quote!(#verified.await.map(Some)),
                false => quote!(#verified.await),
            }
        }
        several => {
            file.import("crate::runtime::server::alternatives", "Alternatives");
            let challenge = challenge(file, &schemes_of(api, security));
            let found = match is_optional {
                true => quote!(Some(caller)),
                false => quote!(caller),
            };
            let tries = several.iter().map(|(verifier, alternative)| {
                let verified = verified(verifier, alternative, asker);
                quote! {
                    match #verified.await {
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
        (AuthContext::Pipeline, _) => (DEFAULT_DOCS, "default_caller", quote!(A::Caller)),
        (AuthContext::Operation, false) => (OWN_DOCS, "authenticate", quote!(A::Caller)),
        (AuthContext::Operation, true) => {
            (OPTIONAL_DOCS, "authenticate", quote!(Option<A::Caller>))
        }
    };
    let docs = Docs::new().paragraph(docs).outer();
    let name = ident(name);
    let visibility = (asker == AuthContext::Pipeline).then(|| quote!(pub(crate)));
    quote! {
        #docs
        #visibility async fn #name<A: Api>(api: &A, parts: &Parts) -> Result<#caller, Rejection> {
            #accept_anonymous
            #tried
        }
    }
}

const DEFAULT_DOCS: &str =
    "Authenticates the caller with the first valid alternative of the default security.";
const OWN_DOCS: &str = "Authenticates the caller with the first valid alternative.";
const OPTIONAL_DOCS: &str = "Authenticates the caller with the first valid alternative. Returns \
                             `None` only if the request has no credential at all.";

/// Accepts a request without any credential.
fn accept_anonymous(file: &mut SourceFile, api: &Api, security: &Security) -> TokenStream {
    let schemes = schemes_of(api, security);
    // Only its verifier knows whether there is a credential.
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
        file.import("crate::runtime::server", "peer_certificates");
        sent.push(quote!(peer_certificates::find(parts).is_none()));
    }
    let carriers = carriers.into_iter();
    let carriers: Vec<TokenStream> = carriers.filter_map(|one| carrier(file, one)).collect();
    if !carriers.is_empty() {
        file.import("crate::runtime::server", "api_key");
        sent.insert(0, quote!(!api_key::any_sent(parts, &[#(#carriers),*])));
    }
    quote! {
        if #(#sent)&&* {
            return Ok(None);
        }
    }
}

/// The method of `Authenticate` for a verifier.
pub fn method(file: &mut SourceFile, api: &Api, verifier: &Verifier) -> TokenStream {
    let schemes: Vec<&SecurityScheme> = api.schemes_of(verifier).collect();
    let name = ident(&verifier.name.rust);
    let docs = method_docs(&schemes);
    let scopes = scopes_type(api, verifier).map(|scopes| quote!(scopes: #scopes,));
    let docs = match (scopes.is_some(), schemes.as_slice()) {
        (false, _) => docs,
        (true, [only]) if only.members.is_empty() => {
            docs.paragraph("`scopes` are those that the operation requires.")
        }
        (true, _) => docs.paragraph("`scopes` are those that the operation requires, by scheme."),
    };
    let docs = docs.outer();
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
            #scopes
            parts: &Parts,
        ) -> impl Future<Output = Result<Self::Caller, Rejection>> + Send;
    }
}

fn method_docs(schemes: &[&SecurityScheme]) -> Docs {
    match schemes {
        [only] if matches!(only.credential, Credential::Undeclared(_)) => Docs::new()
            .paragraph(format!(
                "Authenticates requests with the security scheme {}.",
                code(&only.name.wire)
            ))
            .paragraph(
                "The description does not declare this scheme: find the credential in the `parts` of the \
                 request and verify it. Refuse the request otherwise, even if the description allows \
                 requests without credentials.",
            ),
        [only] if !only.members.is_empty() => Docs::new()
            .paragraph(format!(
                "Verifies the {} of {}.",
                title(&only.credential),
                listed(schemes)
            ))
            .prose(only.description.as_deref())
            .paragraph("It must satisfy each of them."),
        [only] => Docs::new()
            .paragraph(format!(
                "Verifies the {} of {}.",
                title(&only.credential),
                code(&only.name.wire)
            ))
            .prose(only.description.as_deref())
            .prose(rejection_note(&only.credential).as_deref()),
        several => Docs::new()
            .paragraph(format!(
                "Verifies the credentials of {} together.",
                listed(several)
            ))
            .paragraph("Each must be valid, and all must belong to the same caller."),
    }
}

/// Notes on schemes with particular rejections.
fn rejection_note(credential: &Credential) -> Option<String> {
    if *credential == Credential::Certificate {
        return Some(
            "They are read from the extensions of the request, where the code that accepts connections \
             adds them. The TLS handshake proves that the peer has the key; verify the subject and \
             the issuer here. A request without certificates is rejected with 401."
                .to_owned(),
        );
    }
    let Credential::Http(scheme) = credential else {
        return None;
    };
    let scheme = code(scheme);
    Some(format!(
        "A request without it is rejected with the challenge {scheme}, without parameters."
    ))
}

/// Describes a credential.
pub fn title(credential: &Credential) -> String {
    match credential {
        Credential::HeaderKey(name) => format!("key in the header {}", code(name)),
        Credential::QueryKey(name) => format!("key in the query parameter {}", code(name)),
        Credential::CookieKey(name) => format!("key in the cookie {}", code(name)),
        Credential::Basic => "user name and password (RFC 7617)".to_owned(),
        Credential::Bearer(_) => "bearer token (RFC 6750)".to_owned(),
        Credential::Http(scheme) => format!("credential of the HTTP scheme {}", code(scheme)),
        Credential::Certificate => "client certificates (mutual TLS)".to_owned(),
        Credential::Undeclared(name) => {
            format!("credential of the undeclared scheme {}", code(name))
        }
    }
}

fn credential_type(file: &mut SourceFile, credential: &Credential) -> Option<TokenStream> {
    let (module, name) = credential_type_of(credential)?;
    file.import(&format!("crate::runtime::server::{module}"), name);
    let name = ident(name);
    Some(match credential {
        Credential::Basic => quote!(#name),
        Credential::Certificate => quote!(&#name),
        _ => quote!(#name<'_>),
    })
}

/// The module and name of the type of a credential; `None` if only the implementation knows it.
pub fn credential_type_of(credential: &Credential) -> Option<(&'static str, &'static str)> {
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
