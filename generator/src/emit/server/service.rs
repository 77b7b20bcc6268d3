//! `server.rs`: the service of the API.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::layers;
use super::operation::announces;
use super::pipeline::rejection;
use super::routing::base_paths;
use crate::emit::blocks::Rows;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::tower_service;
use crate::model::{Api, Method, Operation, PathSegment};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The service of the API.");
    let mut file = SourceFile::new("src/server.rs", docs);
    import(&mut file, api);
    file.push(definition(api));
    file.push(construction(api));
    file.push(layers::setters(api));
    handling(&mut file, api);
    file.push(tower_service(
        "Server",
        &quote! {
            let server = self.clone();
            Box::pin(async move { Ok(server.handle(request).await) })
        },
    ));
    file
}

fn import(file: &mut SourceFile, api: &Api) {
    file.import_all(
        "std::convert::Infallible std::pin::Pin std::sync::Arc std::task::Context std::task::Poll",
    );
    for name in ["Method", "Request", "Response"] {
        file.import("http", name);
    }
    file.import_all(
        "http::request::Parts tower_layer::Layer tower_service::Service crate::api::Api crate::operations \
         crate::operations::Operation crate::pipeline crate::router crate::runtime::body::Body \
         crate::runtime::body::BoxError crate::runtime::dispatch crate::runtime::layers::call_layered \
         crate::runtime::layers::OperationService crate::runtime::layers::Layers",
    );
    if streams_bodies(api) || spools_bodies(api) {
        file.import("crate::runtime::body_limits", "BodyLimits");
    }
    if api.has_base_paths_at_run_time() {
        file.import_all("crate::router::BasePaths crate::runtime::base_path::BasePath");
    }
}

