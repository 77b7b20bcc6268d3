//! Responses to rejected requests: identical for all operations, or, if the description has several
//! types of error bodies, as each operation documents.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::codecs::encoded;
use crate::emit::content::json_response;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, ErrorBody, Method, Operation};

/// Returns `true` if each operation creates its own responses.
pub fn differs(api: &Api) -> bool {
    !api.error_bodies.is_empty() && api.only_error_body().is_none()
}

/// The parameter of the pipeline for the response.
pub fn parameter(api: &Api) -> TokenStream {
    match differs(api) {
        true => quote!(reject: fn(&A, &Rejection, &mut Response<Body>),),
        false => quote!(),
    }
}

/// The argument for the parameter.
pub fn argument(api: &Api) -> TokenStream {
    match differs(api) {
        true => quote!(reject,),
        false => quote!(),
    }
}

/// The function that responds for an operation, if operations differ.
pub fn path_of(api: &Api, operation: &Operation) -> Option<TokenStream> {
    if !differs(api) {
        return None;
    }
    let module = ident(&operation.name.rust);
    Some(match documented(api, operation).is_empty() {
        true => quote!(pipeline::reject),
        false => quote!(operations::#module::reject),
    })
}

/// Writes the responses of the pipeline.
pub fn emit(file: &mut SourceFile, api: &Api) {
    if differs(api) {
        emit_undocumented(file);
        return;
    }
    let (api_argument, body) = match api.only_error_body() {
        Some((error, media_type)) => {
            file.import("crate::runtime::server", "response");
            let body = described(file, api, error, media_type, &quote!(rejection.status()));
            let body = quote!(response::reject(rejection, into, |into| #body););
            (quote!(api), body)
        }
        None => {
            file.import("crate::runtime::server", "problem");
            (quote!(_), quote!(problem::respond(rejection, into);))
        }
    };
    file.push(quote! {
        #[cold]
        fn reject<A: Api>(#api_argument: &A, rejection: &Rejection, into: &mut Response<Body>) {
            #body
        }
    });
}

fn emit_undocumented(file: &mut SourceFile) {
    file.import("crate::runtime::server", "problem");
    file.push(quote! {
        /// Creates the response to a rejected request without a documented error body.
        #[cold]
        pub(crate) fn reject<A: Api>(_: &A, rejection: &Rejection, into: &mut Response<Body>) {
            problem::respond(rejection, into);
        }
    });
}

/// Writes the responses of an operation, if it has its own.
pub fn emit_own(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let documented = documented(api, operation);
    if !differs(api) || documented.is_empty() {
        return;
    }
    file.import_all("crate::traits::Reject crate::runtime::server::response");
    let arms: Vec<TokenStream> = documented
        .into_iter()
        .filter_map(|((index, media_type), codes)| {
            let error = api.error_bodies.get(index)?;
            let codes = codes.into_iter().map(Literal::u16_unsuffixed);
            let described = described(file, api, error, media_type, &quote!(status));
            Some(quote! {
                #(#codes)|* => response::reject(rejection, into, |into| #described),
            })
        })
        .collect();
    let docs = Docs::new().paragraph(format!(
        "Creates the response to a rejected request, as documented by {}.",
        code(&documenting(api, operation).name.wire)
    ));
    let docs = docs.outer();
    file.push(quote! {
        #docs
        #[cold]
        pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
            let status = rejection.status();
            match status.as_u16() {
                #(#arms)*
                _ => pipeline::reject(api, rejection, into),
            }
        }
    });
}

/// The index of each type of error body with its media type, and the statuses that have it.
fn documented<'a>(api: &'a Api, operation: &'a Operation) -> Vec<((usize, &'a str), Vec<u16>)> {
    let operation = documenting(api, operation);
    let mut documented: Vec<((usize, &str), Vec<u16>)> = Vec::new();
    for status in operation.rejection_statuses() {
        let failure = operation.failure(status);
        let content = failure.and_then(|failure| api.content_of(&failure.shape));
        let key = content.and_then(|content| {
            let ty = content.json()?;
            let index = api.error_bodies.iter().position(|error| error.ty == *ty)?;
            Some((index, content.media_type.as_str()))
        });
        if let Some(key) = key {
            match documented.iter_mut().find(|(known, _)| *known == key) {
                Some((_, statuses)) => statuses.push(status),
                None => documented.push((key, vec![status])),
            }
        }
    }
    documented
}

/// The operation that documents the responses: for HEAD, that of GET if there is one, as the
/// responses differ only in the body (RFC 9110, section 9.3.2).
fn documenting<'a>(api: &'a Api, operation: &'a Operation) -> &'a Operation {
    let is_get = |other: &&Operation| other.method == Method::Get && other.path == operation.path;
    let mut operations = api.operations.iter();
    match operation.method {
        Method::Head => operations.find(is_get).unwrap_or(operation),
        _ => operation,
    }
}

/// The response with an error body.
fn described(
    file: &mut SourceFile,
    api: &Api,
    error: &ErrorBody,
    media_type: &str,
    status: &TokenStream,
) -> TokenStream {
    file.import("crate::runtime::server", "response");
    let name = ident(&error.name.rust);
    let body = encoded(file, api, &error.ty, quote!(&Reject::#name(api, rejection)));
    json_response(media_type, status, &body)
}
