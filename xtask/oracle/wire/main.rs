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

/// The input and the records of the calls.
#[derive(Default)]
struct Wire {
    operation: usize,
    sending: usize,
    answer: usize,
    status: u16,
    values: BTreeMap<String, String>,
    said: Vec<(String, String)>,
}

/// A value that a type does not read.
struct Unread;

impl Wire {
    /// `operation`, `sending`, `answer` and `status`, and pairs of names and JSON.
    fn asked(line: &str) -> Self {
        let mut parts = line.split('\t');
        let mut next = || parts.next().unwrap().to_owned();
        let (operation, sending) = (next().parse().unwrap(), next().parse().unwrap());
        let answer = next().parse().unwrap();
        let status = next().parse().unwrap();
        let mut values = BTreeMap::new();
        while let Some(name) = parts.next() {
            values.insert(name.to_owned(), parts.next().unwrap().to_owned());
        }
        Self { operation, sending, answer, status, values, said: Vec::new() }
    }

    fn say(&mut self, name: impl Into<String>, what: impl Into<String>) {
        let what = what.into().replace(['\n', '\r', '\t'], " ");
        self.said.push((name.into(), what));
    }

    fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// The text of a value, if there is one.
    fn text(&self, name: &str) -> &str {
        self.values.get(name).map_or("null", String::as_str)
    }

    /// A value that the client sends.
    fn give<T: client::runtime::decode::Decode + client::runtime::encode::Encode>(
        &mut self,
        name: &str,
    ) -> Result<T, Unread> {
        match client::runtime::decode::from_text::<T>(self.text(name)) {
            Ok(value) => {
                let text = client::runtime::encode::to_text(&value);
                self.say(format!("sent {name}"), text.unwrap_or_default());
                Ok(value)
            }
            Err(fault) => {
                self.say("unread", format!("{} {}", fault.pointer(), fault.message()));
                Err(Unread)
            }
        }
    }

    /// Files as text.
    fn files(&mut self, name: String, files: Vec<String>) {
        let files = client::runtime::encode::to_text(&files);
        self.say(name, files.unwrap_or_default());
    }

    fn give_bytes(&mut self, name: &str) -> Result<Bytes, Unread> {
        self.give::<String>(name).map(Bytes::from)
    }

    /// A value of a response, of the type of a field.
    fn made<T: server::runtime::decode::Decode + server::runtime::encode::Encode>(&mut self, name: &str) -> T {
        match server::runtime::decode::from_text::<T>(self.text(name)) {
            Ok(value) => {
                let text = server::runtime::encode::to_text(&value);
                self.say(format!("answered {name}"), text.unwrap_or_default());
                value
            }
            Err(fault) => {
                self.say("unread", format!("{} {}", fault.pointer(), fault.message()));
                panic!("a value that the server does not read");
            }
        }
    }

    fn made_bytes(&mut self, name: &str) -> Bytes {
        Bytes::from(self.made::<String>(name))
    }

    fn made_as<R, T: server::runtime::decode::Decode + server::runtime::encode::Encode>(
        &mut self,
        _: impl Fn(&R) -> &T,
        name: &str,
    ) -> T {
        self.made(name)
    }

    /// A value that the handler received.
    fn got<T: server::runtime::encode::Encode>(&mut self, name: &str, value: &T) {
        let text = server::runtime::encode::to_text(value);
        self.say(format!("got {name}"), text.unwrap_or_default());
    }

    fn got_bytes(&mut self, name: &str, value: &Bytes) {
        self.got(name, &String::from_utf8_lossy(value).into_owned());
    }

    fn got_values<T: server::runtime::encode::Encode, E: Error>(&mut self, name: &str, values: Vec<Result<T, E>>) {
        match values.into_iter().collect::<Result<Vec<T>, E>>() {
            Ok(values) => self.got(name, &values),
            Err(error) => self.say("rejected", words(&error)),
        }
    }

    fn read_values<T: client::runtime::encode::Encode, E: Error>(&mut self, name: &str, values: Vec<Result<T, E>>) {
        match values.into_iter().collect::<Result<Vec<T>, E>>() {
            Ok(values) => self.read(name, &values),
            Err(error) => self.say("failed", words(&error)),
        }
    }

    /// A value that the client received.
    fn read<T: client::runtime::encode::Encode>(&mut self, name: &str, value: &T) {
        let text = client::runtime::encode::to_text(value);
        self.say(format!("read {name}"), text.unwrap_or_default());
    }

    fn read_bytes(&mut self, name: &str, value: &Bytes) {
        self.read(name, &String::from_utf8_lossy(value).into_owned());
    }

    fn answered(&mut self, answer: usize, status: http::StatusCode) {
        self.say("answer", answer.to_string());
        self.say("status", status.as_u16().to_string());
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
        wire.say("reached", "");
        wire
    }

    fn verified(&self, are_right: &[bool]) -> Result<String, server::runtime::admission::Refusal> {
        match are_right.iter().all(|is_right| *is_right) {
            true => Ok(String::new()),
            false => {
                self.wire().say("failed", "another credential");
                Err(server::runtime::admission::Refusal::unauthorized())
            }
        }
    }

