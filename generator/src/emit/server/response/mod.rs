//! The responses of an operation: their types and encoding.
//!
//! In: the responses of an operation. Out: the success and failure types, and their conversion into HTTP responses.
//! Depends on `request` and the files of `emit` that both crates use.

pub mod bodies;
pub mod negotiation;
pub mod payload;
mod status;
pub mod xml_alternatives;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::blocks::{Declaration, Member};
use crate::emit::content;
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::response_docs::response_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::Crate;
use crate::emit::webhooks::receiving;
use crate::model::{Api, Operation, Response, Shape, Side};
use status::{open_statuses, status_code};

/// Writes the response and the failure.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    file.import_all(
        "http::Response crate::runtime::body::Body crate::runtime::server::rejection::Rejection",
    );
    let (successes, failures) = (
        operation.responses_of(Side::Success),
        operation.responses_of(Side::Failure),
    );
    let wire = code(&operation.name.wire);
    match successes.as_slice() {
        [only] => single(file, api, operation, only),
        _ => {
            let docs = format!("The success responses of {wire}.");
            choice(
                file,
                api,
                operation,
                &ident(&operation.type_name("Response")),
                &docs,
                Side::Success,
            );
        }
    }
    let docs = format!("The errors of {wire}.");
    choice(
        file,
        api,
        operation,
        &ident(&operation.type_name("Failure")),
        &docs,
        Side::Failure,
    );
    let choices = if successes.len() > 1 {
        successes
    } else {
        Vec::new()
    };
    for response in choices.into_iter().chain(failures) {
        if let Shape::Payload(index) = response.shape {
            payload::emit_own(file, api, index);
        }
    }
}

/// The one response of an operation: a struct, so that it can grow.
fn single(file: &mut SourceFile, api: &Api, operation: &Operation, response: &Response) {
    let name = ident(&operation.type_name("Response"));
    let docs = docs(api, operation, response);
    payload::emit_response(file, api, operation, &name, docs, response);
}

fn docs(api: &Api, operation: &Operation, response: &Response) -> Docs {
    let docs = response_docs(response);
    match open_statuses(api, operation, response) {
        None => docs,
        Some(note) => docs.paragraph(note),
    }
}

/// Several responses: one variant each.
fn choice(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    name: &Ident,
    docs: &str,
    side: Side,
) {
    let responses = operation.responses_of(side);
    let variants: Vec<Member> = responses
        .iter()
        .map(|response| variant(file, api, operation, response))
        .collect();
    let arms = each(responses.iter(), |response| {
        arm(file, api, operation, response)
    });
    let is_webhook_failure = operation.webhook.is_some() && side == Side::Failure;
    let left_out = match operation.not_implemented() {
        _ if is_webhook_failure => Some(receiving::unreceived()),
        Some(name) if side == Side::Failure => Some(not_implemented(name)),
        _ => None,
    };
    let body = match responses.is_empty() && left_out.is_none() {
        true => quote!(match self {}),
        false => {
            let arm = left_out.iter().map(|(_, arm)| arm);
            quote!(match self { #(#arms)* #(#arm)* })
        }
    };
    let left_out = left_out.map(|(variant, _)| variant);
    file.push_block(Declaration {
        docs: Docs::new().paragraph(docs),
        attributes: vec![
            quote!(#[derive(Clone, Debug, PartialEq)]),
            quote!(#[non_exhaustive]),
        ],
        head: quote!(pub enum #name),
        members: variants.into_iter().chain(left_out).collect(),
    });
    let into = match responses.is_empty() {
        true => quote!(_),
        false => quote!(into),
    };
    file.push(quote! {
        impl #name {
            fn encode(self, #into: &mut Response<Body>) -> Result<(), Rejection> {
                #body
            }
        }
    });
}

/// The error of a handler that is not implemented, and the arm that encodes it.
fn not_implemented(name: &str) -> (Member, TokenStream) {
    let name = ident(name);
    let docs = Docs::new().paragraph("`501`: the operation is not implemented.");
    (
        Member::new(docs, quote!(#name)),
        quote!(Self::#name => Err(Rejection::NotImplemented),),
    )
}

fn variant(file: &mut SourceFile, api: &Api, operation: &Operation, response: &Response) -> Member {
    let docs = docs(api, operation, response);
    let name = ident(&response.name.rust);
    let status = response.statuses.one().is_none().then(|| {
        file.import("http", "StatusCode");
        quote!(StatusCode)
    });
    let content = match &response.shape {
        Shape::Empty => None,
        Shape::Body(body) => {
            content::import_type(file, api, body, Crate::Server);
            Some(content::rust_type(api, body))
        }
        Shape::Payload(index) => {
            payload::import(file, api, *index);
            let payload = api.payloads.get(*index);
            payload.map(|payload| {
                let name = ident(&payload.name.rust);
                quote!(#name)
            })
        }
    };
    let fields: Vec<TokenStream> = status.into_iter().chain(content).collect();
    match fields.is_empty() {
        true => Member::new(docs, quote!(#name)),
        false => Member::new(docs, quote!(#name(#(#fields),*))),
    }
}

fn arm(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    response: &Response,
) -> TokenStream {
    let name = ident(&response.name.rust);
    let chosen = response.statuses.one().is_none().then(|| quote!(status));
    let status = status_code(file, api, operation, response, &quote!(status));
    let fields = |content: TokenStream| {
        let fields: Vec<TokenStream> = chosen.iter().cloned().chain([content]).collect();
        quote!((#(#fields),*))
    };
    match &response.shape {
        Shape::Empty => {
            file.import("crate::runtime::server", "response");
            let fields = chosen.map(|chosen| quote!((#chosen)));
            quote! {
                Self::#name #fields => {
                    response::empty(into, #status);
                    Ok(())
                }
            }
        }
        Shape::Body(body) => {
            let fields = fields(quote!(body));
            match content::response(file, api, body, &status, &quote!(body)) {
                (response, true) => quote!(Self::#name #fields => #response,),
                (response, false) => quote! {
                    Self::#name #fields => {
                        #response;
                        Ok(())
                    }
                },
            }
        }
        Shape::Payload(_) => {
            let fields = fields(quote!(payload));
            quote!(Self::#name #fields => payload.encode(into, #status),)
        }
    }
}
