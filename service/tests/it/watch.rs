//! Health checks, metrics and log lines of the program.

use std::time::Duration;

use crate::support::process::{Process, create_key};
use crate::support::request::Request;
use serde_json::{Value, json};

#[tokio::test]
async fn health_checks_need_no_key_and_are_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--anonymous-per-minute", "1"]);
    for _ in 0..5 {
        let health = Request::new("GET", "/healthz").send(service.address).await;
        assert_eq!(health.status, 200);
        let ready = Request::new("GET", "/readyz").send(service.address).await;
        assert_eq!(ready.status, 200);
        let stores = json!({"database": "ready", "limits": "ready"});
        assert_eq!(ready.json(), json!({"status": "ready", "stores": stores}));
        assert_eq!(ready.header("cache-control"), Some("no-store"));
    }
    let counted = Request::new("GET", "/v1/pets").send(service.address).await;
    assert_eq!(counted.status, 401);
}

#[tokio::test]
async fn readiness_ends_before_the_service() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--drain-delay", "1"]);
    service.signal("-TERM");
    let ready = Request::new("GET", "/readyz");
    let mut response = ready.send(service.address).await;
    while response.status == 200 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        response = ready.send(service.address).await;
    }
    assert_eq!(
        (response.status, &response.json()["status"]),
        (503, &json!("draining"))
    );
    let health = Request::new("GET", "/healthz").send(service.address).await;
    assert_eq!(health.status, 200);
    let (code, log) = service.wait();
    assert_eq!(code, Some(0), "{log}");
}

/// The value of a metric.
pub async fn metric(service: &Process, name: &str) -> Option<f64> {
    // The page is cached for 50 milliseconds.
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    let response = Request::new("GET", "/metrics").send(service.address).await;
    assert_eq!(
        (response.status, response.header("content-type")),
        (
            200,
            Some("application/openmetrics-text; version=1.0.0; charset=utf-8")
        )
    );
    let text = String::from_utf8(response.body).unwrap();
    let value = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.map(|value| value.parse().unwrap())
}

#[tokio::test]
async fn requests_and_refusals_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--ban-after", "2", "--anonymous-per-minute", "2"];
    let service = Process::start(folder.path(), &options);
    let rates = [
        "--plan",
        "enterprise",
        "--per-minute",
        "1",
        "--per-day",
        "1",
    ];
    let key = create_key(folder.path(), &rates);
    for _ in 0..4 {
        let request = Request::new("GET", "/v1/pets?limit=1").key(&key);
        request.send(service.address).await;
        Request::new("GET", "/v1/none").send(service.address).await;
    }
    for (name, value) in [
        (
            r#"http_server_requests_total{method="GET",route="/v1/pets",status="200"}"#,
            1.0,
        ),
        (
            r#"http_server_requests_total{method="GET",route="/v1/pets",status="429"}"#,
            3.0,
        ),
        (
            r#"http_server_requests_total{method="GET",route="-",status="404"}"#,
            2.0,
        ),
        (
            r#"http_server_requests_total{method="GET",route="-",status="429"}"#,
            2.0,
        ),
        (
            r#"http_server_request_duration_seconds_count{method="GET",route="/v1/pets"}"#,
            4.0,
        ),
        (
            r#"rate_limit_refusals_total{plan="enterprise",reason="spent"}"#,
            1.0,
        ),
        (
            r#"rate_limit_refusals_total{plan="enterprise",reason="banned"}"#,
            2.0,
        ),
        (
            r#"rate_limit_refusals_total{plan="anonymous",reason="spent"}"#,
            2.0,
        ),
        (
            r#"database_statement_duration_seconds_count{statement="INSERT bans"}"#,
            1.0,
        ),
        (
            r#"database_statement_duration_seconds_count{statement="SELECT animals"}"#,
            1.0,
        ),
        (r#"database_connections{state="used"}"#, 1.0),
        ("rate_limit_bans_total", 1.0),
        // The request for the metrics.
        ("http_server_active_requests", 1.0),
    ] {
        assert_eq!(metric(&service, name).await, Some(value), "{name}");
    }
    let metrics = metric(
        &service,
        r#"http_server_requests_total{method="GET",route="/metrics",status="200"}"#,
    );
    assert!(metrics.await.unwrap() >= 9.0);
}

#[tokio::test]
async fn requests_for_pages_do_not_flood_the_metrics() {
    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &[]);
    let pages = [
        "/openapi.yaml",
        "/docs",
        "/docs/",
        "/docs/start.js",
        "/docs/swagger-ui-bundle.js",
        "/docs/swagger-ui.css",
        "/docs/LICENSE",
        "/healthz",
        "/readyz",
        "/metrics",
    ];
    let methods = [
        "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW",
    ];
    for page in pages {
        for method in methods {
            Request::new(method, page).send(service.address).await;
        }
    }
    Request::new("GET", "/v1/pets").send(service.address).await;
    for (name, value) in [
        (r#"method="GET",route="/v1/pets",status="401""#, 1.0),
        (r#"method="PUT",route="-",status="405""#, 10.0),
    ] {
        let name = format!("http_server_requests_total{{{name}}}");
        assert_eq!(metric(&service, &name).await, Some(value), "{name}");
    }
}

#[tokio::test]
async fn a_request_is_logged_on_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--log-format", "json", "--log", "debug"];
    let service = Process::start(folder.path(), &options);
    let key = create_key(folder.path(), &["--plan", "free"]);
    let request = Request::new("GET", "/v1/pets/77").key(&key);
    let response = request.send(service.address).await;
    let odd = Request::new(&key, "/healthz").send(service.address).await;
    assert_eq!(odd.status, 405);
    let probe = Request::new("GET", "/healthz").send(service.address).await;
    service.signal("-TERM");
    let (_, log) = service.wait();
    let line = |id: &str| -> Value {
        let with_id = |line: &Value| line["request_id"] == id;
        let mut lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
        lines
            .find(with_id)
            .unwrap_or_else(|| panic!("{id} in {log}"))
    };
    let line_of = |response: &crate::support::response::Response| {
        line(response.header("x-request-id").unwrap())
    };
    let found = line_of(&response);
    assert_eq!(found["level"], "INFO");
    assert_eq!(found["method"], "GET");
    assert_eq!(found["route"], "/v1/pets/{petId}");
    assert_eq!(found["status"], 404);
    assert_eq!(found["key"], 1);
    assert!(found["duration_us"].is_u64());
    // There is no collector.
    assert_eq!(found.get("trace_id"), None);
    assert_eq!(line_of(&odd)["method"], "_OTHER");
    assert_eq!(line_of(&probe)["level"], "DEBUG");
    assert!(!log.contains(&key), "{log}");
}
