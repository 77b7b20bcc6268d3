//! `init --axum`: the service, driven over HTTP.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const ADD_ITEM: &str = "    post:
      operationId: addItem
      requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
      responses: {'204': {description: Added.}}
components:";

/// A running service, which is killed if a test fails.
struct Service {
    child: Child,
    address: String,
    operator_address: String,
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

impl Service {
    fn start(program: &Path) -> Self {
        let child = Command::new(program)
            .envs([
                ("ADDRESS", "127.0.0.1:0"),
                ("OPERATOR_ADDRESS", "127.0.0.1:0"),
                ("ALLOWED_ORIGINS", "https://page.example"),
                ("BODY_LIMIT", "1024"),
                ("REQUEST_TIMEOUT", "3"),
                ("LOG", "debug"),
                ("LOG_FORMAT", "json"),
                ("SHOP_KEY", "secret"),
            ])
            .stdout(Stdio::piped())
            .spawn();
        let mut child = child.expect("the service");
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        let field = |name: &str| {
            let (_, rest) = line.split_once(&format!("\"{name}\":\"")).expect("a field");
            rest.split('"').next().unwrap_or_default().to_owned()
        };
        let (address, operator_address) = (field("address"), field("operator_address"));
        child.stdout = Some(output.into_inner());
        Self {
            child,
            address,
            operator_address,
        }
    }

    /// The response of the API, in lossy text.
    fn send(&self, head: &str, body: &str) -> String {
        send(&self.address, head, body)
    }

    fn operator(&self, path: &str) -> String {
        send(&self.operator_address, &format!("GET {path}"), "")
    }

    /// Begins a request whose body has a byte left.
    fn begin(&self) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let head = "POST /v2/items HTTP/1.1\r\nhost: a\r\nx-key: secret\r\ncontent-type: application/json\r\n\
                    content-length: 3\r\n\r\n\"a";
        stream.write_all(head.as_bytes()).expect("a request");
        stream
    }
}

