//! Traces, as a collector receives them.

use crate::support::collector::Collector;
use crate::support::process::{Process, command, create_key};
use crate::support::request::Request;
use opentelemetry_proto::tonic::common::v1::{AnyValue, KeyValue, any_value::Value};

/// The value of an attribute, as text.
fn text(attributes: &[KeyValue], name: &str) -> Option<String> {
    let attribute = attributes.iter().find(|attribute| attribute.key == name)?;
    match attribute.value.clone()? {
        AnyValue {
            value: Some(Value::StringValue(text)),
            ..
        } => Some(text),
        AnyValue {
            value: Some(Value::IntValue(number)),
            ..
        } => Some(number.to_string()),
        other => panic!("{name}: {other:?}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";
const PARENT: &str = "b7ad6b7169203331";

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_a_span_of_the_trace_in_its_traceparent() {
    let (collector, address) = Collector::start().await;
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &["--plan", "free"]);
    let endpoint = format!("http://{address}/");
    let options = ["serve", "--listen", "127.0.0.1:0", "--log-format", "json"];
    let mut command = command(folder.path(), &options);
    command.env("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
    command.env("OTEL_SERVICE_NAME", "the-shop");
    let service = Process::spawn(command);
    let traceparent = format!("00-{TRACE}-{PARENT}-01");
    let request = Request::new("GET", &format!("/v1/pets/7?{key}"))
        .key(&key)
        .header("traceparent", &traceparent);
    assert_eq!(request.send(service.address).await.status, 404);
    let other = Request::new("GET", &format!("/{key}")).key(&key);
    other.send(service.address).await;
    let probe = Request::new("GET", "/readyz").send(service.address).await;
    assert_eq!(probe.status, 200);
    let port = service.address.port().to_string();
    service.signal("-TERM");
    let (code, log) = service.wait();
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains(&format!(r#""trace_id":"{TRACE}""#)), "{log}");

    let spans = collector.spans();
    let find = |name: &str| {
        let mut found = spans.iter().filter(|span| span.name == name);
        found
            .next()
            .unwrap_or_else(|| panic!("{name} in {spans:?}"))
    };
    let span = find("GET /v1/pets/{petId}");
    assert_eq!((span.kind, hex(&span.trace_id).as_str()), (2, TRACE));
    assert_eq!(hex(&span.parent_span_id), PARENT);
    for (name, value) in [
        ("http.request.method", Some("GET")),
        ("http.route", Some("/v1/pets/{petId}")),
        ("http.response.status_code", Some("404")),
        ("url.scheme", Some("http")),
        ("network.protocol.version", Some("1.1")),
        ("server.address", Some("127.0.0.1")),
        ("server.port", Some(&port)),
        ("client.address", None),
    ] {
        assert_eq!(text(&span.attributes, name).as_deref(), value, "{name}");
    }
    let statement = find("SELECT animals");
    assert_eq!((statement.kind, &statement.trace_id), (3, &span.trace_id));
    assert_eq!(statement.parent_span_id, span.span_id);
    let system = text(&statement.attributes, "db.system.name");
    assert!(["sqlite", "postgresql"].contains(&system.unwrap().as_str()));
    let unknown = find("GET");
    assert_ne!(hex(&unknown.trace_id), TRACE);
    assert!(unknown.parent_span_id.is_empty());
    assert_eq!(text(&unknown.attributes, "http.route"), None);
    let probes = spans.iter().filter(|span| span.name.ends_with("z"));
    assert_eq!(probes.count(), 0, "{spans:?}");
    let name = text(&collector.resource(), "service.name");
    assert_eq!(name.as_deref(), Some("the-shop"));
    assert!(!format!("{spans:?}").contains(&key), "{spans:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_service_runs_without_its_collector() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let endpoint = format!("http://{}", nowhere.local_addr().unwrap());
    drop(nowhere);
    let service = Process::start(folder.path(), &["--otlp-endpoint", &endpoint]);
    for _ in 0..3 {
        let response = Request::new("GET", "/v1/pets").send(service.address).await;
        assert_eq!(response.status, 401);
    }
    service.signal("-TERM");
    let (code, log) = service.wait();
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("BatchSpanProcessor.ExportError"), "{log}");
}

#[test]
fn the_endpoint_is_secret_and_may_be_empty() {
    let folder = tempfile::tempdir().unwrap();
    let with = |arguments: &[&str], endpoint: &str| {
        let mut command = command(folder.path(), arguments);
        command.env("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
        command
    };
    let help = with(&["serve", "--help"], "http://me:secret@host").output();
    let help = String::from_utf8(help.unwrap().stdout).unwrap();
    assert!(help.contains("OTEL_EXPORTER_OTLP_ENDPOINT"), "{help}");
    assert!(!help.contains("secret"), "{help}");
    let serve = with(&["serve", "--listen", "127.0.0.1:0"], "");
    drop(Process::spawn(serve));
}
