//! The case `byte_streams`: bytes are streamed, up to a limit.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use client::{
    Client, Environment, Failure, RetryPolicy, ResponseFuture, Transport, TransportError,
};
use futures_core::Stream;
use http::Request;
use http_body_util::BodyExt;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::operations::{
    AddPictureFailure, AddPictureRequest, AddPictureResponse, ChangeFileFailure, ChangeFileRequest,
    ChangeFileResponse, ExportFilesFailure, ExportFilesRequest, ExportFilesResponse, GetFileFailure,
    GetFileRequest, GetFileResponse, GetPictureAccept, GetPictureFailure, GetPictureRequest,
    GetPictureResponse, PutFileFailure, PutFileRequest, PutFileResponse,
};
use server::types::SeenRequired;
use server::{Admit, Api, BoxError, ByteStream, ByteStreamError, Seen, Server};
use tokio::net::TcpListener;
use tokio::task::LocalSet;
use tokio::time::Sleep;

/// Returns the received bytes, or the response that the caller names.
struct Files;

impl Admit for Files {}

/// A stream of `left` parts of 1000 bytes.
struct Parts {
    left: usize,
    breaks: bool,
}

impl Stream for Parts {
    type Item = Result<Bytes, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.left == 0 {
            let breaks = std::mem::take(&mut self.breaks);
            return Poll::Ready(breaks.then(|| Err("the disk is gone".into())));
        }
        self.left -= 1;
        Poll::Ready(Some(Ok(Bytes::from(vec![1; 1000]))))
    }
}

fn parts(left: usize) -> Parts {
    Parts { left, breaks: false }
}

/// Parts with a wait before each.
struct Slow {
    parts: Parts,
    wait: Duration,
    sleep: Option<Pin<Box<Sleep>>>,
}

impl Stream for Slow {
    type Item = Result<Bytes, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let wait = self.wait;
        let sleep = self.sleep.get_or_insert_with(|| Box::pin(tokio::time::sleep(wait)));
        ready!(sleep.as_mut().poll(context));
        self.sleep = None;
        Pin::new(&mut self.parts).poll_next(context)
    }
}

async fn seen(mut body: ByteStream) -> Result<Seen, ByteStreamError> {
    let (mut length, mut sum) = (0, 0);
    while let Some(part) = body.next().await? {
        length += part.len() as i64;
        sum += part.iter().map(|byte| i64::from(*byte)).sum::<i64>();
    }
    Ok(SeenRequired { length, sum }.into())
}

impl Api for Files {
    async fn get_file(&self, request: GetFileRequest) -> Result<GetFileResponse, GetFileFailure> {
        let response = match request.name.as_str() {
            "whole" => GetFileResponse::from(vec![7; 10]).x_sum(70),
            "parts" => ByteStream::from_stream(parts(100)).into(),
            "known" => ByteStream::from_stream(parts(100)).of_length(100_000).into(),
            "long" => ByteStream::from_stream(parts(100)).of_length(99_999).into(),
            "short" => ByteStream::from_stream(parts(100)).of_length(100_001).into(),
            "breaks" => ByteStream::from_stream(Parts { left: 2, breaks: true }).into(),
            "slow" | "stuck" => {
                let wait = if request.name == "slow" { 100 } else { 1000 };
                let wait = Duration::from_millis(wait);
                ByteStream::from_stream(Slow { parts: parts(6), wait, sleep: None }).into()
            }
            _ => return Err(GetFileFailure::NotFound(vec![0].into())),
        };
        Ok(response)
    }

    async fn put_file(&self, request: PutFileRequest) -> Result<PutFileResponse, PutFileFailure> {
        if request.name == "held" {
            let bytes = request.body.collect().await;
            let bytes = bytes.map_err(|error| PutFileFailure::PayloadTooLarge(error.to_string()))?;
            return Ok(seen(bytes.into()).await.unwrap().into());
        }
        match seen(request.body).await {
            Ok(summary) => Ok(summary.into()),
            Err(error) => Err(PutFileFailure::PayloadTooLarge(error.to_string())),
        }
    }

    async fn change_file(
        &self,
        request: ChangeFileRequest,
    ) -> Result<ChangeFileResponse, ChangeFileFailure> {
        match request.body {
            Some(body) => Ok(seen(body).await.unwrap().into()),
            None => Ok(Seen::from(SeenRequired { length: -1, sum: 0 }).into()),
        }
    }

    async fn export_files(
        &self,
        _: ExportFilesRequest,
    ) -> Result<ExportFilesResponse, ExportFilesFailure> {
        Ok(Bytes::from_static(b"[1, 2]").into())
    }

    async fn add_picture(
        &self,
        request: AddPictureRequest,
    ) -> Result<AddPictureResponse, AddPictureFailure> {
        Ok(request.body.into())
    }

