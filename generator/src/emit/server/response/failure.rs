//! The errors of operations: enums that operations with the same errors share.

use proc_macro2::Ident;
use quote::quote;

use super::emit_payloads;
use super::variants::{Variants, content_type};
use crate::emit::blocks::{Member, Rows};
use crate::emit::docs::{Docs, code};
use crate::emit::response_docs::meaning;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Operation, Response, Shape, Side, Type, TypeId};

/// The file of the errors that operations share, if there are any.
pub fn file(api: &Api) -> Option<SourceFile> {
    if api.failure_sets.is_empty() {
        return None;
    }
    let docs = Docs::new().paragraph("The errors that operations share.");
    let mut file = SourceFile::new("src/failures.rs", docs);
    file.import_all(
        "http::Response crate::runtime::body::Body crate::runtime::server::rejection::Rejection",
    );
    for set in &api.failure_sets {
        let docs = Docs::new().paragraph("The errors of several operations.");
        let responses: Vec<&Response> = set.responses.iter().collect();
        definition(&mut file, api, &ident(&set.name.rust), docs, &responses);
    }
    Some(file)
}

/// Writes the errors of an operation: an enum, or an alias of one that it shares.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let name = ident(&operation.type_name("Failure"));
    let docs = Docs::new().paragraph(format!("The errors of {}.", code(&operation.name.wire)));
    let failures = operation.responses_of(Side::Failure);
    if let Some(set) = operation
        .failure_set
        .and_then(|index| api.failure_sets.get(index))
    {
        let lines = failures.iter().map(|response| summary(response));
        let docs = docs.verbatim(&lines.collect::<Vec<_>>().join("\n")).outer();
        let shared = ident(&set.name.rust);
        file.import("crate::failures", &set.name.rust);
        file.push(quote!(#docs pub type #name = #shared;));
        return;
    }
    definition(file, api, &name, docs, &failures);
    emit_payloads(file, api, &failures);
}

/// A line of a list for a response.
fn summary(response: &Response) -> String {
    let statuses = code(&response.statuses.wire());
    format!("- {statuses}: {}", Docs::one_line(meaning(response)))
}

/// Writes an enum of errors.
fn definition(file: &mut SourceFile, api: &Api, name: &Ident, docs: Docs, failures: &[&Response]) {
    let mut variants = Variants::of(file, api, failures);
    let rejected =
        Docs::new().paragraph("Any other error: every error converts to a [`Rejection`].");
    variants.add(
        Member::new(rejected, quote!(Rejected(Rejection))),
        quote!(Self::Rejected(rejection) => Err(rejection),),
    );
    let encode = variants.encode();
    file.push_block(variants.declaration(name, docs));
    let conversions = conversions(file, api, failures, name);
    file.push_block(conversions);
    file.push(quote!(impl #name { pub(crate) fn #encode }));
}

/// The conversions of every error, and of each payload that occurs once.
fn conversions(file: &mut SourceFile, api: &Api, failures: &[&Response], name: &Ident) -> Rows {
    file.import("crate::runtime::server", "failure");
    let mut outline = quote!(impl<E: Into<Rejection>> From<E> for #name {});
    let mut rows = Vec::new();
    for response in convertible(api, failures) {
        if let Some(ty) = content_type(file, api, response) {
            let variant = ident(&response.name.rust);
            outline.extend(quote!(impl From<#ty> for #name {}));
            rows.push(quote!(#variant(#ty)));
        }
    }
    Rows {
        module: "failure",
        head: quote!(#name),
        rows,
        tail: quote!(),
        outline,
    }
}

/// The failures of one status whose payload is a type of the crate that occurs in no other failure. Others have no
/// conversion (`E0119`): a type of another crate may implement `Error` later.
fn convertible<'a>(api: &Api, failures: &[&'a Response]) -> Vec<&'a Response> {
    let payloads: Vec<Option<Payload>> = failures.iter().map(|one| payload(api, one)).collect();
    let is_unique = |payload: &Option<Payload>| {
        let mut same = payloads.iter().filter(|other| *other == payload);
        payload.is_some() && same.nth(1).is_none()
    };
    let failures = failures.iter().zip(&payloads);
    let unique =
        failures.filter(|(one, payload)| one.statuses.one().is_some() && is_unique(payload));
    unique.map(|(response, _)| *response).collect()
}

/// A payload whose type the crate defines.
#[derive(PartialEq)]
enum Payload {
    Struct(usize),
    Named(TypeId),
}

fn payload(api: &Api, response: &Response) -> Option<Payload> {
    match &response.shape {
        Shape::Empty => None,
        Shape::Payload(index) => Some(Payload::Struct(*index)),
        Shape::Body(body) => match body.json()? {
            Type::Named(id) if api.has_own_types() => api.own_type(*id).map(Payload::Named),
            _ => None,
        },
    }
}
