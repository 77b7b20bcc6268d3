//! Reading of request bodies: into memory or streamed.

use proc_macro2::TokenStream;
use quote::quote;

use super::body::values_read;
use crate::emit::content;
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, Body, ContentKind, Operation};

/// The call that reads the bytes of a body.
pub fn read_step(operation: &Operation, body: &Body) -> TokenStream {
    let accepted = &body.content.accepted;
    if operation.streams_body() {
        return quote!(let body = byte_body::stream(parts, body, body_limit, #accepted)?;);
    }
    if let (true, ContentKind::Form(form)) = (operation.spools_body(), &body.content.kind) {
        let files = content::files_type(form);
        let read = match body.required {
            true => quote!(read),
            false => quote!(read_optional),
        };
        return quote! {
            let upload = upload_body::#read::<#files, _>(parts, body, body_limit, #accepted).await?;
        };
    }
    let read = match (accepted.as_str(), body.required) {
        ("application/json", true) => quote!(read_json(parts, body, body_limit)),
        ("application/json", false) => quote!(read_optional_json(parts, body, body_limit)),
        (accepted, true) => quote!(read(parts, body, body_limit, #accepted)),
        (accepted, false) if body.content.decoded().is_some() => {
            quote!(read_optional_value(parts, body, body_limit, #accepted))
        }
        (accepted, false) => quote!(read_optional(parts, body, body_limit, #accepted)),
    };
    match body.content.kind {
        // Binary bodies have no constraints.
        ContentKind::Bytes if body.required => {
            quote!(let body = request_body::#read.await?.into();)
        }
        ContentKind::Bytes => quote!(let body = request_body::#read.await?.map(Into::into);),
        ContentKind::TypedBytes if body.required => quote! {
            let body = request_body::#read.await?;
            let body = media_body::received(parts, body);
        },
        ContentKind::TypedBytes => quote! {
            let body = request_body::#read.await?;
            let body = body.map(|body| media_body::received(parts, body));
        },
        ContentKind::Json(_)
        | ContentKind::Xml(..)
        | ContentKind::Text
        | ContentKind::Form(_)
        | ContentKind::Stream(_)
        | ContentKind::Union(_) => {
            quote!(let bytes = request_body::#read.await?;)
        }
    }
}

/// Checks that a required streamed body is present.
pub fn streamed_step(file: &mut SourceFile, api: &Api, body: &Body) -> TokenStream {
    let required = body
        .required
        .then(|| quote!(let body = byte_body::required(body, &mut violations);));
    let given = match &body.content.kind {
        ContentKind::TypedBytes => {
            quote!(let body = body.map(|body| media_body::received(parts, body));)
        }
        ContentKind::Stream(values) => {
            let read = values_read(file, api, &body.content, values, &quote!(body));
            quote!(let body = body.map(|body| #read);)
        }
        _ => quote!(),
    };
    quote!(#required #given)
}
