//! Pages that are connected by links.

use std::future::ready;
use std::sync::{Arc, Mutex};

use futures_core::Stream;
use generated_client::{Body, Client, Failure, ResponseFuture, Transport};
use http::{HeaderMap, HeaderValue, Request, Response};

use crate::runtime::client::link::next;
use crate::test_server::builder;

#[test]
fn the_next_page_is_the_target_of_a_link() {
    let cases: [(&[&str], Option<&str>); 16] = [
        (&["</b>; rel=next"], Some("/b")),
        (&["</b>;rel=\"next\""], Some("/b")),
        (
            &["<b> ; REL = \"last  NEXT\" ; title=\"a\\\"b\""],
            Some("b"),
        ),
        (&["</a>; rel=prev, </b>; rel=next"], Some("/b")),
        (&["</a>; rel=prev", "</b>; rel=next"], Some("/b")),
        (
            &["</a>; title=\"<x>; rel=next, \"; rel=prev, </b>; rel=next"],
            Some("/b"),
        ),
        (&["<?a=1,2;3>; rel=next"], Some("?a=1,2;3")),
        // The first relation counts.
        (&["</a>; rel=prev; rel=next"], None),
        (&["</a>; rel=next; anchor=\"/c\""], None),
        (&["</a>; rel=nextish"], None),
        (&["</a>; rev=next"], None),
        (&["</a>"], None),
        (&["</a; rel=next"], None),
        (&["</a>; rel=\"next"], Some("/a")),
        (&["</a>; rel"], None),
        (&[""], None),
    ];
    for (values, expected) in cases {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append("link", HeaderValue::from_str(value).unwrap());
        }
        assert_eq!(next(&headers).as_deref(), expected, "{values:?}");
    }
}

/// A transport that responds with a page and the next of some links.
#[derive(Clone)]
struct Linked {
    links: &'static [&'static str],
    requests: Arc<Mutex<Vec<String>>>,
}

impl Transport for Linked {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        assert_eq!(request.headers()["authorization"], "Bearer the-secret-key");
        let mut requests = self.requests.lock().unwrap();
        let number = requests.len() + 1;
        let pet = |id: usize| format!(r#"{{"id":{id},"name":"Rex","categoryId":7}}"#);
        let body = format!("[{},{}]", pet(2 * number - 1), pet(2 * number));
        let mut response = Response::new(Body::from(body));
        if let Some(link) = self.links.get(requests.len()) {
            let link = format!("<{link}>; rel=\"next\"").try_into().unwrap();
            response.headers_mut().insert("link", link);
        }
        requests.push(request.uri().to_string());
        Box::pin(ready(Ok(response)))
    }
}

fn linked(links: &'static [&'static str]) -> (Client, Linked) {
    let linked = Linked {
        links,
        requests: Arc::default(),
    };
    let client = builder("http://shop.invalid/v1").transport(linked.clone());
    (client.build().unwrap(), linked)
}

#[tokio::test]
async fn pages_are_followed_to_the_last() {
    let (client, linked) = linked(&["?cursor=a&limit=2", "/v1/pets?cursor=b#x"]);
    let mut pages = client.list_pets().limit(2).pages();
    let mut ids = Vec::new();
    while let Some(page) = pages.next().await {
        ids.push(page.unwrap().first().unwrap().id);
    }
    assert_eq!(ids, [1, 3, 5]);
    assert!(pages.next().await.is_none());
    let expected = [
        "http://shop.invalid/v1/pets?limit=2",
        "http://shop.invalid/v1/pets?cursor=a&limit=2",
        "http://shop.invalid/v1/pets?cursor=b",
    ];
    assert_eq!(*linked.requests.lock().unwrap(), expected);
}

#[tokio::test]
async fn items_are_those_of_all_pages() {
    let (client, linked) = linked(&["?cursor=a"]);
    let mut items = client.list_pets().items();
    assert!(linked.requests.lock().unwrap().is_empty());
    let mut ids = Vec::new();
    while let Some(pet) = items.next().await {
        ids.push(pet.unwrap().id);
    }
    assert_eq!(ids, [1, 2, 3, 4]);
}

#[tokio::test]
async fn pages_on_other_servers_and_previous_pages_are_not_followed() {
    let other_server = "the next page is on another server";
    let repeated = "the next page was already read";
    let cases = [
        (&["http://evil.invalid/v1/pets"], other_server),
        (&["//evil.invalid/v1/pets"], other_server),
        (&["https://shop.invalid/v1/pets"], other_server),
        (&["http://shop.invalid:81/v1/pets"], other_server),
        (&["http://me@shop.invalid/v1/pets?b"], other_server),
        (&["/v1/pets"], repeated),
        (&["http://[/"], "invalid URL of the next page"),
    ];
    for (links, expected) in cases {
        let (client, linked) = linked(links);
        let mut pages = client.list_pets().pages();
        assert!(pages.next().await.unwrap().is_ok());
        let failure = pages.next().await.unwrap().unwrap_err();
        let Failure::Malformed(malformed) = &failure else {
            panic!("{links:?}: {failure:?}");
        };
        assert!(malformed.to_string().contains(expected), "{malformed}");
        assert!(pages.next().await.is_none());
        assert_eq!(linked.requests.lock().unwrap().len(), 1);
    }
}

#[tokio::test]
async fn no_page_is_read_twice() {
    let (client, linked) = linked(&["?cursor=a", "?cursor=b", "?cursor=a"]);
    let mut pages = client.list_pets().pages();
    for _ in 0..3 {
        pages.next().await.unwrap().unwrap();
    }
    let failure = pages.next().await.unwrap().unwrap_err();
    assert!(
        failure.to_string().contains("was already read"),
        "{failure}"
    );
    assert!(pages.next().await.is_none());
    assert_eq!(linked.requests.lock().unwrap().len(), 3);
}

#[tokio::test]
async fn pages_are_a_stream() {
    fn is_stream(_: &(impl Stream + Send + Unpin)) {}

    let (client, _) = linked(&[]);
    is_stream(&client.list_pets().pages());
    is_stream(&client.list_pets().items());
    let mut pages = client.list_pets().cursor("\u{0}").limit(7).pages();
    assert!(pages.next().await.unwrap().is_ok());
}
