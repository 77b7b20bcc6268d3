//! Custom transports, and layers around them.

use std::error::Error;
use std::fmt;
use std::future::{Ready, pending, ready};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use generated_client::types::NewPetRequired;
use generated_client::{
    Body, BuildError, Client, ClientBuilder, Environment, Failure, NewPet, ReqwestTransport,
    ResponseFuture, Transport, TransportError,
};
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use tower_layer::Layer;
use tower_service::Service;

use crate::test_server::{TestServer, builder};

/// The URL of a server that does not exist, with TLS, which is up to the transport.
const ADDRESS: &str = "https://nowhere.invalid/v1";

fn client(transport: impl Transport + 'static) -> Client {
    builder(ADDRESS).transport(transport).build().unwrap()
}

fn rex() -> NewPet {
    NewPet::from(NewPetRequired {
        name: "Rex".to_owned(),
        category_id: 7,
    })
}

/// A list of one animal.
const PETS: &str = r#"[{"id":1,"name":"Rex","categoryId":7}]"#;

fn response(status: StatusCode, body: impl Into<Body>) -> Response<Body> {
    let response = Response::builder()
        .status(status)
        .header("content-type", "application/json");
    response.body(body.into()).unwrap()
}

/// A transport that sends nothing, and returns the response of a function.
struct FnTransport<F>(F);

impl<F> Transport for FnTransport<F>
where
    F: Fn(Request<Body>) -> Result<Response<Body>, TransportError> + Send + Sync,
{
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        Box::pin(ready((self.0)(request)))
    }
}

#[tokio::test]
async fn a_transport_receives_the_whole_request() {
    let requests = Arc::new(Mutex::new(Vec::new()));
    let recorded = Arc::clone(&requests);
    let client = client(FnTransport(move |request: Request<Body>| {
        let (parts, body) = request.into_parts();
        let header = |name: &str| parts.headers[name].to_str().unwrap().to_owned();
        recorded.lock().unwrap().extend([
            format!("{} {}", parts.method, parts.uri),
            header("authorization"),
            header("user-agent"),
            String::from_utf8(body.whole().unwrap().to_vec()).unwrap(),
        ]);
        Ok(response(StatusCode::OK, PETS))
    }));
    let pets = client.list_pets().cursor("a b").send().await.unwrap();
    assert_eq!(pets.first().unwrap().name, "Rex");
    client.create_pet(rex()).send().await.unwrap_err();
    let name = concat!("generated-client/", "1.0.0");
    let expected = [
        "GET https://nowhere.invalid/v1/pets?cursor=a%20b",
        "Bearer the-secret-key",
        name,
        "",
        "POST https://nowhere.invalid/v1/pets",
        "Bearer the-secret-key",
        name,
        r#"{"name":"Rex","categoryId":7}"#,
    ];
    assert_eq!(*requests.lock().unwrap(), expected);
}

/// The number of attempts of a call whose first attempt fails.
async fn attempts(error: fn() -> TransportError) -> usize {
    let count = Arc::new(Mutex::new(0));
    let counted = Arc::clone(&count);
    let client = client(FnTransport(move |_| {
        let mut count = counted.lock().unwrap();
        *count += 1;
        match *count {
            1 => Err(error()),
            _ => Ok(response(StatusCode::CREATED, &PETS[1..PETS.len() - 1])),
        }
    }));
    let _ = client.create_pet(rex()).send().await;
    *count.lock().unwrap()
}

#[tokio::test]
async fn unsent_requests_are_retried() {
    assert_eq!(
        attempts(|| TransportError::Connect("unreachable".into())).await,
        2
    );
    assert_eq!(attempts(|| TransportError::Broken("gone".into())).await, 1);
}

/// A service with its own body and error types. It requires `poll_ready`.
#[derive(Clone, Default)]
struct Backend {
    is_ready: bool,
    failure: Option<fn() -> Wrapped>,
    attempts: Arc<Mutex<usize>>,
}

