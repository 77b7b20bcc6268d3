//! An implementation of some operations, with layers around them.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use http::request::Parts;
use http::{HeaderValue, Request, Response};
use server::rejection::RejectedRequest;
use server::*;
use server::operations::{GetNoteFailure, GetNoteRequest, GetNoteResponse};
use server::types::{LaterRequired, ProblemRequired};
use tower_layer::layer_fn;
use tower_service::Service;

struct Notes;

impl Authenticate for Notes {
    type Caller = ();

    async fn token(&self, token: BearerToken<'_>, _: &Parts) -> Result<(), Rejection> {
        match token.as_str() {
            "good" => Ok(()),
            _ => Err(Rejection::unauthorized()),
        }
    }
}

impl Admit for Notes {}

impl Reject for Notes {
    fn later(&self, _: &RejectedRequest<'_>) -> Later {
        LaterRequired { when: "soon".to_owned() }.into()
    }

    fn problem(&self, request: &RejectedRequest<'_>) -> Problem {
        ProblemRequired { message: request.rejection.message() }.into()
    }
}

impl Api for Notes {
    async fn get_note(&self, parts: &Parts, request: GetNoteRequest) -> Result<GetNoteResponse, GetNoteFailure> {
        match (request.note_id, PeerAddress::of(parts)) {
            (1, Some(address)) => Ok(format!("{} from {address}", parts.uri.path()).into()),
            (1, None) => Err(GetNoteFailure::NotFound),
            _ => Err(Rejection::NotImplemented.into()),
        }
    }
}

/// Appends its name to a header of the response.
#[derive(Clone)]
struct Named(OperationService, &'static str);

impl Service<Request<Body>> for Named {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Infallible>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.0.poll_ready(context)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let operation = request.extensions().get::<Operation>().copied();
        assert_eq!(operation, Operation::find(request.method(), request.uri().path()));
        assert_ne!(operation, None);
        let (response, name) = (self.0.call(request), self.1);
        Box::pin(async move {
            let mut response = response.await?;
            response.headers_mut().append("layer", HeaderValue::from_static(name));
            Ok(response)
        })
    }
}

/// The status, body, layers and operation of a response.
fn send(server: &Server<Notes>, method: &str, uri: &str, body: &str) -> (u16, String, String, Option<Operation>) {
    let request = Request::builder().method(method).uri(uri);
    let request = request.header("authorization", "Bearer good").header("content-type", "text/plain");
    let mut request = request.body(body.to_owned()).expect("a request");
    let address: SocketAddr = "192.0.2.1:80".parse().expect("an address");
    request.extensions_mut().insert(PeerAddress(address));
    let operation = Operation::find(request.method(), request.uri().path());
    let future = pin!(server.handle(request));
    let Poll::Ready(response) = future.poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("{uri} waits");
    };
    let layers = response.headers().get_all("layer").iter();
    let layers: Vec<&str> = layers.map(|name| name.to_str().expect("a name")).collect();
    let bytes = response.body().bytes().map_or(Vec::new(), |bytes| bytes.to_vec());
    let body = String::from_utf8(bytes).expect("a text");
    (response.status().as_u16(), body, layers.join(" "), operation)
}

fn main() {
    type Case<'a> = (&'a str, &'a str, u16, &'a str, Option<Operation>);
    let problem = r#"{"type":"about:blank","title":"Not Implemented","status":501,"detail":"not implemented"}"#;
    let cases: &[Case<'_>] = &[
        ("GET", "/notes", 501, problem, Some(Operation::ListNotes)),
        ("POST", "/notes", 501, r#"{"when":"soon"}"#, Some(Operation::AddNote)),
        ("GET", "/notes/1", 200, "/notes/1 from 192.0.2.1:80", Some(Operation::GetNote)),
        ("GET", "/notes/2", 501, r#"{"message":"not implemented"}"#, Some(Operation::GetNote)),
        ("DELETE", "/notes/2", 501, problem, Some(Operation::RemoveNote)),
        ("HEAD", "/count", 501, "", Some(Operation::CountNotes)),
    ];
    let bare = Server::new(Notes);
    // The limit is set after the layers, and applies within them.
    let layered = Server::new(Notes)
        .layer_operation(Operation::GetNote, layer_fn(|inner| Named(inner, "own")))
        .layer(layer_fn(|inner| Named(inner, "all")))
        .layer_operation(Operation::GetNote, layer_fn(|inner| Named(inner, "outer")))
        .body_limit(4);
    for (method, uri, status, body, operation) in cases {
        let (found, shown, layers, found_operation) = send(&bare, method, uri, "note");
        assert_eq!((found, found_operation, &*layers), (*status, *operation, ""), "{method} {uri}");
        assert_eq!(shown, *body, "{method} {uri}");
        let (found, _, layers, found_operation) = send(&layered, method, uri, "note");
        let expected = match operation {
            Some(Operation::GetNote) => "own outer all",
            _ => "all",
        };
        assert_eq!((found, found_operation, &*layers), (*status, *operation, expected), "{method} {uri}");
    }
    assert_eq!(send(&bare, "POST", "/notes", "notes").0, 501);
    assert_eq!(send(&layered, "POST", "/notes", "notes").0, 413);
    // A request without an operation passes no layers.
    let (status, _, layers, found_operation) = send(&layered, "GET", "/nowhere", "");
    assert_eq!((status, &*layers, found_operation), (404, "", None));
    assert_eq!(Operation::RemoveNote.method(), http::Method::DELETE);
}
