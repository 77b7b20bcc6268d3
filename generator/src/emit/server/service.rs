//! `server.rs`: the service that answers requests.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::base_paths;
use super::operation::announces;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Method, Operation, PathSegment};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new()
        .paragraph("The service that answers requests by an implementation of the trait.");
    let mut file = SourceFile::new("src/server.rs", docs);
    import(&mut file, api);
    file.push(definition(api));
    file.push(construction(api));
    file.push(handling(api));
    file.push(tower_service());
    file
}

fn import(file: &mut SourceFile, api: &Api) {
    file.import("std::convert", "Infallible");
    file.import("std::pin", "Pin");
    file.import("std::sync", "Arc");
    file.import("std::task", "Context");
    file.import("std::task", "Poll");
    for name in ["Method", "Request", "Response"] {
        file.import("http", name);
    }
    file.import("tower_service", "Service");
    file.import("crate::api", "Api");
    file.import("crate", "gate");
    file.import("crate", "router");
    file.import("crate::runtime::body", "Body");
    file.import("crate::runtime::body", "BoxError");
    if !api.operations.is_empty() {
        file.import("crate::operations", "Operation");
    }
    if api.has_base_paths_at_run_time() {
        file.import("crate::router", "BasePaths");
        file.import("crate::runtime::base_path", "BasePath");
    }
    for operation in &api.operations {
        file.import("crate::operations", &operation.name.rust);
    }
}

/// Whether any operation takes a body, so that its size is limited.
fn takes_bodies(api: &Api) -> bool {
    api.operations
        .iter()
        .any(|operation| operation.body.is_some())
}

/// The fields of the server that not every API needs: how they are declared, how they begin and
/// how they are cloned.
fn fields(api: &Api) -> [TokenStream; 3] {
    let (mut declared, mut first, mut cloned) = (quote!(), quote!(), quote!());
    if takes_bodies(api) {
        declared.extend(quote!(body_limit: usize,));
        first.extend(quote!(body_limit: DEFAULT_BODY_LIMIT,));
        cloned.extend(quote!(body_limit: self.body_limit,));
    }
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
        /// Answers requests by an implementation of [`Api`].
        ///
        /// It is a [`tower_service::Service`], and so mounts in hyper, axum, tonic or a
        /// test. A clone shares the implementation.
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
            /// The operation that a method and a path name.
            pub fn find(&self, method: &Method, path: &str) -> Option<Operation> {
                let found = router::find(&self.base_paths, method, path);
                found.ok().map(|(operation, _)| operation)
            }
        }
    });
    let setter = takes_bodies(api).then(|| {
        quote! {
            /// Refuses bodies of more than this count of bytes: 65,536 if not set.
            #[must_use]
            pub fn body_limit(mut self, bytes: usize) -> Self {
                self.body_limit = bytes;
                self
            }
        }
    });
    let default = takes_bodies(api).then(|| {
        quote! {
            /// The most bytes of a body, if nothing else is set.
            const DEFAULT_BODY_LIMIT: usize = 64 * 1024;
        }
    });
    quote! {
        #default

        impl<A: Api> Server<A> {
            /// Serves an implementation.
            pub fn new(api: impl Into<Arc<A>>) -> Self {
                Self { api: api.into(), #first }
            }

            #setter

            #(#setters)*

            #find
        }
    }
}

fn handling(api: &Api) -> TokenStream {
    let operations = api.operations.iter();
    let most = operations.clone().map(|it| it.path_parameters.len()).max();
    let arms = operations.map(|operation| arm(operation, most.unwrap_or(0)));
    let body = if takes_bodies(api) {
        quote!(body)
    } else {
        quote!(_)
    };
    let base_paths = api
        .has_base_paths_at_run_time()
        .then(|| quote!(&self.base_paths,));
    quote! {
        impl<A: Api> Server<A> {
            /// Answers a request.
            pub async fn handle<B>(&self, request: Request<B>) -> Response<Body>
            where
                B: http_body::Body,
            {
                let (parts, #body) = request.into_parts();
                let api = &*self.api;
                match router::find(#base_paths &parts.method, parts.uri.path()) {
                    #(#arms)*
                    Err(rejection) => {
                        let response = gate::refuse(api, &parts, rejection).await;
                        without_body_for_head(&parts.method, response)
                    }
                }
            }
        }

        /// The answer to `HEAD` has no body (RFC 9110, section 9.3.2).
        fn without_body_for_head(method: &Method, response: Response<Body>) -> Response<Body> {
            if method == Method::HEAD { response.map(|_| Body::empty()) } else { response }
        }
    }
}

fn arm(operation: &Operation, most_parameters: usize) -> TokenStream {
    let (name, module) = (ident(&operation.stem.rust), ident(&operation.name.rust));
    let parameters: Vec<_> = operation
        .path_parameters
        .iter()
        .map(|parameter| ident(&parameter.field.name.rust))
        .collect();
    let placed: Vec<_> = placed(operation).collect();
    let route = match placed.len() {
        0 => quote!(Ok((Operation::#name, _))),
        count if count == most_parameters => quote!(Ok((Operation::#name, [#(#placed),*]))),
        _ => quote!(Ok((Operation::#name, [#(#placed,)* ..]))),
    };
    let body = operation
        .body
        .is_some()
        .then(|| quote!(, body, self.body_limit));
    let answer = quote!(#module::serve(api, &parts #(, #parameters)* #body).await);
    let answer = match announces(operation) {
        true => quote!(#module::announce(#answer)),
        false => answer,
    };
    match operation.method {
        Method::Head => quote!(#route => without_body_for_head(&parts.method, #answer),),
        _ => quote!(#route => #answer,),
    }
}

/// The names of the path parameters in the order in which the path has them.
fn placed(operation: &Operation) -> impl Iterator<Item = Ident> {
    let indexes = operation.segments.iter().flat_map(|segment| match segment {
        PathSegment::Text(_) => &[],
        PathSegment::Parameter(index) => std::slice::from_ref(index),
        PathSegment::Mixed { parameters, .. } => parameters.as_slice(),
    });
    let parameters = indexes.filter_map(|index| operation.path_parameters.get(*index));
    parameters.map(|parameter| ident(&parameter.field.name.rust))
}

fn tower_service() -> TokenStream {
    quote! {
        impl<A, B> Service<Request<B>> for Server<A>
        where
            A: Api,
            B: http_body::Body + Send + 'static,
            B::Data: Send,
            B::Error: Into<BoxError> + Send,
        {
            type Response = Response<Body>;
            type Error = Infallible;
            type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

            fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
                Poll::Ready(Ok(()))
            }

            fn call(&mut self, request: Request<B>) -> Self::Future {
                let server = self.clone();
                Box::pin(async move { Ok(server.handle(request).await) })
            }
        }
    }
}
