//! A server with prepared responses, valid or not.

use std::fmt::Display;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use generated_client::runtime::client::failure::Documented;
use generated_client::{Client, ClientBuilder, Environment, Failure, RawResponse, RetryPolicy};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The response of a server to a request, after which it closes the connection.
#[derive(Clone, Debug)]
pub enum Response {
    /// Sends this.
    Text(String),
    /// Sends this, then resets the connection.
    Reset(String),
    /// Sends this, then waits until the client disconnects.
    Stall(String),
    /// Sends this, then `x` until the client disconnects.
    Endless(String),
}

impl Response {
    /// A response with a JSON body, and with these headers.
    pub fn json(status: u16, headers: &str, body: &str) -> Self {
        let length = body.len();
        Self::Text(format!(
            "HTTP/1.1 {status} \r\n{headers}content-type: application/json\r\n\
             content-length: {length}\r\nconnection: close\r\n\r\n{body}"
        ))
    }

    /// A response with an error as its body.
    pub fn error(status: u16, headers: &str) -> Self {
        let body = format!(r#"{{"code":"some","message":"some","status":{status}}}"#);
        Self::json(status, headers, &body)
    }
}

/// The server. It counts the requests that it has received.
pub struct TestServer {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
}

impl TestServer {
    /// Starts a server that sends the responses in order, and repeats the last one.
    pub async fn start(responses: impl Into<Vec<Response>>) -> Self {
        let responses = responses.into();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let requests = Arc::new(Mutex::new(Vec::new()));
        tokio::spawn(serve(listener, responses, Arc::clone(&requests)));
        Self { address, requests }
    }

    /// The requests so far, as text.
    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().unwrap().clone()
    }

    /// The number of requests so far.
    pub fn count(&self) -> usize {
        self.requests.lock().unwrap().len()
    }

    /// The address of a path of this server.
    pub fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A client of this server.
    pub fn client(&self) -> Client {
        self.builder().build().unwrap()
    }

    /// A builder of a client of this server. It makes three attempts, with short waits.
    pub fn builder(&self) -> ClientBuilder {
        builder(&self.address("/v1"))
    }
}

/// The key of the clients.
pub const KEY: &str = "the-secret-key";

/// Returns the message of a failure without the body of the response.
pub fn without_body<E: Documented + Display>(failure: &Failure<E>) -> String {
    let message = failure.to_string();
    let body = failure.response().map(RawResponse::body);
    let body = String::from_utf8_lossy(body.map_or(&[], |body| body));
    let start = message.strip_suffix(&format!(": {body}"));
    start.unwrap_or(&message).to_owned()
}

/// A builder of a client of a server. It makes three attempts, with short waits.
pub fn builder(address: &str) -> ClientBuilder {
    let (first, longest) = (Duration::from_millis(1), Duration::from_millis(2));
    let retry = RetryPolicy::default().attempts(3).waits(first, longest);
    Client::builder(Environment::at(address))
        .api_key(KEY)
        .retry(retry)
}

async fn serve(listener: TcpListener, responses: Vec<Response>, requests: Arc<Mutex<Vec<String>>>) {
    for index in 0.. {
        let (mut stream, _) = listener.accept().await.unwrap();
        let request = receive(&mut stream).await;
        requests.lock().unwrap().push(request);
        let response = responses.get(index).or(responses.last()).cloned();
        tokio::spawn(send(stream, response.unwrap()));
    }
}

/// Reads a whole request.
async fn receive(stream: &mut TcpStream) -> String {
    let mut request = String::new();
    while !is_complete(&request) {
        let mut bytes = [0; 1024];
        let count = stream.read(&mut bytes).await.unwrap();
        assert!(count > 0, "incomplete request: {request}");
        request.push_str(std::str::from_utf8(&bytes[..count]).unwrap());
    }
    request
}

fn is_complete(request: &str) -> bool {
    let Some((head, body)) = request.split_once("\r\n\r\n") else {
        return false;
    };
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    body.len() == length.map_or(0, |length| length.parse().unwrap())
}

/// Sends a response. The client may disconnect meanwhile.
async fn send(mut stream: TcpStream, response: Response) {
    let (Response::Text(text)
    | Response::Reset(text)
    | Response::Stall(text)
    | Response::Endless(text)) = &response;
    let _ = stream.write_all(text.as_bytes()).await;
    match response {
        Response::Text(_) => {
            let _ = stream.shutdown().await;
        }
        Response::Reset(_) => stream.set_zero_linger().unwrap(),
        Response::Stall(_) => {
            let _ = stream.read(&mut [0]).await;
        }
        Response::Endless(_) => while stream.write_all(&[b'x'; 1024]).await.is_ok() {},
    }
}
