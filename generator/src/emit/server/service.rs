//! `server.rs`: the service of the API.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use super::operation::announces;
use super::pipeline::rejection;
use super::rejection_types;
use super::routing::base_paths;
use crate::emit::blocks::Rows;
use crate::emit::docs::Docs;
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Body, Operation, PathSegment};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The service of the API.");
    let mut file = SourceFile::new("src/server.rs", docs);
    import(&mut file, api);
    file.push(definition(api));
    file.push_block(common(api));
    file.push(base_paths(api));
    handling(&mut file, api);
    file
}

fn import(file: &mut SourceFile, api: &Api) {
    for name in ["Request", "Response"] {
        file.import("http", name);
    }
    file.import_all(
        "std::sync::Arc crate::api::Api crate::operations crate::operations::Operation crate::pipeline crate::router \
         crate::runtime::body::Body crate::runtime::body::BoxError crate::runtime::body::HttpBody \
         crate::runtime::server::dispatch crate::runtime::server::error_policy::ErrorPolicy \
         crate::runtime::server::head \
         crate::runtime::server::layers::Layers \
         crate::runtime::server::layers::call_layered crate::runtime::server::service \
         crate::runtime::server::size_limits::SizeLimits",
    );
    if api.has_base_paths_at_run_time() {
        file.import_all(
            "http::Method crate::router::BasePaths crate::runtime::server::base_path::BasePath",
        );
    }
}

/// Returns `true` if an operation takes a body.
pub fn takes_bodies(api: &Api) -> bool {
    api.operations
        .iter()
        .any(|operation| operation.body.is_some())
}

/// Returns `true` if an operation streams its body.
fn streams_bodies(api: &Api) -> bool {
    api.operations.iter().any(Operation::streams_body)
}

/// Returns `true` if an operation takes files.
fn spools_bodies(api: &Api) -> bool {
    api.operations.iter().any(Operation::spools_body)
}

fn definition(api: &Api) -> TokenStream {
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(base_paths: BasePaths,));
    quote! {
        /// Serves an implementation of [`Api`].
        ///
        /// It is a service of `tower`, for use with hyper, axum, tonic or in tests. Clones share the
        /// implementation.
        #[derive(Debug)]
        pub struct Server<A> {
            api: Arc<A>,
            limits: SizeLimits<Operation>,
            errors: ErrorPolicy<Operation>,
            layers: Layers<Operation>,
            #base_paths
        }
    }
}

/// The items that all servers have, and the settings of this one.
fn common(api: &Api) -> Rows {
    let limits = [
        (
            takes_bodies(api),
            match streams_bodies(api) || spools_bodies(api) {
                false => "body_limit",
                true => "memory_limit",
            },
        ),
        (streams_bodies(api), "stream_limit"),
        (spools_bodies(api), "upload_limit"),
    ];
    let limits: Vec<&str> = limits
        .into_iter()
        .filter_map(|(is_set, name)| is_set.then_some(name))
        .collect();
    let setters = limits.iter().map(|name| {
        let name = name.replace("memory", "body");
        let (all, one) = (ident(&name), ident(&format!("{name}_of")));
        quote! {
            pub fn #all(mut self, bytes: usize) -> Self {}
            pub fn #one(mut self, operation: Operation, bytes: usize) -> Self {}
        }
    });
    let errors = rejection_types::setters();
    let outline = quote! {
        impl<A> Clone for Server<A> {}

        impl<A: Api> Server<A> {
            pub fn new(api: impl Into<Arc<A>>) -> Self {}
            #errors
            pub fn layer_operation<L, R>(mut self, operation: Operation, layer: L) -> Self {}
            pub fn layer<L, R>(mut self, layer: L) -> Self {}
            #(#setters)*
        }

        impl<A: Api, B: HttpBody> service::Service<Request<B>> for Server<A> {}
    };
    Rows {
        module: "service",
        head: quote!(Server),
        rows: each(limits, |name| ident(name).into_token_stream()),
        tail: match api.has_base_paths_at_run_time() {
            true => quote!(, base_paths),
            false => quote!(),
        },
        outline,
    }
}

