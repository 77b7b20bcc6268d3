// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The service of the API.

use std::sync::Arc;

use http::{Request, Response};

use crate::api::Api;
use crate::operations::Operation;
use crate::runtime::body::{Body, BoxError, HttpBody};
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
}

service::implement! {
    Server {
        body_limit;
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
            let found = router::find(&parts.method, path);
            dispatch::implement! {
                found, api, parts, &self.errors, into, headers {
                    PutResult([job]) => put_result(job, body, self.limits.of_body(Operation::PutResult, None));
                }
            }
            head::finish(&parts.method, &mut into);
            into
        }
    }
}
