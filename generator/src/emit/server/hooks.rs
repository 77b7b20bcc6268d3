//! `hooks.rs`: what an implementation decides for all operations together.

use proc_macro2::TokenStream;
use quote::quote;

use super::receiving::verify;
use super::security;
use crate::emit::common_headers;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{import_type, rust_type};
use crate::model::{Api, ErrorBody, Type};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
        true => "What an implementation decides for all hooks together: whether a request comes from the API, and what an error looks like.",
        false => "What an implementation decides for all operations together: who calls, whether a request is let in, and what an error looks like.",
    });
    let mut file = SourceFile::new("src/hooks.rs", docs);
    if !api.verifiers.is_empty() {
        authenticate(&mut file, api);
    }
    match api.is_webhook_api() {
        true => verify::emit(&mut file),
        false => admit(&mut file, api),
    }
    if !api.error_bodies.is_empty() {
        reject(&mut file, api);
    }
    if !api.is_webhook_api() {
        common_headers::emit_server(&mut file, api);
    }
    file
}

fn authenticate(file: &mut SourceFile, api: &Api) {
    file.import("http::request", "Parts");
    file.import("crate::runtime::admission", "Refusal");
    let methods: Vec<TokenStream> = api
        .verifiers
        .iter()
        .map(|verifier| security::method(file, api, verifier))
        .collect();
    let docs = Docs::new()
        .paragraph("Tells who calls, from the credentials that the description asks for.");
    let docs = match in_several_ways(api) {
        Some(text) => docs.paragraph(text),
        None => docs,
    };
    let docs = docs.outer();
    file.push(quote! {
        #docs
        pub trait Authenticate {
            /// Who calls. The handlers are given it.
            type Caller: Send + Sync;

            #(#methods)*
        }
    });
}

/// How callers are let in where an operation knows several ways, if one does.
fn in_several_ways(api: &Api) -> Option<&'static str> {
    let mut securities = api.operations.iter().map(|operation| &operation.security);
    let has_several = securities.any(|security| security.alternatives.len() > 1);
    has_several.then_some(
        "Where any one of several credentials is enough, those that a request carries are verified \
         one after the other, and the first that is valid tells who calls.",
    )
}

fn admit(file: &mut SourceFile, api: &Api) {
    file.import("http::request", "Parts");
    file.import("crate::runtime::admission", "Admission");
    let docs = Docs::new()
        .paragraph("Admits a request, or turns it away, before its body is read.")
        .paragraph(when_asked(api))
        .outer();
    let (supertrait, caller) = match api.verifiers.is_empty() {
        true => (quote!(), quote!()),
        false if api.common_headers.is_empty() => {
            (quote!(: Authenticate), quote!(_: Option<&Self::Caller>,))
        }
        false => (
            quote!(: Authenticate),
            quote!(caller: Option<&Self::Caller>,),
        ),
    };
    let (parts, end) = match api.common_headers.is_empty() {
        true => (
            quote!(_),
            quote!({ async { Admission::granted(CommonHeaders::default()) } }),
        ),
        false => (quote!(parts), quote!(;)),
    };
    file.push(quote! {
        #docs
        pub trait Admit #supertrait {
            /// Tells whether the request is let in, and the headers that its
            /// response has in common with all others.
            fn admit(
                &self,
                #caller
                #parts: &Parts,
            ) -> impl Future<Output = Admission<CommonHeaders>> + Send #end
        }
    });
}

fn when_asked(api: &Api) -> &'static str {
    if api.verifiers.is_empty() {
        "It is asked for every request, those for unknown paths and methods too."
    } else {
        "It is asked for every request, those for unknown paths and methods too. The caller is \
         known there as well, and is absent only where a credential is missing, not valid, or not \
         asked for."
    }
}

fn reject(file: &mut SourceFile, api: &Api) {
    file.import("crate::runtime::rejection", "Rejection");
    let methods: Vec<TokenStream> = api
        .error_bodies
        .iter()
        .map(|error| wording(file, api, error))
        .collect();
    let first = match api.only_error_body() {
        Some((error, _)) => format!(
            "Words the failures that are answered before a handler runs as {}.",
            shown(api, error)
        ),
        None => "Words the failures that are answered before a handler runs, in the bodies that \
                 the operations document for them."
            .to_owned(),
    };
    let docs = Docs::new().paragraph(first).outer();
    file.push(quote! {
        #docs
        pub trait Reject {
            #(#methods)*
        }
    });
}

fn wording(file: &mut SourceFile, api: &Api, error: &ErrorBody) -> TokenStream {
    import_type(file, api, &error.ty);
    let (name, ty) = (ident(&error.name.rust), rust_type(api, &error.ty));
    quote! {
        /// The body of the answer to a rejected request.
        ///
        /// Its status is that of [`Rejection::status`].
        fn #name(&self, rejection: &Rejection) -> #ty;
    }
}

/// The type in words.
fn shown(api: &Api, error: &ErrorBody) -> String {
    match &error.ty {
        Type::Named(id) => format!("[`{}`]", api.type_of(*id).name.plain()),
        _ => "the body that the description documents".to_owned(),
    }
}
