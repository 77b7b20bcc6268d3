//! How a request to a hook is answered.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::server::security::{self, Asker};
use crate::emit::server::{rejecting, request, xml_answers};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation};

/// Writes what answers a request, and is called by the receiver.
pub fn serve(file: &mut SourceFile, api: &Api, operation: &Operation) {
    for (module, name) in [
        ("http", "Response"),
        ("http::request", "Parts"),
        ("crate::api", "Api"),
        ("crate", "gate"),
        ("crate::operations", "Hook"),
        ("crate::runtime::body", "Body"),
        ("crate::runtime::rejection", "Rejection"),
    ] {
        file.import(module, name);
    }
    let docs = format!("Answers a request to {}.", code(&operation.name.wire));
    let docs = Docs::new().paragraph(docs).outer();
    let reject = rejecting::argument_of(api, operation);
    file.push(quote! {
        #docs
        pub(crate) async fn serve<A: Api, B: http_body::Body>(
            api: &A,
            parts: &Parts,
            body: B,
            body_limit: usize,
        ) -> Response<Body> {
            let answer = answer(api, parts, body, body_limit).await;
            gate::leave(api, answer #reject)
        }
    });
    if security::has_several_ways(&operation.security) {
        let ways = security::ways(file, api, &operation.security, Asker::Operation);
        file.push(ways);
    }
    xml_answers::emit(file, api, operation);
    file.push(answer(api, operation));
    rejecting::emit_own(file, api, operation);
}

fn answer(api: &Api, operation: &Operation) -> TokenStream {
    let (hook, handler) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let received = quote!(gate::receive(api, Webhook::#hook, parts, body, body_limit).await?;);
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
    let request = ident(&operation.type_name("Request"));
    let encoded = quote! {
        match Api::#handler(api, #caller request).await {
            Ok(response) => response.encode(),
            Err(failure) => failure.encode(),
        }
    };
    let encoded = xml_answers::preferred(api, operation, encoded);
    quote! {
        async fn answer<A: Api, B: http_body::Body>(
            api: &A,
            parts: &Parts,
            body: B,
            body_limit: usize,
        ) -> Result<Response<Body>, Rejection> {
            #received
            #authenticated
            let request = #request::decode(#parts #body) #wait?;
            #encoded
        }
    }
}

/// Looks for the caller, and the argument that is told who it is.
fn authenticated(api: &Api, operation: &Operation) -> (TokenStream, TokenStream) {
    let security = &operation.security;
    let Some((verifier, alternative)) = api.alternatives(security).next() else {
        return (quote!(), quote!());
    };
    let asked = match security::has_several_ways(security) {
        true => quote!(authenticate(api, parts)),
        false => security::asked(verifier, alternative, Asker::Operation),
    };
    let caller = match security.anonymous {
        true => quote!(caller.as_ref(),),
        false => quote!(&caller,),
    };
    (quote!(let caller = #asked.await?;), caller)
}
