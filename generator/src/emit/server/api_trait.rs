//! `api.rs`: the trait of all operations.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, ended};
use crate::emit::each;
use crate::emit::operation_docs::{deprecation_note, operation_docs, title};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
        true => "The trait to implement.",
        false => "The trait to implement.",
    });
    let mut file = SourceFile::new("src/api.rs", docs);
    for name in supertraits(api) {
        file.import("crate::traits", name);
    }
    let methods = each(api.operations.iter(), |operation| {
        method(&mut file, api, operation)
    });
    let docs = trait_docs(api).outer();
    let supertraits = supertraits(api).into_iter().map(ident);
    file.push(quote! {
        #docs
        pub trait Api: #(#supertraits +)* Send + Sync + 'static {
            #(#methods)*
        }
    });
    file
}

fn trait_docs(api: &Api) -> Docs {
    match api.is_webhook_api() {
        true => Docs::new()
            .paragraph(format!("{}: the handlers of its webhooks and callbacks.", title(api)))
            .paragraph(
                "Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods that it \
                 does not implement respond with 404.",
            ),
        false => Docs::new()
            .paragraph(format!("{}: the handlers of its operations.", title(api)))
            .paragraph("Serve an implementation with [`Server`](crate::Server)."),
    }
}

/// The traits that apply to all operations.
pub fn supertraits(api: &Api) -> Vec<&'static str> {
    let first = match api.is_webhook_api() {
        true => "Verify",
        false => "Admit",
    };
    let authenticate = (!api.verifiers.is_empty()).then_some("Authenticate");
    let reject = (!api.error_bodies.is_empty()).then_some("Reject");
    [Some(first), authenticate, reject]
        .into_iter()
        .flatten()
        .collect()
}

fn method(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let names = ["Request", "Response", "Failure"].map(|suffix| operation.type_name(suffix));
    for name in &names {
        file.import(&operation.module(), name);
    }
    let [request, response, failure] = names.map(|name| ident(&name));
    let docs = docs(api, operation).outer();
    let name = ident(&operation.name.rust);
    let caller = match &operation.security {
        security if security.is_open() => None,
        security if security.anonymous => Some(quote!(Option<&Self::Caller>)),
        _ => Some(quote!(&Self::Caller)),
    };
    if operation.webhook.is_some() {
        // A new webhook does not break implementations.
        let caller = caller.map(|caller| quote!(_: #caller,));
        return quote! {
            #docs
            fn #name(
                &self,
                #caller
                _: #request,
            ) -> impl Future<Output = Result<#response, #failure>> + Send {
                async { Err(#failure::Unreceived) }
            }
        };
    }
    let parts = operation.takes_parts.then(|| {
        file.import("http::request", "Parts");
        quote!(&Parts)
    });
    if let Some(variant) = operation.not_implemented().map(ident) {
        let given = caller.into_iter().chain(parts).chain([quote!(#request)]);
        return quote! {
            #docs
            fn #name(
                &self,
                #(_: #given),*
            ) -> impl Future<Output = Result<#response, #failure>> + Send {
                async { Err(#failure::#variant) }
            }
        };
    }
    let caller = caller.map(|caller| quote!(caller: #caller,));
    let parts = parts.map(|parts| quote!(parts: #parts,));
    quote! {
        #docs
        fn #name(
            &self,
            #caller
            #parts
            request: #request,
        ) -> impl Future<Output = Result<#response, #failure>> + Send;
    }
}

fn docs(api: &Api, operation: &Operation) -> Docs {
    let docs = operation_docs(api, operation);
    match deprecation_note(operation) {
        Some(note) if note.is_empty() => docs.paragraph("Deprecated."),
        Some(note) => docs.paragraph(format!("Deprecated: {}", ended(&note))),
        None => docs,
    }
}