    /// The request with other credentials, if the case requires it.
    fn passed<B>(&self, request: http::Request<B>) -> http::Request<B> {
        let credentials = self.wire().values.get("credentials").cloned();
        let (mut parts, body) = request.into_parts();
        match credentials {
            None => certify(&mut parts, &[// CERTIFICATES
            ]),
            Some(credentials) => {
                for carried in credentials.split('\u{1e}') {
                    let mut words = carried.split('\u{1f}');
                    let mut next = || words.next().unwrap_or_default();
                    carry(&mut parts, next(), next(), words.next());
                }
            }
        }
        http::Request::from_parts(parts, body)
    }

    /// Records the response to a request whose credentials were changed.
    fn noted<B>(&self, response: &http::Response<B>) {
        let mut wire = self.wire();
        if wire.has("credentials") {
            let challenge = response.headers().get("www-authenticate");
            let challenge = challenge.map_or("none".as_bytes(), |value| value.as_bytes());
            let challenge = String::from_utf8_lossy(challenge).into_owned();
            wire.say("credentials", format!("{} {challenge}", response.status().as_u16()));
        }
    }

    fn rejected<T: server::runtime::decode::Decode>(&self, rejection: &server::Rejection) -> T {
        self.wire().say("rejected", rejection.message());
        let mut failures = self.failures.iter();
        let known = failures.find_map(|text| server::runtime::decode::from_text(text).ok());
        known.unwrap_or_else(|| panic!("rejected"))
    }
}

/// Sets a credential in a part of a request, or removes it.
fn carry(parts: &mut http::request::Parts, place: &str, name: &str, text: Option<&str>) {
    let of_cookie = |cookie: &&str| cookie.split('=').next() != Some(name);
    match place {
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
        _ => certify(parts, text.as_slice()),
    }
}

/// Passes the certificates of the client.
fn certify(parts: &mut http::request::Parts, names: &[&str]) {
    // CERTIFIED
}

fn words(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        words = format!("{words}: {error}");
        source = error.source();
    }
    words
}

fn failed<E: Error + 'static>(wire: &mut Wire, failure: client::Failure<E>) {
    match &failure {
        client::Failure::Invalid(_) => wire.say("unsent", words(&failure)),
        client::Failure::Undocumented(received) => {
            let body = String::from_utf8_lossy(received.body()).into_owned();
            wire.say("failed", format!("{} {body}", words(&failure)));
        }
        _ => wire.say("failed", words(&failure)),
    }
}

/// Defines constructors of files for the types of both crates.
macro_rules! files {
    ($upload:expr) => {
        $upload
            .files
            .iter()
            .map(|file| format!("{} {:?} {} {:?}", file.field, file.file_name, file.media_type, file.bytes))
            .collect::<Vec<String>>()
    };
}

impl Api for Stub {
    // HANDLERS
}

mod hooks {
    // IMPORTS
    use super::Stub;

    // HOOKS
}

async fn call(client: &Client, stub: &Stub) -> Result<(), Unread> {
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
    let asked = lines.iter().map(|line| Wire::asked(line)).filter(|wire| wire.status >= 400);
    let failures = asked.filter_map(|wire| wire.values.get("answer").cloned()).collect();
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
            *stub.wire() = Wire::asked(&line);
            let _ = call(&client, &stub).await;
            let wire = stub.wire();
            let said = wire.said.iter().map(|(name, what)| format!("{name}\t{what}"));
            println!("{}", said.collect::<Vec<_>>().join("\t"));
        }
    });
}

async fn serve(listener: TcpListener, stub: Stub) {
    let server = Server::new(stub.clone());
    while let Ok((stream, _)) = listener.accept().await {
        let (server, stub) = (server.clone(), stub.clone());
        tokio::task::spawn_local(async move {
            let handle = |request| async {
                let response = server.handle(stub.passed(request)).await;
                stub.noted(&response);
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
                forwarded.inspect_err(|error| stub.wire().say("unreached", error.to_string()))
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
    stub.wire().say("request", format!("{} {}", request.method(), request.uri()));
    let target = request.uri().to_string();
    let segments = stub.wire().text("segments").parse().unwrap_or(0);
    *request.uri_mut() = without_base(&target, segments).parse()?;
    let stream = TcpStream::connect(upstream).await?;
    let (parts, body) = request.into_parts();
    let body = body.collect().await?.to_bytes();
    stub.wire().say("request body", String::from_utf8_lossy(&body));
    let request = http::Request::from_parts(parts, Full::new(body));
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::task::spawn_local(connection);
    let (parts, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    let mut wire = stub.reached();
    wire.say("status", parts.status.as_u16().to_string());
    wire.say("body", String::from_utf8_lossy(&body));
    if let Some(violations) = parts.headers.get("sl-violations") {
        wire.say("violations", String::from_utf8_lossy(violations.as_bytes()));
    }
    Ok(http::Response::from_parts(parts, Full::new(body)))
}