/// Returns `true` if an operation takes a body.
fn takes_bodies(api: &Api) -> bool {
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

/// The optional fields of the server: their declarations, initial values and clones.
fn fields(api: &Api) -> [TokenStream; 3] {
    let (mut declared, mut first, mut cloned) = (quote!(), quote!(), quote!());
    if takes_bodies(api) {
        declared.extend(quote!(body_limit: usize,));
        first.extend(quote!(body_limit: DEFAULT_BODY_LIMIT,));
        cloned.extend(quote!(body_limit: self.body_limit,));
    }
    if streams_bodies(api) {
        declared.extend(quote!(stream_limit: usize,));
        first.extend(quote!(stream_limit: DEFAULT_STREAM_LIMIT,));
        cloned.extend(quote!(stream_limit: self.stream_limit,));
    }
    if spools_bodies(api) {
        declared.extend(quote!(upload_limit: usize,));
        first.extend(quote!(upload_limit: DEFAULT_UPLOAD_LIMIT,));
        cloned.extend(quote!(upload_limit: self.upload_limit,));
    }
    declared.extend(quote!(layers: Layers<Operation>,));
    first.extend(quote!(layers: Layers::default(),));
    cloned.extend(quote!(layers: self.layers.clone(),));
    if api.has_base_paths_at_run_time() {
        declared.extend(quote!(base_paths: BasePaths,));
        first.extend(quote!(base_paths: BasePaths::default(),));
        cloned.extend(quote!(base_paths: self.base_paths.clone(),));
    }
    [declared, first, cloned]
}

fn definition(api: &Api) -> TokenStream {
    let [fields, _, cloned] = fields(api);
    quote! {
        /// Serves an implementation of [`Api`].
        ///
        /// It is a [`tower_service::Service`], for use with hyper, axum, tonic or in tests. Clones
        /// share the implementation.
        #[derive(Debug)]
        pub struct Server<A> {
            api: Arc<A>,
            #fields
        }

        impl<A> Clone for Server<A> {
            fn clone(&self) -> Self {
                Self { api: Arc::clone(&self.api), #cloned }
            }
        }
    }
}

fn construction(api: &Api) -> TokenStream {
    let [_, first, _] = fields(api);
    let setters = base_paths::setters(api);
    let find = api.has_base_paths_at_run_time().then(|| {
        quote! {
            /// Returns the operation that matches a method and path.
            pub fn find(&self, method: &Method, path: &str) -> Option<Operation> {
                let found = router::find(&self.base_paths, method, path);
                found.ok().map(|(operation, _)| operation)
            }
        }
    });
    let (default, setter) = limits(api);
    let of_uploads = spools_bodies(api).then(|| {
        quote! {
            /// Returns the limits of bodies with files.
            const fn upload_limits(&self) -> BodyLimits {
                BodyLimits { held: self.body_limit, whole: self.upload_limit }
            }
        }
    });
    let of_streams = streams_bodies(api).then(|| {
        quote! {
            /// Returns the limits of streamed bodies.
            const fn stream_limits(&self) -> BodyLimits {
                BodyLimits { held: self.body_limit, whole: self.stream_limit }
            }
        }
    });
    quote! {
        #default

        impl<A: Api> Server<A> {
            /// Creates a server for an implementation.
            pub fn new(api: impl Into<Arc<A>>) -> Self {
                Self { api: api.into(), #first }
            }

            #setter

            #(#setters)*

            #find

            #of_streams

            #of_uploads
        }
    }
}

/// The limits of bodies and their setters.
fn limits(api: &Api) -> (TokenStream, TokenStream) {
    let (mut defaults, mut setters) = (quote!(), quote!());
    if takes_bodies(api) {
        defaults.extend(quote! {
            /// The default maximum size of a body in bytes.
            const DEFAULT_BODY_LIMIT: usize = 64 * 1024;
        });
        let docs = match streams_bodies(api) || spools_bodies(api) {
            false => "Sets the maximum size of a body in bytes: 64 KiB by default.",
            true => {
                "Sets the maximum size of a body in memory in bytes: 64 KiB by default. It includes \
                 streams that a handler collects, and the fields of uploads; files that do not fit \
                 are written to a temporary file."
            }
        };
        let docs = Docs::new().paragraph(docs).outer();
        setters.extend(quote! {
            #docs
            #[must_use]
            pub fn body_limit(mut self, bytes: usize) -> Self {
                self.body_limit = bytes;
                self.layered()
            }
        });
    }
    if streams_bodies(api) {
        defaults.extend(quote! {
            /// The default maximum size of a streamed body in bytes.
            const DEFAULT_STREAM_LIMIT: usize = 1024 * 1024 * 1024;
        });
        setters.extend(quote! {
            /// Sets the maximum size of a streamed body in bytes: 1 GiB by default. If a body does not
            /// declare its length, exceeding the limit is an error of the stream.
            #[must_use]
            pub fn stream_limit(mut self, bytes: usize) -> Self {
                self.stream_limit = bytes;
                self.layered()
            }
        });
    }
    if spools_bodies(api) {
        defaults.extend(quote! {
            /// The default maximum size of a body with files in bytes.
            const DEFAULT_UPLOAD_LIMIT: usize = 128 * 1024 * 1024;
        });
        setters.extend(quote! {
            /// Sets the maximum size of a body with files in bytes: 128 MiB by default. At most
            /// [`body_limit`](Self::body_limit) of it is held in memory.
            #[must_use]
            pub fn upload_limit(mut self, bytes: usize) -> Self {
                self.upload_limit = bytes;
                self.layered()
            }
        });
    }
    (defaults, setters)
}

/// Writes the method that handles a request. The operations complete the response in place, because each future
/// that returns it would copy it several times.
fn handling(file: &mut SourceFile, api: &Api) {
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(&self.base_paths,));
    let found = match api.shared_paths.is_empty() {
        false => quote!(router::find_by_parts(#base_paths parts)),
        true => quote!(router::find(#base_paths &parts.method, parts.uri.path())),
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
                    B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
                {
                    let (parts, body) = request.into_parts();
                    async move {
                        if let Some((service, operation)) = self.layered_operation(&parts) {
                            let request = Request::from_parts(parts, body);
                            return call_layered(service, operation, request).await;
                        }
                        let (api, parts) = (&*self.api, &parts);
                        let mut into = Response::new(Body::empty());
                        match #found {
                            Ok(found) => { #calls }
                            Err(rejection) => {
                                pipeline::reject_unmatched(api, parts, &rejection, &mut into).await;
                                without_body_for_head(&parts.method, &mut into);
                            }
                        }
                        into
                    }
                }
            }
        }
    });
    file.push(quote! {
        /// Removes the body of a response to `HEAD` (RFC 9110, section 9.3.2).
        fn without_body_for_head(method: &Method, response: &mut Response<Body>) {
            if method == Method::HEAD {
                *response.body_mut() = Body::empty();
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
        head: quote!(found, api, parts, into),
        rows: rows.collect(),
        tail: quote!(),
        outline: quote!(),
    }
}

fn call(api: &Api, operation: &Operation, most_parameters: usize) -> TokenStream {
    let (name, module) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let parameters = operation.path_parameters.iter().map(|parameter| {
        let name = ident(&parameter.field.name.rust);
        quote!(#name)
    });
    let placed: Vec<_> = placed(operation).collect();
    let values = match placed.len() {
        0 => quote!(_),
        count if count == most_parameters => quote!([#(#placed),*]),
        _ => quote!([#(#placed,)* ..]),
    };
    let limits = match &operation.body {
        None => None,
        Some(_) if operation.streams_body() => Some(quote!(self.stream_limits())),
        Some(_) if operation.spools_body() => Some(quote!(self.upload_limits())),
        Some(_) => Some(quote!(self.body_limit)),
    };
    let body = limits.iter().map(|limits| quote!(body, #limits));
    let arguments = parameters.chain(body);
    let reject = rejection::path_of(api, operation).map(|reject| quote!(else #reject));
    let announced = announces(operation).then(|| quote!(, announce));
    let emptied = (operation.method == Method::Head).then(|| quote!(, empty));
    quote!(#name(#values) => #module(#(#arguments),*) #reject #announced #emptied)
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
