//! Bodies: their types and encoding, in both crates.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::codecs::encoded;
use super::docs::Docs;
use super::parameter_style::style_value;
use super::source_file::{SourceFile, ident};
use super::types::{self, Crate};
use super::{value_streams, xml};
use crate::lowered::{Api, Body, Content, ContentKind, FieldStyle, Form, Style};

/// The module and name of the type of the library for a body that is not a value.
fn library_type(kind: &ContentKind) -> Option<(&'static str, &'static str)> {
    match kind {
        ContentKind::Bytes => Some(("byte_stream", "ByteStream")),
        ContentKind::TypedBytes => Some(("media", "Media")),
        ContentKind::Form(form) if form.takes_files() => Some(("upload", "Upload")),
        _ => None,
    }
}

/// The type of the value of a body.
pub fn rust_type(api: &Api, content: &Content) -> TokenStream {
    let library = library_type(&content.kind);
    let library = library.map(|(_, name)| ident(name));
    match &content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => types::rust_type(api, ty),
        ContentKind::Form(form) => {
            let ty = types::rust_type(api, &form.ty);
            match library {
                None => ty,
                Some(upload) => {
                    let files = files_type(form);
                    quote!(#upload<#ty, #files>)
                }
            }
        }
        ContentKind::Text => quote!(String),
        ContentKind::Bytes | ContentKind::TypedBytes => quote!(#library),
        ContentKind::Stream(values) => value_streams::rust_type(api, values),
        ContentKind::Union(choice) => ident(&choice.name.rust).into_token_stream(),
    }
}

/// The struct of the files of a form.
pub fn files_type(form: &Form) -> Option<Ident> {
    let name = form.files_name.as_ref();
    name.map(|name| ident(&name.rust))
}

/// Imports what the type needs.
pub fn import_type(file: &mut SourceFile, api: &Api, content: &Content, side: Crate) {
    if let Some((module, name)) = library_type(&content.kind) {
        file.import(&format!("crate::runtime::{module}"), name);
    }
    match &content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => types::import_type(file, api, ty),
        ContentKind::Form(form) => {
            types::import_type(file, api, &form.ty);
            if let Some(name) = &form.files_name {
                file.import("crate::uploads", &name.rust);
            }
        }
        ContentKind::Stream(values) => value_streams::import_type(file, api, values, side),
        ContentKind::Union(choice) => file.import("crate::bodies", &choice.name.rust),
        ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Text => {}
    }
}

/// The docs of the body of a request.
pub fn docs(body: &Body) -> Docs {
    match &body.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph("The body."),
    }
}

/// The expression that writes a body into the response `into`, and `true` if it returns a result.
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
        ContentKind::TypedBytes => file.import("crate::runtime::server", "media_body"),
        ContentKind::Xml(..) => file.import("crate::runtime::server", "xml_body"),
        ContentKind::Bytes => file.import("crate::runtime::server", "byte_body"),
        _ => file.import("crate::runtime::server", "response"),
    }
    match &content.kind {
        ContentKind::Json(ty) => {
            let value = encoded(file, api, ty, quote!(&#value));
            (json_response(media_type, status, &value), true)
        }
        ContentKind::Xml(ty, id) => {
            let value = encoded(file, api, ty, quote!(&#value));
            let document = xml::constant(file, api, *id);
            let response = quote!(xml_body::respond(into, #status, #media_type, #document, #value));
            (response, true)
        }
        ContentKind::Text => (
            quote!(response::whole(into, #status, #media_type, #value)),
            false,
        ),
        ContentKind::Bytes => {
            let response = quote!(byte_body::respond(into, #status, #media_type, #value));
            (response, false)
        }
        ContentKind::TypedBytes => {
            let response = quote!(media_body::respond(into, #status, #media_type, #value));
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
        ContentKind::Union(_) | ContentKind::Form(_) => {
            (quote!(#value.encode(into, #status)), true)
        }
    }
}

/// The expression that writes a JSON body into the response `into`.
pub fn json_response(media_type: &str, status: &TokenStream, value: &TokenStream) -> TokenStream {
    match media_type {
        "application/json" => quote!(response::json(into, #status, #value)),
        media_type => quote!(response::json_as(into, #status, #media_type, #value)),
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
            file.library("client::xml_body");
            let value = encoded(file, api, ty, quote!(&body));
            let document = xml::constant(file, api, *id);
            quote!(.xml(#media_type, #document, #value))
        }
        ContentKind::Text => quote!(.whole(#media_type, body)),
        ContentKind::Bytes => {
            file.library("client::byte_body");
            quote!(.bytes(#media_type, body))
        }
        ContentKind::Form(form) => {
            file.library(match form.files {
                None => "client::form",
                Some(_) => "client::multipart",
            });
            let styles = field_styles(file, form);
            if form.takes_files() {
                let fields = encoded(file, api, &form.ty, quote!(&body.fields));
                return quote!(.upload(#styles, #fields, &body.files));
            }
            let value = encoded(file, api, &form.ty, quote!(&body));
            match form.files {
                None => quote!(.form(#media_type, #styles, #value)),
                Some(_) => quote!(.multipart(#styles, #value)),
            }
        }
        ContentKind::TypedBytes => {
            file.library("client::media_body");
            quote!(.media_body(#media_type, body))
        }
        ContentKind::Stream(values) => value_streams::call_step(file, api, values, media_type),
        // A client has a method for each media type.
        ContentKind::Union(_) => call_step(file, api, content.first()),
    }
}

/// The styles of form fields.
pub fn field_styles(file: &mut SourceFile, form: &Form) -> TokenStream {
    file.import("crate::runtime::field_style", "FieldStyles");
    let rows = form.styles.iter().map(|(name, style)| {
        let style = field_style(file, *style);
        quote!((#name, #style))
    });
    let rows: Vec<TokenStream> = rows.collect();
    let additional = (form.additional_style != FieldStyle::Styled(Style::Form(true))).then(|| {
        let style = field_style(file, form.additional_style);
        quote!(.additional(#style))
    });
    let media_types = (!form.media_types.is_empty()).then(|| {
        let rows = form
            .media_types
            .iter()
            .map(|(name, media_type)| quote!((#name, #media_type)));
        quote!(.media_types(&[#(#rows),*]))
    });
    quote!(FieldStyles::new(&[#(#rows),*]) #additional #media_types)
}

fn field_style(file: &mut SourceFile, style: FieldStyle) -> TokenStream {
    file.import("crate::runtime::field_style", "FieldStyle");
    match style {
        FieldStyle::Json => quote!(FieldStyle::Json),
        FieldStyle::JsonItems => quote!(FieldStyle::JsonItems),
        FieldStyle::Styled(style) => {
            let style = style_value(file, style);
            quote!(FieldStyle::Styled(#style))
        }
    }
}