/// The methods for base paths that are set at run time.
fn base_paths(api: &Api) -> TokenStream {
    if !api.has_base_paths_at_run_time() {
        return quote!();
    }
    let setters = base_paths::setters(api);
    quote! {
        impl<A: Api> Server<A> {
            #(#setters)*

            /// Returns the operation that matches a method and path.
            pub fn find(&self, method: &Method, path: &str) -> Option<Operation> {
                let path = &service::normalized(path);
                let found = router::find(&self.base_paths, method, path);
                found.ok().map(|(operation, _)| operation)
            }
        }
    }
}

/// Writes the method that handles a request. The operations complete the response in place, because each future
/// that returns it would copy it several times.
fn handling(file: &mut SourceFile, api: &Api) {
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(&self.base_paths,));
    let found = match api.shared_paths.is_empty() {
        false => {
            quote!(router::find_by_parts(#base_paths parts, path))
        }
        true => {
            quote!(router::find(#base_paths &parts.method, path))
        }
    };
    // A path parameter has none of the names of these variables.
    file.push_around(calls(api), move |calls| {
        quote! {
            impl<A: Api> Server<A> {
                /// Handles a request.
                pub fn handle<B>(
                    &self,
                    request: Request<B>,
                ) -> impl Future<Output = Response<Body>> + Send
                where
                    B: HttpBody<Error: Into<BoxError>> + Send + 'static,
                {
                    let (parts, body) = request.into_parts();
                    async move {
                        if let Some((service, operation)) = self.layered_operation(&parts) {
                            let request = Request::from_parts(parts, body);
                            return call_layered(service, operation, request).await;
                        }
                        let (api, parts) = (&*self.api, &parts);
                        let mut into = Response::new(Body::empty());
                        let path = &service::normalized(parts.uri.path());
                        let found = #found;
                        #calls
                        head::finish(&parts.method, &mut into);
                        into
                    }
                }
            }
        }
    });
}

/// The calls of the operations.
fn calls(api: &Api) -> Rows {
    let most_parameters = api.most_path_parameters();
    let rows = api.operations.iter();
    let rows = rows.map(|operation| call(api, operation, most_parameters));
    Rows {
        module: "dispatch",
        head: match api.common_headers.is_empty() {
            true => quote!(found, api, parts, &self.errors, into),
            false => quote!(found, api, parts, &self.errors, into, headers),
        },
        rows: rows.collect(),
        tail: quote!(),
        outline: quote!(),
    }
}

fn call(api: &Api, operation: &Operation, most_parameters: usize) -> TokenStream {
    let (name, module) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let parameters = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust).into_token_stream());
    let placed: Vec<_> = placed(operation).collect();
    let values = match placed.len() {
        0 => quote!(_),
        count if count == most_parameters => quote!([#(#placed),*]),
        _ => quote!([#(#placed,)* ..]),
    };
    let body = operation.body.iter().map(|body| {
        let limit = limit(operation, body);
        quote!(body, #limit)
    });
    let arguments = parameters.chain(body);
    let handled = rejection::row(api, operation);
    let announced = announces(operation).then(|| quote!(, announce));
    quote!(#name(#values) => #module(#(#arguments),*) #handled #announced)
}

/// The size limit of a body.
fn limit(operation: &Operation, body: &Body) -> TokenStream {
    let name = ident(&operation.stem.rust);
    let kind = match () {
        () if operation.streams_body() => quote!(of_stream),
        () if operation.spools_body() => quote!(of_upload),
        () => quote!(of_body),
    };
    let described = match body.limit.map(Literal::u64_unsuffixed) {
        Some(bytes) => quote!(Some(#bytes)),
        None => quote!(None),
    };
    quote!(self.limits.#kind(Operation::#name, #described))
}

/// The path parameters in the order of the path.
fn placed(operation: &Operation) -> impl Iterator<Item = Ident> {
    let indexes = operation.segments.iter().flat_map(|segment| match segment {
        PathSegment::Text(_) => &[],
        PathSegment::Parameter(index) => std::slice::from_ref(index),
        PathSegment::Mixed { parameters, .. } => parameters.as_slice(),
    });
    let parameters = indexes.filter_map(|index| operation.path_parameters.get(*index));
    parameters.map(|parameter| ident(&parameter.field.name.rust))
}
