//! `receiver.rs`: the services that receive webhooks and callbacks.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::server::pipeline::rejection;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::tower_service;
use crate::model::{Api, Method, Operation};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The services that receive webhooks and callbacks.");
    let mut file = SourceFile::new("src/receiver.rs", docs);
    file.import_all(
        "std::convert::Infallible std::pin::Pin std::sync::Arc std::task::Context std::task::Poll \
         http::Request http::Response tower_service::Service crate::api::Api \
         crate::operations crate::operations::Webhook crate::pipeline crate::runtime::body::Body crate::runtime::body::BoxError \
         crate::runtime::body::HttpBody",
    );
    file.push(definition());
    file.push(handling(api));
    file.push(service());
    file
}

fn definition() -> TokenStream {
    quote! {
        /// The default maximum size of a body in bytes.
        const DEFAULT_BODY_LIMIT: usize = 1024 * 1024;

        /// Receives webhooks and callbacks with an implementation of [`Receive`].
        ///
        /// The description does not define their URLs: mount the service of each webhook, which
        /// [`on`](Self::on) returns, at the path that the API calls. Clones share the
        /// implementation.
        #[derive(Debug)]
        pub struct Receiver<A> {
            api: Arc<A>,
            body_limit: usize,
        }

        impl<A> Clone for Receiver<A> {
            fn clone(&self) -> Self {
                Self { api: Arc::clone(&self.api), body_limit: self.body_limit }
            }
        }
    }
}

fn handling(api: &Api) -> TokenStream {
    let arms = api.operations.iter().map(|operation| arm(api, operation));
    quote! {
        impl<A: Api> Receiver<A> {
            /// Creates a receiver for an implementation.
            pub fn new(api: impl Into<Arc<A>>) -> Self {
                Self { api: api.into(), body_limit: DEFAULT_BODY_LIMIT }
            }

            /// Sets the maximum size of a body in bytes: 1 MiB by default.
            #[must_use]
            pub fn body_limit(mut self, bytes: usize) -> Self {
                self.body_limit = bytes;
                self
            }

            /// Returns the service of one webhook.
            pub fn on(&self, webhook: Webhook) -> WebhookService<A> {
                WebhookService { receiver: self.clone(), webhook }
            }

            /// Handles a request to a webhook.
            pub async fn handle<B>(&self, webhook: Webhook, request: Request<B>) -> Response<Body>
            where
                B: HttpBody,
            {
                let (parts, body) = request.into_parts();
                let (api, body_limit) = (&*self.api, self.body_limit);
                let mut response = Response::new(Body::empty());
                match webhook { #(#arms)* }
                response
            }
        }
    }
}

fn arm(api: &Api, operation: &Operation) -> TokenStream {
    let (name, module) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let reject = rejection::path_of(api, operation).map(|reject| quote!(#reject,));
    // The response to `HEAD` has no body (RFC 9110, section 9.3.2).
    let emptied =
        (operation.method == Method::Head).then(|| quote!(*response.body_mut() = Body::empty();));
    quote! {
        Webhook::#name => {
            let result = operations::#module::serve(api, &parts, body, body_limit, &mut response).await;
            pipeline::finish(api, result.as_ref().err(), #reject &mut response);
            #emptied
        }
    }
}

fn service() -> TokenStream {
    let service = tower_service(
        "WebhookService",
        &quote! {
            let Self { receiver, webhook } = self.clone();
            Box::pin(async move { Ok(receiver.handle(webhook, request).await) })
        },
    );
    quote! {
        /// Receives one webhook.
        ///
        /// It is a [`tower_service::Service`], for use with hyper, axum, tonic or in tests.
        #[derive(Debug)]
        pub struct WebhookService<A> {
            receiver: Receiver<A>,
            webhook: Webhook,
        }

        impl<A> Clone for WebhookService<A> {
            fn clone(&self) -> Self {
                Self { receiver: self.receiver.clone(), webhook: self.webhook }
            }
        }

        #service
    }
}
