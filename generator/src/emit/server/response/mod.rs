//! The responses of an operation: their types and encoding.
//!
//! In: the responses of an operation. Out: the success and failure types, and their conversion into HTTP responses.
//! Depends on `request` and the files of `emit` that both crates use.

pub mod bodies;
pub mod failure;
pub mod negotiation;
pub mod open_statuses;
pub mod payload;
mod status;
mod variants;
pub mod xml_alternatives;

use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::response_docs::response_docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Operation, Response, Shape, Side};
use variants::Variants;

/// Writes the response and the failure.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    file.import_all(
        "http::Response crate::runtime::body::Body crate::runtime::server::rejection::Rejection",
    );
    let successes = operation.responses_of(Side::Success);
    match successes.as_slice() {
        [only] => single(file, api, operation, only),
        _ => {
            several(file, api, operation, &successes);
            emit_payloads(file, api, &successes);
        }
    }
    failure::emit(file, api, operation);
}

/// Writes the payloads of responses that belong to the operation.
fn emit_payloads(file: &mut SourceFile, api: &Api, responses: &[&Response]) {
    for response in responses {
        if let Shape::Payload(index) = response.shape {
            payload::emit_own(file, api, index);
        }
    }
}

/// The one response of an operation: a struct, so that it can grow.
fn single(file: &mut SourceFile, api: &Api, operation: &Operation, response: &Response) {
    let name = ident(&operation.type_name("Response"));
    payload::emit_response(file, api, &name, response_docs(response), response);
}

/// Several success responses: an enum.
fn several(file: &mut SourceFile, api: &Api, operation: &Operation, successes: &[&Response]) {
    let name = ident(&operation.type_name("Response"));
    let docs = format!("The success responses of {}.", code(&operation.name.wire));
    let variants = Variants::of(file, api, successes);
    let encode = variants.encode();
    file.push_block(variants.declaration(&name, Docs::new().paragraph(docs)));
    file.push(quote!(impl #name { fn #encode }));
}
