//! Parameters that a client sends with all operations that have them.

use proc_macro2::TokenStream;
use quote::quote;

use super::{parameters, validation};
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::emit::types::{Crate, field_docs, import_type, rust_type};
use crate::lowered::{Api, ClientParameter, Operation, Type};

/// The name of the struct with all of them.
const ALL: &str = "SharedParameters";

/// Adds those of an operation to the steps of its call.
pub fn steps(api: &Api, operation: &Operation, call: TokenStream) -> TokenStream {
    let indices = operation.parameters.iter().filter_map(|one| one.shared);
    let shared = indices.filter_map(|index| api.shared_parameters.get(index));
    shared.fold(call, |call, shared| {
        let name = ident(&shared.parameter.field.name.rust);
        quote!(#call.with(|call| self.parameters.#name(call)))
    })
}

/// The items of the client for its shared parameters. All are empty without any.
#[derive(Default)]
pub struct Shared {
    /// The field of the client.
    pub field: TokenStream,
    /// The value of the field without parameters.
    pub none: TokenStream,
    /// The value of the field from that of the builder.
    pub built: TokenStream,
    /// The field of the builder.
    pub builder_field: TokenStream,
    /// The argument of `new` of the builder.
    pub new_argument: TokenStream,
    /// The value of the field in `new` of the builder.
    pub new_value: TokenStream,
    /// The further arguments of `Client::builder`.
    pub arguments: TokenStream,
    /// The statement that reads them.
    pub read: TokenStream,
    /// The further argument that `Client::builder` has for `new`.
    pub passed: TokenStream,
    /// The setters of the builder.
    pub setters: TokenStream,
    /// The visibility of `new` of the builder.
    pub visibility: TokenStream,
}

/// Returns `true` if the builder of the client requires parameters.
pub fn is_required(api: &Api) -> bool {
    api.shared_parameters.iter().any(|one| one.is_required)
}

/// The items of the client.
pub fn shared(api: &Api) -> Shared {
    if api.shared_parameters.is_empty() {
        return Shared::default();
    }
    let (all, is_required) = (ident(ALL), is_required(api));
    let optional = api.shared_parameters.iter().filter(|one| !one.is_required);
    let setters = optional.map(|one| setter(api, one));
    let shared = Shared {
        field: quote!(pub(crate) parameters: Arc<#all>,),
        none: quote!(parameters: Arc::default(),),
        built: quote!(parameters: Arc::new(self.parameters),),
        builder_field: quote!(parameters: #all,),
        new_value: quote!(parameters: #all::default(),),
        setters: setters.collect(),
        ..Shared::default()
    };
    match is_required {
        false => shared,
        true => required(api, shared),
    }
}

/// A single required parameter is an argument of `Client::builder`; several are the fields of a struct.
fn required(api: &Api, shared: Shared) -> Shared {
    let all = ident(ALL);
    let required = required_parameters(api);
    let names: Vec<_> = required
        .iter()
        .map(|one| ident(&one.parameter.field.name.rust))
        .collect();
    let values = api.shared_parameters.iter().map(|one| {
        let name = ident(&one.parameter.field.name.rust);
        match one.is_required {
            true if is_text(one) && required.len() == 1 => quote!(#name: Some(#name.into())),
            true => quote!(#name: Some(#name)),
            false => quote!(#name: None),
        }
    });
    let (arguments, read) = match required.as_slice() {
        [only] => {
            let (name, ty) = (&names, argument_type(api, only));
            (quote!(, #(#name)*: #ty), quote!())
        }
        _ => (
            quote!(, required: ClientRequired),
            quote!(let ClientRequired { #(#names),* } = required;),
        ),
    };
    Shared {
        new_argument: quote!(parameters: #all),
        new_value: quote!(parameters,),
        arguments,
        read,
        passed: quote!(, #all { #(#values),* }),
        visibility: quote!(pub(crate)),
        ..shared
    }
}

fn required_parameters(api: &Api) -> Vec<&ClientParameter> {
    let all = api.shared_parameters.iter();
    all.filter(|one| one.is_required).collect()
}

/// The name of the struct with several required parameters, if there is one.
pub fn required_struct(api: &Api) -> Option<&'static str> {
    (required_parameters(api).len() > 1).then_some("ClientRequired")
}

/// Writes the structs of the parameters, and the methods of the client that change them.
pub fn emit(file: &mut SourceFile, api: &Api) {
    if api.shared_parameters.is_empty() {
        return;
    }
    file.import("std::sync", "Arc");
    file.import_all(
        "crate::runtime::client::call::CallBuilder crate::runtime::client::call::Operation",
    );
    for one in &api.shared_parameters {
        import_type(file, api, &one.parameter.field.ty);
    }
    if required_struct(api).is_some() {
        let fields = required_parameters(api).into_iter().map(|one| {
            let (docs, name, ty) = parts(api, one);
            quote!(#docs pub #name: #ty)
        });
        file.push(quote! {
            /// The parameters that a client requires.
            #[derive(Clone, Debug)]
            pub struct ClientRequired { #(#fields),* }
        });
    }
    let all = ident(ALL);
    let fields = api.shared_parameters.iter().map(|one| {
        let (_, name, ty) = parts(api, one);
        quote!(#name: Option<#ty>)
    });
    let steps = each(api.shared_parameters.iter().enumerate(), |(index, one)| {
        let gate = api.tag_gate_of(|operation| {
            let mut parameters = operation.parameters.iter();
            parameters.any(|parameter| parameter.shared == Some(index))
        });
        let (unused, step) = (gate.allows_unused(), step(file, api, one));
        quote!(#unused #step)
    });
    file.push(quote! {
        /// The parameters that the client sends with all operations that have them.
        #[derive(Clone, Debug, Default)]
        pub(crate) struct #all { #(#fields),* }

        impl #all { #(#steps)* }
    });
    let changed = api.shared_parameters.iter().map(|one| {
        let (_, name, _) = parts(api, one);
        let (with, ty, value) = (suffixed_with(one), argument_type(api, one), value(one));
        let docs = format!("Returns this client with another {}.", wire(one));
        let docs = Docs::new().paragraph(docs).outer();
        quote! {
            #docs
            #[must_use]
            pub fn #with(&self, #name: #ty) -> Self {
                let mut client = self.clone();
                Arc::make_mut(&mut client.parameters).#name = Some(#value);
                client
            }
        }
    });
    file.push(quote!(impl Client { #(#changed)* }));
}

/// The function that adds a parameter to a call.
fn step(file: &mut SourceFile, api: &Api, one: &ClientParameter) -> TokenStream {
    let (_, name, _) = parts(api, one);
    let value = match one.parameter.field.ty {
        Type::String(_) => quote!(as_deref),
        // `clone` of a type that is `Copy` is a warning of Clippy.
        _ => quote!(to_owned),
    };
    let check = validation::parameter_step(file, api, &one.parameter);
    let step = parameters::step(file, api, &one.parameter);
    quote! {
        pub(crate) fn #name<O: Operation>(&self, call: CallBuilder<O>) -> CallBuilder<O> {
            let Some(#name) = self.#name.#value() else {
                return call;
            };
            call #check.#step
        }
    }
}

/// The setter of the builder.
fn setter(api: &Api, one: &ClientParameter) -> TokenStream {
    let field = &one.parameter.field;
    let name = ident(&field.name.rust);
    let (ty, value) = (argument_type(api, one), value(one));
    let sets = format!(
        "Sets {} of all operations that have it. A value that is set for a call takes precedence.",
        wire(one)
    );
    let docs = field_docs(api, field, Crate::Client)
        .paragraph(sets)
        .outer();
    quote! {
        #docs
        pub fn #name(mut self, #name: #ty) -> Self {
            self.parameters.#name = Some(#value);
            self
        }
    }
}

/// The docs, name and type of a parameter.
fn parts(api: &Api, one: &ClientParameter) -> (TokenStream, proc_macro2::Ident, TokenStream) {
    let field = &one.parameter.field;
    let docs = field_docs(api, field, Crate::Client).outer();
    (docs, ident(&field.name.rust), rust_type(api, &field.ty))
}

fn wire(one: &ClientParameter) -> String {
    code(&one.parameter.field.name.wire)
}

fn is_text(one: &ClientParameter) -> bool {
    matches!(one.parameter.field.ty, Type::String(_))
}

fn argument_type(api: &Api, one: &ClientParameter) -> TokenStream {
    let ty = rust_type(api, &one.parameter.field.ty);
    match is_text(one) {
        true => quote!(impl Into<#ty>),
        false => ty,
    }
}

/// The value of the field, from the argument of a setter.
fn value(one: &ClientParameter) -> TokenStream {
    let name = ident(&one.parameter.field.name.rust);
    match is_text(one) {
        true => quote!(#name.into()),
        false => quote!(#name),
    }
}

fn suffixed_with(one: &ClientParameter) -> proc_macro2::Ident {
    suffixed("with_", one.parameter.field.name.plain())
}
