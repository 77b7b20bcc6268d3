//! `gate.rs`: what happens to every request before and after its operation.

use proc_macro2::TokenStream;
use quote::quote;

use super::api_trait::hooks;
use super::challenge::challenge;
use super::rejecting;
use super::security::{self, Asker};
use crate::emit::docs::Docs;
use crate::emit::source_file::SourceFile;
use crate::model::{Api, Security};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new()
        .paragraph("What happens to every request before and after its operation: credentials, admission, the headers that all responses carry.");
    let mut file = SourceFile::new("src/gate.rs", docs);
    file.import("http", "Response");
    file.import("http::request", "Parts");
    file.import("crate::api", "Api");
    for hook in hooks(api) {
        if hook != "Reject" || api.only_error_body().is_some() {
            file.import("crate::hooks", hook);
        }
    }
    file.import("crate::runtime::body", "Body");
    file.import("crate::runtime::rejection", "Rejection");
    let verifications: Vec<TokenStream> = api
        .verifiers
        .iter()
        .map(|verifier| security::verification(&mut file, api, verifier))
        .collect();
    let challenge = challenge(&mut file, &api.schemes.iter().collect::<Vec<_>>());
    let securities: Vec<&Security> = api
        .operations
        .iter()
        .map(|operation| &operation.security)
        .collect();
    if securities.iter().any(|security| !security.is_open()) {
        file.push(enter(api, &challenge));
    }
    let is_optional = |security: &Security| security.anonymous && !security.is_open();
    let has_optional = securities.iter().any(|security| is_optional(security));
    if has_optional {
        file.push(enter_optional(api));
    }
    if has_optional || securities.iter().any(|security| security.is_open()) {
        file.push(enter_open(api, &challenge));
    }
    file.push(quote!(#(#verifications)*));
    file.push(leave(api));
    file.push(refuse(api, &challenge));
    if api.default_security.alternatives.len() > 1 {
        let ways = security::ways(&mut file, api, &api.default_security, Asker::Gate);
        file.push(ways);
    }
    rejecting::emit(&mut file, api);
    file.import("crate::hooks", "CommonHeaders");
    file
}

fn enter(api: &Api, challenge: &TokenStream) -> TokenStream {
    let (parameter, reject) = (rejecting::parameter(api), rejecting::argument(api));
    quote! {
        /// Lets a caller in, or gives the answer that turns the request away.
        pub(crate) async fn enter<A: Api>(
            api: &A,
            parts: &Parts,
            credential: Result<A::Caller, Rejection>,
            #parameter
        ) -> Result<(CommonHeaders, A::Caller), Response<Body>> {
            let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
            let turned_away = admission.refusal.map(|refusal| refusal.challenged(#challenge));
            match (turned_away, credential) {
                (None, Ok(caller)) => Ok((admission.headers, caller)),
                // A failure of ours is told as one, whoever calls.
                (_, Err(failure)) if failure.status().is_server_error() => {
                    Err(leave(api, &admission.headers, Err(failure) #reject))
                }
                (Some(rejection), _) | (None, Err(rejection)) => {
                    Err(leave(api, &admission.headers, Err(rejection) #reject))
                }
            }
        }
    }
}

/// For the operations that let anyone in, and know some of them.
fn enter_optional(api: &Api) -> TokenStream {
    let (parameter, reject) = (rejecting::parameter(api), rejecting::argument(api));
    quote! {
        /// Lets a caller in who may be nobody, or gives the answer that turns the request away.
        pub(crate) async fn enter_optional<A: Api>(
            api: &A,
            parts: &Parts,
            credential: Result<Option<A::Caller>, Rejection>,
            #parameter
        ) -> Result<(CommonHeaders, Option<A::Caller>), Response<Body>> {
            match credential.transpose() {
                Some(credential) => {
                    let (headers, caller) = enter(api, parts, credential #reject).await?;
                    Ok((headers, Some(caller)))
                }
                None => Ok((enter_open(api, parts #reject).await?, None)),
            }
        }
    }
}

fn enter_open(api: &Api, challenge: &TokenStream) -> TokenStream {
    let caller = (!api.verifiers.is_empty()).then(|| quote!(None,));
    let (parameter, reject) = (rejecting::parameter(api), rejecting::argument(api));
    quote! {
        /// Lets anyone in, or gives the answer that turns the request away.
        pub(crate) async fn enter_open<A: Api>(
            api: &A,
            parts: &Parts,
            #parameter
        ) -> Result<CommonHeaders, Response<Body>> {
            let admission = Admit::admit(api, #caller parts).await;
            match admission.refusal {
                None => Ok(admission.headers),
                Some(refusal) => {
                    let rejection = refusal.challenged(#challenge);
                    Err(leave(api, &admission.headers, Err(rejection) #reject))
                }
            }
        }
    }
}

fn leave(api: &Api) -> TokenStream {
    let parameter = rejecting::parameter(api);
    quote! {
        /// Gives every answer the headers that it has in common with all others.
        pub(crate) fn leave<A: Api>(
            api: &A,
            headers: &CommonHeaders,
            answer: Result<Response<Body>, Rejection>,
            #parameter
        ) -> Response<Body> {
            let mut response = answer.unwrap_or_else(|rejection| reject(api, &rejection));
            if let Err(rejection) = headers.write(response.headers_mut()) {
                response = reject(api, &rejection);
            }
            response
        }
    }
}

/// What answers where no operation does. The caller is looked for all the same,
/// so that the request counts for it.
fn refuse(api: &Api, challenge: &TokenStream) -> TokenStream {
    let mut ways = api.alternatives(&api.default_security);
    let asked = match (ways.next(), ways.next()) {
        (None, _) => None,
        (Some((verifier, alternative)), None) => {
            Some(security::asked(verifier, alternative, Asker::Gate))
        }
        (Some(_), Some(_)) => Some(quote!(default_caller(api, parts))),
    };
    let caller = match asked {
        Some(asked) => quote! {
            let (caller, rejection) = match #asked.await {
                Ok(caller) => (Some(caller), rejection),
                Err(failure) if failure.status().is_server_error() => (None, failure),
                Err(_) => (None, rejection),
            };
        },
        None if api.verifiers.is_empty() => quote!(),
        None => quote!(let caller = None;),
    };
    let argument = (!api.verifiers.is_empty()).then(|| quote!(caller.as_ref(),));
    let reject = rejecting::argument(api);
    quote! {
        /// Answers a request that no operation answers.
        pub(crate) async fn refuse<A: Api>(
            api: &A,
            parts: &Parts,
            rejection: Rejection,
        ) -> Response<Body> {
            #caller
            let admission = Admit::admit(api, #argument parts).await;
            let rejection = match admission.refusal {
                Some(refusal) if !rejection.status().is_server_error() => {
                    refusal.challenged(#challenge)
                }
                _ => rejection,
            };
            leave(api, &admission.headers, Err(rejection) #reject)
        }
    }
}
