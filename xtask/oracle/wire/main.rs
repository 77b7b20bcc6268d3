//! Calls the operations that its input lists through the client and the server, and prints the values on both sides.
//! With an address as argument, the requests are forwarded to the server at that address instead.
#![allow(deprecated, unused, clippy::all)]
#![recursion_limit = "1024"]

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::env;
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use client::{Client, Environment, RetryPolicy};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::{Api, Server};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::LocalSet;

// ITEMS
/// The input and the records of the calls.
#[derive(Default)]
struct Wire {
    operation: usize,
    body_index: usize,
    response_index: usize,
    status: u16,
    values: BTreeMap<String, String>,
    records: Vec<(String, String)>,
}

/// The error for a value that its type cannot decode.
struct DecodeError;

impl Wire {
    /// Parses `operation`, `body_index`, `response_index` and `status`, and pairs of names and JSON.
    fn parse(line: &str) -> Self {
        let mut parts = line.split('\t');
        let mut next = || parts.next().unwrap().to_owned();
        let (operation, body_index) = (next().parse().unwrap(), next().parse().unwrap());
        let response_index = next().parse().unwrap();
        let status = next().parse().unwrap();
        let mut values = BTreeMap::new();
        while let Some(name) = parts.next() {
            values.insert(name.to_owned(), parts.next().unwrap().to_owned());
        }
        Self { operation, body_index, response_index, status, values, records: Vec::new() }
    }

    fn record(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let value = value.into().replace(['\n', '\r', '\t'], " ");
        self.records.push((name.into(), value));
    }

    fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// The text of a value, if there is one.
    fn text(&self, name: &str) -> &str {
        self.values.get(name).map_or("null", String::as_str)
    }

    /// Decodes and records a value that the client sends.
    fn sent_value<T: client::runtime::decode::Decode + client::runtime::encode::Encode>(
        &mut self,
        name: &str,
    ) -> Result<T, DecodeError> {
        match client::runtime::decode::from_text_with::<T>(self.text(name), client::runtime::TOLERANCE) {
            Ok(value) => {
                let text = client::runtime::encode::to_text(&value);
                self.record(format!("sent {name}"), text.unwrap_or_default());
                Ok(value)
            }
            Err(error) => {
                self.record("unread", format!("{} {}", error.pointer(), error.message()));
                Err(DecodeError)
            }
        }
    }

    /// Records files as text.
    fn files(&mut self, name: String, files: Vec<String>) {
        let files = client::runtime::encode::to_text(&files);
        self.record(name, files.unwrap_or_default());
    }

    fn sent_bytes(&mut self, name: &str) -> Result<Bytes, DecodeError> {
        self.sent_value::<String>(name).map(Bytes::from)
    }

    /// Decodes and records a value of a response.
    fn response_value<T: server::runtime::decode::Decode + server::runtime::encode::Encode>(&mut self, name: &str) -> T {
        match server::runtime::decode::from_text::<T>(self.text(name)) {
            Ok(value) => {
                let text = server::runtime::encode::to_text(&value);
                self.record(format!("returned {name}"), text.unwrap_or_default());
                value
            }
            Err(error) => {
                self.record("unread", format!("{} {}", error.pointer(), error.message()));
                panic!("a value that the server does not read");
            }
        }
    }

    fn response_bytes(&mut self, name: &str) -> Bytes {
        Bytes::from(self.response_value::<String>(name))
    }

    fn response_value_as<R, T: server::runtime::decode::Decode + server::runtime::encode::Encode>(
        &mut self,
        _: impl Fn(&R) -> &T,
        name: &str,
    ) -> T {
        self.response_value(name)
    }

    /// Records a value that the handler received.
    fn record_received<T: server::runtime::encode::Encode>(&mut self, name: &str, value: &T) {
        let text = server::runtime::encode::to_text(value);
        self.record(format!("got {name}"), text.unwrap_or_default());
    }

    fn record_received_bytes(&mut self, name: &str, value: &Bytes) {
        self.record_received(name, &String::from_utf8_lossy(value).into_owned());
    }

    fn record_received_values<T: server::runtime::encode::Encode, E: Error>(&mut self, name: &str, values: Vec<Result<T, E>>) {
        match values.into_iter().collect::<Result<Vec<T>, E>>() {
            Ok(values) => self.record_received(name, &values),
            Err(error) => self.record("rejected", error_chain(&error)),
        }
    }

    fn record_read_values<T: client::runtime::encode::Encode, E: Error>(&mut self, name: &str, values: Vec<Result<T, E>>) {
        match values.into_iter().collect::<Result<Vec<T>, E>>() {
            Ok(values) => self.record_read(name, &values),
            Err(error) => self.record("failed", error_chain(&error)),
        }
    }

    /// Records a value that the client received.
    fn record_read<T: client::runtime::encode::Encode>(&mut self, name: &str, value: &T) {
        let text = client::runtime::encode::to_text(value);
        self.record(format!("read {name}"), text.unwrap_or_default());
    }

