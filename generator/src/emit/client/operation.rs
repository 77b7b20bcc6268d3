//! `operations/*.rs`: the items of one operation.

use std::sync::Arc;

use proc_macro2::TokenStream;
use quote::quote;

use super::path::path;
use super::{
    call_setters, command_line, media_type_views, pages, parameters, response, shared_parameters,
    validation,
};
use crate::emit::blocks::Declaration;
use crate::emit::content;
use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::operation_docs::{deprecation_note, file_docs, method_expression, operation_docs};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::emit::types::{Crate, Items, TypeWriter, field_docs, import_type, rust_type};
use crate::lowered::{
    Api, Content, ContentKind, Credential, Input, Operation, OtherBody, Parameter, Side, Type, View,
};
use crate::names::Name;

/// The files of all operations.
pub fn deferred<'a>(api: &'a Api, types: Option<&Arc<TypeWriter<'a>>>) -> DeferredFiles<'a> {
    let mut deferred = DeferredFiles::default();
    let commands = command_line::commands(api);
    for (index, operation) in api.operations.iter().enumerate() {
        let (types, command) = (types.cloned(), commands.get(&index).copied());
        deferred.add(move || {
            let mut file = file(api, operation);
            // Webhooks have neither.
            if let Some(types) = types {
                types.emit_for_operation(&mut file, index);
                if let Some((group, command)) = command {
                    command_line::emit(&mut file, api, group, command, operation);
                }
            }
            file.waiting_for(operation.gate())
        });
    }
    deferred
}

fn file(api: &Api, operation: &Operation) -> SourceFile {
    let path = format!("src/operations/{}.rs", operation.name.plain());
    let mut file = SourceFile::new(path, file_docs(api, operation));
    match operation.webhook {
        None => file.import("crate::client", "Client"),
        Some(_) => file.import("crate::sender", "WebhookEndpoint"),
    }
    file.import("crate::operations", "Call");
    let first = operation.body.as_ref().map(|body| body.content.first());
    call(
        &mut file,
        api,
        operation,
        &CallMethod::first(operation, first),
    );
    for other in &operation.other_bodies {
        call(&mut file, api, operation, &CallMethod::other(other));
    }
    call_setters::emit(&mut file, api, operation);
    marker(&mut file, operation);
    for view in &operation.views {
        media_type_views::emit(&mut file, api, operation, view);
    }
    response::emit(&mut file, api, operation);
    if let Some(pagination) = &operation.pagination {
        pages::emit(&mut file, api, operation, pagination);
    }
    file
}

/// A method that creates a call: there is one for each media type of the body.
pub(super) struct CallMethod<'a> {
    pub(super) name: &'a Name,
    pub(super) stem: &'a Name,
    pub(super) content: Option<&'a Content>,
    is_other: bool,
}

impl<'a> CallMethod<'a> {
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

    /// The body, if it is required.
    fn required(&self, operation: &Operation) -> Option<&'a Content> {
        let body = operation.body.as_ref()?;
        self.content.filter(|_| body.required || self.is_other)
    }

    /// The inputs of the method.
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

/// The required inputs: a single one is an argument, several are the fields of a struct.
pub fn required(operation: &Operation) -> Vec<Input<'_>> {
    let is_required = |input: &Input<'_>| match input {
        Input::Parameter(parameter) => parameter.is_argument(),
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

fn type_of(api: &Api, input: Input<'_>, method: &CallMethod<'_>) -> TokenStream {
    match input {
        Input::Parameter(Parameter { field, .. }) => rust_type(api, &field.ty),
        Input::Body(body) => content::rust_type(api, method.content.unwrap_or(&body.content)),
    }
}

fn import_input(file: &mut SourceFile, api: &Api, input: Input<'_>, method: &CallMethod<'_>) {
    match input {
        Input::Parameter(Parameter { field, .. }) => import_type(file, api, &field.ty),
        Input::Body(body) => {
            content::import_type(
                file,
                api,
                method.content.unwrap_or(&body.content),
                Crate::Client,
            );
        }
    }
}

