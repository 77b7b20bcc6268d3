//! The request of an operation: its struct and decoding.
//!
//! In: the parameters and the body of an operation. Out: the struct, and a function that decodes an HTTP request,
//! collecting every violation. Depends on `response::negotiation` and the files of `emit` that both crates use.

mod body;
mod decoder;
mod parameters;
mod read_body;
mod structured_parameter;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::response::negotiation;
use crate::emit::content;
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{
    Argument, Crate, Presence, Record, RecordField, import_default, import_type, record_field,
    rust_type, unwrapped_default,
};
use crate::lowered::{
    Api, Body, Content, ContentKind, Customization, Input, Operation, Parameter, Type,
};
use body::body_step;
use decoder::decoder_of;
use read_body::{read_step, streamed_step};

/// Writes the struct and its decoding.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    for input in operation.inputs() {
        match input {
            Input::Parameter(Parameter { field, .. }) => {
                import_type(file, api, &field.ty);
                if let (Some(default), false) = (&field.default, field.required) {
                    import_default(file, api, default);
                }
            }
            Input::Body(body) => content::import_type(file, api, &body.content, Crate::Server),
        }
    }
    record(api, operation).emit(file, api);
    negotiation::emit(file, operation);
    decode(file, api, operation);
}

/// The struct of the request.
pub fn record(api: &Api, operation: &Operation) -> Record {
    let fields = operation.inputs().into_iter().map(|input| match input {
        Input::Parameter(Parameter { field, .. }) => record_field(api, field, Crate::Server),
        Input::Body(body) => body_field(api, body),
    });
    Record {
        name: operation.type_name("Request"),
        docs: Docs::new().paragraph(format!("The request of {}.", code(&operation.name.wire))),
        fields: fields.chain(negotiation::field(operation)).collect(),
        from_required: true,
        customization: Customization::default(),
    }
}

/// The field for the body.
pub fn body_field(api: &Api, body: &Body) -> RecordField {
    let docs = content::docs(body);
    if body.required {
        return RecordField::required("body", docs, content::rust_type(api, &body.content));
    }
    let (nullable, ty) = match &body.content.kind {
        ContentKind::Json(Type::Nullable(ty)) | ContentKind::Xml(Type::Nullable(ty), _) => {
            (true, rust_type(api, ty))
        }
        _ => (false, content::rust_type(api, &body.content)),
    };
    let argument = match &body.content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => {
            Argument::of(api, &ty.clone().not_null())
        }
        ContentKind::Form(form) => Argument::of(api, &form.ty),
        ContentKind::Text => Argument::of_text(&ty),
        _ => Argument::Value,
    };
    RecordField {
        argument,
        nullable,
        presence: Presence::Optional,
        ..RecordField::required("body", docs, ty)
    }
}

fn decode(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let name = ident(&operation.type_name("Request"));
    if operation.inputs().is_empty() && operation.negotiation.is_none() {
        file.push(quote! {
            impl #name {
                fn decode() -> Result<Self, Rejection> {
                    Ok(Self::default())
                }
            }
        });
        return;
    }
    let (asynchronous, generics, parameters) = signature(file, operation);
    let parts = uses_parts(operation).then(|| quote!(parts: &Parts,));
    let steps = steps(file, api, operation);
    let ending = ending(api, operation);
    file.push(quote! {
        impl #name {
            /// Decodes and validates the request, collecting every violation.
            #asynchronous fn decode #generics(
                #parts
                #parameters
            ) -> Result<Self, Rejection> {
                #steps
                #ending
            }
        }
    });
}

/// Returns `true` if a body can be invalid. The only constraint of binary bodies and streams of values is
/// that they are required.
fn can_be_missing(operation: &Operation, body: &Body) -> bool {
    let is_coming =
        |content: &Content| content.is_bytes() || matches!(content.kind, ContentKind::Stream(_));
    let is_handed_on =
        |content: &Content| is_coming(content) || content.kind == ContentKind::TypedBytes;
    match (operation.streams_body(), body.required) {
        (true, is_required) => is_required,
        (false, true) => !is_coming(&body.content),
        (false, false) => !body.content.variants().into_iter().all(is_handed_on),
    }
}

/// Returns `true` if a request can be invalid.
fn can_be_wrong(operation: &Operation) -> bool {
    let mut inputs = operation.inputs().into_iter();
    inputs.any(|input| !matches!(input, Input::Body(body) if !can_be_missing(operation, body)))
}

/// Returns `true` if decoding looks at more than the path.
pub fn uses_parts(operation: &Operation) -> bool {
    operation.body.is_some() || operation.negotiation.is_some() || !operation.parameters.is_empty()
}

/// The trait of a body that was not read yet, and the type of what limits it.
pub fn body_bounds(file: &mut SourceFile, operation: &Operation) -> (TokenStream, TokenStream) {
    if operation.streams_body() {
        return (quote!(byte_body::Coming), quote!(BodyLimits));
    }
    file.import("crate::runtime::body", "HttpBody");
    if operation.spools_body() {
        (quote!(HttpBody), quote!(BodyLimits))
    } else {
        (quote!(HttpBody), quote!(usize))
    }
}

