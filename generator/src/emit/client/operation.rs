//! `operations/*.rs`: everything about one operation.

use proc_macro2::TokenStream;
use quote::quote;

use super::path::path;
use super::{checks, pages, parameters, response, setters, views};
use crate::emit::content;
use crate::emit::docs::{Docs, code};
use crate::emit::drafts::Drafts;
use crate::emit::operation_docs::{deprecation_note, file_docs, operation_docs};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::emit::types::{Crate, field_docs, import_type, rust_type};
use crate::model::{
    Api, Content, ContentKind, Credential, Input, Operation, OtherBody, Parameter, Side, Type, View,
};
use crate::names::Name;

/// The files of all operations.
pub fn drafts(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    for operation in &api.operations {
        drafts.add(move || file(api, operation));
    }
    drafts
}

fn file(api: &Api, operation: &Operation) -> SourceFile {
    let path = format!("src/operations/{}.rs", operation.name.plain());
    let mut file = SourceFile::new(path, file_docs(api, operation));
    file.import("http", "Method");
    match operation.webhook {
        None => file.import("crate::client", "Client"),
        Some(_) => file.import("crate::sender", "Addressee"),
    }
    file.import("crate::runtime::call", "Call");
    let first = operation.body.as_ref().map(|body| body.content.first());
    call(&mut file, api, operation, &Sending::first(operation, first));
    for other in &operation.other_bodies {
        call(&mut file, api, operation, &Sending::other(other));
    }
    setters::emit(&mut file, api, operation);
    marker(&mut file, operation);
    for view in &operation.views {
        views::emit(&mut file, api, operation, view);
    }
    response::emit(&mut file, api, operation);
    if let Some(pagination) = &operation.pagination {
        pages::emit(&mut file, api, operation, pagination);
    }
    file
}

/// A method that makes a call: by the body that it sends.
pub(super) struct Sending<'a> {
    pub(super) name: &'a Name,
    pub(super) stem: &'a Name,
    pub(super) content: Option<&'a Content>,
    is_other: bool,
}

impl<'a> Sending<'a> {
    pub(super) fn first(operation: &'a Operation, content: Option<&'a Content>) -> Self {
        Self {
            name: &operation.name,
            stem: &operation.stem,
            content,
            is_other: false,
        }
    }

    pub(super) fn other(other: &'a OtherBody) -> Self {
        Self {
            name: &other.name,
            stem: &other.stem,
            content: Some(&other.content),
            is_other: true,
        }
    }

    /// The body, if a call cannot be without it.
    fn required(&self, operation: &Operation) -> Option<&'a Content> {
        let body = operation.body.as_ref()?;
        self.content.filter(|_| body.required || self.is_other)
    }

    /// The inputs that the method takes.
    pub(super) fn inputs<'o>(&self, operation: &'o Operation) -> Vec<Input<'o>> {
        let mut inputs = required(operation);
        if let (Some(body), Some(_)) = (&operation.body, self.required(operation))
            && !body.required
        {
            inputs.push(Input::Body(body));
        }
        inputs
    }
}

/// The inputs that a call cannot be without: one is an argument, several are the
/// fields of a struct.
pub(super) fn required(operation: &Operation) -> Vec<Input<'_>> {
    let is_required = |input: &Input<'_>| match input {
        Input::Parameter(parameter) => parameter.field.required,
        Input::Body(body) => body.required,
    };
    operation.inputs().into_iter().filter(is_required).collect()
}

fn name_of(input: Input<'_>) -> &str {
    match input {
        Input::Parameter(Parameter { field, .. }) => &field.name.rust,
        Input::Body(_) => "body",
    }
}

fn type_of(api: &Api, input: Input<'_>, sending: &Sending<'_>) -> TokenStream {
    match input {
        Input::Parameter(Parameter { field, .. }) => rust_type(api, &field.ty),
        Input::Body(body) => content::rust_type(api, sending.content.unwrap_or(&body.content)),
    }
}