/// The type of a single required input; strings, lists and bytes are generic.
fn argument_type(
    file: &mut SourceFile,
    api: &Api,
    input: Input<'_>,
    method: &CallMethod<'_>,
) -> TokenStream {
    let ty = type_of(api, input, method);
    if is_text_parameter(input) {
        quote!(impl AsRef<str>)
    } else if let Input::Parameter(Parameter { field, .. }) = input
        && let Some(items) = Items::of(api, &field.ty)
    {
        items.import(file, api);
        items.ty
    } else if let Some(ContentKind::Bytes | ContentKind::Text) = body_kind(input, method) {
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

/// The statement that converts the argument of a single required input.
fn converted(api: &Api, input: Input<'_>, method: &CallMethod<'_>) -> Option<TokenStream> {
    let Input::Parameter(Parameter { field, .. }) = input else {
        let is_text = matches!(body_kind(input, method), Some(ContentKind::Text));
        return is_text.then(|| quote!(let body: String = body.into();));
    };
    let name = ident(&field.name.rust);
    match is_text_parameter(input) {
        true => Some(quote!(let #name = #name.as_ref();)),
        false => Some(Items::of(api, &field.ty)?.collected(api, field)),
    }
}

/// The kind of a body.
fn body_kind<'a>(input: Input<'a>, method: &CallMethod<'a>) -> Option<&'a ContentKind> {
    match input {
        Input::Parameter(_) => None,
        Input::Body(body) => Some(&method.content.unwrap_or(&body.content).kind),
    }
}

fn call(file: &mut SourceFile, api: &Api, operation: &Operation, method: &CallMethod<'_>) {
    let required = method.inputs(operation);
    for input in &required {
        import_input(file, api, *input, method);
    }
    let deprecated = deprecated(operation);
    let docs = docs(api, operation, method).outer();
    let (name, marker) = (ident(&method.name.rust), ident(&operation.stem.rust));
    let (parameters, prefix) = match required.as_slice() {
        [] => (quote!(), quote!()),
        [only] => {
            let (name, ty) = (
                ident(name_of(*only)),
                argument_type(file, api, *only, method),
            );
            let converted = converted(api, *only, method);
            (quote!(, #name: #ty), quote!(#converted))
        }
        several => {
            let name = suffixed(&method.stem.rust, "Required");
            let fields = several.iter().map(|input| ident(name_of(*input)));
            file.push(required_struct(api, operation, several, method));
            (
                quote!(, required: #name),
                quote!(let #name { #(#fields),* } = required;),
            )
        }
    };
    let expression = expression(file, api, operation, method);
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

/// The type with the methods.
fn owner(operation: &Operation) -> &'static str {
    match operation.webhook {
        None => "Client",
        Some(_) => "WebhookEndpoint",
    }
}

fn docs(api: &Api, operation: &Operation, method: &CallMethod<'_>) -> Docs {
    let docs = operation_docs(api, operation);
    let docs = match method.content.filter(|_| method.is_other) {
        None => docs,
        Some(content) => {
            let (owner, name) = (owner(operation), ident(&operation.name.rust));
            let media_type = code(&content.media_type);
            docs.paragraph(format!(
                "Like [`{owner}::{name}`], with a {media_type} body."
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
    method: &CallMethod<'_>,
) -> TokenStream {
    let name = suffixed(&method.stem.rust, "Required");
    let docs = format!("The required inputs of {}.", code(&operation.name.wire));
    let docs = Docs::new().paragraph(docs).outer();
    let fields = inputs.iter().map(|input| {
        let (name, ty) = (ident(name_of(*input)), type_of(api, *input, method));
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

/// The expression that creates a call.
fn expression(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    method: &CallMethod<'_>,
) -> TokenStream {
    let verb = method_expression(file, &operation.method);
    let path = path(file, api, operation);
    file.import("crate::runtime::client::call", "CallBuilder");
    let mut steps = quote!(CallBuilder::new(&self.shared, #verb, #path));
    if operation.servers.is_some() {
        let servers = ident(&api.servers_of(operation).name.rust);
        steps = quote!(#steps.served_by(&self.other_servers.#servers));
    }
    if let Some(accept) = accept(api, operation, None) {
        steps = quote!(#steps.accept(#accept));
    }
    steps.extend(credentials(api, operation));
    steps = shared_parameters::steps(api, operation, steps);
    let parameters = operation.parameters.iter();
    for parameter in parameters.filter(|parameter| parameter.is_argument()) {
        let step = parameters::step(file, api, parameter);
        let check = validation::parameter_step(file, api, parameter);
        steps = quote!(#steps #check.#step);
    }
    if let Some(header) = operation.idempotency_header() {
        file.library("client::idempotency_key");
        steps = quote!(#steps.keyed(#header));
    }
    for parameter in &operation.path_parameters {
        steps.extend(validation::parameter_step(file, api, parameter));
    }
    if let Some(content) = method.required(operation) {
        steps.extend(validation::body_steps(file, api, content));
        steps.extend(content::call_step(file, api, content));
    }
    quote!(Call(#steps))
}

/// The accepted media types, those of errors with less weight, unless only JSON is. A response with several has that of the
/// view.
pub(super) fn accept(api: &Api, operation: &Operation, view: Option<&View>) -> Option<String> {
    let mut media_types: Vec<String> = Vec::new();
    for side in [Side::Success, Side::Failure] {
        let is_less = side == Side::Failure && !media_types.is_empty();
        for response in operation.responses_of(side) {
            let content = api.content_of(&response.shape);
            let content = content.map(|content| response::viewed(content, response, view));
            let Some(requested) = content.map(Content::requested) else {
                continue;
            };
            let weighted = match is_less {
                true => format!("{requested};q=0.5"),
                false => requested.clone(),
            };
            if !media_types.contains(&requested) && !media_types.contains(&weighted) {
                media_types.push(weighted);
            }
        }
    }
    match media_types.as_slice() {
        [only] if only == "application/json" => None,
        [] => None,
        several => Some(several.join(", ")),
    }
}

/// The step that adds credentials: those of the first alternative that the client has.
fn credentials(api: &Api, operation: &Operation) -> TokenStream {
    let alternatives = api.alternatives(api.sent_with(operation));
    let alternatives: Vec<Vec<TokenStream>> = alternatives
        .map(|(verifier, _)| {
            let schemes = api.schemes_of(verifier);
            // The transport has the certificate.
            let schemes = schemes.filter(|one| one.credential != Credential::Certificate);
            let names = schemes.map(|scheme| ident(&scheme.name.rust));
            names.map(|name| quote!(self.#name.as_ref())).collect()
        })
        .collect();
    // An empty alternative comes last: a credential that is set is sent.
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
        Some(_) => "webhook",
    };
    let docs = format!("The {what} {}.", code(&operation.name.wire));
    file.push_block(marker_type(
        Docs::new().paragraph(docs),
        &operation.stem.rust,
    ));
}

/// The declaration of a type without values that identifies an operation.
pub fn marker_type(docs: Docs, name: &str) -> Declaration {
    let name = ident(name);
    Declaration {
        docs,
        attributes: vec![quote!(#[derive(Debug)])],
        head: quote!(pub enum #name),
        members: Vec::new(),
    }
}
