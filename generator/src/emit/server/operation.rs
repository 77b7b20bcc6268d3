//! `operations/*.rs`: everything about one operation.

use proc_macro2::TokenStream;
use quote::quote;

use super::security::{self, Asker};
use super::{receiving, rejecting, request, response, xml_answers};
use crate::emit::docs::{Docs, code};
use crate::emit::drafts::Drafts;
use crate::emit::operation_docs::file_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The files of all operations.
pub fn drafts(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    for operation in &api.operations {
        drafts.add(move || file(api, operation));
    }
    drafts
}

fn file(api: &Api, operation: &Operation) -> SourceFile {
    let path = format!("src/operations/{}.rs", operation.name.plain());
    let mut file = SourceFile::new(path, file_docs(api, operation));
    request::emit(&mut file, api, operation);
    response::emit(&mut file, api, operation);
    match operation.webhook {
        None => serve(&mut file, api, operation),
        Some(_) => receiving::operation::serve(&mut file, api, operation),
    }
    if announces(operation) {
        announce(&mut file, operation);
    }
    file
}

/// What was not decoded yet: the path parameters and the body.
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
    file.import("http", "Response");
    file.import("http::request", "Parts");
    file.import("crate::api", "Api");
    file.import("crate", "gate");
    file.import("crate::runtime::body", "Body");
    file.import("crate::runtime::rejection", "Rejection");
    let Raw {
        generics,
        parameters,
        arguments,
    } = raw(operation);
    let docs = Docs::new().paragraph(format!(
        "Answers a request to {}.",
        code(&operation.name.wire)
    ));
    let docs = docs.outer();
    let Entering {
        credential,
        enter,
        entered,
        argument,
        ..
    } = entering(api, operation);
    let has_xml = xml_answers::has_any(api, operation);
    let uses_parts = request::uses_parts(operation) || has_xml || operation.takes_parts;
    let parts = uses_parts.then(|| quote!(parts,));
    let reject = rejecting::argument_of(api, operation);
    file.push(quote! {
        #docs
        pub(crate) async fn serve<A: Api #generics>(
            api: &A,
            parts: &Parts,
            #(#parameters),*
        ) -> Response<Body> {
            #credential
            let #entered = match #enter.await {
                Ok(entered) => entered,
                Err(response) => return response,
            };
            let answer = answer(api, #argument #parts #(#arguments),*).await;
            gate::leave(api, &headers, answer #reject)
        }
    });
    if security::has_several_ways(&operation.security) {
        let ways = security::ways(file, api, &operation.security, Asker::Operation);
        file.push(ways);
    }
    xml_answers::emit(file, api, operation);
    file.push(answer(api, operation));
    rejecting::emit_own(file, api, operation);
}

fn answer(api: &Api, operation: &Operation) -> TokenStream {
    let Raw {
        generics,
        parameters,
        arguments,
    } = raw(operation);
    let caller_parameter = entering(api, operation).parameter;
    let uses_parts = request::uses_parts(operation);
    let has_xml = xml_answers::has_any(api, operation);
    let takes_parts = operation.takes_parts;
    let parts_parameter = (uses_parts || has_xml || takes_parts).then(|| quote!(parts: &Parts,));
    let parts_argument = uses_parts.then(|| quote!(parts,));
    let body = operation.body.as_ref();
    let wait = body.filter(|_| !operation.streams_body());
    let wait = wait.map(|_| quote!(.await));
    let caller = (!operation.security.is_open()).then(|| quote!(caller,));
    let given_parts = takes_parts.then(|| quote!(parts,));
    let handler = ident(&operation.name.rust);
    let request = ident(&operation.type_name("Request"));
    let encoded = quote! {
        match Api::#handler(api, #caller #given_parts request).await {
            Ok(response) => response.encode(),
            Err(failure) => failure.encode(),
        }
    };
    let encoded = xml_answers::preferred(api, operation, encoded);
    quote! {
        async fn answer<A: Api #generics>(
            api: &A,
            #caller_parameter
            #parts_parameter
            #(#parameters),*
        ) -> Result<Response<Body>, Rejection> {
            let request = #request::decode(#parts_argument #(#arguments),*) #wait?;
            #encoded
        }
    }
}

/// How a request passes the gate.
struct Entering {
    /// Looks for the caller.
    credential: TokenStream,
    /// Asks to be let in.
    enter: TokenStream,
    /// What is there once the request is let in.
    entered: TokenStream,
    /// The caller as an argument.
    argument: TokenStream,
    /// The caller as a parameter.
    parameter: TokenStream,
}

fn entering(api: &Api, operation: &Operation) -> Entering {
    let reject = rejecting::argument_of(api, operation);
    let security = &operation.security;
    let Some((verifier, alternative)) = api.alternatives(security).next() else {
        return Entering {
            credential: quote!(),
            enter: quote!(gate::enter_open(api, parts #reject)),
            entered: quote!(headers),
            argument: quote!(),
            parameter: quote!(),
        };
    };
    let asked = match security::has_several_ways(security) {
        true => quote!(authenticate(api, parts)),
        false => security::asked(verifier, alternative, Asker::Operation),
    };
    let (enter, argument, parameter) = match security.anonymous {
        true => (
            quote!(enter_optional),
            quote!(caller.as_ref(),),
            quote!(caller: Option<&A::Caller>,),
        ),
        false => (quote!(enter), quote!(&caller,), quote!(caller: &A::Caller,)),
    };
    Entering {
        credential: quote!(let credential = #asked.await;),
        enter: quote!(gate::#enter(api, parts, credential #reject)),
        entered: quote!((headers, caller)),
        argument,
        parameter,
    }
}

/// Whether its responses have headers that tell of its deprecation.
pub fn announces(operation: &Operation) -> bool {
    !deprecation_headers(operation).is_empty()
}

fn announce(file: &mut SourceFile, operation: &Operation) {
    file.import("http", "HeaderName");
    file.import("http", "HeaderValue");
    file.import("crate::runtime", "header");
    let headers: Vec<TokenStream> = deprecation_headers(operation)
        .into_iter()
        .map(|(name, value)| {
            quote!((HeaderName::from_static(#name), HeaderValue::from_static(#value)))
        })
        .collect();
    let count = proc_macro2::Literal::usize_unsuffixed(headers.len());
    file.push(quote! {
        /// That the operation is deprecated (RFC 9745), when it may be gone (RFC
        /// 8594), and what to use instead (RFC 5829).
        static DEPRECATION: [(HeaderName, HeaderValue); #count] = [#(#headers),*];

        /// Announces on every response that the operation is deprecated.
        pub(crate) fn announce(mut response: Response<Body>) -> Response<Body> {
            header::append_all(response.headers_mut(), &DEPRECATION);
            response
        }
    });
}

fn deprecation_headers(operation: &Operation) -> Vec<(&'static str, String)> {
    let deprecation = operation.deprecation.as_ref();
    // Who sends a hook knows.
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
