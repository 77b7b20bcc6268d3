//! Responses with documented headers: structs that operations may share.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::bodies;
use super::status::{status_code, status_type};
use crate::emit::content;
use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::Docs;
use crate::emit::headers;
use crate::emit::shared_payloads;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, Record, RecordField, import_type, record_field};
use crate::lowered::{Api, Content, ContentKind, Customization, Header, Payload, Response, Shape};

/// The files of the payloads that operations share, and the module that lists them.
pub fn deferred(api: &Api) -> DeferredFiles<'_> {
    let docs = "The responses that operations share.";
    shared_payloads(api, docs, emit)
}

/// The struct of a payload.
pub fn record(api: &Api, payload: &Payload) -> Record {
    Record {
        name: payload.name.rust.clone(),
        docs: Docs::new().prose(Some(&payload.description)),
        fields: fields(api, &payload.headers, payload.body.as_ref()),
        from_required: true,
        customization: Customization::default(),
    }
}

fn fields(api: &Api, headers: &[Header], body: Option<&Content>) -> Vec<RecordField> {
    let body = body.map(|body| {
        let docs = Docs::new().paragraph("The body.");
        RecordField::required("body", docs, content::rust_type(api, body))
    });
    let headers = headers
        .iter()
        .map(|header| record_field(api, &header.field, Crate::Server));
    body.into_iter().chain(headers).collect()
}

/// Imports a payload that operations share.
pub fn import(file: &mut SourceFile, api: &Api, index: usize) {
    if let Some(payload) = api.payloads.get(index)
        && let Some(module) = &payload.module
    {
        file.import(
            &format!("crate::responses::{}", module.rust),
            &payload.name.rust,
        );
    }
}

/// Writes a payload that belongs to one operation.
pub fn emit_own(file: &mut SourceFile, api: &Api, index: usize) {
    if let Some(payload) = api.payloads.get(index)
        && payload.module.is_none()
    {
        emit(file, api, payload);
    }
}

fn emit(file: &mut SourceFile, api: &Api, payload: &Payload) {
    import_all(file, api, &payload.headers, payload.body.as_ref());
    file.import_all(
        "http::Response http::StatusCode crate::runtime::body::Body \
         crate::runtime::server::rejection::Rejection",
    );
    record(api, payload).emit(file, api);
    let name = ident(&payload.name.rust);
    let steps = encode(
        file,
        api,
        &payload.headers,
        payload.body.as_ref(),
        &quote!(status),
    );
    file.push(quote! {
        impl #name {
            pub(crate) fn encode(
                self,
                into: &mut Response<Body>,
                status: StatusCode,
            ) -> Result<(), Rejection> {
                #steps
            }
        }
    });
}

fn import_all(file: &mut SourceFile, api: &Api, headers: &[Header], body: Option<&Content>) {
    headers
        .iter()
        .for_each(|header| import_type(file, api, &header.field.ty));
    if let Some(body) = body {
        content::import_type(file, api, body, Crate::Server);
    }
}

