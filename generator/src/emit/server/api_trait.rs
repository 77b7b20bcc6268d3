//! `api.rs`: the trait of all operations.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, clause};
use crate::emit::operation_docs::{deprecation_note, operation_docs, title};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The operations to implement.");
    let mut file = SourceFile::new("src/api.rs", docs);
    for hook in hooks(api) {
        file.import("crate::hooks", hook);
    }
    let methods: Vec<TokenStream> = api
        .operations
        .iter()
        .map(|operation| method(&mut file, api, operation))
        .collect();
    let docs = Docs::new()
        .paragraph(format!("{}: the operations to implement.", title(api)))
        .paragraph("Serve an implementation with [`Server`](crate::Server).")
        .outer();
    let hooks = hooks(api).into_iter().map(ident);
    file.push(quote! {
        #docs
        pub trait Api: #(#hooks +)* Send + Sync + 'static {
            #(#methods)*
        }
    });
    file
}

/// The traits of the hooks that this API has.
pub fn hooks(api: &Api) -> Vec<&'static str> {
    let authenticate = (!api.verifiers.is_empty()).then_some("Authenticate");
    let reject = (!api.error_bodies.is_empty()).then_some("Reject");
    [Some("Admit"), authenticate, reject]
        .into_iter()
        .flatten()
        .collect()
}

fn method(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let names = ["Request", "Response", "Failure"].map(|suffix| operation.type_name(suffix));
    for name in &names {
        file.import(&format!("crate::operations::{}", operation.name.rust), name);
    }
    let [request, response, failure] = names.map(|name| ident(&name));
    let docs = docs(api, operation).outer();
    let name = ident(&operation.name.rust);
    let caller = match &operation.security {
        security if security.is_open() => quote!(),
        security if security.anonymous => quote!(caller: Option<&Self::Caller>,),
        _ => quote!(caller: &Self::Caller,),
    };
    quote! {
        #docs
        fn #name(
            &self,
            #caller
            request: #request,
        ) -> impl Future<Output = Result<#response, #failure>> + Send;
    }
}

fn docs(api: &Api, operation: &Operation) -> Docs {
    let docs = operation_docs(api, operation);
    match deprecation_note(operation) {
        Some(note) if note.is_empty() => docs.paragraph("Deprecated."),
        Some(note) => docs.paragraph(format!("Deprecated: {}.", clause(&note))),
        None => docs,
    }
}
