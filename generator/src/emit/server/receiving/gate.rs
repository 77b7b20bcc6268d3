//! `gate.rs`: what happens to every request before and after its hook.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::server::{rejecting, security};
use crate::emit::source_file::SourceFile;
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(
        "What happens to every request before and after its hook: whether it comes from the API, \
         and how it is turned away.",
    );
    let mut file = SourceFile::new("src/gate.rs", docs);
    file.import("http", "Response");
    file.import("http::request", "Parts");
    file.import("crate::api", "Api");
    file.import("crate::hooks", "Verify");
    file.import("crate::operations", "Hook");
    file.import("crate::runtime", "request_body");
    file.import("crate::runtime::body", "Body");
    file.import("crate::runtime::rejection", "Rejection");
    if !api.verifiers.is_empty() {
        file.import("crate::hooks", "Authenticate");
    }
    if api.only_error_body().is_some() {
        file.import("crate::hooks", "Reject");
    }
    let verifiers = api.verifiers.iter();
    let verifications: Vec<TokenStream> = verifiers
        .map(|verifier| security::verification(&mut file, api, verifier))
        .collect();
    file.push(receive());
    file.push(quote!(#(#verifications)*));
    file.push(leave(api));
    rejecting::emit(&mut file, api);
    file
}

fn receive() -> TokenStream {
    quote! {
        /// Takes the whole body of a request that comes from the API.
        pub(crate) async fn receive<A: Api, B: http_body::Body>(
            api: &A,
            hook: Webhook,
            parts: &Parts,
            body: B,
            body_limit: usize,
        ) -> Result<Body, Rejection> {
            if parts.method != hook.method() {
                return Err(Rejection::MethodNotAllowed(hook.method().to_string()));
            }
            let bytes = request_body::read_within(body, body_limit).await?;
            let verified = Verify::verify(api, hook, parts, &bytes).await;
            verified.map_err(|refusal| refusal.challenged(""))?;
            Ok(Body::from(bytes))
        }
    }
}

fn leave(api: &Api) -> TokenStream {
    let parameter = rejecting::parameter(api);
    quote! {
        /// Answers a request, whatever became of it.
        pub(crate) fn leave<A: Api>(
            api: &A,
            answer: Result<Response<Body>, Rejection>,
            #parameter
        ) -> Response<Body> {
            answer.unwrap_or_else(|rejection| reject(api, &rejection))
        }
    }
}
