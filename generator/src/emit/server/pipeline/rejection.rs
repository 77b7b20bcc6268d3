//! Responses to rejected requests: identical for all operations, or, if the description has several
//! types of error bodies, as each operation documents.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::codecs::encoded;
use crate::emit::content::json_response;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, ErrorBody, InvalidInput, Method, Operation};

/// Returns `true` if each operation creates its own responses.
fn differs(api: &Api) -> bool {
    !api.error_bodies.is_empty() && api.only_error_body().is_none()
}

/// The part of an operation's row that differs from other operations: the status of responses to invalid input, unless it is
/// 400, and the function that describes rejected requests, if it is not that of the pipeline.
pub fn row(api: &Api, operation: &Operation) -> TokenStream {
    let invalid = match operation.invalid_input() {
        InvalidInput::BadRequest => quote!(),
        InvalidInput::Unprocessable => quote!(invalid Unprocessable),
        InvalidInput::BySyntax => quote!(invalid BySyntax),
    };
    let is_own = differs(api) && !documented(api, operation).is_empty();
    let describe = is_own.then(|| {
        let module = ident(&operation.name.rust);
        quote!(else operations::#module::describe)
    });
    quote!(#invalid #describe)
}

/// Writes the function of the pipeline.
pub fn emit(file: &mut SourceFile, api: &Api) {
    let (argument, described) = match api.only_error_body() {
        Some((error, media_type)) => (quote!(api), described(file, api, error, media_type)),
        None => {
            file.import("crate::runtime::server", "problem");
            (quote!(_), quote!(problem::respond(request, into)))
        }
    };
    let docs = Docs::new().paragraph(match differs(api) {
        true => "Writes the response to a rejected request without a documented error body.",
        false => "Writes the response to a rejected request.",
    });
    describe(file, docs, &argument, &described);
}

/// The function that writes a response.
fn describe(file: &mut SourceFile, docs: Docs, api: &TokenStream, body: &TokenStream) {
    file.import("crate::rejection", "RejectedRequest");
    let docs = docs.outer();
    file.push(quote! {
        #docs
        #[cold]
        pub(crate) fn describe<A: Api>(
            #api: &A,
            request: &RejectedRequest<'_>,
            into: &mut Response<Body>,
        ) -> Result<(), Rejection> {
            #body
        }
    });
}

/// Writes the responses of an operation, if it has its own.
pub fn emit_own(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let documented = documented(api, operation);
    if !differs(api) || documented.is_empty() {
        return;
    }
    file.import_all("crate::traits::Reject crate::runtime::server::problem");
    let arms: Vec<TokenStream> = documented
        .into_iter()
        .filter_map(|((index, media_type), codes)| {
            let error = api.error_bodies.get(index)?;
            let codes = codes.into_iter().map(Literal::u16_unsuffixed);
            let described = described(file, api, error, media_type);
            Some(quote!(#(#codes)|* => #described,))
        })
        .collect();
    let docs = Docs::new().paragraph(format!(
        "Writes the response to a rejected request, as documented by {}.",
        code(&documenting(api, operation).name.wire)
    ));
    let body = quote! {
        match request.status.as_u16() {
            #(#arms)*
            _ => problem::respond(request, into),
        }
    };
    describe(file, docs, &quote!(api), &body);
}

/// The index of each type of error body with its media type, and the statuses that have it.
fn documented<'a>(api: &'a Api, operation: &'a Operation) -> Vec<((usize, &'a str), Vec<u16>)> {
    let operation = documenting(api, operation);
    let mut documented: Vec<((usize, &str), Vec<u16>)> = Vec::new();
    for status in operation.all_rejection_statuses() {
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
fn described(file: &mut SourceFile, api: &Api, error: &ErrorBody, media_type: &str) -> TokenStream {
    file.import("crate::runtime::server", "response");
    let name = ident(&error.name.rust);
    let body = encoded(file, api, &error.ty, quote!(&Reject::#name(api, request)));
    json_response(media_type, &quote!(request.status), &body)
}