/// An error around another.
#[derive(Debug)]
struct Wrapped(Box<dyn Error + Send + Sync>);

impl fmt::Display for Wrapped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("wrapped")
    }
}

impl Error for Wrapped {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(self.0.as_ref())
    }
}

impl Service<Request<Body>> for Backend {
    type Response = Response<Full<Bytes>>;
    type Error = Wrapped;
    type Future = Ready<Result<Self::Response, Wrapped>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Wrapped>> {
        self.is_ready = true;
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        assert!(
            std::mem::take(&mut self.is_ready),
            "called before `poll_ready`"
        );
        *self.attempts.lock().unwrap() += 1;
        assert_eq!(request.uri().path(), "/v1/pets");
        ready(match self.failure {
            Some(failure) => Err(failure()),
            None => Ok(response(StatusCode::OK, "").map(|_| Full::from(PETS))),
        })
    }
}

#[tokio::test]
async fn a_service_is_a_transport() {
    let pets = client(Backend::default()).list_pets().send().await.unwrap();
    assert_eq!(pets.len(), 1);
}

#[tokio::test]
async fn connection_errors_are_detected_by_their_source() {
    let cases: [(fn() -> Wrapped, usize); 2] = [
        (
            || Wrapped(TransportError::Connect("unreachable".into()).into()),
            3,
        ),
        (|| Wrapped("refused".into()), 1),
    ];
    for (failure, expected) in cases {
        let backend = Backend {
            failure: Some(failure),
            ..Backend::default()
        };
        let call = client(backend.clone()).create_pet(rex());
        let failure = call.send().await.unwrap_err();
        let is_connect = matches!(failure, Failure::Transport(TransportError::Connect(_)));
        assert_eq!(is_connect, expected > 1, "{failure:?}");
        assert_eq!(failure.source().unwrap().to_string(), "wrapped");
        assert_eq!(*backend.attempts.lock().unwrap(), expected);
    }
}

/// Records each request and its response.
#[derive(Clone)]
struct Recorded<S> {
    inner: S,
    name: &'static str,
    notes: Notes,
}

type Notes = Arc<Mutex<Vec<String>>>;

#[derive(Clone)]
struct NoteLayer(&'static str, Notes);

impl<S> Layer<S> for NoteLayer {
    type Service = Recorded<S>;

    fn layer(&self, inner: S) -> Recorded<S> {
        Recorded {
            inner,
            name: self.0,
            notes: Arc::clone(&self.1),
        }
    }
}

impl<S> Service<Request<Body>> for Recorded<S>
where
    S: Service<Request<Body>, Future: Send + 'static>,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = Pin<Box<dyn Future<Output = Result<S::Response, S::Error>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let (name, notes) = (self.name, Arc::clone(&self.notes));
        notes.lock().unwrap().push(format!("> {name}"));
        let response = self.inner.call(request);
        Box::pin(async move {
            let outcome = response.await;
            notes.lock().unwrap().push(format!("< {name}"));
            outcome
        })
    }
}

fn layered(transport: impl Transport + 'static, notes: &Notes) -> ClientBuilder {
    builder(ADDRESS)
        .layer(NoteLayer("first", Arc::clone(notes)))
        .transport(transport)
        .layer(NoteLayer("second", Arc::clone(notes)))
}

#[tokio::test]
async fn the_first_layer_is_the_outermost() {
    let notes = Notes::default();
    let client = layered(Backend::default(), &notes).build().unwrap();
    client.list_pets().send().await.unwrap();
    let expected = ["> first", "> second", "< second", "< first"];
    assert_eq!(*notes.lock().unwrap(), expected);
}

#[tokio::test]
async fn a_layer_is_called_for_each_attempt() {
    let notes = Notes::default();
    let unreachable = FnTransport(|_| Err(TransportError::Connect("unreachable".into())));
    let client = layered(unreachable, &notes).build().unwrap();
    let failure = client.create_pet(rex()).send().await.unwrap_err();
    assert!(
        matches!(&failure, Failure::Transport(TransportError::Connect(error)) if error.to_string() == "unreachable"),
        "{failure:?}"
    );
    assert_eq!(notes.lock().unwrap().len(), 3 * 4);
}