    async fn get_picture(
        &self,
        request: GetPictureRequest,
    ) -> Result<GetPictureResponse, GetPictureFailure> {
        Ok(match request.accept {
            GetPictureAccept::Json => Seen::from(SeenRequired { length: 3, sum: 0 }).into(),
            GetPictureAccept::Png => ByteStream::from_stream(parts(3)).into(),
        })
    }
}

fn server() -> Server<Files> {
    Server::new(Files).body_limit(2500).stream_limit(100_000)
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    LocalSet::new().block_on(&runtime, async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::task::spawn_local(serve(listener));
        let builder = Client::builder(Environment::at(&address));
        let client = builder.retry(RetryPolicy::none()).build().unwrap();
        request_bodies().await;
        response_bodies(&client).await;
        client_requests(&client).await;
        retries().await;
        timeouts(&address).await;
    });
}

async fn serve(listener: TcpListener) {
    let server = server();
    while let Ok((stream, _)) = listener.accept().await {
        let server = server.clone();
        tokio::task::spawn_local(async move {
            let handle = |request: Request<Incoming>| async {
                Ok::<_, Infallible>(server.handle(request).await)
            };
            let connection = http1::Builder::new();
            let _ = connection.serve_connection(TokioIo::new(stream), service_fn(handle)).await;
        });
    }
}

/// The response of the server: the status, and the text of the body.
async fn send(method: &str, path: &str, media_type: &str, body: ByteStream) -> (u16, String) {
    let mut request = Request::builder().method(method).uri(path);
    if !media_type.is_empty() {
        request = request.header("content-type", media_type);
    }
    let response = server().handle(request.body(body).unwrap()).await;
    let status = response.status().as_u16();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, String::from_utf8_lossy(&body).into_owned())
}

/// Request bodies that a handler reads.
async fn request_bodies() {
    let stream = |count| ByteStream::from_stream(parts(count));
    let octets = "application/octet-stream";
    let cases = [
        ("PUT", "/files/a", octets, stream(100), 200, "{\"length\":100000,\"sum\":100000}"),
        ("PUT", "/files/a", "", stream(1), 200, "{\"length\":1000,\"sum\":1000}"),
        ("PUT", "/files/a", octets, ByteStream::default(), 200, "{\"length\":0,\"sum\":0}"),
        ("PUT", "/files/a", octets, stream(101), 413, "more than 100000 bytes"),
        ("PUT", "/files/held", octets, stream(2), 200, "{\"length\":2000,\"sum\":2000}"),
        ("PUT", "/files/held", octets, stream(3), 413, "more than 2500 bytes"),
        ("PATCH", "/files/a", "application/x-tar", stream(1), 200, "{\"length\":1000,\"sum\":1000}"),
        ("PATCH", "/files/a", "", ByteStream::default(), 200, "{\"length\":-1,\"sum\":0}"),
    ];
    for (method, path, media_type, body, status, text) in cases {
        let got = send(method, path, media_type, body).await;
        assert_eq!(got, (status, text.to_owned()), "{method} {path} {media_type}");
    }
    // None of these requests reaches a handler.
    let long = stream(101).of_length(101_000);
    let (status, _) = send("PUT", "/files/a", octets, long).await;
    assert_eq!(status, 413);
    let (status, text) = send("PUT", "/files/a", "", ByteStream::default()).await;
    assert!(status == 400 && text.contains("is required"), "{status} {text}");
    let (status, text) = send("PUT", "/files/too-long-a-name", "", ByteStream::default()).await;
    assert!(status == 400 && text.contains("is required") && text.contains("name"), "{text}");
    let (status, _) = send("PUT", "/files/a", "text/plain", stream(1)).await;
    assert_eq!(status, 415);
}

/// Responses over a socket.
async fn response_bodies(client: &Client) {
    for (name, length) in [("whole", 10), ("parts", 100_000), ("known", 100_000)] {
        let reply = client.get_file(name).send().await.unwrap();
        assert_eq!(reply.header_map().contains_key("content-length"), name != "parts");
        assert_eq!(reply.length(), (name != "parts").then_some(length));
        let bytes = reply.into_body().collect().await.unwrap();
        assert_eq!(bytes.len() as u64, length);
    }
    for name in ["long", "short", "breaks"] {
        // The connection may be aborted before the headers are received.
        if let Ok(reply) = client.get_file(name).send().await {
            let failed = reply.into_body().collect().await;
            let is_broken = matches!(failed, Err(client::ByteStreamError::Broken(_)));
            assert!(is_broken, "{name}: {failed:?}");
        }
    }
    // The body of a failure is read completely.
    let failed = client.get_file("none").send().await;
    let Err(Failure::Operation(client::operations::GetFileFailure::NotFound(reply))) = failed else {
        panic!("{failed:?}");
    };
    assert_eq!(reply.bytes(), Some(&Bytes::from_static(&[0])));
    // Collected bytes are held in memory; streamed ones are not.
    let reply = client.get_file("parts").send().await.unwrap();
    let failed = reply.into_body().collect_within(99_999).await;
    assert!(matches!(failed, Err(client::ByteStreamError::TooLong(99_999))), "{failed:?}");
    let reply = client.export_files().send().await.unwrap();
    assert_eq!(reply.header_map()["content-type"], "application/json");
    assert_eq!(reply.into_body().collect().await.unwrap(), "[1, 2]");
    let reply = client.get_picture().send().await.unwrap();
    assert_eq!(reply.length, 3);
    let reply = client.get_picture().as_png().send().await.unwrap();
    assert_eq!(reply.into_body().collect().await.unwrap().len(), 3000);
}