    fn record_read_bytes(&mut self, name: &str, value: &Bytes) {
        self.record_read(name, &String::from_utf8_lossy(value).into_owned());
    }

    fn record_response(&mut self, response_index: usize, status: http::StatusCode) {
        self.record("response", response_index.to_string());
        self.record("status", status.as_u16().to_string());
    }

    fn status(&self) -> http::StatusCode {
        http::StatusCode::from_u16(self.status).unwrap()
    }
}

/// The connection of a client to the server.
#[derive(Clone, Default)]
struct Stub {
    wire: Arc<Mutex<Wire>>,
    /// The bodies of failures.
    failures: Arc<Vec<String>>,
}

type Guard<'a> = std::sync::MutexGuard<'a, Wire>;

impl Stub {
    fn wire(&self) -> Guard<'_> {
        self.wire.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Records that a handler was reached.
    fn reached(&self) -> Guard<'_> {
        let mut wire = self.wire();
        wire.record("reached", "");
        wire
    }

    fn verify(&self, are_valid: &[bool]) -> Result<String, server::Rejection> {
        match are_valid.iter().all(|is_valid| *is_valid) {
            true => Ok(String::new()),
            false => {
                self.wire().record("failed", "another credential");
                Err(server::Rejection::unauthorized())
            }
        }
    }

    /// The request with other credentials, if the case requires it.
    fn with_credentials<B>(&self, request: http::Request<B>) -> http::Request<B> {
        let credentials = self.wire().values.get("credentials").cloned();
        let (mut parts, body) = request.into_parts();
        match credentials {
            None => set_certificates(&mut parts, &[// CERTIFICATES
            ]),
            Some(credentials) => {
                for credential in credentials.split('\u{1e}') {
                    let mut parts_of_credential = credential.split('\u{1f}');
                    let mut next = || parts_of_credential.next().unwrap_or_default();
                    set_credential(&mut parts, next(), next(), parts_of_credential.next());
                }
            }
        }
        http::Request::from_parts(parts, body)
    }

    /// Records the response to a request whose credentials were changed.
    fn record_credentials<B>(&self, response: &http::Response<B>) {
        let mut wire = self.wire();
        if wire.has("credentials") {
            let challenge = response.headers().get("www-authenticate");
            let challenge = challenge.map_or("none".as_bytes(), |value| value.as_bytes());
            let challenge = String::from_utf8_lossy(challenge).into_owned();
            wire.record("credentials", format!("{} {challenge}", response.status().as_u16()));
        }
    }

    fn rejected<T: server::runtime::decode::Decode>(&self, rejection: &server::Rejection) -> T {
        self.wire().record("rejected", rejection.message());
        let mut failures = self.failures.iter();
        let known = failures.find_map(|text| server::runtime::decode::from_text(text).ok());
        known.unwrap_or_else(|| panic!("rejected"))
    }
}

/// Sets a credential in a part of a request, or removes it.
fn set_credential(parts: &mut http::request::Parts, location: &str, name: &str, text: Option<&str>) {
    let of_cookie = |cookie: &&str| cookie.split('=').next() != Some(name);
    match location {
        "header" => {
            parts.headers.remove(name);
            let name = http::HeaderName::try_from(name).unwrap();
            text.map(|text| parts.headers.insert(name, text.try_into().unwrap()));
        }
        "cookie" => {
            let cookies = parts.headers.remove("cookie");
            let cookies = cookies.as_ref().map_or("", |value| value.to_str().unwrap());
            let own = text.map(|text| format!("{name}={text}"));
            let kept = cookies.split("; ").filter(of_cookie).filter(|cookie| !cookie.is_empty());
            let all: Vec<_> = kept.chain(own.as_deref()).collect();
            if !all.is_empty() {
                parts.headers.insert("cookie", all.join("; ").try_into().unwrap());
            }
        }
        "query" => {
            let name = name.replace('[', "%5B").replace(']', "%5D").replace(' ', "%20");
            let kept = parts.uri.query().unwrap_or_default().split('&');
            let kept = kept.filter(|pair| pair.split('=').next() != Some(&name) && !pair.is_empty());
            let own = text.map(|text| format!("{name}={text}"));
            let all = kept.chain(own.as_deref()).collect::<Vec<_>>().join("&");
            parts.uri = format!("{}?{all}", parts.uri.path()).try_into().unwrap();
        }
        _ => set_certificates(parts, text.as_slice()),
    }
}

/// Sets the certificates of the client.
fn set_certificates(parts: &mut http::request::Parts, names: &[&str]) {
    // CERTIFIED
}

fn error_chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        text = format!("{text}: {error}");
        source = error.source();
    }
    text
}

fn record_failure<E: Error + 'static>(wire: &mut Wire, failure: client::Failure<E>) {
    match &failure {
        client::Failure::Invalid(_) => wire.record("unsent", error_chain(&failure)),
        client::Failure::Undocumented(received) => {
            let body = String::from_utf8_lossy(received.body()).into_owned();
            wire.record("failed", format!("{} {body}", error_chain(&failure)));
        }
        _ => wire.record("failed", error_chain(&failure)),
    }
}

