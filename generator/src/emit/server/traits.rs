//! `traits.rs`: the traits of an implementation that apply to all operations.

use proc_macro2::TokenStream;
use quote::quote;

use super::pipeline::security;
use crate::emit::common_headers;
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{import_type, rust_type};
use crate::lowered::{Api, ErrorBody, Type};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
        true => "Traits of the implementation that apply to all webhooks: verification and error bodies.",
        false => "Traits of the implementation that apply to all operations: authentication, admission and error bodies.",
    });
    let mut file = SourceFile::new("src/traits.rs", docs);
    if !api.verifiers.is_empty() {
        authenticate(&mut file, api);
    }
    match api.is_webhook_api() {
        true => verify(&mut file),
        false => admit(&mut file, api),
    }
    if !api.error_bodies.is_empty() {
        reject(&mut file, api);
    }
    if !api.common_headers.is_empty() {
        common_headers::emit_server(&mut file, api);
    }
    file
}

fn authenticate(file: &mut SourceFile, api: &Api) {
    file.import_all("http::request::Parts crate::runtime::server::rejection::Rejection");
    let methods = each(api.verifiers.iter(), |verifier| {
        security::method(file, api, verifier)
    });
    let docs = Docs::new()
        .paragraph("Authenticates requests with the security schemes of the description.");
    let docs = match with_alternatives(api) {
        Some(text) => docs.paragraph(text),
        None => docs,
    };
    let docs = docs.outer();
    file.push(quote! {
        #docs
        pub trait Authenticate {
            /// The authenticated caller, which is passed to the handlers.
            type Caller: Send + Sync;

            #(#methods)*
        }
    });
}

/// Explains alternatives, if an operation has them.
fn with_alternatives(api: &Api) -> Option<&'static str> {
    let mut securities = api.operations.iter().map(|operation| &operation.security);
    let has_several = securities.any(|security| security.alternatives.len() > 1);
    has_several.then_some(
        "If an operation accepts several credentials, those of a request are verified in order, and \
         the first valid one identifies the caller.",
    )
}

fn admit(file: &mut SourceFile, api: &Api) {
    file.import("http::request", "Parts");
    let docs = Docs::new()
        .paragraph("Admits or refuses a request before its body is read.")
        .paragraph(when_called(api))
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
    let method = match api.common_headers.is_empty() {
        true => {
            file.import("crate::runtime::server::rejection", "Rejection");
            quote! {
                /// Admits the request, or returns the rejection that refuses it.
                fn admit(
                    &self,
                    #caller
                    _: &Parts,
                ) -> impl Future<Output = Result<(), Rejection>> + Send {
                    async { Ok(()) }
                }
            }
        }
        false => {
            file.import("crate::runtime::server::admission", "Admission");
            quote! {
                /// Admits or refuses a request, and returns the common headers of its response.
                fn admit(
                    &self,
                    #caller
                    parts: &Parts,
                ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
            }
        }
    };
    file.push(quote! {
        #docs
        pub trait Admit #supertrait {
            #method
        }
    });
}

fn when_called(api: &Api) -> &'static str {
    if api.verifiers.is_empty() {
        "It is called for every request, including those for unknown paths and methods."
    } else {
        "It is called for every request, including those for unknown paths and methods. The caller is \
         absent only if the credential is missing, invalid, or not required."
    }
}

fn reject(file: &mut SourceFile, api: &Api) {
    file.import("crate::rejection", "RejectedRequest");
    let methods = each(api.error_bodies.iter(), |error| {
        error_method(file, api, error)
    });
    let first = match api.only_error_body() {
        Some((error, _)) => format!("Describes rejected requests as {}.", shown(api, error)),
        None => "Describes rejected requests in the documented error bodies.".to_owned(),
    };
    let docs = Docs::new().paragraph(first).outer();
    file.push(quote! {
        #docs
        pub trait Reject {
            #(#methods)*
        }
    });
}

fn error_method(file: &mut SourceFile, api: &Api, error: &ErrorBody) -> TokenStream {
    import_type(file, api, &error.ty);
    let (name, ty) = (ident(&error.name.rust), rust_type(api, &error.ty));
    quote! {
        /// Returns the body of the response to a rejected request, for its
        /// [`status`](RejectedRequest::status).
        fn #name(&self, request: &RejectedRequest<'_>) -> #ty;
    }
}

/// Describes the type.
fn shown(api: &Api, error: &ErrorBody) -> String {
    match &error.ty {
        Type::Named(id) => format!("[`{}`]", api.type_of(*id).name.plain()),
        _ => "the documented error body".to_owned(),
    }
}

fn verify(file: &mut SourceFile) {
    file.import_all(
        "http::request::Parts crate::operations crate::runtime::server::rejection::Rejection",
    );
    file.push(quote! {
        /// Verifies that a request comes from the API.
        ///
        /// Anyone who knows the URL of a webhook can call it, and the credentials of the API prove
        /// nothing here. Most APIs sign webhooks with a shared secret, as their documentation
        /// explains. Compare signatures in constant time, and refuse old ones if they have a
        /// timestamp.
        pub trait Verify {
            /// Verifies a request before its body is decoded.
            fn verify(
                &self,
                webhook: operations::Webhook,
                parts: &Parts,
                body: &[u8],
            ) -> impl Future<Output = Result<(), Rejection>> + Send;
        }
    });
}
