use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    HOST, IF_NONE_MATCH,
};
use http::{HeaderName, Method, StatusCode};

use super::*;
use crate::{log, pages};

/// An interface that counts what it is asked.
#[derive(Clone, Default)]
struct Interface(Arc<AtomicUsize>);

impl Service<Request<String>> for Interface {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = Answering;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<String>) -> Answering {
        self.0.fetch_add(1, Ordering::SeqCst);
        Box::pin(async move { Ok(Response::new(request.into_body().into())) })
    }
}

/// What a front answers, and whether it asked the interface.
async fn ask(request: Request<String>) -> (Response<Body>, bool) {
    let interface = Interface::default();
    let made = || async { Response::new(Body::from("made")) };
    let mut front = Front::new(pages::description().made("/made", made), interface.clone());
    let response = front.call(request).await.unwrap();
    (response, interface.0.load(Ordering::SeqCst) > 0)
}

fn request(method: Method, target: &str, headers: &[(HeaderName, &str)]) -> Request<String> {
    let mut request = Request::new("sent".to_owned());
    *request.method_mut() = method;
    *request.uri_mut() = target.parse().unwrap();
    request.headers_mut().insert(HOST, "a".parse().unwrap());
    for (name, value) in headers {
        request.headers_mut().append(name, value.parse().unwrap());
    }
    request
}

async fn page(method: Method, target: &str, headers: &[(HeaderName, &str)]) -> Response<Body> {
    let (response, is_of_interface) = ask(request(method, target, headers)).await;
    assert!(!is_of_interface, "{target}");
    response
}

async fn get(target: &str, headers: &[(HeaderName, &str)]) -> Response<Body> {
    page(Method::GET, target, headers).await
}

fn header(response: &Response<Body>, name: impl http::header::AsHeaderName) -> &str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap())
}

fn text(response: &Response<Body>) -> &str {
    str::from_utf8(response.body().whole().unwrap()).unwrap()
}

#[tokio::test]
async fn all_else_reaches_the_interface_unchanged() {
    for target in [
        "/",
        "/v1/pets",
        "/openapi.yaml/",
        "/openapi",
        "/%6fpenapi.yaml",
    ] {
        for method in [Method::GET, Method::POST] {
            let (response, is_of_interface) = ask(request(method, target, &[])).await;
            assert!(is_of_interface, "{target}");
            assert_eq!(text(&response), "sent");
            assert!(response.headers().is_empty());
        }
    }
    let mut without_host = request(Method::GET, "/openapi.yaml", &[]);
    without_host.headers_mut().clear();
    assert!(ask(without_host).await.1);
}

#[tokio::test]
async fn a_page_answers_get_and_head_alone() {
    for target in ["/openapi.yaml", "/openapi.yaml?x=1", "/made"] {
        for method in [Method::POST, Method::OPTIONS, Method::DELETE] {
            let refused = page(method, target, &[]).await;
            assert_eq!(refused.status(), StatusCode::METHOD_NOT_ALLOWED);
            assert_eq!(header(&refused, ALLOW), "GET, HEAD");
            // Else anybody could fill the metrics.
            assert!(refused.extensions().get::<log::Page>().is_none());
        }
        let whole = get(target, &[]).await;
        assert!(whole.extensions().get::<log::Page>().is_some());
        let head = page(Method::HEAD, target, &[]).await;
        assert_eq!(head.status(), StatusCode::OK);
        assert_eq!(head.headers(), whole.headers());
        assert_eq!(head.body().whole(), Some(&b""[..]));
        let length = text(&whole).len().to_string();
        assert_eq!(header(&head, CONTENT_LENGTH), length);
    }
}

#[tokio::test]
async fn a_document_is_sent_again_only_when_it_has_changed() {
    let first = get("/openapi.json", &[]).await;
    assert_eq!(header(&first, CACHE_CONTROL), "no-cache");
    let tag = header(&first, ETAG);
    let other = get("/openapi.yaml", &[]).await;
    assert_ne!(tag, header(&other, ETAG));
    let strong = tag.strip_prefix("W/").unwrap();
    for known in [tag, strong, "*", &format!("\"x\", {tag}")] {
        for method in [Method::GET, Method::HEAD] {
            let same = page(method, "/openapi.json", &[(IF_NONE_MATCH, known)]).await;
            assert_eq!(same.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert_eq!(header(&same, ETAG), tag);
            assert_eq!(same.body().whole(), Some(&b""[..]));
            assert!(!same.headers().contains_key(CONTENT_LENGTH));
        }
    }
    let changed = get("/openapi.json", &[(IF_NONE_MATCH, "\"x\", W/\"y\"")]).await;
    assert_eq!(changed.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_document_is_packed_for_who_asks_for_it() {
    let plain = get("/openapi.yaml", &[]).await;
    for (value, is_packed) in [
        ("gzip", true),
        ("br, GZIP;q=0.5", true),
        ("gzip ; q=1", true),
        ("identity", false),
        ("gzip;q=0", false),
        ("gzip; q=0.000, br", false),
        ("", false),
    ] {
        let answer = get("/openapi.yaml", &[(ACCEPT_ENCODING, value)]).await;
        let coding = if is_packed { "gzip" } else { "" };
        assert_eq!(header(&answer, CONTENT_ENCODING), coding, "{value}");
        assert_eq!(header(&answer, "vary"), "accept-encoding");
        assert_eq!(header(&answer, ETAG), header(&plain, ETAG));
        let length = answer.body().whole().unwrap().len();
        assert_eq!(length < text(&plain).len(), is_packed);
    }
}

#[tokio::test]
async fn every_answer_keeps_a_browser_from_other_use() {
    for (method, target) in [
        (Method::GET, "/openapi.yaml"),
        (Method::GET, "/made"),
        (Method::POST, "/made"),
    ] {
        let answer = page(method, target, &[]).await;
        for (name, value) in [
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("referrer-policy", "no-referrer"),
            ("x-content-type-options", "nosniff"),
        ] {
            assert_eq!(header(&answer, name), value, "{target}");
        }
        let policy = header(&answer, "content-security-policy");
        assert!(policy.starts_with("default-src 'none';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    }
    assert_eq!(header(&get("/made", &[]).await, CACHE_CONTROL), "no-store");
}

#[tokio::test]
async fn the_description_is_as_it_was_written_but_for_its_servers() {
    let written = include_str!("../../../spec/openapi.yaml");
    let served = get("/openapi.yaml", &[]).await;
    assert!(header(&served, CONTENT_TYPE).starts_with("application/yaml"));
    let (before, rest) = written.split_once("\nservers:\n").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let here = format!("{before}\nservers:\n  - url: {}\n\n{after}", api::BASE_PATH);
    assert!(text(&served) == here, "{}", text(&served));
}

#[tokio::test]
async fn both_forms_of_the_description_say_the_same_in_the_same_order() {
    let yaml = get("/openapi.yaml", &[]).await;
    let json = get("/openapi.json", &[]).await;
    assert!(header(&json, CONTENT_TYPE).starts_with("application/json"));
    serde_json::from_str::<serde_json::Value>(text(&json)).unwrap();
    // JSON is YAML, and what is written of a value keeps its order and its numbers.
    let written = |response: &Response<Body>| {
        let value: serde_yaml::Value = serde_yaml::from_str(text(response)).unwrap();
        serde_yaml::to_string(&value).unwrap()
    };
    assert_eq!(written(&yaml), written(&json));
}
