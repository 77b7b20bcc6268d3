//! Handling of a request to a webhook.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::server::operation::handled;
use crate::emit::server::pipeline::rejection;
use crate::emit::server::pipeline::security::{self, AuthContext};
use crate::emit::server::request;
use crate::emit::server::response::xml_alternatives;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Operation};

/// Writes the function that the receiver calls.
pub fn serve(file: &mut SourceFile, api: &Api, operation: &Operation) {
    file.import_all(
        "http::Response http::request::Parts crate::api::Api crate::operations crate::pipeline \
         crate::runtime::body::Body crate::runtime::body::HttpBody \
         crate::runtime::server::rejection::Rejection",
    );
    let docs = format!("Handles a request to {}.", code(&operation.name.wire));
    let docs = Docs::new().paragraph(docs).outer();
    let (webhook, request) = (
        ident(&operation.stem.rust),
        ident(&operation.type_name("Request")),
    );
    let received = quote!(pipeline::receive(api, operations::Webhook::#webhook, parts, body, body_limit).await?;);
    let (received, body, wait) = match operation.body {
        Some(_) => (
            quote!(let body = #received),
            quote!(body, body_limit),
            quote!(.await),
        ),
        None => (received, quote!(), quote!()),
    };
    let (authenticated, caller) = authenticated(api, operation);
    let parts = request::uses_parts(operation).then(|| quote!(parts,));
    let handled = handled(api, operation, &caller);
    file.push(quote! {
        #docs
        pub(crate) async fn serve<A: Api, B: HttpBody>(
            api: &A,
            parts: &Parts,
            body: B,
            body_limit: usize,
            into: &mut Response<Body>,
        ) -> Result<(), Rejection> {
            #received
            #authenticated
            let request = #request::decode(#parts #body) #wait?;
            #handled
        }
    });
    if security::has_alternatives(&operation.security) {
        let authenticate =
            security::authenticate(file, api, &operation.security, AuthContext::Operation);
        file.push(authenticate);
    }
    xml_alternatives::emit(file, api, operation);
    rejection::emit_own(file, api, operation);
}

/// Authenticates the caller, and the argument for the handler.
fn authenticated(api: &Api, operation: &Operation) -> (TokenStream, TokenStream) {
    let security = &operation.security;
    let Some((verifier, alternative)) = api.alternatives(security).next() else {
        return (quote!(), quote!());
    };
    let verified = match security::has_alternatives(security) {
        true => quote!(self::authenticate(api, parts)),
        false => security::verified(verifier, alternative, AuthContext::Operation),
    };
    let caller = match security.anonymous {
        true => quote!(caller.as_ref(),),
        false => quote!(&caller,),
    };
    (quote!(let caller = #verified.await?;), caller)
}
