//! `operations/*.rs`: the items of one operation.

use std::sync::Arc;

use proc_macro2::TokenStream;
use quote::quote;

use super::pipeline::rejection;
use super::pipeline::security::{self, Asker};
use super::response::xml_alternatives;
use super::{request, response};
use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::operation_docs::file_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::TypeWriter;
use crate::emit::webhooks::receiving;
use crate::model::{Api, Operation};

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

fn raw(operation: &Operation) -> Raw {
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
        let (body, limit) = request::body_bounds(operation);
        raw.generics = quote!(, B: #body);
        raw.parameters.push(quote!(body: B, body_limit: #limit));
        raw.arguments.push(quote!(body, body_limit));
    }
    raw
}

fn serve(file: &mut SourceFile, api: &Api, operation: &Operation) {
    file.import_all(
        "http::Response http::request::Parts crate::api::Api crate::pipeline \
         crate::runtime::body::Body crate::runtime::rejection::Rejection",
    );
    let Raw {
        generics,
        parameters,
        arguments,
    } = raw(operation);
    let docs = Docs::new().paragraph(format!(
        "Handles a request to {}.",
        code(&operation.name.wire)
    ));
    let docs = docs.outer();
    let Admission {
        admit,
        admitted,
        passed,
        ..
    } = admission(api, operation);
    let has_xml = xml_alternatives::has_any(api, operation);
    let uses_parts = request::uses_parts(operation) || has_xml || operation.takes_parts;
    let parts = uses_parts.then(|| quote!(parts,));
    let reject = rejection::argument_of(api, operation);
    file.push(quote! {
        #docs
        pub(crate) async fn serve<A: Api #generics>(
            api: &A,
            parts: &Parts,
            #(#parameters,)*
            into: &mut Response<Body>,
        ) {
            #admit
            let result = match caller {
                Ok(#admitted) => respond(api, #passed #parts #(#arguments,)* into).await,
                Err(rejection) => Err(rejection),
            };
            pipeline::finish(api, &headers, result.as_ref().err(), #reject into);
        }
    });
    let security = &operation.security;
    if security::has_alternatives(security) && !security::shares_default_caller(api, security) {
        let authenticate = security::authenticate(file, api, security, Asker::Operation);
        file.push(authenticate);
    }
    xml_alternatives::emit(file, api, operation);
    file.push(respond(api, operation));
    rejection::emit_own(file, api, operation);
}

fn respond(api: &Api, operation: &Operation) -> TokenStream {
    let Raw {
        generics,
        parameters,
        arguments,
    } = raw(operation);
    let Admission {
        parameter,
        argument,
        ..
    } = admission(api, operation);
    let uses_parts = request::uses_parts(operation);
    let has_xml = xml_alternatives::has_any(api, operation);
    let takes_parts = operation.takes_parts;
    let parts_parameter = (uses_parts || has_xml || takes_parts).then(|| quote!(parts: &Parts,));
    let parts_argument = uses_parts.then(|| quote!(parts,));
    let body = operation.body.as_ref();
    let wait = body.filter(|_| !operation.streams_body());
    let wait = wait.map(|_| quote!(.await));
    let given_parts = takes_parts.then(|| quote!(parts,));
    let handler = ident(&operation.name.rust);
    let request = ident(&operation.type_name("Request"));
    let encoded = quote! {
        match Api::#handler(api, #argument #given_parts request).await {
            Ok(response) => response.encode(into),
            Err(failure) => failure.encode(into),
        }
    };
    let encoded = xml_alternatives::preferred(api, operation, encoded);
    quote! {
        async fn respond<A: Api #generics>(
            api: &A,
            #parameter
            #parts_parameter
            #(#parameters,)*
            into: &mut Response<Body>,
        ) -> Result<(), Rejection> {
            let request = #request::decode(#parts_argument #(#arguments),*) #wait?;
            #encoded
        }
    }
}

/// The authentication and admission of an operation.
struct Admission {
    /// Authenticates the caller and admits the request.
    admit: TokenStream,
    /// The pattern of an admitted caller.
    admitted: TokenStream,
    /// The caller as an argument of `respond`.
    passed: TokenStream,
    /// The parameter of `respond` for the caller.
    parameter: TokenStream,
    /// The caller as an argument of the handler.
    argument: TokenStream,
}

fn admission(api: &Api, operation: &Operation) -> Admission {
    let security = &operation.security;
    let Some((verifier, alternative)) = api.alternatives(security).next() else {
        return Admission {
            admit: quote!(let (headers, caller) = pipeline::admit_anonymous(api, parts).await;),
            admitted: quote!(()),
            passed: quote!(),
            parameter: quote!(),
            argument: quote!(),
        };
    };
    let verified = match security::has_alternatives(security) {
        true if security::shares_default_caller(api, security) => {
            quote!(pipeline::default_caller(api, parts))
        }
        true => quote!(authenticate(api, parts)),
        false => security::verified(verifier, alternative, Asker::Operation),
    };
    let (admit, passed, ty) = match security.anonymous {
        true => (
            quote!(admit_optional),
            quote!(caller.as_ref(),),
            quote!(Option<&A::Caller>),
        ),
        false => (quote!(admit), quote!(&caller,), quote!(&A::Caller)),
    };
    Admission {
        admit: quote! {
            let mut caller = #verified.await;
            let headers = pipeline::#admit(api, parts, &mut caller).await;
        },
        admitted: quote!(caller),
        passed,
        parameter: quote!(caller: #ty,),
        argument: quote!(caller,),
    }
}

/// Returns `true` if its responses have deprecation headers.
pub fn announces(operation: &Operation) -> bool {
    !deprecation_headers(operation).is_empty()
}

fn announce(file: &mut SourceFile, operation: &Operation) {
    file.import_all("http::HeaderMap http::HeaderName http::HeaderValue crate::runtime::header");
    let headers = each(deprecation_headers(operation), |(name, value)| {
        quote! {
            header::append(
                headers,
                const { HeaderName::from_static(#name) },
                const { HeaderValue::from_static(#value) },
            );
        }
    });
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