/// Sends a request with further headers after its first line.
fn send(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let (line, headers) = head.split_once('\n').unwrap_or((head, ""));
    let headers: String = headers.lines().map(|line| format!("{line}\r\n")).collect();
    let length = body.len();
    let request = format!(
        "{line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).expect("a request");
    response(stream)
}

fn response(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let timeout = Some(Duration::from_secs(20));
    stream.set_read_timeout(timeout).expect("a timeout");
    stream.read_to_end(&mut bytes).expect("a response");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[track_caller]
fn assert_has(response: &str, parts: &[&str]) {
    for part in parts {
        assert!(response.contains(part), "{part}: {response}");
    }
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn the_service_is_ready_for_production() {
    let folder = super::folder(&super::SHOP.replace("components:", ADD_ITEM));
    let (code, shown) = super::run(folder.path(), &[&super::INIT[..], &["--axum"]].concat());
    assert_eq!(code, Some(0), "{shown}");
    let workspace = folder.path().join("shop");
    super::passes_its_tests(&workspace);
    super::succeeds(&workspace, &["build", "-p", "shop-service"]);
    let mut service = Service::start(&super::target().join("debug/shop-service"));
    responses_have_ids_and_limits(&service);
    pages_are_served(&service);
    operators_see_metrics(&service);
    a_slow_request_ends(&service);
    requests_in_progress_are_completed(&mut service);
}

fn responses_have_ids_and_limits(service: &Service) {
    let found = service.send("GET /v2/items\nx-key: secret\nx-request-id: mine", "");
    assert_has(&found, &["HTTP/1.1 501", "x-request-id: mine\r\n"]);
    assert_has(
        &service.send("GET /v2/items", ""),
        &["HTTP/1.1 401", "x-request-id: "],
    );
    assert_has(&service.send("GET /none", ""), &["HTTP/1.1 404"]);
    for ambiguous in ["host: other", "transfer-encoding: gzip, chunked"] {
        let rejected = service.send(&format!("GET /docs\n{ambiguous}"), "");
        assert_has(&rejected, &["HTTP/1.1 400", "connection: close\r\n"]);
    }
    let body = format!("\"{}\"", "a".repeat(2000));
    let post = "POST /v2/items\nx-key: secret\ncontent-type: application/json";
    assert_has(&service.send(post, &body), &["HTTP/1.1 413"]);
    let preflight = "OPTIONS /v2/items\naccess-control-request-method: POST\naccess-control-request-headers: x-key\norigin: ";
    let allowed = service.send(&format!("{preflight}https://page.example"), "");
    let headers = [
        "HTTP/1.1 200",
        "access-control-allow-origin: https://page.example\r\n",
        "access-control-allow-methods: POST\r\n",
        "access-control-allow-headers: x-key\r\n",
    ];
    assert_has(&allowed, &headers);
    let other = service.send(&format!("{preflight}https://other.example"), "");
    assert!(!other.contains("access-control-allow-origin"), "{other}");
}

fn pages_are_served(service: &Service) {
    let page = service.send("GET /docs", "");
    assert_has(&page, &["HTTP/1.1 200", "data-url=\"/spec/shop.yaml\""]);
    let redirect = service.send("GET /openapi.yaml", "");
    assert_has(&redirect, &["location: /spec/shop.yaml\r\n"]);
    let description = service.send("GET /spec/shop.yaml", "");
    assert_has(
        &description,
        &["content-type: application/yaml\r\n", "operationId: addItem"],
    );
    assert_has(
        &service.send("GET /spec/parts/problem.yaml", ""),
        &["Problem:"],
    );
    assert_has(
        &service.send("GET /spec/vendor.lock", ""),
        &["HTTP/1.1 404"],
    );
    let compressed = service.send("GET /spec/shop.yaml\naccept-encoding: gzip", "");
    assert_has(&compressed, &["content-encoding: gzip\r\n"]);
    assert!(!compressed.contains("operationId"), "{compressed}");
}

fn operators_see_metrics(service: &Service) {
    assert_has(&service.operator("/livez"), &["HTTP/1.1 200"]);
    assert_has(&service.operator("/readyz"), &["HTTP/1.1 200"]);
    let metrics = service.operator("/metrics");
    let counted = "http_request_duration_seconds_count{operation=\"listItems\",status=\"501\"} 1\n";
    assert_has(
        &metrics,
        &[counted, "operation=\"none\",status=\"404\"", "# EOF"],
    );
    assert_has(&service.send("GET /metrics", ""), &["HTTP/1.1 404"]);
}

fn a_slow_request_ends(service: &Service) {
    let start = Instant::now();
    assert_has(&response(service.begin()), &["HTTP/1.1 503"]);
    assert!(start.elapsed() < Duration::from_secs(10));
}

/// Stops the service while the body of a request arrives.
fn requests_in_progress_are_completed(service: &mut Service) {
    let mut stream = service.begin();
    // The service has read what was sent before.
    sleep(Duration::from_millis(200));
    let id = service.child.id().to_string();
    let signalled = Command::new("kill").args(["-TERM", &id]).status();
    assert!(signalled.is_ok_and(|status| status.success()));
    let deadline = Instant::now() + Duration::from_secs(2);
    while !service.operator("/readyz").contains("HTTP/1.1 503") {
        assert!(Instant::now() < deadline, "the service is still ready");
        sleep(Duration::from_millis(20));
    }
    stream.write_all(b"\"").expect("the rest of the body");
    assert_has(&response(stream), &["HTTP/1.1 501"]);
    let status = service.child.wait().expect("an exit");
    assert!(status.success(), "{status}");
    let mut logs = String::new();
    let mut output = service.child.stdout.take().expect("its output");
    output.read_to_string(&mut logs).expect("logs");
    assert_has(
        &logs,
        &[
            "\"operation\":\"listItems\"",
            "Some(\\\"mine\\\")",
            "draining",
            "stopped",
        ],
    );
    assert!(!logs.contains("\\\"secret\\\""), "{logs}");
}

#[test]
fn the_files_are_written_and_formatted() {
    let folder = super::folder(super::SHOP);
    let (code, shown) = super::run(folder.path(), &[&super::INIT[..], &["--axum"]].concat());
    assert_eq!(code, Some(0), "{shown}");
    let workspace = folder.path().join("shop");
    super::assert_formatted(&workspace);
    let read = |path: &str| fs::read_to_string(workspace.join(path)).expect("a file");
    let files = read("service/src/docs.rs");
    let paths = ["(\"shop.yaml\", ", "\"../../spec/parts/problem.yaml\""];
    assert_has(&files, &paths);
    assert_has(
        &read("service/src/app.rs"),
        &["HeaderName::from_static(\"x-key\")"],
    );
}

#[test]
fn the_documentation_has_paths_of_no_operation() {
    let at_root = super::SHOP.replace("/v2", "");
    let item = "  /{item}:
    get:
      operationId: getItem
      parameters: [{name: item, in: path, required: true, schema: {type: string}}]
      responses: {'204': {description: One.}}
  /{item}/docs:
    get:
      operationId: getManual
      parameters: [{name: item, in: path, required: true, schema: {type: string}}]
      responses: {'204': {description: Its manual.}}
components:";
    let cases = [
        (super::SHOP.replace("/items", "/docs"), ""),
        (at_root.replace("/items", "/docs"), "/-"),
        (at_root.replace("components:", item), "/-/-"),
    ];
    for (shop, prefix) in cases {
        let folder = super::folder(&shop);
        let (code, shown) = super::run(folder.path(), &[&super::INIT[..], &["--axum"]].concat());
        assert_eq!(code, Some(0), "{shown}");
        let read = |file: &str| {
            let path = folder.path().join("shop/service/src").join(file);
            fs::read_to_string(path).expect("a file")
        };
        let page = format!("const PAGE: &str = \"{prefix}/docs\";");
        assert_has(
            &read("docs.rs"),
            &[&page, &format!("\"{prefix}/spec/{{*file}}\"")],
        );
        assert_has(
            &read("docs.html"),
            &[&format!("data-url=\"{prefix}/spec/shop.yaml\"")],
        );
    }
}
