//! Bodies: their types and encoding, in both crates.

use proc_macro2::TokenStream;
use quote::quote;

use super::codecs::encoded;
use super::docs::Docs;
use super::parameter_style::style_value;
use super::source_file::{SourceFile, ident};
use super::{types, value_streams, xml};
use crate::model::{Api, Body, Content, ContentKind, FieldStyle, Form};

/// The type of the value of a body.
pub fn rust_type(api: &Api, content: &Content) -> TokenStream {
    match &content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => types::rust_type(api, ty),
        ContentKind::Form(form) => {
            let ty = types::rust_type(api, &form.ty);
            match (form.takes_files(), api.is_named("Upload")) {
                (false, _) => ty,
                (true, false) => quote!(Upload<#ty>),
                (true, true) => quote!(upload::Upload<#ty>),
            }
        }
        ContentKind::Text(_) => quote!(String),
        ContentKind::Bytes if api.is_named("ByteStream") => quote!(byte_stream::ByteStream),
        ContentKind::Bytes => quote!(ByteStream),
        ContentKind::TypedBytes if api.is_named("Media") => quote!(media::Media),
        ContentKind::TypedBytes => quote!(Media),
        ContentKind::Stream(values) => value_streams::rust_type(api, values),
        ContentKind::Union(choice) => {
            let name = ident(&choice.name.rust);
            quote!(#name)
        }
    }
}

/// Imports what the type needs.
pub fn import_type(file: &mut SourceFile, api: &Api, content: &Content) {
    match &content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => types::import_type(file, api, ty),
        ContentKind::Form(form) => {
            types::import_type(file, api, &form.ty);
            match (form.takes_files(), api.is_named("Upload")) {
                (false, _) => {}
                (true, false) => file.import("crate::runtime::upload", "Upload"),
                (true, true) => file.import("crate::runtime", "upload"),
            }
        }
        ContentKind::Bytes => match api.is_named("ByteStream") {
            false => file.import("crate::runtime::byte_stream", "ByteStream"),
            true => file.import("crate::runtime", "byte_stream"),
        },
        ContentKind::TypedBytes if api.is_named("Media") => file.import("crate::runtime", "media"),
        ContentKind::TypedBytes => file.import("crate::runtime::media", "Media"),
        ContentKind::Stream(values) => value_streams::import_type(file, api, values),
        ContentKind::Union(choice) => file.import("crate::bodies", &choice.name.rust),
        ContentKind::Text(_) => {}
    }
}

/// The docs of the body of a request.
pub fn docs(body: &Body) -> Docs {
    match &body.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph("The body."),
    }
}

/// The expression of a response with a body, and `true` if encoding it can fail.
pub fn response(
    file: &mut SourceFile,
    api: &Api,
    content: &Content,
    status: &TokenStream,
    value: &TokenStream,
) -> (TokenStream, bool) {
    let media_type = &content.media_type;
    match content.kind {
        ContentKind::Union(_) | ContentKind::Stream(_) => {}
        ContentKind::TypedBytes => file.import("crate::runtime", "media_body"),
        ContentKind::Xml(..) => file.import("crate::runtime", "xml_body"),
        ContentKind::Bytes => file.import("crate::runtime", "byte_body"),
        _ => file.import("crate::runtime", "response"),
    }
    match &content.kind {
        ContentKind::Json(ty) => {
            let value = encoded(file, api, ty, quote!(&#value));
            (json_response(media_type, status, &value), true)
        }
        ContentKind::Xml(ty, id) => {
            let value = encoded(file, api, ty, quote!(&#value));
            let document = xml::constant(file, api, *id);
            let response = quote!(xml_body::response(#status, #media_type, #document, #value));
            (response, true)
        }
        ContentKind::Text(_) => (quote!(response::whole(#status, #media_type, #value)), false),
        ContentKind::Bytes => {
            let response = quote!(byte_body::response(#status, #media_type, #value));
            (response, false)
        }
        ContentKind::TypedBytes => {
            let response = quote!(media_body::response(#status, #media_type, #value));
            (response, true)
        }
        ContentKind::Stream(values) => {
            let media_type = quote!(#media_type);
            (
                value_streams::response(file, api, values, [status, &media_type, value]),
                true,
            )
        }
        // A response is never a form.
        ContentKind::Union(_) | ContentKind::Form(_) => (quote!(#value.encode(#status)), true),
    }
}

/// The expression of a response with a JSON body.
pub fn json_response(media_type: &str, status: &TokenStream, value: &TokenStream) -> TokenStream {
    match media_type {
        "application/json" => quote!(response::json(#status, #value)),
        media_type => quote!(response::json_as(#status, #media_type, #value)),
    }
}

/// The step of a call that sets its body.
pub fn call_step(file: &mut SourceFile, api: &Api, content: &Content) -> TokenStream {
    let media_type = &content.media_type;
    let json = |value: TokenStream| match media_type.as_str() {
        "application/json" => quote!(.json(#value)),
        media_type => quote!(.json_as(#media_type, #value)),
    };
    match &content.kind {
        ContentKind::Json(ty) => json(encoded(file, api, ty, quote!(&body))),
        ContentKind::Form(form) if form.or_json => {
            json(encoded(file, api, &form.ty, quote!(&body)))
        }
        ContentKind::Xml(ty, id) => {
            file.support("xml_body");
            let value = encoded(file, api, ty, quote!(&body));
            let document = xml::constant(file, api, *id);
            quote!(.xml(#media_type, #document, #value))
        }
        ContentKind::Text(_) => quote!(.whole(#media_type, body)),
        ContentKind::Bytes => {
            file.support("byte_body");
            quote!(.bytes(#media_type, body))
        }
        ContentKind::Form(form) => {
            file.support(match form.files {
                None => "form",
                Some(_) => "multipart",
            });
            let styles = field_styles(file, form);
            if form.takes_files() {
                let fields = encoded(file, api, &form.ty, quote!(&body.fields));
                return quote!(.upload(#styles, &body, #fields));
            }
            let value = encoded(file, api, &form.ty, quote!(&body));
            match form.files {
                None => quote!(.form(#media_type, #styles, #value)),
                Some(_) => quote!(.multipart(#styles, #value)),
            }
        }
        ContentKind::TypedBytes => {
            file.support("media_body");
            quote!(.media_body(#media_type, body))
        }
        ContentKind::Stream(values) => value_streams::call_step(file, api, values, media_type),
        // A client has a method for each media type.
        ContentKind::Union(_) => call_step(file, api, content.first()),
    }
}

/// The styles of form fields that are not single strings.
pub fn field_styles(file: &mut SourceFile, form: &Form) -> TokenStream {
    if !form.styles.is_empty() {
        file.import("crate::runtime::field_style", "FieldStyle");
    }
    let rows = form.styles.iter().map(|(name, style)| match style {
        FieldStyle::Json => quote!((#name, FieldStyle::Json)),
        FieldStyle::Styled(style) => {
            let style = style_value(file, *style);
            quote!((#name, FieldStyle::Styled(#style)))
        }
    });
    let rows: Vec<TokenStream> = rows.collect();
    quote!(&[#(#rows),*])
}
