//! The responses of an operation: their types and decoding.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::errors::error_traits;
use super::payload;
use crate::emit::blocks::{Declaration, Member};
use crate::emit::codecs::{codec, imported_codec};
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::operation_docs::full_path;
use crate::emit::response_docs::response_docs;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::emit::types::Crate;
use crate::emit::{content, value_streams, xml};
use crate::lowered::{
    Api, Careful, Content, ContentKind, Operation, Payload, Response, Shape, Side, Statuses, View,
};

/// The status of `Operation::STATUS` by default.
const OK: u16 = 200;

/// The payloads that belong to the operation, each once: `default` can be both success and error.
fn own_payloads<'a>(api: &'a Api, operation: &Operation) -> Vec<&'a Payload> {
    let mut indexes: Vec<usize> = Vec::new();
    for response in &operation.responses {
        if let Shape::Payload(index) = response.shape
            && !indexes.contains(&index)
        {
            indexes.push(index);
        }
    }
    let payloads = indexes
        .into_iter()
        .filter_map(|index| api.payloads.get(index));
    payloads
        .filter(|payload| payload.module.is_none())
        .collect()
}

/// Writes the success type, the error type and the decoding.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    import(file, operation);
    let (successes, failures) = (
        operation.responses_of(Side::Success),
        operation.responses_of(Side::Failure),
    );
    let failure = ident(&operation.type_name("Failure"));
    for view in std::iter::once(None).chain(operation.views.iter().map(Some)) {
        let stem = view.map_or(&operation.stem, |view| &view.stem);
        let success = match successes.as_slice() {
            [only] => reply(file, api, only, view),
            several => {
                let name = suffixed(&stem.rust, "Success");
                let docs = format!("The success responses of {}.", code(&operation.name.wire));
                let types = replies(file, api, several, view);
                file.push_block(choice(api, &types, &name, &docs, several));
                mocked(file, api, &name, several);
                quote!(#name)
            }
        };
        let reading = reading(file, api, operation, &success, &failure, view);
        file.push(reading);
    }
    let docs = format!("The errors of {}.", code(&operation.name.wire));
    let types = replies(file, api, &failures, None);
    file.push_block(choice(api, &types, &failure, &docs, &failures));
    error_traits(file, api, &failure, &failures);
    for own in own_payloads(api, operation) {
        payload::emit(file, api, own);
    }
}

fn import(file: &mut SourceFile, operation: &Operation) {
    file.import_all(
        "crate::runtime::client::call::Operation crate::runtime::client::failure::Failure \
         crate::runtime::client::raw_response::RawResponse",
    );
    if !operation.responses.is_empty() {
        file.import("crate::runtime::client::reply", "Reply");
    }
}

fn replies(
    file: &mut SourceFile,
    api: &Api,
    responses: &[&Response],
    view: Option<&View>,
) -> Vec<TokenStream> {
    responses
        .iter()
        .map(|response| reply(file, api, response, view))
        .collect()
}

/// The body of a response with several media types: that of the view, or the first. Views do not
/// affect errors.
pub fn viewed<'a>(content: &'a Content, response: &Response, view: Option<&View>) -> &'a Content {
    match view.filter(|_| response.side == Side::Success) {
        Some(view) => content.of(&view.media_type),
        None => content.first(),
    }
}