/// Never responds.
struct Silent;

impl Transport for Silent {
    fn send(&self, _: Request<Body>) -> ResponseFuture<'_> {
        Box::pin(pending())
    }
}

#[tokio::test(start_paused = true)]
async fn time_and_size_limits_apply_to_every_transport() {
    let timeout = Duration::from_secs(3);
    let call = client(Silent).create_pet(rex()).timeout(timeout);
    let failure = call.send().await.unwrap_err();
    assert!(
        matches!(failure, Failure::Transport(TransportError::Timeout(limit)) if limit == timeout),
        "{failure:?}"
    );
    let long = FnTransport(|_| {
        Ok(response(
            StatusCode::OK,
            Body::streamed(Full::<Bytes>::from(PETS)),
        ))
    });
    let client = builder(ADDRESS).response_limit(10).transport(long).build();
    let failure = client.unwrap().list_pets().send().await.unwrap_err();
    assert!(
        matches!(failure, Failure::Transport(TransportError::TooLarge(10))),
        "{failure:?}"
    );
}

#[tokio::test]
async fn an_aborted_response_is_an_error() {
    let client = client(FnTransport(|_| {
        Ok(response(
            StatusCode::OK,
            Body::streamed(Breaking(Some(PETS))),
        ))
    }));
    let failure = client.create_pet(rex()).send().await.unwrap_err();
    assert!(
        matches!(&failure, Failure::Transport(TransportError::Broken(_))),
        "{failure:?}"
    );
}

/// A body that is aborted after a text.
struct Breaking(Option<&'static str>);

impl http_body::Body for Breaking {
    type Data = Bytes;
    type Error = Wrapped;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<http_body::Frame<Bytes>, Wrapped>>> {
        Poll::Ready(Some(match self.0.take() {
            Some(text) => Ok(http_body::Frame::data(text.into())),
            None => Err(Wrapped("gone".into())),
        }))
    }
}

#[tokio::test]
async fn a_body_reports_its_length() {
    use http_body::Body as _;

    let whole = Body::from("rex");
    assert_eq!(whole.size_hint().exact(), Some(3));
    assert_eq!(whole.whole(), Some(&b"rex"[..]));
    assert!(Body::empty().is_end_stream());
    let streamed = Body::streamed(Full::<Bytes>::from("rex"));
    assert_eq!(
        (streamed.size_hint().exact(), streamed.whole()),
        (Some(3), None)
    );
    assert_eq!(streamed.collect().await.unwrap().to_bytes(), "rex");
    assert!(Body::streamed(Full::<Bytes>::default()).is_end_stream());
}

#[test]
fn a_client_without_a_custom_transport_needs_features() {
    // The tests are compiled with these features.
    let built = Client::builder(Environment::at(ADDRESS)).build();
    assert!(!matches!(
        built,
        Err(BuildError::WithoutTls | BuildError::WithoutTransport)
    ));
}

#[tokio::test]
async fn the_default_transport_can_be_configured() {
    let server = TestServer::start([crate::test_server::Response::json(200, "", PETS)]).await;
    let url = server.address("");
    let (_, address) = url.split_once("://").unwrap();
    let address: SocketAddr = address.parse().unwrap();
    let transport = ReqwestTransport::configured(|settings| {
        settings.no_proxy().resolve("shop.invalid", address)
    });
    let base_url = format!("http://shop.invalid:{}/v1", address.port());
    let client = builder(&base_url).transport(transport.unwrap());
    let pets = client.build().unwrap().list_pets().send().await.unwrap();
    assert_eq!(pets.len(), 1);
    let failed = ReqwestTransport::configured(|settings| settings.user_agent("\n"));
    assert!(matches!(failed, Err(BuildError::Transport(_))));
}
