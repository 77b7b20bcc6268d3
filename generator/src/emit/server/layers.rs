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
        L: Layer<OperationService> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    };
    quote! {
        impl<A: Api> Server<A> {
            /// Adds a layer around one operation: outside of its other layers, and inside of those of
            /// all operations. It runs after routing and before authentication, and cannot redirect
            /// a request to another operation.
            #[must_use]
            pub fn layer_operation<L, R>(mut self, operation: Operation, layer: L) -> Self
            where
                #bounds
            {
                self.layers.add(Some(operation), layer);
                self.layered()
            }

            /// Adds a layer around all operations, outside of their other layers. The [`Operation`] is
            /// an extension of the request. Requests that match no operation bypass it: to see
            /// these, add a layer around the server.
            #[must_use]
            pub fn layer<L, R>(mut self, layer: L) -> Self
            where
                #bounds
            {
                self.layers.add(None, layer);
                self.layered()
            }

            /// Applies the layers to the current settings.
            fn layered(mut self) -> Self {
                #finder
                let bare = self.bare();
                self.layers.apply(
                    move |request| #found_by_it(request.method(), request.uri().path()),
                    OperationService::new(move |request| {
                        let bare = bare.clone();
                        async move { bare.handle(request).await }
                    }),
                );
                self
            }

            /// Returns the server without layers.
            fn bare(&self) -> Self {
                Self { layers: Layers::default(), ..self.clone() }
            }

            /// Returns the layered service and the operation of a request, if there are layers.
            fn layered_operation(&self, parts: &Parts) -> Option<(&OperationService, Operation)> {
                let service = self.layers.service()?;
                let operation = #find(&parts.method, parts.uri.path())?;
                Some((service, operation))
            }
        }
    }
}