/// The type of a reply, by its body.
fn reply(
    file: &mut SourceFile,
    api: &Api,
    response: &Response,
    view: Option<&View>,
) -> TokenStream {
    let content = api.content_of(&response.shape);
    let ty = body_type(
        file,
        api,
        content.map(|content| viewed(content, response, view)),
    );
    quote!(Reply<#ty>)
}

/// A note on the documented headers of a response, if it has any.
pub fn headers_note(api: &Api, response: &Response) -> Option<String> {
    let Shape::Payload(index) = response.shape else {
        return None;
    };
    let payload = api.payloads.get(index)?;
    let name = &payload.headers_name.rust;
    let link = match (payload.module.is_some(), api.is_webhook_api()) {
        (false, _) => String::new(),
        (true, false) => format!("(crate::types::{name})"),
        (true, true) => format!("(crate::webhooks::{name})"),
    };
    Some(format!(
        "[`Reply::headers`] returns its headers as [`{name}`]{link}."
    ))
}

fn body_type(file: &mut SourceFile, api: &Api, content: Option<&Content>) -> TokenStream {
    match content {
        None => quote!(()),
        Some(body) => {
            content::import_type(file, api, body, Crate::Client);
            content::rust_type(api, body)
        }
    }
}

fn choice(
    api: &Api,
    types: &[TokenStream],
    name: &Ident,
    docs: &str,
    responses: &[&Response],
) -> Declaration {
    let variants = responses.iter().zip(types).map(|(response, ty)| {
        let docs = response_docs(response);
        let docs = match headers_note(api, response) {
            Some(note) => docs.paragraph(note),
            None => docs,
        };
        let name = ident(&response.name.rust);
        Member::new(docs, quote!(#name(#ty)))
    });
    Declaration {
        docs: Docs::new().paragraph(docs),
        attributes: vec![quote!(#[derive(Clone, Debug)]), quote!(#[non_exhaustive])],
        head: quote!(pub enum #name),
        members: variants.collect(),
    }
}

/// Writes the statuses that a mock gives to the variants of a success. Webhooks have no mock.
fn mocked(file: &mut SourceFile, api: &Api, name: &Ident, successes: &[&Response]) {
    if api.is_webhook_api() {
        return;
    }
    let statuses = documented_statuses(successes);
    file.gated(Some("mock"), |file| {
        file.push(quote! {
            impl crate::runtime::client::mock::MockedSuccess for #name {
                fn set_documented_status(&mut self, _: u16) {
                    #statuses
                }
            }
        });
    });
}

/// Sets the status of each variant that a mock returns.
fn documented_statuses(responses: &[&Response]) -> TokenStream {
    let arms = each(responses, |response| {
        let (variant, status) = (
            ident(&response.name.rust),
            literal(typical_status(response)),
        );
        quote!(Self::#variant(reply) => reply.set_status(#status),)
    });
    quote!(match self { #(#arms)* })
}

/// The status of a response, or one of several.
pub fn typical_status(response: &Response) -> u16 {
    match (response.statuses, response.side) {
        (Statuses::Default, Side::Failure) => 500,
        _ => *response.bounds().start(),
    }
}

fn reading(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    success: &TokenStream,
    failure: &Ident,
    view: Option<&View>,
) -> TokenStream {
    let name = ident(&view.map_or(&operation.stem, |view| &view.stem).rust);
    let is_choice = operation.responses_of(Side::Success).len() > 1;
    let chosen = is_choice.then_some(success);
    let status = match operation.responses_of(Side::Success).as_slice() {
        [only] => typical_status(only),
        _ => OK,
    };
    let status = (status != OK && !api.is_webhook_api()).then(|| {
        let status = literal(status);
        quote!(const STATUS: u16 = #status;)
    });
    file.import("crate::runtime::client::operation_info", "OperationInfo");
    let (id, tags) = (&operation.name.wire, &operation.tags);
    let successes = operation.responses_of(Side::Success);
    let is_redirection = successes.iter().any(|response| response.is_of_class(3));
    let redirection = is_redirection.then(|| quote!(.redirection()));
    let path = match operation.webhook {
        None => full_path(api, operation),
        Some(_) => String::new(),
    };
    let arms = each(operation.responses.iter(), |response| {
        let statuses = statuses(operation, response);
        let read = read(file, api, response, chosen, failure, view);
        quote!(#statuses => #read,)
    });
    let other = undocumented(file, api, operation, failure, view);
    let streamed = streamed(api, operation, view);
    let streamed = (!streamed.is_empty()).then(|| {
        file.import("crate::runtime::client::call", "Streamed");
        quote!(const STREAMED: &'static [Streamed] = &[#(#streamed),*];)
    });
    quote! {
        impl Operation for #name {
            type Success = #success;
            type Failure = #failure;
            const INFO: OperationInfo = OperationInfo::new(#id, #path, &[#(#tags),*])#redirection;
            #status
            #streamed

            fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
                match received.status().as_u16() {
                    #(#arms)*
                    _ => #other,
                }
            }
        }
    }
}

/// The result for an undocumented status: if the only documented success can be read from the
/// response, that success.
fn undocumented(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    failure: &Ident,
    view: Option<&View>,
) -> TokenStream {
    let successes = operation.responses_of(Side::Success);
    let only = match successes.as_slice() {
        [only] if only.statuses.one().is_some() => Some(only),
        _ => None,
    };
    let body = only.map(|only| {
        let content = api.content_of(&only.shape);
        content.map(|content| &viewed(content, only, view).kind)
    });
    match (only, body) {
        (Some(_), Some(None)) => quote!(received.undocumented(RawResponse::no_body)),
        (Some(_), Some(Some(ContentKind::Json(ty)))) if codec(file, api, ty).is_none() => {
            match api.careful {
                Careful::Everything => {
                    file.library("client::careful_body");
                    quote!(received.undocumented_careful_json())
                }
                Careful::Nothing | Careful::Marked => quote!(received.undocumented_json()),
            }
        }
        (
            Some(only),
            Some(Some(
                ContentKind::Json(_)
                | ContentKind::Form(_)
                | ContentKind::Xml(..)
                | ContentKind::Text,
            )),
        ) => {
            let read = read(file, api, only, None, failure, view);
            quote!(received.undocumented(|received| #read))
        }
        _ => quote!(Err(Failure::Undocumented(received))),
    }
}

/// The media types of streamed success responses, by status: `*/*` if any is read, empty for others. More specific
/// statuses come first.
fn streamed(api: &Api, operation: &Operation, view: Option<&View>) -> Vec<TokenStream> {
    let mut rows = Vec::new();
    let mut count = 0;
    for response in operation.responses_of(Side::Success) {
        let content = api.content_of(&response.shape);
        let body = content.map(|content| viewed(content, response, view));
        let body =
            body.filter(|body| body.is_bytes() || matches!(body.kind, ContentKind::Stream(_)));
        let media_type = match (content, body) {
            (Some(content), Some(body)) => checked_range(content, body).unwrap_or("*/*"),
            _ => "",
        };
        let bounds = response.bounds();
        let (first, last) = (literal(*bounds.start()), literal(*bounds.end()));
        rows.push(quote!((#first..=#last, #media_type)));
        if body.is_some() {
            count = rows.len();
        }
    }
    rows.truncate(count);
    rows
}

/// The media type that a body must have to be read: one of several, except for JSON, which is validated by decoding; and
/// that of a stream, whose framing finds no value in a body of another media type.
fn checked_range<'c>(content: &Content, body: &'c Content) -> Option<&'c str> {
    let is_checked = match body.kind {
        ContentKind::Json(_) => false,
        ContentKind::Stream(_) => true,
        _ => content.depends_on_media_type(),
    };
    is_checked.then(|| body.range())
}

/// Decodes the response with a status: an error as a variant of `failure`, a success as a variant of
/// `chosen`, or directly if there is only one.
fn read(
    file: &mut SourceFile,
    api: &Api,
    response: &Response,
    chosen: Option<&TokenStream>,
    failure: &Ident,
    view: Option<&View>,
) -> TokenStream {
    let variant = ident(&response.name.rust);
    let content = api.content_of(&response.shape);
    let body = content.map(|content| viewed(content, response, view));
    let constructor = match response.side {
        Side::Failure => Some(quote!(#failure::#variant)),
        Side::Success => chosen.map(|chosen| quote!(#chosen::#variant)),
    };
    let codec = body
        .and_then(Content::decoded)
        .and_then(|ty| imported_codec(file, api, ty));
    let made = match codec {
        None => constructor,
        Some(codec) => {
            let made = match constructor {
                None => quote!(reply.map(|body| body.0)),
                Some(constructor) => quote!({ #constructor(reply.map(|body| body.0)) }),
            };
            Some(quote!(|reply: Reply<codec::Decoded<#codec>>| #made))
        }
    };
    let document = match body.map(|body| &body.kind) {
        Some(ContentKind::Xml(_, id)) => Some(xml::constant(file, api, *id)),
        _ => None,
    };
    let of = content
        .zip(body)
        .and_then(|(content, body)| checked_range(content, body));
    let of = of.map(|range| {
        file.library("client::content_type");
        quote!(.of(#range)?)
    });
    if let Some(ContentKind::Stream(values)) = body.map(|body| &body.kind) {
        let [framing, read] = value_streams::reading(file, api, values);
        let read = value_streams::with_end(values, &read);
        let function = |of: &str| ident(&format!("{of}{}", value_streams::end_suffix(values)));
        let (read_success, read_failure) = (function("read"), function("read_failure"));
        return match (response.side, made) {
            (Side::Failure, made) => {
                quote!(Err(values::#read_failure(received #of, #framing, #read, #made)))
            }
            (Side::Success, None) => quote!(values::#read_success(received #of, #framing, #read)),
            (Side::Success, Some(made)) => {
                quote!(values::#read_success(received #of, #framing, #read).map(#made))
            }
        };
    }
    let (read, read_failure) = readers(file, api, body);
    match (response.side, made) {
        (Side::Failure, made) => {
            let document = document.map(|document| quote!(#document,));
            quote!(Err(received.#read_failure(#document #made)))
        }
        (Side::Success, None) => quote!(received #of.#read(#document)),
        (Side::Success, Some(made)) => quote!(received #of.#read(#document).map(#made)),
    }
}

/// The pattern of the statuses of a response, without a start that more specific ones have.
fn statuses(operation: &Operation, response: &Response) -> TokenStream {
    let (mut open, taken) = response.open(&operation.responses, false);
    while open.start() < open.end() && taken.contains(open.start()) {
        open = open.start() + 1..=*open.end();
    }
    let (first, last) = (literal(*open.start()), literal(*open.end()));
    match (response.statuses, response.side) {
        (Statuses::One(_), _) => quote!(#first),
        // A status above 599 is an error, too.
        (Statuses::Default, Side::Failure) => quote!(#first..),
        (Statuses::Range(_) | Statuses::Default, _) => quote!(#first..=#last),
    }
}

pub fn literal(code: u16) -> Literal {
    Literal::u16_unsuffixed(code)
}

/// The methods that read the body of a success and of an error.
fn readers(file: &mut SourceFile, api: &Api, body: Option<&Content>) -> (Ident, Ident) {
    let kind = match body.map(|content| &content.kind) {
        None => "empty",
        Some(ContentKind::Json(_) | ContentKind::Form(_)) => "json",
        Some(ContentKind::Xml(..)) => "xml",
        Some(ContentKind::Text) => "text",
        Some(ContentKind::Bytes | ContentKind::Union(_)) => "bytes",
        Some(ContentKind::TypedBytes) => "media",
        // Streams of values are read otherwise.
        Some(ContentKind::Stream(_)) => "empty",
    };
    if let "xml" | "bytes" | "media" = kind {
        file.library(match kind {
            "bytes" => "client::byte_body",
            "media" => "client::media_body",
            _ => "client::xml_body",
        });
    }
    let is_whole = |content: &Content| match &content.kind {
        ContentKind::Json(ty) => api.is_careful_as_a_whole(ty),
        _ => false,
    };
    let (kind, failure) = match (kind, api.careful) {
        ("json", Careful::Everything) => ("careful_json", "careful_json"),
        ("json", Careful::Marked) if body.is_some_and(is_whole) => {
            ("marked_or_empty_json", "marked_json")
        }
        ("json", Careful::Marked) => ("marked_json", "marked_json"),
        ("json", Careful::Nothing) if !api.has_own_types() => ("shared_json", "shared_json"),
        (kind, _) => (kind, kind),
    };
    if failure.ends_with("_json") {
        file.library("client::careful_body");
    }
    (ident(kind), ident(&format!("{failure}_failure")))
}
