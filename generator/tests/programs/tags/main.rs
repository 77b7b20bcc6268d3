//! An implementation of the traits of tags in several files: none for `Api`, which has no handlers of its own.

mod opening_hours;
mod pets;

use std::pin::pin;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};

use http::request::Parts;
use http::{Request, StatusCode};
use server::{Admit, Api, ApiKeyCredential, Authenticate, Body, Rejection, Server};

/// The state that all handlers share.
#[derive(Default)]
struct Shop {
    pets: Mutex<Vec<String>>,
}

impl Authenticate for Shop {
    type Caller = String;

    async fn key(
        &self,
        key: ApiKeyCredential<'_>,
        _: &Parts,
    ) -> Result<String, Rejection> {
        Ok(key.as_str().to_owned())
    }
}

impl Admit for Shop {}

fn main() {
    let server = Server::new(Shop::default());
    let request = |method: &str, path: &str, body: &str| {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("x-key", "Ann").header("content-type", "text/plain");
        request.body(Body::from(body.to_owned())).unwrap()
    };
    let added = respond(&server, request("POST", "/pets", "Rex"));
    assert_eq!(added, (StatusCode::NO_CONTENT, String::new()));
    let listed = respond(&server, request("GET", "/pets", ""));
    assert_eq!(listed, (StatusCode::OK, r#"["Rex of Ann"]"#.to_owned()));
    let hours = respond(&server, request("GET", "/opening-hours", ""));
    assert_eq!(hours, (StatusCode::OK, "9 to 5".to_owned()));
}

/// Awaits the response, which no other task delays.
fn respond(server: &Server<impl Api>, request: Request<Body>) -> (StatusCode, String) {
    let response = ready(server.handle(request));
    let (parts, body) = response.into_parts();
    let body = ready(http_body_util::BodyExt::collect(body)).unwrap();
    let text = String::from_utf8(body.to_bytes().to_vec()).unwrap();
    (parts.status, text)
}

fn ready<F: Future>(future: F) -> F::Output {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("pending"),
    }
}
