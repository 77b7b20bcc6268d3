//! A request and its response, until that is sent.

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request, StatusCode, Version};
use axum::response::{IntoResponse as _, Response};
use axum::{Error, Router};
use http_body::{Frame, SizeHint};
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use tower::{Service, ServiceExt as _};
use tower_http::timeout::{DeadlineBody, TimeoutError};

use super::connection::Connection;
use super::request_head::InvalidHead;
use super::{MAX_HEADERS, STREAM_WINDOW};

/// The size of the parts in which a response is sent, in bytes. While one is sent, at most as much waits before it.
const PART: usize = 32 * 1024;

/// The memory that a request takes in addition to its head, in bytes, rounded up.
const OVERHEAD: usize = 8 * 1024;

/// Serves the requests of a connection within its limits.
#[derive(Clone)]
pub struct Exchanges {
    pub(super) app: Router,
    pub(super) connection: Connection,
}

impl Service<Request<Incoming>> for Exchanges {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, mut request: Request<Incoming>) -> Self::Future {
        // Before the first poll, so that the memory of all requests of a connection counts at once.
        let exchange = Arc::new(Exchange::begin(self.connection.clone(), &request));
        request.extensions_mut().insert(self.connection.clone());
        let app = self.app.clone();
        Box::pin(async { Ok(serve(app, request, exchange).await) })
    }
}

async fn serve(app: Router, request: Request<Incoming>, exchange: Arc<Exchange>) -> Response {
    let connection = &exchange.connection;
    if !connection.has_room().await {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let turn = connection.network().turn().await;
    let timeout = connection.limits().body_timeout;
    let mut request = request.map(|body| in_time(body, timeout));
    let error = InvalidHead::of(&request);
    // The requests of HTTP/2 have boundaries of their own.
    let is_ambiguous = error.is_some() && request.version() < Version::HTTP_2;
    error.map(|error| request.extensions_mut().insert(error));
    // hyper limits the fields of HTTP/1.1.
    let mut response = match request.headers().len() > MAX_HEADERS {
        true => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response(),
        false => app
            .oneshot(request)
            .await
            .unwrap_or_else(|error| match error {}),
    };
    drop(turn);
    if is_ambiguous || (connection.is_draining() && !connection.drain()) {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
    if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        // The connection is in use until it ends.
        connection.begin(None);
    }
    response.map(|body| {
        Body::new(Outgoing {
            body,
            exchange,
            rest: None,
        })
    })
}

/// The body of a request, within a time.
fn in_time(body: Incoming, timeout: Duration) -> Body {
    if body.is_end_stream() {
        return Body::empty();
    }
    Body::new(
        DeadlineBody::new(timeout, body).map_err(|error| match error.is::<TimeoutError>() {
            true => io::Error::from(io::ErrorKind::TimedOut).into(),
            false => error,
        }),
    )
}

/// A request in progress.
struct Exchange {
    connection: Connection,
    memory: usize,
}

impl Exchange {
    fn begin(connection: Connection, request: &Request<Incoming>) -> Self {
        let fields = request.headers().iter();
        let fields = fields.map(|(name, value)| name.as_str().len() + value.len());
        let target = request.uri().path_and_query();
        let target = target.map_or(0, |target| target.as_str().len());
        let memory = OVERHEAD + target + fields.sum::<usize>() + sent_ahead(request.body());
        let shutdown = request.extensions().get();
        let is_http2 = request.version() == Version::HTTP_2;
        connection.begin(shutdown.filter(|_| is_http2));
        connection.take(memory, 0);
        Self { connection, memory }
    }
}

/// What a client may send of a body before it is read, in bytes.
fn sent_ahead(body: &Incoming) -> usize {
    let window = u64::from(STREAM_WINDOW);
    let length = body.size_hint().upper().unwrap_or(window).min(window);
    usize::try_from(length).unwrap_or(usize::MAX)
}

impl Drop for Exchange {
    fn drop(&mut self) {
        self.connection.release(self.memory, 0);
        self.connection.end();
    }
}

/// The memory of a frame of a response.
struct Unsent {
    exchange: Arc<Exchange>,
    bytes: usize,
}

impl Drop for Unsent {
    fn drop(&mut self) {
        self.exchange.connection.release(self.bytes, self.bytes);
    }
}

/// A part of a frame, until it is sent.
struct Part {
    bytes: Bytes,
    number: u64,
    frame: Arc<Unsent>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.frame.exchange.connection.end_part(self.number);
    }
}

/// The body of a response.
struct Outgoing {
    body: Body,
    exchange: Arc<Exchange>,
    /// The rest of a frame.
    rest: Option<(Bytes, Arc<Unsent>)>,
}

impl Outgoing {
    /// The next part of a frame.
    fn part(&mut self, mut bytes: Bytes, frame: Arc<Unsent>) -> Bytes {
        let part = bytes.split_to(bytes.len().min(PART));
        if !bytes.is_empty() {
            self.rest = Some((bytes, frame.clone()));
        }
        let number = self.exchange.connection.begin_part();
        Bytes::from_owner(Part {
            bytes: part,
            number,
            frame,
        })
    }
}

impl HttpBody for Outgoing {
    type Data = Bytes;
    type Error = Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Error>>> {
        if let Some((bytes, frame)) = self.rest.take() {
            return Poll::Ready(Some(Ok(Frame::data(self.part(bytes, frame)))));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        Poll::Ready(frame.map(|frame| {
            Ok(frame?.map_data(|bytes| {
                let exchange = self.exchange.clone();
                exchange.connection.take(bytes.len(), bytes.len());
                let frame = Arc::new(Unsent {
                    exchange,
                    bytes: bytes.len(),
                });
                self.part(bytes, frame)
            }))
        }))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_none() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self
            .rest
            .as_ref()
            .map_or(0, |(bytes, _)| bytes.len() as u64);
        let body = self.body.size_hint();
        let mut hint = SizeHint::new();
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + rest);
        }
        hint.set_lower(body.lower() + rest);
        hint
    }
}
