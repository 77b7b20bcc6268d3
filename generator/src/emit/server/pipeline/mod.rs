//! `pipeline.rs`: authentication, admission and common headers, around every operation.
//!
//! In: the security schemes, security requirements and common headers of the model. Out: the file, and the calls of
//! it in each operation. Depends on `api_trait` and the files of `emit` that both crates use.

pub mod challenge;
pub mod rejection;
pub mod security;

use proc_macro2::TokenStream;
use quote::quote;

use super::api_trait::supertraits;
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::source_file::SourceFile;
use crate::model::{Api, Security};
use challenge::challenge;
use security::Asker;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(
        "The pipeline around every operation: authentication, admission and common headers.",
    );
    let mut file = SourceFile::new("src/pipeline.rs", docs);
    file.import_all("http::Response http::request::Parts crate::api::Api");
    for name in supertraits(api) {
        if name != "Reject" || api.only_error_body().is_some() {
            file.import("crate::traits", name);
        }
    }
    file.import_all("crate::runtime::body::Body crate::runtime::rejection::Rejection");
    let verifications = each(api.verifiers.iter(), |verifier| {
        security::verification(&mut file, api, verifier)
    });
    let challenge = challenge(&mut file, &api.schemes.iter().collect::<Vec<_>>());
    let securities: Vec<&Security> = api
        .operations
        .iter()
        .map(|operation| &operation.security)
        .collect();
    if securities.iter().any(|security| !security.is_open()) {
        file.push(admit(&challenge));
    }
    let is_optional = |security: &Security| security.anonymous && !security.is_open();
    let has_optional = securities.iter().any(|security| is_optional(security));
    if has_optional {
        file.push(admit_optional());
    }
    if has_optional || securities.iter().any(|security| security.is_open()) {
        file.push(admit_anonymous(api, &challenge));
    }
    file.push(quote!(#(#verifications)*));
    file.push(finish(api));
    file.push(reject_unmatched(api, &challenge));
    if api.default_security.alternatives.len() > 1 {
        let authenticate =
            security::authenticate(&mut file, api, &api.default_security, Asker::Pipeline);
        file.push(authenticate);
    }
    rejection::emit(&mut file, api);
    file.import("crate::traits", "CommonHeaders");
    file
}

fn admit(challenge: &TokenStream) -> TokenStream {
    quote! {
        /// Returns the common headers, and the caller if the request is admitted.
        pub(crate) async fn admit<A: Api>(
            api: &A,
            parts: &Parts,
            credential: Result<A::Caller, Rejection>,
        ) -> (CommonHeaders, Result<A::Caller, Rejection>) {
            let admission = Admit::admit(api, credential.as_ref().ok(), parts).await;
            let caller = match (admission.refusal, credential) {
                // Server errors take precedence.
                (Some(_), Err(failure)) if failure.status().is_server_error() => Err(failure),
                (Some(refusal), _) => Err(refusal.challenged(#challenge)),
                (None, credential) => credential,
            };
            (admission.headers, caller)
        }
    }
}

/// For operations with optional authentication.
fn admit_optional() -> TokenStream {
    quote! {
        /// Returns the common headers, and the caller if the request is admitted, with optional
        /// authentication.
        pub(crate) async fn admit_optional<A: Api>(
            api: &A,
            parts: &Parts,
            credential: Result<Option<A::Caller>, Rejection>,
        ) -> (CommonHeaders, Result<Option<A::Caller>, Rejection>) {
            match credential.transpose() {
                Some(credential) => {
                    let (headers, caller) = admit(api, parts, credential).await;
                    (headers, caller.map(Some))
                }
                None => {
                    let (headers, admitted) = admit_anonymous(api, parts).await;
                    (headers, admitted.map(|()| None))
                }
            }
        }
    }
}

fn admit_anonymous(api: &Api, challenge: &TokenStream) -> TokenStream {
    let caller = (!api.verifiers.is_empty()).then(|| quote!(None,));
    quote! {
        /// Returns the common headers, and `Ok` if the request is admitted without authentication.
        pub(crate) async fn admit_anonymous<A: Api>(
            api: &A,
            parts: &Parts,
        ) -> (CommonHeaders, Result<(), Rejection>) {
            let admission = Admit::admit(api, #caller parts).await;
            let refused = admission.refusal.map(|refusal| refusal.challenged(#challenge));
            (admission.headers, refused.map_or(Ok(()), Err))
        }
    }
}

fn finish(api: &Api) -> TokenStream {
    let parameter = rejection::parameter(api);
    quote! {
        /// Completes a response with the common headers.
        pub(crate) fn finish<A: Api>(
            api: &A,
            headers: &CommonHeaders,
            result: Result<(), Rejection>,
            #parameter
            into: &mut Response<Body>,
        ) {
            if let Err(rejection) = result {
                reject(api, &rejection, into);
            }
            if let Err(rejection) = headers.write(into.headers_mut()) {
                reject(api, &rejection, into);
            }
        }
    }
}

/// For requests that match no operation. The caller is authenticated nevertheless, so that the
/// request counts towards its limits.
fn reject_unmatched(api: &Api, challenge: &TokenStream) -> TokenStream {
    let mut alternatives = api.alternatives(&api.default_security);
    let verified = match (alternatives.next(), alternatives.next()) {
        (None, _) => None,
        (Some((verifier, alternative)), None) => {
            Some(security::verified(verifier, alternative, Asker::Pipeline))
        }
        (Some(_), Some(_)) => Some(quote!(default_caller(api, parts))),
    };
    let caller = match verified {
        Some(verified) => quote! {
            let (caller, rejection) = match #verified.await {
                Ok(caller) => (Some(caller), rejection),
                Err(failure) if failure.status().is_server_error() => (None, failure),
                Err(_) => (None, rejection),
            };
        },
        None if api.verifiers.is_empty() => quote!(),
        None => quote!(let caller = None;),
    };
    let argument = (!api.verifiers.is_empty()).then(|| quote!(caller.as_ref(),));
    let reject = rejection::argument(api);
    quote! {
        /// Rejects a request that matches no operation.
        pub(crate) async fn reject_unmatched<A: Api>(
            api: &A,
            parts: &Parts,
            rejection: Rejection,
            into: &mut Response<Body>,
        ) {
            #caller
            let admission = Admit::admit(api, #argument parts).await;
            let rejection = match admission.refusal {
                Some(refusal) if !rejection.status().is_server_error() => {
                    refusal.challenged(#challenge)
                }
                _ => rejection,
            };
            finish(api, &admission.headers, Err(rejection), #reject into);
        }
    }
}
