// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Layers around operations, once it is known which of them a request is for.

use std::convert::Infallible;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use http::{Request, Response, StatusCode};
use tower_layer::Layer;
use tower_service::Service;

use super::body::{Body, BoxError};

type Answer = Pin<Box<dyn Future<Output = Response<Body>> + Send>>;

/// What answers the requests to an operation: its handler, and the layers that are around it so
/// far.
#[derive(Clone)]
pub struct Handling(Arc<dyn Fn(Request<Body>) -> Answer + Send + Sync>);

impl Handling {
    /// What answers by a function.
    pub fn new<F>(answer: impl Fn(Request<Body>) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Response<Body>> + Send + 'static,
    {
        Self(Arc::new(move |request| Box::pin(answer(request))))
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

    /// Answers a request.
    pub fn answer(&self, request: Request<Body>) -> Answer {
        (self.0)(request)
    }
}

impl Service<Request<Body>> for Handling {
    type Response = Response<Body>;

    type Error = Infallible;

    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let answer = self.answer(request);
        Box::pin(async move { Ok(answer.await) })
    }
}

impl fmt::Debug for Handling {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Handling")
    }
}

/// Answers a request for an operation, which becomes an extension of it.
pub async fn answer_within<O, B>(
    settled: &Handling,
    operation: O,
    request: Request<B>,
) -> Response<Body>
where
    O: Copy + Send + Sync + 'static,
    B: http_body::Body<Error: Into<BoxError>> + Send + 'static,
{
    let mut request = request.map(Body::streamed);
    request.extensions_mut().insert(operation);
    settled.answer(request).await
}

type Wrap = Arc<dyn Fn(Handling) -> Handling + Send + Sync>;

/// The layers of a server whose operations are told apart by `O`; `None` where there are none.
#[derive(Clone, Debug)]
pub struct Layers<O>(Option<Arc<Laid<O>>>);

#[derive(Clone)]
struct Laid<O> {
    /// Those of one operation, and those of all.
    set: Vec<(Option<O>, Wrap)>,
    /// What answers within all of them.
    settled: Option<Handling>,
}

impl<O> Default for Layers<O> {
    fn default() -> Self {
        Self(None)
    }
}

impl<O> fmt::Debug for Laid<O> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Laid({})", self.set.len())
    }
}

impl<O: Copy + PartialEq + Send + Sync + 'static> Layers<O> {
    /// Puts a layer around those that one operation has, or all.
    pub fn add<L, R>(&mut self, of: Option<O>, layer: L)
    where
        L: Layer<Handling> + Send + Sync + 'static,
        L::Service: Service<Request<Body>, Response = Response<R>, Error = Infallible>,
        L::Service: Clone + Send + Sync + 'static,
        <L::Service as Service<Request<Body>>>::Future: Send,
        R: http_body::Body<Error: Into<BoxError>> + Send + 'static,
    {
        let wrap = move |inner| Handling::of_service(layer.layer(inner));
        let laid = self.0.get_or_insert_with(|| {
            let (set, settled) = (Vec::new(), None);
            Arc::new(Laid { set, settled })
        });
        Arc::make_mut(laid).set.push((of, Arc::new(wrap)));
    }

    /// Lays them around a server without layers: `find` tells which operation a request is for, and
    /// `bare` answers.
    pub fn settle(
        &mut self,
        find: impl Fn(&Request<Body>) -> Option<O> + Send + Sync + 'static,
        bare: Handling,
    ) {
        let Some(laid) = self.0.as_mut().map(Arc::make_mut) else {
            return;
        };
        let find = Arc::new(find);
        let mut own: Vec<(O, Handling)> = Vec::new();
        for (of, wrap) in &laid.set {
            let Some(of) = *of else { continue };
            match own.iter_mut().find(|(known, _)| *known == of) {
                Some((_, handling)) => *handling = wrap(handling.clone()),
                None => own.push((of, wrap(only(of, Arc::clone(&find), bare.clone())))),
            }
        }
        let routed = Handling::new(move |request| {
            let found = find(&request);
            let layered = own.iter().find(|(of, _)| Some(*of) == found);
            layered
                .map_or(&bare, |(_, handling)| handling)
                .answer(request)
        });
        let of_all = laid.set.iter().filter(|(of, _)| of.is_none());
        laid.settled = Some(of_all.fold(routed, |inner, (_, wrap)| wrap(inner)));
    }

    /// What answers the requests to operations, if there is any layer.
    pub fn settled(&self) -> Option<&Handling> {
        self.0.as_ref()?.settled.as_ref()
    }
}

/// What answers the requests to one operation. A layer cannot send one to another: that would have
/// gone round its layers.
fn only<O: Copy + PartialEq + Send + Sync + 'static>(
    of: O,
    find: Arc<impl Fn(&Request<Body>) -> Option<O> + Send + Sync + 'static>,
    bare: Handling,
) -> Handling {
    Handling::new(move |request| -> Answer {
        if find(&request) == Some(of) {
            return bare.answer(request);
        }
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        Box::pin(std::future::ready(response))
    })
}
