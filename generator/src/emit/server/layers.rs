//! Layers around operations.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::Api;

/// The methods of the server that set them.
pub fn setters(api: &Api) -> TokenStream {
    let [finder, found_by_it, find] = match api.has_base_paths_at_run_time() {
        true => [
            quote!(let finder = self.bare();),
            quote!(finder.find),
            quote!(self.find),
        ],
        false => [quote!(), quote!(Operation::find), quote!(Operation::find)],
    };
    let bounds = quote! {
        L: Layer<Handling> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    };
    quote! {
        impl<A: Api> Server<A> {
            /// Puts a layer around one operation, outside of those that it has, and within those of all
            /// operations. It is run for requests that are for the operation, before anything else is
            /// asked of them, and cannot make them requests for another.
            #[must_use]
            pub fn layer_operation<L, R>(mut self, operation: Operation, layer: L) -> Self
            where
                #bounds
            {
                self.layers.add(Some(operation), layer);
                self.settled()
            }

            /// Puts a layer around all operations, outside of those that they have. What a request is for
            /// is an extension of it: an [`Operation`]. Requests for none do not run through it: for these,
            /// put a layer around the server.
            #[must_use]
            pub fn layer<L, R>(mut self, layer: L) -> Self
            where
                #bounds
            {
                self.layers.add(None, layer);
                self.settled()
            }

            /// Lays the layers around the server as it is now.
            fn settled(mut self) -> Self {
                #finder
                let bare = self.bare();
                self.layers.settle(
                    move |request| #found_by_it(request.method(), request.uri().path()),
                    Handling::new(move |request| {
                        let bare = bare.clone();
                        let (parts, body) = request.into_parts();
                        async move { bare.answer(&parts, body).await }
                    }),
                );
                self
            }

            /// The same without layers.
            fn bare(&self) -> Self {
                Self { layers: Layers::default(), ..self.clone() }
            }

            /// What answers a request within layers, and the operation that it is for.
            fn layered(&self, parts: &Parts) -> Option<(&Handling, Operation)> {
                let settled = self.layers.settled()?;
                let operation = #find(&parts.method, parts.uri.path())?;
                Some((settled, operation))
            }
        }
    }
}

/// What answers a request, within the layers if there are any.
pub fn handle(api: &Api) -> TokenStream {
    if api.operations.is_empty() {
        return quote!();
    }
    quote! {
        /// Answers a request.
        pub fn handle<B>(&self, request: Request<B>) -> impl Future<Output = Response<Body>> + Send
        where
            B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
        {
            let (parts, body) = request.into_parts();
            async move {
                let Some((settled, operation)) = self.layered(&parts) else {
                    return self.answer(&parts, body).await;
                };
                answer_within(settled, operation, Request::from_parts(parts, body)).await
            }
        }
    }
}

/// What a setter of the server gives: the server, with its layers around it as it is now.
pub fn changed(api: &Api) -> TokenStream {
    match api.operations.is_empty() {
        true => quote!(self),
        false => quote!(self.settled()),
    }
}
