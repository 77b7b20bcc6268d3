//! Layers around operations, which run after routing.

use std::convert::Infallible;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response, StatusCode};
use tower_layer::Layer;
use tower_service::Service;

use crate::runtime::body::{Body, BoxError};

type ResponseFuture = Pin<Box<dyn Future<Output = Response<Body>> + Send>>;

/// The [`Service`] of an operation: its handler and inner layers.
#[derive(Clone)]
pub struct OperationService(Arc<dyn Fn(Request<Body>) -> ResponseFuture + Send + Sync>);

impl OperationService {
    /// Creates the service from a function.
    pub fn new<F>(handle: impl Fn(Request<Body>) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Response<Body>> + Send + 'static,
    {
        Self(Arc::new(move |request| Box::pin(handle(request))))
    }

    fn of_service<S, R>(service: S) -> Self
    where
        S: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        S: Clone + Send + Sync + 'static,
        S::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        Self::new(move |request| {
            let mut service = service.clone();
            async move {
                let Ok(()) = poll_fn(|context| service.poll_ready(context)).await;
                let Ok(response) = service.call(request).await;
                response.map(Body::streamed)
            }
        })
    }

    /// Handles a request.
    pub fn handle(&self, request: Request<Body>) -> ResponseFuture {
        (self.0)(request)
    }
}

impl Service<Request<Body>> for OperationService {
    type Response = Response<Body>;

    type Error = Infallible;

    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let response = self.handle(request);
        Box::pin(async move { Ok(response.await) })
    }
}

impl fmt::Debug for OperationService {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OperationService")
    }
}

/// Handles a request for an operation, which is added to its extensions.
pub async fn call_layered<O, B>(
    service: &OperationService,
    operation: O,
    request: Request<B>,
) -> Response<Body>
where
    O: Copy + Send + Sync + 'static,
    B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
{
    let mut request = request.map(Body::streamed);
    request.extensions_mut().insert(operation);
    service.handle(request).await
}

type Wrap = Arc<dyn Fn(OperationService) -> OperationService + Send + Sync>;

/// The layers of a server with the operations `O`; `None` if there are none.
#[derive(Clone, Debug)]
pub struct Layers<O>(Option<Arc<Stack<O>>>);

#[derive(Clone)]
struct Stack<O> {
    /// The layers, each for one operation or all.
    set: Vec<(Option<O>, Wrap)>,
    /// The service with all layers.
    service: Option<OperationService>,
}

impl<O> Default for Layers<O> {
    fn default() -> Self {
        Self(None)
    }
}

impl<O> fmt::Debug for Stack<O> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Stack({})", self.set.len())
    }
}

impl<O: Copy + PartialEq + Send + Sync + 'static> Layers<O> {
    /// Adds a layer around one operation, or all.
    pub fn add<L, R>(&mut self, of: Option<O>, layer: L)
    where
        L: Layer<OperationService> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let wrap = move |inner| OperationService::of_service(layer.layer(inner));
        let stack = self.0.get_or_insert_with(|| {
            let (set, service) = (Vec::new(), None);
            Arc::new(Stack { set, service })
        });
        Arc::make_mut(stack).set.push((of, Arc::new(wrap)));
    }

    /// Applies the layers to a server without layers: `find` returns the operation of a request,
    /// and `bare` handles it.
    pub fn apply(
        &mut self,
        find: impl Fn(&Request<Body>) -> Option<O> + Send + Sync + 'static,
        bare: OperationService,
    ) {
        let Some(stack) = self.0.as_mut().map(Arc::make_mut) else {
            return;
        };
        let find = Arc::new(find);
        let mut own: Vec<(O, OperationService)> = Vec::new();
        for (of, wrap) in &stack.set {
            let Some(of) = *of else { continue };
            match own.iter_mut().find(|(known, _)| *known == of) {
                Some((_, service)) => *service = wrap(service.clone()),
                None => own.push((of, wrap(only(of, Arc::clone(&find), bare.clone())))),
            }
        }
        let routed = OperationService::new(move |request| {
            let found = find(&request);
            let layered = own.iter().find(|(of, _)| Some(*of) == found);
            layered
                .map_or(&bare, |(_, service)| service)
                .handle(request)
        });
        let of_all = stack.set.iter().filter(|(of, _)| of.is_none());
        stack.service = Some(of_all.fold(routed, |inner, (_, wrap)| wrap(inner)));
    }

    /// Returns the service with all layers, if there are any.
    pub fn service(&self) -> Option<&OperationService> {
        self.0.as_ref()?.service.as_ref()
    }
}

/// Restricts a service to one operation. A layer cannot redirect a request to another one, whose
/// layers would be bypassed.
fn only<O: Copy + PartialEq + Send + Sync + 'static>(
    of: O,
    find: Arc<impl Fn(&Request<Body>) -> Option<O> + Send + Sync + 'static>,
    bare: OperationService,
) -> OperationService {
    OperationService::new(move |request| -> ResponseFuture {
        if find(&request) == Some(of) {
            return bare.handle(request);
        }
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        Box::pin(std::future::ready(response))
    })
}
