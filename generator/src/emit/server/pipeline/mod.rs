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
    file.import_all("crate::runtime::body::Body crate::runtime::server::rejection::Rejection");
    let verifications = each(api.verifiers.iter(), |verifier| {
        security::verification(&mut file, api, verifier)
    });
    let challenge = challenge(&mut file, &api.schemes.iter().collect::<Vec<_>>());
    let securities: Vec<&Security> = api
        .operations
        .iter()
        .map(|operation| &operation.security)
        .collect();
    let has_secured = |is_optional: bool| {
        let mut secured = securities.iter().filter(|security| !security.is_open());
        secured.any(|security| security.anonymous == is_optional)
    };
    if has_secured(false) {
        file.push(admit(&challenge));
    }
    if has_secured(true) {
        file.push(admit_optional(&challenge));
    }
    if securities.iter().any(|security| security.is_open()) {
        file.push(admit_anonymous(api, &challenge));
    }
    file.push(quote!(#(#verifications)*));
    file.push(finish(api));
    file.push(reject_unmatched(api, &challenge));
    if security::has_default_caller(api) {
        let authenticate =
            security::authenticate(&mut file, api, &api.default_security, Asker::Pipeline);
        file.push(authenticate);
    }
    rejection::emit(&mut file, api);
    file.import("crate::traits", "CommonHeaders");
    file
}

/// Stores the common headers of an admission.
fn admitted(challenge: &TokenStream) -> TokenStream {
    quote! {
        *headers = Some(admission.apply(caller, #challenge));
    }
}

/// The caller is passed by reference, because futures that take and return it would copy it several times.
fn admit(challenge: &TokenStream) -> TokenStream {
    let admitted = admitted(challenge);
    quote! {
        /// Stores the common headers. Replaces the caller with the rejection if the request is
        /// refused, unless the authentication failed with a server error.
        pub(crate) async fn admit<A: Api>(
            api: &A,
            parts: &Parts,
            caller: &mut Result<A::Caller, Rejection>,
            headers: &mut Option<CommonHeaders>,
        ) {
            let admission = Admit::admit(api, caller.as_ref().ok(), parts).await;
            #admitted
        }
    }
}

/// For operations with optional authentication.
fn admit_optional(challenge: &TokenStream) -> TokenStream {
    let admitted = admitted(challenge);
    quote! {
        /// Stores the common headers, for operations with optional authentication. Replaces the
        /// caller with the rejection if the request is refused, unless the authentication failed
        /// with a server error.
        pub(crate) async fn admit_optional<A: Api>(
            api: &A,
            parts: &Parts,
            caller: &mut Result<Option<A::Caller>, Rejection>,
            headers: &mut Option<CommonHeaders>,
        ) {
            let known = caller.as_ref().ok().and_then(Option::as_ref);
            let admission = Admit::admit(api, known, parts).await;
            #admitted
        }
    }
}

fn admit_anonymous(api: &Api, challenge: &TokenStream) -> TokenStream {
    let caller = (!api.verifiers.is_empty()).then(|| quote!(None,));
    quote! {
        /// Stores the common headers. Returns an error if the request is refused without
        /// authentication.
        pub(crate) async fn admit_anonymous<A: Api>(
            api: &A,
            parts: &Parts,
            headers: &mut Option<CommonHeaders>,
        ) -> Result<(), Rejection> {
            let admission = Admit::admit(api, #caller parts).await;
            *headers = Some(admission.headers);
            let refused = admission.refusal.map(|refusal| refusal.challenged(#challenge));
            refused.map_or(Ok(()), Err)
        }
    }
}

fn finish(api: &Api) -> TokenStream {
    let parameter = rejection::parameter(api);
    quote! {
        /// Completes a response with the common headers.
        pub(crate) fn finish<A: Api>(
            api: &A,
            headers: Option<&CommonHeaders>,
            rejection: Option<&Rejection>,
            #parameter
            into: &mut Response<Body>,
        ) {
            if let Some(rejection) = rejection {
                reject(api, rejection, into);
            }
            if let Some(headers) = headers {
                if let Err(rejection) = headers.write(into.headers_mut()) {
                    reject(api, &rejection, into);
                }
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
    let refused = quote!(refused.as_ref().unwrap_or(rejection));
    let (authenticated, caller, rejection) = match verified {
        Some(verified) => (
            quote!(let caller = #verified.await;),
            quote!(caller.as_ref().ok(),),
            quote! {
                match &caller {
                    Err(failure) if failure.status().is_server_error() => failure,
                    _ => #refused,
                }
            },
        ),
        None if api.verifiers.is_empty() => (quote!(), quote!(), refused),
        None => (quote!(), quote!(None,), refused),
    };
    let reject = rejection::argument(api);
    quote! {
        /// Rejects a request that matches no operation.
        pub(crate) async fn reject_unmatched<A: Api>(
            api: &A,
            parts: &Parts,
            rejection: &Rejection,
            into: &mut Response<Body>,
        ) {
            #authenticated
            let admission = Admit::admit(api, #caller parts).await;
            let refused = admission.refusal.map(|refusal| refusal.challenged(#challenge));
            let rejection = #rejection;
            finish(api, Some(&admission.headers), Some(rejection), #reject into);
        }
    }
}
