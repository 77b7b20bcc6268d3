//! `operations/*.rs`: the items of one operation.

use std::sync::Arc;

use proc_macro2::TokenStream;
use quote::quote;

use super::pipeline::rejection;
use super::pipeline::security::{self, AuthContext};
use super::response::xml_alternatives;
use super::{request, response};
use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::operation_docs::file_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::TypeWriter;
use crate::emit::webhooks::receiving;
use crate::lowered::{Api, Operation};

/// The files of all operations.
pub fn deferred<'a>(api: &'a Api, types: Option<&Arc<TypeWriter<'a>>>) -> DeferredFiles<'a> {
    let mut deferred = DeferredFiles::default();
    for (index, operation) in api.operations.iter().enumerate() {
        let types = types.cloned();
        deferred.add(move || {
            let mut file = file(api, operation);
            if let Some(types) = types {
                types.emit_for_operation(&mut file, index);
            }
            file
        });
    }
    deferred
}

fn file(api: &Api, operation: &Operation) -> SourceFile {
    let path = format!("src/operations/{}.rs", operation.name.plain());
    let mut file = SourceFile::new(path, file_docs(api, operation));
    request::emit(&mut file, api, operation);
    response::emit(&mut file, api, operation);
    match operation.webhook {
        None => serve(&mut file, api, operation),
        Some(_) => receiving::serve(&mut file, api, operation),
    }
    if announces(operation) {
        announce(&mut file, operation);
    }
    file
}

/// The inputs that are not decoded yet: the path parameters and the body.
struct Raw {
    generics: TokenStream,
    parameters: Vec<TokenStream>,
    arguments: Vec<TokenStream>,
}

fn raw(file: &mut SourceFile, operation: &Operation) -> Raw {
    let names = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust));
    let mut raw = Raw {
        generics: quote!(),
        parameters: Vec::new(),
        arguments: Vec::new(),
    };
    for name in names {
        raw.parameters.push(quote!(#name: &str));
        raw.arguments.push(quote!(#name));
    }
    if operation.body.is_some() {
        let (body, limit) = request::body_bounds(file, operation);
        raw.generics = quote!(, B: #body);
        raw.parameters.push(quote!(body: B, body_limit: #limit));
        raw.arguments.push(quote!(body, body_limit));
    }
    raw
}

fn serve(file: &mut SourceFile, api: &Api, operation: &Operation) {
    file.import_all(
        "http::Response http::request::Parts crate::api::Api \
         crate::runtime::body::Body crate::runtime::server::rejection::Rejection",
    );
    let has_headers = !api.common_headers.is_empty();
    let headers = has_headers.then(|| {
        file.import("crate::traits", "CommonHeaders");
        quote!(headers: &mut Option<CommonHeaders>,)
    });
    file.import("crate::api", api.trait_of(operation));
    let Raw {
        generics,
        parameters,
        arguments,
    } = raw(file, operation);
    let set = match has_headers {
        true => " The common headers are set if it returns.",
        false => "",
    };
    let name = code(&operation.name.wire);
    let docs = Docs::new().paragraph(format!("Handles a request to {name}.{set}"));
    let docs = docs.outer();
    let (admit, caller) = admission(file, api, operation);
    let parts = request::uses_parts(operation).then(|| quote!(parts,));
    let body = operation.body.as_ref();
    let wait = body.filter(|_| !operation.streams_body());
    let wait = wait.map(|_| quote!(.await));
    let request = ident(&operation.type_name("Request"));
    let handled = handled(api, operation, &caller);
    file.push(quote! {
        #docs
        pub(crate) async fn serve<A: Api #generics>(
            api: &A,
            parts: &Parts,
            #(#parameters,)*
            #headers
            into: &mut Response<Body>,
        ) -> Result<(), Rejection> {
            #admit
            let request = #request::decode(#parts #(#arguments),*) #wait?;
            #handled
        }
    });
    let security = &operation.security;
    if security::has_alternatives(security) && !security::shares_default_caller(api, security) {
        let authenticate = security::authenticate(file, api, security, AuthContext::Operation);
        file.push(authenticate);
    }
    xml_alternatives::emit(file, api, operation);
    rejection::emit_own(file, api, operation);
}

/// Calls the handler with the request, and encodes its result. `caller` is the argument for the caller.
pub fn handled(api: &Api, operation: &Operation, caller: &TokenStream) -> TokenStream {
    let (of, handler) = (ident(api.trait_of(operation)), ident(&operation.name.rust));
    let parts = operation.takes_parts.then(|| quote!(parts,));
    let encoded = quote! {
        match #of::#handler(api, #caller #parts request).await {
            Ok(response) => response.encode(into),
            Err(failure) => failure.encode(into),
        }
    };
    xml_alternatives::preferred(api, operation, encoded)
}

/// The statements that authenticate the caller and admit the request, and the argument of the handler for the caller.
fn admission(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
) -> (TokenStream, TokenStream) {
    let security = &operation.security;
    let has_headers = !api.common_headers.is_empty();
    let Some((verifier, alternative)) = api.alternatives(security).next() else {
        if has_headers {
            file.import("crate", "pipeline");
            return (
                quote!(pipeline::admit_anonymous(api, parts, headers).await?;),
                quote!(),
            );
        }
        file.import("crate::traits", "Admit");
        let caller = (!api.verifiers.is_empty()).then(|| quote!(None,));
        return (quote!(Admit::admit(api, #caller parts).await?;), quote!());
    };
    file.import("crate", "pipeline");
    let headers = has_headers.then(|| quote!(, headers));
    let verified = match security::has_alternatives(security) {
        true if security::shares_default_caller(api, security) => {
            quote!(pipeline::default_caller(api, parts))
        }
        // A path parameter may have the name of the function.
        true => quote!(self::authenticate(api, parts)),
        false => security::verified(verifier, alternative, AuthContext::Operation),
    };
    let (admit, argument) = match security.anonymous {
        true => (quote!(admit_optional), quote!(caller.as_ref(),)),
        false => (quote!(admit), quote!(&caller,)),
    };
    let admit = quote! {
        let mut caller = #verified.await;
        pipeline::#admit(api, parts, &mut caller #headers).await;
        let caller = caller?;
    };
    (admit, argument)
}

/// Returns `true` if its responses have deprecation headers.
pub fn announces(operation: &Operation) -> bool {
    !deprecation_headers(operation).is_empty()
}

fn announce(file: &mut SourceFile, operation: &Operation) {
    file.import_all("http::HeaderMap crate::runtime::server::header");
    let headers = each(
        deprecation_headers(operation),
        |(name, value)| quote!(header::append!(headers, #name, #value);),
    );
    file.push(quote! {
        /// Adds the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` to the successor
        /// (RFC 5829).
        pub(crate) fn announce(headers: &mut HeaderMap) {
            #(#headers)*
        }
    });
}

fn deprecation_headers(operation: &Operation) -> Vec<(&'static str, String)> {
    let deprecation = operation.deprecation.as_ref();
    // The sender of a webhook does not need them.
    let Some(deprecation) = deprecation.filter(|_| operation.webhook.is_none()) else {
        return Vec::new();
    };
    let since = deprecation
        .since
        .map(|seconds| ("deprecation", format!("@{seconds}")));
    let sunset = deprecation
        .sunset_header
        .clone()
        .map(|date| ("sunset", date));
    let link = deprecation
        .replacement
        .as_ref()
        .and_then(|replacement| replacement.link.as_ref())
        .map(|path| ("link", format!("<{path}>; rel=\"successor-version\"")));
    [since, sunset, link].into_iter().flatten().collect()
}
