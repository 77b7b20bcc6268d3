//! `pipeline.rs`: authentication, admission and common headers, around every operation.
//!
//! In: the security schemes, security requirements and common headers of the lowered API. Out: the file, and the calls of
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
use crate::lowered::{Api, Security};
use challenge::challenge;
use security::AuthContext;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.common_headers.is_empty() {
        true => "The pipeline around every operation: authentication and admission.",
        false => {
            "The pipeline around every operation: authentication, admission and common headers."
        }
    });
    let mut file = SourceFile::new("src/pipeline.rs", docs);
    file.import_all("http::Response http::request::Parts crate::api::Api");
    for name in supertraits(api) {
        if name != "Reject" || api.only_error_body().is_some() {
            file.import("crate::traits", name);
        }
    }
    file.import_all(
        "crate::runtime::body::Body crate::operations::Operation crate::runtime::server::rejection::Rejection \
         crate::runtime::server::request_context::RequestContext crate::runtime::server::request_context::Describe",
    );
    let verifications = each(api.verifiers.iter(), |verifier| {
        security::verification(&mut file, api, verifier)
    });
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
        let admit = admit(&mut file, api);
        file.push(admit);
    }
    if has_secured(true) {
        let admit_optional = admit_optional(&mut file, api);
        file.push(admit_optional);
    }
    if securities.iter().any(|security| security.is_open()) && !api.common_headers.is_empty() {
        file.push(admit_anonymous(api));
    }
    file.push(quote!(#(#verifications)*));
    let finish = finish(&mut file, api);
    file.push(finish);
    file.push(reject_unmatched(api));
    if security::has_default_caller(api) {
        let authenticate =
            security::authenticate(&mut file, api, &api.default_security, AuthContext::Pipeline);
        file.push(authenticate);
    }
    rejection::emit(&mut file, api);
    if !api.common_headers.is_empty() {
        file.import("crate::traits", "CommonHeaders");
    }
    file
}

/// The caller is passed by reference, because futures that take and return it would copy it several times.
fn admit(file: &mut SourceFile, api: &Api) -> TokenStream {
    let (stored, headers) = stored_headers(api);
    let docs = Docs::new().paragraph(format!(
        "{stored}Replaces the caller with the rejection if the request is refused, unless the authentication failed with \
         a server error."
    ));
    let docs = docs.outer();
    let admitted = admitted(file, api, &quote!(caller.as_ref().ok()));
    quote! {
        #docs
        pub(crate) async fn admit<A: Api>(
            api: &A,
            parts: &Parts,
            caller: &mut Result<A::Caller, Rejection>,
            #headers
        ) {
            #admitted
        }
    }
}

/// For operations with optional authentication.
fn admit_optional(file: &mut SourceFile, api: &Api) -> TokenStream {
    let (stored, headers) = stored_headers(api);
    let docs = Docs::new().paragraph(format!(
        "For operations with optional authentication. {stored}Replaces the caller with the rejection if the request is \
         refused, unless the authentication failed with a server error."
    ));
    let docs = docs.outer();
    let admitted = admitted(file, api, &quote!(known));
    quote! {
        #docs
        pub(crate) async fn admit_optional<A: Api>(
            api: &A,
            parts: &Parts,
            caller: &mut Result<Option<A::Caller>, Rejection>,
            #headers
        ) {
            let known = caller.as_ref().ok().and_then(Option::as_ref);
            #admitted
        }
    }
}

/// The sentence and the parameter for common headers, if there are any.
fn stored_headers(api: &Api) -> (&'static str, TokenStream) {
    match api.common_headers.is_empty() {
        true => ("", quote!()),
        false => (
            "Stores the common headers. ",
            quote!(headers: &mut Option<CommonHeaders>,),
        ),
    }
}

/// The statements that admit a known caller.
fn admitted(file: &mut SourceFile, api: &Api, known: &TokenStream) -> TokenStream {
    match api.common_headers.is_empty() {
        true => {
            file.import("crate::runtime::server", "admission");
            quote! {
                let admitted = Admit::admit(api, #known, parts).await;
                admission::apply(admitted, caller);
            }
        }
        false => quote! {
            let admission = Admit::admit(api, #known, parts).await;
            *headers = Some(admission.apply(caller));
        },
    }
}

/// For operations without authentication, of an API with common headers.
fn admit_anonymous(api: &Api) -> TokenStream {
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
            let mut admitted = Ok(());
            *headers = Some(admission.apply(&mut admitted));
            admitted
        }
    }
}

fn finish(file: &mut SourceFile, api: &Api) -> TokenStream {
    let challenge = (!api.schemes.is_empty()).then(|| {
        file.import("crate::runtime::server", "credential_error");
        let challenge = challenge(file, &api.schemes.iter().collect::<Vec<_>>());
        quote!(credential_error::challenge(into, #challenge);)
    });
    let (docs, headers, written) = match api.common_headers.is_empty() {
        true => ("Completes a response.", quote!(), quote!()),
        false => (
            "Completes a response with the common headers.",
            quote!(headers: Option<&CommonHeaders>,),
            quote! {
                let written = headers.map_or(Ok(()), |headers| headers.write(into.headers_mut()));
                if let Err(rejection) = written {
                    context.reject(api, rejection, describe, into);
                }
            },
        ),
    };
    let docs = Docs::new().paragraph(docs).outer();
    quote! {
        #docs
        pub(crate) fn finish<A: Api>(
            api: &A,
            context: &RequestContext<'_, Operation>,
            #headers
            result: Result<(), Rejection>,
            describe: Describe<A, Operation>,
            into: &mut Response<Body>,
        ) {
            if let Err(rejection) = result {
                context.reject(api, rejection, describe, into);
            }
            #written
            #challenge
        }
    }
}

/// For requests that match no operation. The caller is authenticated nevertheless, so that the
/// request counts towards its limits.
fn reject_unmatched(api: &Api) -> TokenStream {
    let mut alternatives = api.alternatives(&api.default_security);
    let verified = match (alternatives.next(), alternatives.next()) {
        (None, _) => None,
        (Some((verifier, alternative)), None) => Some(security::verified(
            verifier,
            alternative,
            AuthContext::Pipeline,
        )),
        (Some(_), Some(_)) => Some(quote!(default_caller(api, parts))),
    };
    let has_headers = !api.common_headers.is_empty();
    let refused = match has_headers {
        true => quote!(admission.refusal.unwrap_or(rejection)),
        false => quote!(admitted.err().unwrap_or(rejection)),
    };
    let (authenticated, caller, rejection) = match verified {
        Some(verified) => (
            quote!(let caller = #verified.await;),
            quote!(caller.as_ref().ok(),),
            quote! {
                match caller {
                    Err(failure) if failure.status().is_server_error() => failure,
                    _ => #refused,
                }
            },
        ),
        None => (
            quote!(),
            match api.verifiers.is_empty() {
                true => quote!(),
                false => quote!(None,),
            },
            refused,
        ),
    };
    let admitted = quote!(Admit::admit(api, #caller parts).await);
    let admitted = match has_headers {
        true => quote! {
            let admission = #admitted;
            *headers = Some(admission.headers);
        },
        false => quote!(let admitted = #admitted;),
    };
    let (_, headers) = stored_headers(api);
    quote! {
        /// Responds to a request that matches no operation.
        pub(crate) async fn reject_unmatched<A: Api>(
            api: &A,
            parts: &Parts,
            rejection: Rejection,
            #headers
        ) -> Result<(), Rejection> {
            #authenticated
            #admitted
            let rejection = #rejection;
            Err(rejection)
        }
    }
}