/// Defines constructors of files for the types of both crates.
macro_rules! files {
    ($side:ident, $upload:expr) => {
        $side::runtime::upload::named(&$upload.files)
            .into_iter()
            .map(|(field, file)| format!("{field} {:?} {} {:?}", file.file_name, file.media_type, file.bytes))
            .collect::<Vec<String>>()
    };
}

impl Api for Stub {
    // HANDLERS
}

mod traits {
    use super::server_items;
    // IMPORTS
    use super::Stub;

    // TRAITS
}

async fn call(client: &Client, stub: &Stub) -> Result<(), DecodeError> {
    let operation = stub.wire().operation;
    match operation {
        // CALLS
        _ => Ok(()),
    }
}

// FUNCTIONS

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let lines = io::stdin().lock().lines().map(Result::unwrap);
    let lines: Vec<String> = lines.collect();
    let inputs = lines.iter().map(|line| Wire::parse(line)).filter(|wire| wire.status >= 400);
    let failures = inputs.filter_map(|wire| wire.values.get("response").cloned()).collect();
    let stub = Stub { failures: Arc::new(failures), ..Stub::default() };
    LocalSet::new().block_on(&runtime, async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}BASE", listener.local_addr().unwrap());
        match env::args().nth(1) {
            None => tokio::task::spawn_local(serve(listener, stub.clone())),
            Some(upstream) => tokio::task::spawn_local(forward(listener, upstream, stub.clone())),
        };
        let builder = Client::builder(Environment::at(address)).retry(RetryPolicy::none());
        let builder = builder.timeout(std::time::Duration::from_secs(30));
        let client = builder
            // CREDENTIALS
            .build()
            .unwrap();
        for line in lines {
            *stub.wire() = Wire::parse(&line);
            let _ = call(&client, &stub).await;
            let wire = stub.wire();
            let records = wire.records.iter().map(|(name, value)| format!("{name}\t{value}"));
            println!("{}", records.collect::<Vec<_>>().join("\t"));
        }
    });
}

async fn serve(listener: TcpListener, stub: Stub) {
    let server = Server::new(stub.clone());
    while let Ok((stream, _)) = listener.accept().await {
        let (server, stub) = (server.clone(), stub.clone());
        tokio::task::spawn_local(async move {
            let handle = |request| async {
                let response = server.handle(stub.with_credentials(request)).await;
                stub.record_credentials(&response);
                Ok::<_, Infallible>(response)
            };
            let connection = http1::Builder::new();
            let _ = connection.serve_connection(TokioIo::new(stream), service_fn(handle)).await;
        });
    }
}

/// The last segments of the path, and the query.
fn without_base(target: &str, segments: usize) -> &str {
    let end = target.find('?').unwrap_or(target.len());
    let slashes = target[..end].rmatch_indices('/').nth(segments.saturating_sub(1));
    slashes.map_or(target, |(start, _)| &target[start..])
}

/// Forwards requests to another server, which has no base path, and records its responses.
async fn forward(listener: TcpListener, upstream: String, stub: Stub) {
    while let Ok((stream, _)) = listener.accept().await {
        let (upstream, stub) = (upstream.clone(), stub.clone());
        tokio::task::spawn_local(async move {
            let handle = |request| async {
                let forwarded = forwarded(request, &upstream, &stub).await;
                forwarded.inspect_err(|error| stub.wire().record("unreached", error.to_string()))
            };
            let connection = http1::Builder::new();
            let _ = connection.serve_connection(TokioIo::new(stream), service_fn(handle)).await;
        });
    }
}

async fn forwarded(
    mut request: http::Request<Incoming>,
    upstream: &str,
    stub: &Stub,
) -> Result<http::Response<Full<Bytes>>, Box<dyn Error + Send + Sync>> {
    stub.wire().record("request", format!("{} {}", request.method(), request.uri()));
    let target = request.uri().to_string();
    let segments = stub.wire().text("segments").parse().unwrap_or(0);
    *request.uri_mut() = without_base(&target, segments).parse()?;
    let stream = TcpStream::connect(upstream).await?;
    let (parts, body) = request.into_parts();
    let body = body.collect().await?.to_bytes();
    stub.wire().record("request body", String::from_utf8_lossy(&body));
    let request = http::Request::from_parts(parts, Full::new(body));
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::task::spawn_local(connection);
    let (parts, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    let mut wire = stub.reached();
    wire.record("status", parts.status.as_u16().to_string());
    wire.record("body", String::from_utf8_lossy(&body));
    if let Some(violations) = parts.headers.get("sl-violations") {
        wire.record("violations", String::from_utf8_lossy(violations.as_bytes()));
    }
    Ok(http::Response::from_parts(parts, Full::new(body)))
}