fn signature(
    file: &mut SourceFile,
    operation: &Operation,
) -> (Option<TokenStream>, TokenStream, TokenStream) {
    let names = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust));
    let names = quote!(#(#names: &str,)*);
    match operation.body {
        Some(_) => {
            let (bound, limit) = body_bounds(file, operation);
            (
                (!operation.streams_body()).then(|| quote!(async)),
                quote!(<B: #bound>),
                quote!(#names body: B, body_limit: #limit,),
            )
        }
        None => (None, quote!(), names),
    }
}

fn steps(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let read = operation.body.as_ref().map(|body| {
        file.import(
            "crate::runtime::server",
            match (operation.streams_body(), operation.spools_body()) {
                (true, _) => "byte_body",
                (false, true) => "upload_body",
                (false, false) => "request_body",
            },
        );
        if operation.streams_body() || operation.spools_body() {
            file.import("crate::runtime::server::body_limits", "BodyLimits");
        }
        let mut variants = body.content.variants().into_iter();
        if variants.any(|content| content.kind == ContentKind::TypedBytes) {
            file.import("crate::runtime::server", "media_body");
        }
        let read = read_step(operation, body);
        if operation.takes_encoded_bytes() {
            return read;
        }
        file.import("crate::runtime::server", "content_coding");
        quote!(content_coding::check(parts, &body)?; #read)
    });
    let path = each(operation.path_parameters.iter(), |parameter| {
        path_step(file, api, parameter)
    });
    let others = parameters::steps(file, api, operation);
    let body = operation
        .body
        .as_ref()
        .map(|body| match operation.streams_body() {
            true => streamed_step(file, api, body),
            false => body_step(file, api, operation, body),
        });
    let unknown = not_found(operation);
    let accept = negotiation::step(file, operation);
    let violations = can_be_wrong(operation).then(|| {
        file.import("crate::runtime::violation", "Violations");
        quote!(let mut violations = Violations::new();)
    });
    quote! {
        #accept
        #read
        #violations
        #(#path)*
        #unknown
        #others
        #body
    }
}

/// Responds with 404 to invalid path parameters, if the operation documents it.
fn not_found(operation: &Operation) -> TokenStream {
    if operation.path_parameters.is_empty() || !operation.documents(404) {
        return quote!();
    }
    let names: Vec<Ident> = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust))
        .collect();
    let (left, right) = tuple(&names);
    quote! {
        let #left = #right else {
            return Err(Rejection::NotFound);
        };
    }
}

/// `Some(a)` and `a`, or `(Some(a), Some(b))` and `(a, b)`.
fn tuple(names: &[Ident]) -> (TokenStream, TokenStream) {
    match names {
        [name] => (quote!(Some(#name)), quote!(#name)),
        names => (quote!((#(Some(#names)),*)), quote!((#(#names),*))),
    }
}

fn path_step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    if parameter.is_structured() {
        return structured_parameter::step(file, api, parameter);
    }
    file.import("crate::runtime::server", "path");
    let field = &parameter.field;
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    let schema = schemas::reference(file, api, parameter.schema);
    let decoder = decoder_of(file, api, &field.ty);
    quote! {
        let #name = path::parameter(#wire, #name, &mut violations)
            .required(&mut violations, #schema, #decoder);
    }
}

fn ending(api: &Api, operation: &Operation) -> TokenStream {
    let documents_404 = operation.documents(404);
    let path = operation.path_parameters.iter().filter(|_| !documents_404);
    let others = operation.parameters.iter();
    let others = others.filter(|parameter| parameter.field.required);
    let fields = path.chain(others);
    let fields = fields.map(|parameter| ident(&parameter.field.name.rust));
    let is_open = |body: &&Body| body.required && can_be_missing(operation, body);
    let body = operation.body.as_ref().filter(is_open);
    let body = body.map(|_| ident("body"));
    let open: Vec<Ident> = fields.chain(body).collect();
    let check = match open.as_slice() {
        [] if !can_be_wrong(operation) => quote!(),
        [] => quote!(violations.into_result()?;),
        names => quote! {
            let (#(Some(#names),)* true) = (#(#names,)* violations.is_empty()) else {
                return Err(violations.into());
            };
        },
    };
    let values = operation
        .inputs()
        .into_iter()
        .map(|input| value(api, input))
        .chain(negotiation::value(operation));
    quote!(#check Ok(Self { #(#values),* }))
}

fn value(api: &Api, input: Input<'_>) -> TokenStream {
    match input {
        Input::Body(body) if body_field(api, body).is_tristate() => {
            quote!(body: Nullable::from_nested(body))
        }
        Input::Body(_) => quote!(body),
        Input::Parameter(Parameter { field, .. }) => {
            let name = ident(&field.name.rust);
            match &field.default {
                Some(default) if !field.required => {
                    let value = unwrapped_default(api, field, default, quote!(#name));
                    quote!(#name: #value)
                }
                _ => quote!(#name),
            }
        }
    }
}
