//! `receiver.rs`: the services that receive webhooks and callbacks.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::blocks::{Block, Rows};
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::server::pipeline::rejection;
use crate::emit::server::rejection_types;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Method, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The services that receive webhooks and callbacks.");
    let mut file = SourceFile::new("src/receiver.rs", docs);
    file.import_all(
        "std::sync::Arc http::Request http::Response crate::api::Api crate::operations crate::operations::Webhook \
         crate::pipeline crate::runtime::body::Body crate::runtime::body::HttpBody crate::runtime::server::receiver \
         crate::runtime::server::dispatch crate::runtime::server::error_policy::ErrorPolicy",
    );
    file.push(definition());
    file.push_block(common());
    handling(&mut file, api);
    file
}

fn definition() -> TokenStream {
    quote! {
        /// Receives webhooks and callbacks with an implementation of [`Receive`].
        ///
        /// The description does not define their URLs: mount the service of each webhook, which
        /// [`on`](Self::on) returns, at the path that the API calls. Clones share the
        /// implementation.
        #[derive(Debug)]
        pub struct Receiver<A> {
            api: Arc<A>,
            errors: ErrorPolicy<Webhook>,
            body_limit: usize,
        }

        /// Receives one webhook.
        ///
        /// It is a service of `tower`, for use with hyper, axum, tonic or in tests.
        #[derive(Debug)]
        pub struct WebhookService<A> {
            receiver: Receiver<A>,
            webhook: Webhook,
        }
    }
}

/// The items that all receivers have.
fn common() -> Block {
    let call = quote!(receiver::implement!(Receiver, WebhookService, Api, Webhook););
    let errors = rejection_types::setters();
    let outline = quote! {
        impl<A: Api> Receiver<A> {
            pub fn new(api: impl Into<Arc<A>>) -> Self {}
            pub fn body_limit(mut self, bytes: usize) -> Self {}
            #errors
            pub fn on(&self, webhook: Webhook) -> WebhookService<A> {}
        }

        impl<A> Clone for Receiver<A> {}
        impl<A> Clone for WebhookService<A> {}
        impl<A: Api, B: HttpBody> receiver::Service<Request<B>> for WebhookService<A> {}
    };
    Block::Definition(call, outline)
}

fn handling(file: &mut SourceFile, api: &Api) {
    let rows = Rows {
        module: "dispatch",
        head: quote!(webhook, api, parts, &self.errors, response),
        rows: each(&api.operations, |operation| row(api, operation)),
        tail: quote!(),
        outline: quote!(),
    };
    file.push_around(rows, |calls| {
        quote! {
            impl<A: Api> Receiver<A> {
                /// Handles a request to a webhook.
                pub async fn handle<B>(&self, webhook: Webhook, request: Request<B>) -> Response<Body>
                where
                    B: HttpBody,
                {
                    let (parts, body) = request.into_parts();
                    let (api, parts) = (&*self.api, &parts);
                    let mut response = Response::new(Body::empty());
                    #calls
                    response
                }
            }
        }
    });
}

fn row(api: &Api, operation: &Operation) -> TokenStream {
    let (name, module) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let handled = rejection::row(api, operation);
    // The response to `HEAD` has no body (RFC 9110, section 9.3.2).
    let emptied = (operation.method == Method::Head).then(|| quote!(, empty));
    quote!(#name => #module(body, self.body_limit) #handled #emptied)
}
