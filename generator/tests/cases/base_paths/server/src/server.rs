// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! The service of the API.

use std::sync::Arc;

use http::{Method, Request, Response};

use crate::api::Api;
use crate::operations::Operation;
use crate::router::BasePaths;
use crate::runtime::body::{Body, BoxError, HttpBody};
use crate::runtime::server::base_path::BasePath;
use crate::runtime::server::error_policy::ErrorPolicy;
use crate::runtime::server::layers::{call_layered, Layers};
use crate::runtime::server::size_limits::SizeLimits;
use crate::runtime::server::{dispatch, head, service};
use crate::{operations, pipeline, router};

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
    base_paths: BasePaths,
}

service::implement! {
    Server {}, base_paths
}

impl<A: Api> Server<A> {
    /// Sets the base path: `/v2` by default.
    ///
    /// Server URLs: `https://api.example.com/v2`,
    /// `https://{region}.test.example.com/{stage}`.
    #[must_use]
    pub fn base_path(mut self, path: &str) -> Self {
        self.base_paths.base = BasePath::new(path);
        self.layered()
    }

    /// Sets the base path of the operations of `cdn`: `/cached` by default.
    ///
    /// Server URLs: `https://{region}.cdn.example.com/{cache}`.
    #[must_use]
    pub fn cdn_path(mut self, path: &str) -> Self {
        self.base_paths.cdn = BasePath::new(path);
        self.layered()
    }

    /// Returns the operation that matches a method and path.
    pub fn find(&self, method: &Method, path: &str) -> Option<Operation> {
        let path = &service::normalized(path);
        let found = router::find(&self.base_paths, method, path);
        found.ok().map(|(operation, _)| operation)
    }
}

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
            let found = router::find(&self.base_paths, &parts.method, path);
            dispatch::implement! {
                found, api, parts, &self.errors, into {
                    ListThings(_) => list_things();
                    GetFile([name]) => get_file(name);
                    PutFile([name]) => put_file(name);
                    Ping(_) => ping();
                    ListOldThings(_) => list_old_things();
                    OldPing(_) => old_ping(), announce;
                }
            }
            head::finish(&parts.method, &mut into);
            into
        }
    }
}
