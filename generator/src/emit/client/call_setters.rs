//! Setters of calls for optional inputs.

use proc_macro2::TokenStream;
use quote::quote;

use super::{parameters, validation};
use crate::emit::content;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, Items, field_docs, import_type, mark, marked, rust_type};
use crate::lowered::{Api, Body, Coding, ContentKind, Operation, Type};

/// Writes the setters of optional parameters and of an optional body.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    let optional = operation.parameters.iter();
    let optional = optional.filter(|parameter| !parameter.is_argument());
    let marker = ident(&operation.stem.rust);
    let mut setters: Vec<TokenStream> = optional
        .map(|parameter| {
            let field = &parameter.field;
            import_type(file, api, &field.ty);
            let docs = field_docs(api, field, Crate::Client).outer();
            let mark = mark(marked(field, Crate::Client));
            let name = ident(&field.name.rust);
            let items = Items::of(api, &field.ty);
            if let Some(items) = &items {
                items.import(file, api);
            }
            let ty = match (&field.ty, &items) {
                (Type::String(_), _) => quote!(impl AsRef<str>),
                (_, Some(items)) => items.ty.clone(),
                (ty, None) => rust_type(api, ty),
            };
            let collected = items.map(|items| items.collected(api, field));
            let (check, step) = match field.ty {
                Type::String(_) => {
                    let value = quote!(#name.as_ref());
                    let written = match parameter.coding {
                        Coding::Json | Coding::Styled { .. } => quote!(&#value),
                        Coding::Single | Coding::List(_) => value.clone(),
                    };
                    let check =
                        validation::parameter_step_with(file, api, parameter, |_| quote!(&#value));
                    (check, parameters::step_with(file, parameter, &written))
                }
                _ => {
                    let check = validation::parameter_step(file, api, parameter);
                    (check, parameters::step(file, api, parameter))
                }
            };
            quote! {
                #docs
                #mark
                pub fn #name(self, #name: #ty) -> Self {
                    #collected
                    Self(self.0 #check.#step)
                }
            }
        })
        .collect();
    let body = operation.body.as_ref().filter(|body| !body.required);
    setters.extend(body.map(|body| body_setter(file, api, body)));
    if setters.is_empty() {
        return;
    }
    file.push(quote! {
        impl Call<#marker> {
            #(#setters)*
        }
    });
}

/// The setter of an optional body.
fn body_setter(file: &mut SourceFile, api: &Api, body: &Body) -> TokenStream {
    let content = body.content.first();
    content::import_type(file, api, content, Crate::Client);
    let docs = content::docs(body).outer();
    let ty = content::rust_type(api, content);
    let ty = match content.kind {
        ContentKind::Bytes | ContentKind::Text => quote!(impl Into<#ty>),
        _ => ty,
    };
    let converted =
        matches!(content.kind, ContentKind::Text).then(|| quote!(let body: String = body.into();));
    let checks = validation::body_steps(file, api, content);
    let step = content::call_step(file, api, content);
    quote! {
        #docs
        pub fn body(self, body: #ty) -> Self {
            #converted
            Self(self.0 #checks #step)
        }
    }
}
