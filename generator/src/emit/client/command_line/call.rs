//! The function that makes the call of a command from its arguments.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::client::operation::CallMethod;
use crate::emit::codecs::imported_codec;
use crate::emit::content;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::emit::types::{Crate, import_type, is_marked, rust_type};
use crate::lowered::{
    Api, Command, Content, ContentKind, Field, FlagOf, Input, Operation, PageStep, Pagination,
    Parameter, Side, Type, TypeKind, ValueStream,
};

/// The function.
pub fn call(
    file: &mut SourceFile,
    api: &Api,
    command: &Command,
    operation: &Operation,
) -> TokenStream {
    file.import_all(
        "crate::runtime::client::cli_call::PreparedCall crate::runtime::client::cli_error::InvalidArgument \
         crate::runtime::client::cli_arguments::Arguments",
    );
    let builder = CallBuilder {
        api,
        command,
        operation,
    };
    let BaseCall {
        call: made,
        is_chosen,
    } = builder.base_call(file);
    let steps = builder.steps(file);
    if operation.pagination.is_some() {
        file.library("client::cli_pages");
    }
    let prepared = |call: TokenStream| match &operation.pagination {
        None => quote!(PreparedCall::of(#call.0)),
        Some(pagination) => {
            let path = path_of_items(api, operation, pagination);
            quote!(PreparedCall::pages(#call.0, arguments.all_pages(), &[#(#path),*]))
        }
    };
    let body = match (steps.is_empty(), is_chosen) {
        (true, false) => {
            let prepared = prepared(made);
            quote!(Ok(#prepared))
        }
        (is_done, _) => {
            let prepared = prepared(quote!(call));
            let mutable = (!is_done).then(|| quote!(mut));
            quote! {
                let #mutable call = #made;
                #(#steps)*
                Ok(#prepared)
            }
        }
    };
    let is_used = !operation.inputs().is_empty() || operation.pagination.is_some();
    let arguments = match is_used {
        true => quote!(arguments),
        false => quote!(_),
    };
    let expected = builder
        .uses_deprecated()
        .then(|| quote!(#[expect(deprecated)]));
    quote! {
        #expected
        fn call(client: &Client, #arguments: &Arguments<'_>) -> Result<PreparedCall, InvalidArgument> {
            #body
        }
    }
}

/// A call without optional inputs.
struct BaseCall {
    call: TokenStream,
    /// `true` if it depends on the arguments which method is called.
    is_chosen: bool,
}

struct CallBuilder<'a> {
    api: &'a Api,
    command: &'a Command,
    operation: &'a Operation,
}

impl<'a> CallBuilder<'a> {
    /// Returns `true` if the function uses deprecated items.
    fn uses_deprecated(&self) -> bool {
        let mut optional = self.optional();
        self.operation.deprecation.is_some()
            || optional.any(|(field, _)| is_marked(field, Crate::Client))
    }

    /// The optional parameters, with their indices.
    fn optional(&self) -> impl Iterator<Item = (&'a Field, usize)> {
        let parameters = self.operation.all_parameters().enumerate();
        let parameters = parameters.filter(|(_, parameter)| !parameter.is_argument());
        parameters.map(|(index, parameter)| (&parameter.field, index))
    }

    fn flag(&self, index: usize) -> &'a str {
        let mut flags = self.command.flags.iter();
        let found = flags.find(|flag| flag.of == FlagOf::Parameter(index));
        found.map_or("", |flag| flag.name.as_str())
    }

    /// The call with its required inputs.
    fn base_call(&self, file: &mut SourceFile) -> BaseCall {
        let body = self.operation.body.as_ref();
        let first = CallMethod::first(self.operation, body.map(|body| body.content.first()));
        let whole = self.sent(file, &first);
        let optional = body.filter(|body| !body.required);
        let with_body = optional.map(|body| {
            let value = self.body(file, body.content.first(), false);
            quote!(#whole.body(#value))
        });
        let named = self.operation.named_bodies();
        let others = self.operation.other_bodies.iter().enumerate();
        let others: Vec<TokenStream> = others
            .filter_map(|(index, other)| {
                // The default body comes before the others.
                let (_, name, _) = named.iter().find(|(body, ..)| *body == index + 1)?;
                let call = self.sent(file, &CallMethod::other(other));
                Some(quote!(Some(#name) => #call,))
            })
            .collect();
        let is_chosen = !others.is_empty() || with_body.is_some();
        let call = match (others.as_slice(), with_body) {
            ([], None) => whole,
            ([], Some(with_body)) => quote! {
                match arguments.has_body() {
                    true => #with_body,
                    false => #whole,
                }
            },
            (others, None) => quote! {
                match arguments.body_type() {
                    #(#others)*
                    _ => #whole,
                }
            },
            (others, Some(with_body)) => quote! {
                match arguments.body_type() {
                    #(#others)*
                    _ if arguments.has_body() => #with_body,
                    _ => #whole,
                }
            },
        };
        BaseCall { call, is_chosen }
    }

    /// The call of a method of the client.
    fn sent(&self, file: &mut SourceFile, method: &CallMethod<'a>) -> TokenStream {
        let name = ident(&method.name.rust);
        let inputs = method.inputs(self.operation);
        let is_alone = inputs.len() == 1;
        let values = inputs
            .iter()
            .map(|input| self.input(file, *input, method, is_alone));
        let values: Vec<TokenStream> = values.collect();
        match (inputs.as_slice(), values.as_slice()) {
            ([], _) => quote!(client.#name()),
            ([_], [value]) => quote!(client.#name(#value)),
            _ => {
                let required = suffixed(&method.stem.rust, "Required");
                file.import(&self.operation.module(), &required.to_string());
                let fields = inputs.iter().map(|input| match input {
                    Input::Parameter(parameter) => ident(&parameter.field.name.rust),
                    Input::Body(_) => ident("body"),
                });
                quote!(client.#name(#required { #(#fields: #values),* }))
            }
        }
    }

    fn input(
        &self,
        file: &mut SourceFile,
        input: Input<'_>,
        method: &CallMethod<'_>,
        is_alone: bool,
    ) -> TokenStream {
        match input {
            Input::Parameter(parameter) => self.required(file, parameter, is_alone),
            Input::Body(body) => {
                let content = method.content.unwrap_or(&body.content);
                self.body(file, content, !is_alone)
            }
        }
    }

    fn required(
        &self,
        file: &mut SourceFile,
        parameter: &Parameter,
        is_alone: bool,
    ) -> TokenStream {
        let mut all = self.operation.all_parameters();
        let index = all.position(|other| other == parameter).unwrap_or_default();
        let (flag, ty) = (self.flag(index), &parameter.field.ty);
        match imported_codec(file, self.api, ty) {
            Some(codec) => quote!(arguments.required::<codec::Decoded<#codec>>(#flag)?.0),
            None => {
                let exact = self.exact(ty).filter(|_| is_alone);
                quote!(arguments.required #exact(#flag)?)
            }
        }
    }

    /// The value of a body; `exact` if it must have its type instead of being converted.
    fn body(&self, file: &mut SourceFile, content: &Content, exact: bool) -> TokenStream {
        file.library("client::cli_body");
        match &content.kind {
            ContentKind::Form(form) if form.takes_files() => {
                file.library("client::cli_upload");
                quote!(arguments.upload()?)
            }
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => self.decoded(file, ty),
            ContentKind::Form(form) => self.decoded(file, &form.ty),
            ContentKind::Text => quote!(arguments.text()?),
            ContentKind::Bytes if exact => quote!(arguments.bytes()?.into()),
            ContentKind::Bytes => quote!(arguments.bytes()?),
            ContentKind::TypedBytes if content.takes_any_part() => {
                file.library("client::cli_form");
                quote!(arguments.form()?)
            }
            ContentKind::TypedBytes => {
                content::import_type(file, self.api, content, Crate::Client);
                let media = content::rust_type(self.api, content);
                quote!(#media::new(arguments.required_media_type()?, arguments.bytes()?))
            }
            ContentKind::Stream(values) => self.values(file, values),
            // A client has a method for each.
            ContentKind::Union(_) => self.body(file, content.first(), exact),
        }
    }

    fn decoded(&self, file: &mut SourceFile, ty: &Type) -> TokenStream {
        match imported_codec(file, self.api, ty) {
            Some(codec) => quote!(arguments.body::<codec::Decoded<#codec>>()?.0),
            None => quote!(arguments.body()?),
        }
    }

    /// A stream of values.
    fn values(&self, file: &mut SourceFile, values: &ValueStream) -> TokenStream {
        let (read, is_coded) = match imported_codec(file, self.api, &values.ty) {
            Some(codec) => (quote!(arguments.values::<codec::Decoded<#codec>>()?), true),
            None => {
                import_type(file, self.api, &values.ty);
                let ty = rust_type(self.api, &values.ty);
                (quote!(arguments.values::<#ty>()?), false)
            }
        };
        let bare = is_coded.then(|| quote!(.map(|value| value.0)));
        let event = values.are_event_data().then(|| {
            file.import("crate::runtime::event", "Event");
            quote!(.map(Event::from))
        });
        match (&bare, &event) {
            (None, None) => quote!(#read.into()),
            _ => quote!(#read.into_iter() #bare #event.collect::<Vec<_>>().into()),
        }
    }

    /// The type argument of the function that reads a parameter, if the method of the client is generic.
    fn exact(&self, ty: &Type) -> Option<TokenStream> {
        match (ty, self.api.unaliased(ty)) {
            (Type::String(_), _) => Some(quote!(::<String>)),
            (_, Type::Array(array)) => Some(match self.api.unaliased(&array.items) {
                Type::String(_) => quote!(::<Vec<String>>),
                _ => quote!(::<Vec<_>>),
            }),
            _ => None,
        }
    }

    /// The statements that set optional inputs.
    fn steps(&self, file: &mut SourceFile) -> Vec<TokenStream> {
        let optional = self.optional();
        let steps = optional.map(|(field, index)| {
            let (name, flag) = (ident(&field.name.rust), self.flag(index));
            let (read, value) = match imported_codec(file, self.api, &field.ty) {
                Some(codec) => (quote!(optional::<codec::Decoded<#codec>>), quote!(value.0)),
                None => {
                    let exact = self.exact(&field.ty);
                    (quote!(optional #exact), quote!(value))
                }
            };
            quote! {
                if let Some(value) = arguments.#read(#flag)? {
                    call = call.#name(#value);
                }
            }
        });
        steps.collect()
    }
}

/// The path of fields to the items of a page, by their JSON names.
fn path_of_items(api: &Api, operation: &Operation, pagination: &Pagination) -> Vec<String> {
    let successes = operation.responses_of(Side::Success);
    let mut contents = successes
        .iter()
        .filter_map(|one| api.content_of(&one.shape));
    let ty = contents.find_map(|content| content.first().json());
    let mut path = Vec::new();
    let mut ty = ty;
    for PageStep { field, .. } in &pagination.items {
        let found = ty.and_then(|ty| field_of(api, ty, field));
        let Some(found) = found else {
            return Vec::new();
        };
        path.push(found.name.wire.clone());
        ty = Some(&found.ty);
    }
    path
}

/// The field of an object with a Rust name.
fn field_of<'a>(api: &'a Api, ty: &'a Type, name: &str) -> Option<&'a Field> {
    match api.unaliased(ty) {
        Type::Nullable(ty) => field_of(api, ty, name),
        Type::Named(id) => match &api.type_of(*id).kind {
            TypeKind::Struct(object) => object.fields.iter().find(|one| one.name.rust == name),
            _ => None,
        },
        _ => None,
    }
}
