//! Validation of requests before they are sent, if it is enabled.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::codecs::encoded;
use crate::emit::content;
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::Crate;
use crate::lowered::{Api, Content, ContentKind, Location, Parameter, Type};

/// The step that validates a parameter in the variable of its name.
pub fn parameter_step(file: &mut SourceFile, api: &Api, parameter: &Parameter) -> TokenStream {
    let name = ident(&parameter.field.name.rust);
    parameter_step_with(file, api, parameter, |file| match parameter.field.ty {
        Type::String(_) => quote!(&#name),
        _ => encoded(file, api, &parameter.field.ty, quote!(&#name)),
    })
}

/// The step that validates a reference to the value of a parameter.
pub fn parameter_step_with(
    file: &mut SourceFile,
    api: &Api,
    parameter: &Parameter,
    value: impl FnOnce(&mut SourceFile) -> TokenStream,
) -> TokenStream {
    let field = &parameter.field;
    if !api.checks_requests || schemas::is_plain(api, parameter.schema) {
        return quote!();
    }
    let value = value(file);
    file.import("crate::runtime::violation", "Place");
    let wire = &field.name.wire;
    let place = match parameter.location {
        Location::Path => quote!(Place::Path(#wire)),
        Location::Query => quote!(Place::Query(#wire)),
        Location::Header => quote!(Place::Header(#wire)),
        Location::Cookie => quote!(Place::Cookie(#wire)),
        Location::Querystring => quote!(Place::QueryString),
    };
    let schema = schemas::reference(file, api, parameter.schema);
    file.library("client::validation");
    quote!(.checked(#place, #value, #schema))
}

/// The steps that validate the variable `body`.
pub(super) fn body_steps(file: &mut SourceFile, api: &Api, content: &Content) -> TokenStream {
    let Some((ty, value)) = checked(content).filter(|_| api.checks_requests) else {
        return quote!();
    };
    let value = match ty {
        Some(ty) => encoded(file, api, ty, value),
        None => value,
    };
    let schema = schemas::reference(file, api, content.schema);
    content::import_type(file, api, content, Crate::Client);
    file.library("client::validation");
    let files = checked_files(file, content);
    quote!(.checked_body(#value, #schema) #files)
}

/// The step that validates the files of a form.
fn checked_files(file: &mut SourceFile, content: &Content) -> Option<TokenStream> {
    let ContentKind::Form(form) = &content.first().kind else {
        return None;
    };
    form.takes_files().then(|| {
        file.library("client::file_validation");
        quote!(.checked_files(&body.files))
    })
}

/// The type of a body, unless it is text, and the expression for its value.
fn checked(content: &Content) -> Option<(Option<&Type>, TokenStream)> {
    let (ty, value) = match &content.kind {
        ContentKind::Json(ty) | ContentKind::Xml(ty, _) => (Some(ty), quote!(&body)),
        ContentKind::Form(form) if form.takes_files() => (Some(&form.ty), quote!(&body.fields)),
        ContentKind::Form(form) => (Some(&form.ty), quote!(&body)),
        ContentKind::Text => (None, quote!(&body)),
        ContentKind::Union(_) => return checked(content.first()),
        ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Stream(_) => return None,
    };
    Some((ty, value))
}
