//! `pipeline.rs`: verification and rejection, around every webhook.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::server::pipeline::{rejection, security};
use crate::emit::source_file::SourceFile;
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs =
        Docs::new().paragraph("The pipeline around every webhook: verification and rejection.");
    let mut file = SourceFile::new("src/pipeline.rs", docs);
    file.import_all(
        "http::Response http::request::Parts crate::api::Api crate::traits::Verify \
         crate::runtime::server::request_body crate::runtime::body::Body \
         crate::runtime::body::HttpBody crate::operations::Webhook crate::runtime::server::rejection::Rejection",
    );
    if !api.verifiers.is_empty() {
        file.import("crate::traits", "Authenticate");
    }
    if api.only_error_body().is_some() {
        file.import("crate::traits", "Reject");
    }
    let verifications = each(api.verifiers.iter(), |verifier| {
        security::verification(&mut file, api, verifier)
    });
    file.push(receive());
    file.push(quote!(#(#verifications)*));
    rejection::emit(&mut file, api);
    file
}

fn receive() -> TokenStream {
    quote! {
        /// Reads the body of a request and verifies its origin.
        pub(crate) async fn receive<A: Api, B: HttpBody>(
            api: &A,
            webhook: Webhook,
            parts: &Parts,
            body: B,
            body_limit: usize,
        ) -> Result<Body, Rejection> {
            if parts.method != webhook.method() {
                return Err(Rejection::MethodNotAllowed(webhook.method().to_string()));
            }
            let bytes = request_body::read_within(body, body_limit).await?;
            let verified = Verify::verify(api, webhook, parts, &bytes).await;
            verified?;
            Ok(Body::from(bytes))
        }
    }
}