/// Requests of a client over a socket.
async fn client_requests(client: &Client) {
    let stream = || client::ByteStream::from_stream(parts(3));
    let bodies = [stream(), stream().of_length(3000), vec![1; 3000].into()];
    for body in bodies {
        let required = client::operations::PutFileRequired { name: "a".to_owned(), body };
        let reply = client.put_file(required).send().await.unwrap();
        assert_eq!((reply.length, reply.sum), (3000, 3000));
    }
    let long = client::operations::PutFileRequired { name: "a".to_owned(), body: stream().of_length(2999) };
    let failed = client.put_file(long).send().await;
    assert!(matches!(failed, Err(Failure::Transport(TransportError::Broken(_)))), "{failed:?}");
    let reply = client.change_file("a").body("abc").send().await.unwrap();
    assert_eq!(reply.length, 3);
    let picture = client::Media::new("image/png", stream());
    let reply = client.add_picture(picture).send().await.unwrap();
    assert_eq!(reply.media_type, "image/png");
    assert_eq!(reply.into_body().bytes.collect().await.unwrap().len(), 3000);
}

/// A transport that responds to every attempt with a status, optionally after reading the body.
#[derive(Clone)]
struct Failing {
    attempts: Arc<AtomicUsize>,
    reads: bool,
    status: u16,
}

impl Transport for Failing {
    fn send(&self, request: Request<client::Body>) -> ResponseFuture<'_> {
        Box::pin(async move {
            self.attempts.fetch_add(1, Ordering::Relaxed);
            if self.reads {
                let body = request.into_body().collect().await;
                body.map_err(TransportError::Broken)?;
            }
            let response = http::Response::builder().status(self.status);
            let response = response.body(client::Body::empty());
            response.map_err(|error| TransportError::Broken(error.into()))
        })
    }
}

/// A stream is sent once: it is retried only if no part of it was sent.
async fn retries() {
    let cases = [(503, false, true, 3), (503, false, false, 3), (503, true, true, 1), (429, true, false, 3)];
    for (status, streams, reads, expected) in cases {
        let attempts = Arc::new(AtomicUsize::new(0));
        let failing = Failing { attempts: attempts.clone(), reads, status };
        let policy = RetryPolicy::default().attempts(3).waits(Duration::ZERO, Duration::ZERO);
        let builder = Client::builder(Environment::at("http://files.invalid")).transport(failing);
        let client = builder.retry(policy).build().unwrap();
        let body = match streams {
            true => client::ByteStream::from_stream(parts(3)),
            false => vec![1].into(),
        };
        let required = client::operations::PutFileRequired { name: "a".to_owned(), body };
        let failed = client.put_file(required).send().await;
        assert!(matches!(failed, Err(Failure::Undocumented(_))), "{failed:?}");
        assert_eq!(attempts.load(Ordering::Relaxed), expected, "{status} {streams} {reads}");
    }
}

/// The attempt timeout applies to each part.
async fn timeouts(address: &str) {
    let builder = Client::builder(Environment::at(address)).retry(RetryPolicy::none());
    let client = builder.timeout(Duration::from_millis(400)).build().unwrap();
    let slowly = |wait| Slow { parts: parts(6), wait: Duration::from_millis(wait), sleep: None };
    let mut body = client.get_file("slow").send().await.unwrap().into_body();
    let mut length = 0;
    while let Some(part) = body.next().await.unwrap() {
        length += part.len();
    }
    assert_eq!(length, 6000);
    let body = client.get_file("stuck").send().await.unwrap().into_body();
    let failed = body.collect().await;
    let Err(client::ByteStreamError::Broken(error)) = failed else { panic!("{failed:?}") };
    assert!(matches!(error.downcast_ref(), Some(TransportError::Timeout(_))), "{error:?}");
    let put = async |wait| {
        let body = client::ByteStream::from_stream(slowly(wait));
        let required = client::operations::PutFileRequired { name: "a".to_owned(), body };
        client.put_file(required).send().await
    };
    assert_eq!(put(100).await.unwrap().length, 6000);
    let failed = put(1000).await;
    assert!(matches!(failed, Err(Failure::Transport(TransportError::Timeout(_)))), "{failed:?}");
}
