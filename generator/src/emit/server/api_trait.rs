//! The traits of operations: `api.rs`, or `api/mod.rs` with a file for each tag.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code, ended};
use crate::emit::each;
use crate::emit::operation_docs::{deprecation_note, operation_docs, title};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Operation, TagTrait};

/// The files.
pub fn deferred(api: &Api) -> DeferredFiles<'_> {
    let mut deferred = DeferredFiles::default();
    deferred.add(|| file(api));
    for (index, tag_trait) in api.tag_traits.iter().enumerate() {
        deferred.add(move || tag_file(api, index, tag_trait));
    }
    deferred
}

fn file(api: &Api) -> SourceFile {
    let (path, docs) = match api.tag_traits.is_empty() {
        true => ("src/api.rs", "The trait to implement."),
        false => (
            "src/api/mod.rs",
            "The traits to implement, one module for each tag.",
        ),
    };
    let mut file = SourceFile::new(path, Docs::new().paragraph(docs));
    for tag_trait in &api.tag_traits {
        let module = ident(&tag_trait.module.rust);
        file.push(quote!(pub(crate) mod #module;));
        file.export_all(&format!("self::{}", tag_trait.module.rust));
    }
    for name in supertraits(api) {
        file.import("crate::traits", name);
    }
    let methods = each(api.operations_of(None), |operation| {
        method(&mut file, api, operation)
    });
    let docs = trait_docs(api).outer();
    let of_tags = api.tag_traits.iter().map(|one| one.name.rust.as_str());
    let supertraits = supertraits(api).into_iter().chain(of_tags).map(ident);
    let supertraits = quote!(#(#supertraits +)* Send + Sync + 'static);
    file.push(quote! {
        #docs
        pub trait Api: #supertraits {
            #(#methods)*
        }
    });
    if api.has_only_tagged_operations() {
        file.push(quote! {
            impl<A> Api for A
            where
                A: #supertraits,
            {
            }
        });
    }
    file
}

/// The file of the trait for a tag.
fn tag_file(api: &Api, index: usize, tag_trait: &TagTrait) -> SourceFile {
    let path = format!("src/api/{}.rs", tag_trait.module.plain());
    let tag = code(&tag_trait.name.wire);
    let docs = Docs::new().paragraph(format!("The trait of the tag {tag}."));
    let mut file = SourceFile::new(path, docs);
    let has_callers = api
        .operations_of(Some(index))
        .any(|one| !one.security.is_open());
    let authenticate = has_callers.then(|| {
        file.import("crate::traits", "Authenticate");
        quote!(Authenticate+)
    });
    let methods = each(api.operations_of(Some(index)), |operation| {
        method(&mut file, api, operation)
    });
    let name = ident(&tag_trait.name.rust);
    let docs = Docs::new()
        .paragraph(format!(
            "The handlers of the operations with the tag {tag}."
        ))
        .prose(tag_trait.description.as_deref())
        .outer();
    file.push(quote! {
        #docs
        pub trait #name: #authenticate Send + Sync + 'static {
            #(#methods)*
        }
    });
    file
}

fn trait_docs(api: &Api) -> Docs {
    if api.is_webhook_api() {
        return Docs::new()
            .paragraph(format!("{}: the handlers of its webhooks and callbacks.", title(api)))
            .paragraph(
                "Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods that it \
                 does not implement respond with 404.",
            );
    }
    let docs = Docs::new()
        .paragraph(format!("{}: the handlers of its operations.", title(api)))
        .paragraph("Serve an implementation with [`Server`](crate::Server).");
    match (api.tag_traits.is_empty(), api.has_only_tagged_operations()) {
        (true, _) => docs,
        (false, true) => docs.paragraph(
            "The handlers are in a supertrait for each tag. A type that implements all supertraits \
             implements this trait, too.",
        ),
        (false, false) => docs.paragraph(
            "The handlers of operations without a tag are methods of this trait, and the others are \
             in a supertrait for each tag.",
        ),
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
        file.import("crate::runtime::server::rejection", "Rejection");
        return quote! {
            #docs
            fn #name(
                &self,
                #caller
                _: #request,
            ) -> impl Future<Output = Result<#response, #failure>> + Send {
                async { Err(Rejection::NotFound.into()) }
            }
        };
    }
    let parts = operation.takes_parts.then(|| {
        file.import("http::request", "Parts");
        quote!(&Parts)
    });
    if operation.is_stub {
        file.import("crate::runtime::server::rejection", "Rejection");
        let given = caller.into_iter().chain(parts).chain([quote!(#request)]);
        return quote! {
            #docs
            fn #name(
                &self,
                #(_: #given),*
            ) -> impl Future<Output = Result<#response, #failure>> + Send {
                async { Err(Rejection::NotImplemented.into()) }
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
