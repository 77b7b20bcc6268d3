//! Layers around operations.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use http::{Request, Response, StatusCode};
use tower_layer::{Layer, layer_fn};
use tower_service::Service;

use crate::runtime::body::Body;
use crate::runtime::server::layers::{Layers, OperationService, call_layered};

/// The executed layers, in order.
type Log = Arc<Mutex<Vec<&'static str>>>;

#[derive(Clone)]
struct Recorded {
    inner: OperationService,
    name: &'static str,
    log: Log,
    /// The path that replaces that of the request.
    to: Option<&'static str>,
}

impl Service<Request<Body>> for Recorded {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, mut request: Request<Body>) -> Self::Future {
        self.log.lock().expect("a log").push(self.name);
        if let Some(to) = self.to {
            *request.uri_mut() = to.parse().expect("a path");
        }
        self.inner.call(request)
    }
}

fn recorded(
    name: &'static str,
    log: &Log,
    to: Option<&'static str>,
) -> impl Layer<OperationService, Service = Recorded> + Send + Sync + 'static {
    let log = Arc::clone(log);
    layer_fn(move |inner| Recorded {
        inner,
        name,
        log: Arc::clone(&log),
        to,
    })
}

fn find(request: &Request<Body>) -> Option<u8> {
    request.uri().path().strip_prefix('/')?.parse().ok()
}

/// The status of a response, and the executed layers.
async fn run(layers: &Layers<u8>, log: &Log, operation: u8) -> (StatusCode, Vec<&'static str>) {
    let request = Request::new(String::new());
    let (mut parts, body) = request.into_parts();
    parts.uri = format!("/{operation}").parse().expect("a path");
    let service = layers.service().expect("layers");
    let response = call_layered(service, operation, Request::from_parts(parts, body)).await;
    let run = std::mem::take(&mut *log.lock().expect("a log"));
    (response.status(), run)
}

fn bare() -> OperationService {
    OperationService::new(async |request: Request<Body>| {
        let mut response = Response::new(Body::empty());
        if request.extensions().get::<u8>().is_none() {
            *response.status_mut() = StatusCode::IM_A_TEAPOT;
        }
        response
    })
}

#[tokio::test]
async fn layers_of_all_operations_wrap_those_of_one_and_the_last_is_outermost() {
    let (log, mut layers) = (Log::default(), Layers::default());
    assert!(layers.service().is_none());
    layers.add(None, recorded("all", &log, None));
    layers.add(Some(1), recorded("own", &log, None));
    layers.add(Some(1), recorded("outer", &log, None));
    layers.add(None, recorded("outermost", &log, None));
    layers.apply(find, bare());
    let expected = ["outermost", "all", "outer", "own"];
    assert_eq!(
        run(&layers, &log, 1).await,
        (StatusCode::OK, expected.to_vec())
    );
    assert_eq!(
        run(&layers, &log, 2).await,
        (StatusCode::OK, expected[..2].to_vec())
    );
    // Applying the layers again does not repeat them.
    layers.apply(find, bare());
    assert_eq!(run(&layers, &log, 1).await.1, expected);
}

#[tokio::test]
async fn a_layer_cannot_bypass_the_layers_of_another_operation() {
    let (log, mut layers) = (Log::default(), Layers::default());
    layers.add(Some(1), recorded("own", &log, Some("/2")));
    layers.add(Some(2), recorded("guard", &log, None));
    layers.apply(find, bare());
    let rejected = (StatusCode::INTERNAL_SERVER_ERROR, vec!["own"]);
    assert_eq!(run(&layers, &log, 1).await, rejected);
    // A layer of all operations can change the operation, whose layers are executed.
    layers.add(None, recorded("all", &log, Some("/2")));
    layers.apply(find, bare());
    let guarded = (StatusCode::OK, vec!["all", "guard"]);
    assert_eq!(run(&layers, &log, 1).await, guarded);
}

#[tokio::test]
async fn layers_keep_the_length_of_bodies() {
    use http_body::Body as _;

    let (log, mut layers) = (Log::default(), Layers::default());
    layers.add(None, recorded("all", &log, None));
    let echo = async |request: Request<Body>| Response::new(request.into_body());
    layers.apply(find, OperationService::new(echo));
    let service = layers.service().expect("layers");
    for sent in ["", "rex"] {
        let response = call_layered(service, 1, Request::new(sent.to_owned())).await;
        let (hint, is_over) = (response.body().size_hint(), response.body().is_end_stream());
        let length = u64::try_from(sent.len()).expect("a length");
        assert_eq!((hint.exact(), is_over), (Some(length), sent.is_empty()));
    }
}
