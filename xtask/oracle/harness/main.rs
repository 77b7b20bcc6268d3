//! Passes each input value through the types of a server and a client.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use bytes::Bytes;
use client::{Client, Environment, RetryPolicy};
use http::{Method, Request};
use http_body_util::{BodyExt, Full};
use server::{Admit, Api, Server};

/// Responds with the value of the request.
struct Echo;

impl Admit for Echo {}

impl Api for Echo {
    // HANDLERS
}

/// The peer of the client: the response that it sends, and the request that it received.
#[derive(Default)]
struct Wire {
    response: String,
    sent: Option<Vec<u8>>,
}

/// An error of a call: in decoding the response, or in sending the value.
enum CallError {
    Read(String),
    Sent(String),
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

async fn call(client: &Client, index: usize) -> Result<(), CallError> {
    match index {
        // CALLS
        _ => Err(CallError::Sent("no such operation".to_owned())),
    }
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let wire = Arc::new(Mutex::new(Wire::default()));
    let address = listen(Arc::clone(&wire));
    runtime.block_on(async {
        let client = Client::builder(Environment::at(address)).retry(RetryPolicy::none()).build();
        let client = client.unwrap();
        let server = Server::new(Echo).body_limit(64 * 1024 * 1024);
        let mut out = io::BufWriter::new(io::stdout());
        for line in io::stdin().lock().lines() {
            let line = line.unwrap();
            let mut parts = line.splitn(3, '\t');
            let mut next = || parts.next().unwrap();
            let (side, index, json) = (next(), next().parse::<usize>().unwrap(), next());
            let response = match side {
                "server" => pass_through_server(&server, index, json).await,
                _ => pass_through_client(&client, &wire, index, json).await,
            };
            writeln!(out, "{}", response.replace('\n', " ")).unwrap();
            // The result is known even if the next value ends the program.
            out.flush().unwrap();
        }
    });
}

async fn pass_through_server(server: &Server<Echo>, index: usize, json: &str) -> String {
    let request = Request::builder()
        .method(Method::POST)
        .uri(format!("/t{index}"))
        .header("content-type", "application/json")
        .body(Full::new(Bytes::copy_from_slice(json.as_bytes())))
        .unwrap();
    let response = server.handle(request).await;
    let status = response.status().as_u16();
    let body = match response.into_body().collect().await {
        Ok(body) => String::from_utf8_lossy(&body.to_bytes()).into_owned(),
        Err(_) => return "failed\tthe body broke off".to_owned(),
    };
    match status {
        200 => format!("echoed\t{body}"),
        204 => "read\t".to_owned(),
        400 => format!("refused\t{body}"),
        _ => format!("failed\t{status} {body}"),
    }
}

async fn pass_through_client(client: &Client, wire: &Mutex<Wire>, index: usize, json: &str) -> String {
    *wire.lock().unwrap() = Wire { response: json.to_owned(), sent: None };
    let outcome = call(client, index).await;
    let sent = wire.lock().unwrap().sent.take();
    match (outcome, sent) {
        (Ok(()), Some(sent)) => format!("echoed\t{}", String::from_utf8_lossy(&sent)),
        (Ok(()), None) => "read\t".to_owned(),
        (Err(CallError::Read(error)), _) => format!("refused\t{error}"),
        (Err(CallError::Sent(error)), _) => format!("failed\tcannot be sent: {error}"),
    }
}

/// The peer of the client: it sends a prepared response, and records the request.
fn listen(wire: Arc<Mutex<Wire>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let wire = Arc::clone(&wire);
            thread::spawn(move || serve_connection(stream, &wire));
        }
    });
    address
}

fn serve_connection(stream: TcpStream, wire: &Mutex<Wire>) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut writer = stream;
    loop {
        let mut head = Vec::new();
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? == 0 {
                return Ok(());
            }
            if line.trim().is_empty() {
                break;
            }
            head.push(line.to_ascii_lowercase());
        }
        let length = head.iter().find_map(|line| line.strip_prefix("content-length:"));
        let mut body = vec![0; length.map_or(0, |length| length.trim().parse().unwrap())];
        reader.read_exact(&mut body)?;
        let response = {
            let mut wire = wire.lock().unwrap();
            if head[0].starts_with("post") {
                wire.sent = Some(body);
            }
            wire.response.clone()
        };
        let length = response.len();
        let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
        let response = format!("{head}content-length: {length}\r\n\r\n{response}");
        writer.write_all(response.as_bytes())?;
    }
}
