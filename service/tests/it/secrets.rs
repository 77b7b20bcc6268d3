//! No log, at any level, no metric, trace or response body contains a key.

use crate::support::collector::Collector;
use crate::support::process::{Process, create_key};
use crate::support::request::{Request, exchange};
use http_body_util::Empty;
use hyper::body::Bytes;
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpStream;

/// The most verbose log.
const EVERYTHING: &str =
    "trace,hyper=trace,hyper_util=trace,h2=trace,rustls=trace,tokio=trace,service=trace";

/// Requests with the key in its header, and in places where it does not belong.
fn requests(key: &str) -> Vec<Vec<u8>> {
    let request = |method: &str, target: &str| Request::new(method, target);
    let pets = || request("GET", "/v1/pets");
    let header = |value: String| pets().header("authorization", &value).bytes();
    let raw = |head: String| format!("{head}\r\nconnection: close\r\n\r\n").into_bytes();
    vec![
        pets().key(key).bytes(),
        request("GET", "/v1/pets/7").key(key).bytes(),
        request("POST", "/v1/pets").key(key).json("{").bytes(),
        request("POST", "/v1/pets")
            .key(key)
            .json(format!(r#"{{"name":"{key}"}}"#))
            .bytes(),
        request("POST", "/v1/pets")
            .key(key)
            .json(format!(r#"{{"{key}":1}}"#))
            .bytes(),
        request("POST", "/v1/pets")
            .key(key)
            .header("content-type", key)
            .body("{}")
            .bytes(),
        request("GET", &format!("/v1/pets/{key}")).key(key).bytes(),
        request("GET", &format!("/v1/pets?limit={key}"))
            .key(key)
            .bytes(),
        request("GET", &format!("/v1/pets?cursor={key}&{key}=1"))
            .key(key)
            .bytes(),
        request("GET", &format!("/{key}")).bytes(),
        request("GET", &format!("/docs/{key}")).bytes(),
        request(key, "/v1/pets").key(key).bytes(),
        request(key, "/healthz").bytes(),
        header(format!("Basic {key}")),
        header(format!("{key} {key}")),
        header(key.to_owned()),
        header(format!("Bearer {key} {key}")),
        header(format!("Bearer {key}x")),
        pets().key(key).key(key).bytes(),
        pets()
            .header(key, "x")
            .header("x-forwarded-for", key)
            .bytes(),
        pets()
            .header("traceparent", key)
            .header("tracestate", key)
            .bytes(),
        raw(format!(
            "GET /v1/pets HTTP/1.1\r\nhost: {key}\r\nauthorization: Bearer {key}"
        )),
        raw(format!("GET http://{key}/v1/pets HTTP/1.1\r\nhost: a")),
        raw(format!(
            "GET /v1/pets HTTP/1.1\r\nauthorization : Bearer {key}"
        )),
        raw(format!("GET /v1/pets {key}\r\nhost: a")),
        raw(format!("PRI {key}")),
        format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", key.repeat(1000)).into_bytes(),
    ]
}

/// Sends requests with the key over HTTP/2.
async fn over_http2(service: &Process, key: &str) {
    let stream = TokioIo::new(TcpStream::connect(service.address).await.unwrap());
    let builder = http2::Builder::new(TokioExecutor::new());
    let (mut client, connection) = builder.handshake(stream).await.unwrap();
    let connection = tokio::spawn(connection);
    for target in ["pets", "pets/7", key] {
        let request = http::Request::get(format!("http://localhost/v1/{target}"))
            .header("authorization", format!("Bearer {key}"))
            .body(Empty::<Bytes>::new());
        client.send_request(request.unwrap()).await.unwrap();
    }
    connection.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_contains_a_key() {
    for format in ["text", "json"] {
        let (collector, address) = Collector::start().await;
        let endpoint = format!("http://{address}");
        let folder = tempfile::tempdir().unwrap();
        let key = create_key(folder.path(), &["--plan", "pro"]);
        // A part, so that a truncated key is found, too.
        let part = &key[8..24];
        let options = [
            "--log",
            EVERYTHING,
            "--log-format",
            format,
            "--slow-query-ms",
            "0",
        ];
        let traces = ["--otlp-endpoint", &endpoint];
        let service = Process::start(folder.path(), &[&options[..], &traces].concat());
        for request in requests(&key) {
            let shown = String::from_utf8_lossy(&request).into_owned();
            let response = exchange(service.address, &request).await;
            let response = String::from_utf8_lossy(&response);
            assert!(!response.contains(part), "{shown:?}: {response}");
        }
        over_http2(&service, &key).await;
        let metrics = Request::new("GET", "/metrics").send(service.address).await;
        let metrics = String::from_utf8(metrics.body).unwrap();
        service.signal("-TERM");
        let (code, log) = service.wait();
        assert_eq!(code, Some(0), "{log}");

        let spans = format!("{:?}", collector.spans());
        for (source, text) in [("log", log), ("metrics", metrics), ("spans", spans)] {
            assert!(
                text.contains("/v1/pets/{petId}"),
                "{source} is empty: {text}"
            );
            assert!(!text.contains(part), "{source}: {text}");
        }
    }
}
