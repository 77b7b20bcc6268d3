//! The spans of requests.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

use serde_json::{Value, json};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;

use crate::test_server::{Response, TestServer, builder};

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

impl Lines {
    /// The spans of requests that were closed.
    fn spans(&self) -> Vec<Value> {
        let bytes = self.0.lock().unwrap().clone();
        let text = String::from_utf8(bytes).unwrap();
        let lines = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        let spans = lines.map(|mut line| line["span"].take());
        spans
            .filter(|span| span["name"] == "HTTP request")
            .collect()
    }
}

fn record() -> (Lines, tracing::subscriber::DefaultGuard) {
    // While the subscriber of one thread is the only one, another thread that creates the first span of a kind disables it.
    static GLOBAL: Once = Once::new();
    GLOBAL.call_once(|| {
        tracing::subscriber::set_global_default(tracing_subscriber::registry()).unwrap();
    });
    let lines = Lines::default();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_span_events(FmtSpan::CLOSE)
        .with_writer(lines.clone())
        .finish();
    (lines, tracing::subscriber::set_default(subscriber))
}

#[tokio::test]
async fn an_attempt_is_a_span_with_the_names_of_opentelemetry() {
    let (lines, _guard) = record();
    let server = TestServer::start([
        Response::error(503, ""),
        Response::json(200, "", r#"{"id":7,"name":"Rex","categoryId":1}"#),
    ])
    .await;
    #[expect(deprecated)]
    let call = server.client().get_pet(7);
    call.send().await.unwrap();
    let spans = lines.spans();
    let port: u16 = server
        .address("")
        .rsplit(':')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    let common = json!({
        "name": "HTTP request",
        "otel.name": "GET /v1/pets/{petId}",
        "otel.kind": "client",
        "openapi.operation.id": "getPet",
        "http.request.method": "GET",
        "http.route": "/v1/pets/{petId}",
        "url.template": "/v1/pets/{petId}",
        "url.scheme": "http",
        "server.address": "127.0.0.1",
        "server.port": port,
    });
    let with = |more: Value| {
        let mut all = common.clone();
        let more = more.as_object().unwrap().clone();
        all.as_object_mut().unwrap().extend(more);
        all
    };
    let expected = [
        with(json!({
            "http.response.status_code": 503, "error.type": "503", "otel.status_code": "ERROR",
        })),
        with(json!({"http.response.status_code": 200, "http.request.resend_count": 1})),
    ];
    assert_eq!(spans, expected);
}

#[tokio::test]
async fn a_span_without_a_response_has_the_type_of_its_error() {
    let (lines, _guard) = record();
    let server = TestServer::start([Response::Stall(String::new())]).await;
    let client = server.builder().timeout(Duration::from_millis(20));
    let client = client
        .retry(generated_client::RetryPolicy::none())
        .build()
        .unwrap();
    client.list_pets().send().await.unwrap_err();
    let patient = server.builder().build().unwrap();
    let late = patient.list_pets().deadline(Duration::from_millis(20));
    late.send().await.unwrap_err();
    let unreachable = builder("http://127.0.0.1:1/v1").build().unwrap();
    let call = unreachable
        .list_pets()
        .retry(generated_client::RetryPolicy::none());
    call.send().await.unwrap_err();
    let kinds: Vec<Value> = lines
        .spans()
        .iter_mut()
        .map(|span| span["error.type"].take())
        .collect();
    assert_eq!(kinds, ["timeout", "cancelled", "connect"]);
}