fn encode(
    file: &mut SourceFile,
    api: &Api,
    headers: &[Header],
    body: Option<&Content>,
    status: &TokenStream,
) -> TokenStream {
    let (response, can_fail) = match body {
        Some(body) => content::response(file, api, body, status, &quote!(self.body)),
        None => {
            file.import("crate::runtime::server", "response");
            (quote!(response::empty(into, #status)), false)
        }
    };
    if headers.is_empty() {
        return match can_fail {
            true => response,
            false => quote! {
                #response;
                Ok(())
            },
        };
    }
    let fields = headers.iter().map(|header| {
        let name = ident(&header.field.name.rust);
        (header, quote!(self.#name))
    });
    let (map, binding) = match headers.len() {
        1 => (quote!(into.headers_mut()), quote!()),
        _ => (quote!(headers), quote!(let headers = into.headers_mut();)),
    };
    let writes = headers::write(file, api, &map, fields);
    let response = match can_fail {
        true => quote!(#response?),
        false => response,
    };
    quote! {
        #response;
        #binding
        #writes
    }
}

/// Writes the one response of an operation.
pub fn emit_response(
    file: &mut SourceFile,
    api: &Api,
    name: &Ident,
    docs: Docs,
    response: &Response,
) {
    let (headers, body) = parts(api, response);
    import_all(file, api, headers, body);
    let record = response_record(file, api, &name.to_string(), docs, response);
    record.emit(file, api);
    if let (Some(body), false) = (body, record.from_required) {
        for (variant, _) in body
            .union()
            .into_iter()
            .flat_map(|body| bodies::convertible(api, body))
        {
            content::import_type(file, api, &variant.content, Crate::Server);
        }
        let conversions = from_body(file, api, name, body, headers);
        file.push(conversions);
    }
    let status = status_code(file, response, &quote!(self.status));
    let steps = encode(file, api, headers, body, &status);
    file.push(quote! {
        impl #name {
            fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
                #steps
            }
        }
    });
}

/// The struct of the one response of an operation: made from its body alone
/// where nothing else is required.
fn response_record(
    file: &mut SourceFile,
    api: &Api,
    name: &str,
    docs: Docs,
    response: &Response,
) -> Record {
    let (headers, body) = parts(api, response);
    let status = status_type(file, api, response);
    let is_open = status.is_some();
    let status = status.map(|ty| {
        let docs = Docs::new().paragraph("The status.");
        RecordField::required("status", docs, ty)
    });
    Record {
        name: name.to_owned(),
        docs,
        fields: status
            .into_iter()
            .chain(fields(api, headers, body))
            .collect(),
        from_required: is_open || headers.iter().any(|header| header.field.required),
        customization: Customization::default(),
    }
}

fn parts<'a>(api: &'a Api, response: &'a Response) -> (&'a [Header], Option<&'a Content>) {
    match &response.shape {
        Shape::Empty => (&[], None),
        Shape::Body(body) => (&[], Some(body.as_ref())),
        Shape::Payload(index) => match api.payloads.get(*index) {
            Some(payload) => (&payload.headers, payload.body.as_ref()),
            None => (&[], None),
        },
    }
}

fn from_body(
    file: &mut SourceFile,
    api: &Api,
    name: &Ident,
    body: &Content,
    headers: &[Header],
) -> TokenStream {
    let ty = content::rust_type(api, body);
    let headers = headers.iter().map(|header| {
        let field = record_field(api, &header.field, Crate::Server);
        let (name, initial) = (field.ident(), field.initial());
        quote!(#name: #initial)
    });
    let headers: Vec<TokenStream> = headers.collect();
    let is_bytes = matches!(body.kind, ContentKind::Bytes);
    if body.union().is_none() && !is_bytes {
        // So that `?.into()` works on a row of a database whose type converts to the body.
        return quote! {
            impl<T: Into<#ty>> From<T> for #name {
                fn from(body: T) -> Self {
                    Self { body: body.into(), #(#headers),* }
                }
            }
        };
    }
    let variants = body.union().map(|choice| bodies::convertible(api, choice));
    // A media type that is added later does not break handlers.
    let parts = variants.into_iter().flatten().map(|(_, ty)| {
        quote! {
            impl From<#ty> for #name {
                fn from(body: #ty) -> Self {
                    Self { body: body.into(), #(#headers),* }
                }
            }
        }
    });
    let bytes = is_bytes.then(|| {
        let bytes = match api.is_named("Bytes") {
            true => {
                file.mention("bytes");
                quote!(bytes::Bytes)
            }
            false => {
                file.import("bytes", "Bytes");
                quote!(Bytes)
            }
        };
        quote! {
            impl From<#bytes> for #name {
                fn from(body: #bytes) -> Self {
                    Self { body: body.into(), #(#headers),* }
                }
            }

            impl From<Vec<u8>> for #name {
                fn from(body: Vec<u8>) -> Self {
                    Self { body: body.into(), #(#headers),* }
                }
            }
        }
    });
    quote! {
        impl From<#ty> for #name {
            fn from(body: #ty) -> Self {
                Self { body, #(#headers),* }
            }
        }

        #bytes

        #(#parts)*
    }
}