fn import_input(file: &mut SourceFile, api: &Api, input: Input<'_>, sending: &Sending<'_>) {
    match input {
        Input::Parameter(Parameter { field, .. }) => import_type(file, api, &field.ty),
        Input::Body(body) => {
            content::import_type(file, api, sending.content.unwrap_or(&body.content));
        }
    }
}

/// How the one required input is passed: a parameter that is text by anything
/// that is.
fn argument_type(api: &Api, input: Input<'_>, sending: &Sending<'_>) -> TokenStream {
    let ty = type_of(api, input, sending);
    if is_text_parameter(input) {
        quote!(impl AsRef<str>)
    } else if is_bytes(input, sending) {
        quote!(impl Into<#ty>)
    } else {
        ty
    }
}

fn is_text_parameter(input: Input<'_>) -> bool {
    match input {
        Input::Parameter(Parameter { field, .. }) => {
            matches!(field.ty, Type::String(_))
        }
        Input::Body(_) => false,
    }
}

/// Whether an input is bytes, which are taken from all that they can be made of.
fn is_bytes(input: Input<'_>, sending: &Sending<'_>) -> bool {
    match input {
        Input::Parameter(_) => false,
        Input::Body(body) => {
            let content = sending.content.unwrap_or(&body.content);
            content.kind == ContentKind::Bytes
        }
    }
}

fn call(file: &mut SourceFile, api: &Api, operation: &Operation, sending: &Sending<'_>) {
    let required = sending.inputs(operation);
    for input in &required {
        import_input(file, api, *input, sending);
    }
    let deprecated = deprecated(operation);
    let docs = docs(api, operation, sending).outer();
    let (name, marker) = (ident(&sending.name.rust), ident(&operation.stem.rust));
    let (parameters, prefix) = match required.as_slice() {
        [] => (quote!(), quote!()),
        [only] => {
            let (name, ty) = (ident(name_of(*only)), argument_type(api, *only, sending));
            let borrow = is_text_parameter(*only).then(|| quote!(let #name = #name.as_ref();));
            (quote!(, #name: #ty), quote!(#borrow))
        }
        several => {
            let name = suffixed(&sending.stem.rust, "Required");
            let fields = several.iter().map(|input| ident(name_of(*input)));
            file.push(required_struct(api, operation, several, sending));
            (
                quote!(, required: #name),
                quote!(let #name { #(#fields),* } = required;),
            )
        }
    };
    let expression = expression(file, api, operation, sending);
    let owner = ident(owner(operation));
    file.push(quote! {
        impl #owner {
            #docs
            #deprecated
            pub fn #name(&self #parameters) -> Call<#marker> {
                #prefix
                #expression
            }
        }
    });
}

/// The type whose functions describe calls.
fn owner(operation: &Operation) -> &'static str {
    match operation.webhook {
        None => "Client",
        Some(_) => "Addressee",
    }
}

fn docs(api: &Api, operation: &Operation, sending: &Sending<'_>) -> Docs {
    let docs = operation_docs(api, operation);
    let docs = match sending.content.filter(|_| sending.is_other) {
        None => docs,
        Some(content) => {
            let (owner, name) = (owner(operation), ident(&operation.name.rust));
            let media_type = code(&content.media_type);
            docs.paragraph(format!(
                "As [`{owner}::{name}`], with a body of {media_type}."
            ))
        }
    };
    let successes = operation.responses_of(Side::Success);
    match successes.as_slice() {
        [only] => match response::headers_note(api, only) {
            Some(note) => docs.paragraph(note),
            None => docs,
        },
        _ => docs,
    }
}

fn deprecated(operation: &Operation) -> TokenStream {
    match deprecation_note(operation) {
        None => quote!(),
        Some(note) if note.is_empty() => quote!(#[deprecated]),
        Some(note) => quote!(#[deprecated(note = #note)]),
    }
}

fn required_struct(
    api: &Api,
    operation: &Operation,
    inputs: &[Input<'_>],
    sending: &Sending<'_>,
) -> TokenStream {
    let name = suffixed(&sending.stem.rust, "Required");
    let docs = format!(
        "What a call of {} cannot be without.",
        code(&operation.name.wire)
    );
    let docs = Docs::new().paragraph(docs).outer();
    let fields = inputs.iter().map(|input| {
        let (name, ty) = (ident(name_of(*input)), type_of(api, *input, sending));
        let docs = match *input {
            Input::Parameter(Parameter { field, .. }) => field_docs(api, field, Crate::Client),
            Input::Body(body) => content::docs(body),
        };
        let docs = docs.outer();
        quote!(#docs pub #name: #ty)
    });
    quote! {
        #docs
        #[derive(Clone, Debug)]
        pub struct #name { #(#fields),* }
    }
}

/// The call, step by step.
fn expression(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    sending: &Sending<'_>,
) -> TokenStream {
    let method = ident(operation.method.as_str());
    let path = path(file, api, operation);
    let mut steps = quote!(Call::new(&self.shared, Method::#method, #path));
    if operation.servers.is_some() {
        let servers = ident(&api.servers_of(operation).name.rust);
        steps = quote!(#steps.served_by(&self.other_servers.#servers));
    }
    if let Some(accept) = accept(api, operation, None) {
        steps = quote!(#steps.accept(#accept));
    }
    steps.extend(credentials(api, operation));
    let parameters = operation.parameters.iter();
    for parameter in parameters.filter(|parameter| parameter.field.required) {
        let step = parameters::step(file, api, parameter);
        let check = checks::parameter_step(file, api, parameter);
        steps = quote!(#steps #check.#step);
    }
    if let Some(header) = operation.idempotency_header() {
        steps = quote!(#steps.keyed(#header));
    }
    for parameter in &operation.path_parameters {
        steps.extend(checks::parameter_step(file, api, parameter));
    }
    if let Some(content) = sending.required(operation) {
        steps.extend(checks::body_steps(file, api, sending, content));
        steps.extend(content::call_step(file, api, content));
    }
    steps
}

/// The media types of the answers, unless JSON is all. Of several for one answer, that of
/// the view is asked for.
pub(super) fn accept(api: &Api, operation: &Operation, view: Option<&View>) -> Option<String> {
    let mut media_types: Vec<&str> = Vec::new();
    for response in &operation.responses {
        let content = api.content_of(&response.shape);
        let content = content.map(|content| response::viewed(content, response, view));
        if let Some(content) = content
            && !media_types.contains(&content.essence())
        {
            media_types.push(content.essence());
        }
    }
    match media_types.as_slice() {
        [] | ["application/json"] => None,
        several => Some(several.join(", ")),
    }
}

/// The step that takes the credentials of the client: those of the first alternative that it has.
fn credentials(api: &Api, operation: &Operation) -> TokenStream {
    let alternatives = api.alternatives(&operation.security);
    let alternatives: Vec<Vec<TokenStream>> = alternatives
        .map(|(verifier, _)| {
            let schemes = api.schemes_of(verifier);
            // Whoever makes connections has the certificate.
            let schemes = schemes.filter(|one| one.credential != Credential::Certificate);
            let names = schemes.map(|scheme| ident(&scheme.name.rust));
            names.map(|name| quote!(self.#name.as_ref())).collect()
        })
        .collect();
    // What asks for nothing of a request comes last: a credential that is there is sent.
    let (whole, mut alternatives): (Vec<_>, Vec<_>) =
        alternatives.into_iter().partition(Vec::is_empty);
    if !alternatives.is_empty() {
        alternatives.extend(whole);
    }
    match alternatives.as_slice() {
        [] => quote!(),
        [only] if only.len() == 1 => quote!(.credential(#(#only)*)),
        several => {
            let several = several.iter().map(|all| quote!(&[#(#all),*]));
            quote!(.credentials(&[#(#several),*]))
        }
    }
}

fn marker(file: &mut SourceFile, operation: &Operation) {
    let what = match operation.webhook {
        None => "operation",
        Some(_) => "hook",
    };
    let docs = format!("The {what} {}.", code(&operation.name.wire));
    let (docs, name) = (
        Docs::new().paragraph(docs).outer(),
        ident(&operation.stem.rust),
    );
    file.push(quote! {
        #docs
        #[derive(Debug)]
        pub enum #name {}
    });
}
