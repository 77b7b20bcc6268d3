//! By hand on hyper, with derived serde.

use std::convert::Infallible;

use bytes::{BufMut as _, Bytes, BytesMut};
use futures_util::{Stream, stream};
use http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use http_body::Frame;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt as _, Full, StreamBody};
use hyper::body::Incoming;

use super::Contender;
use crate::by_hand::{Animal, AnimalStatus, Arrived, Move};
use crate::data;

/// So many bytes of events are sent at once.
const AT_ONCE: usize = 16 * 1024;

/// The handwritten server.
#[derive(Debug)]
pub struct Bare;

type Body = UnsyncBoxBody<Bytes, Infallible>;

impl Contender for Bare {
    type Body = Body;

    fn new() -> Self {
        Self
    }

    async fn respond(&self, request: Request<Incoming>) -> Response<Body> {
        let count = request.uri().query().and_then(count).unwrap_or_default();
        match (request.method(), request.uri().path()) {
            (&Method::GET, "/v1/animals") => animals(count),
            (&Method::GET, "/v1/recording") => recording(count),
            (&Method::PUT, "/v1/recording") => arrived(request.into_body()).await,
            (&Method::GET, "/v1/moves") => moves(count),
            _ => not_found(),
        }
    }
}

fn count(query: &str) -> Option<u32> {
    query.strip_prefix("count=")?.parse().ok()
}

fn animals(count: u32) -> Response<Body> {
    let animals = (1..=i64::from(count)).map(|id| Animal {
        id,
        name: data::name(id),
        category_id: 1,
        status: Some(AnimalStatus::Available),
    });
    let animals: Vec<Animal> = animals.collect();
    let json = serde_json::to_vec(&animals).unwrap_or_default();
    response("application/json", Full::from(json).boxed_unsync())
}

fn recording(count: u32) -> Response<Body> {
    let body = streamed(stream::iter(data::parts(count)));
    let mut response = response("application/octet-stream", body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_LENGTH, count.into());
    response
}

async fn arrived(mut body: Incoming) -> Response<Body> {
    let mut count = 0;
    // What is missing of a body that breaks off is not counted.
    while let Some(Ok(frame)) = body.frame().await {
        count += frame.data_ref().map_or(0, Bytes::len) as u64;
    }
    let json = serde_json::to_vec(&Arrived { count }).unwrap_or_default();
    response("application/json", Full::from(json).boxed_unsync())
}

fn moves(count: u32) -> Response<Body> {
    let mut ids = 1..=i64::from(count);
    let parts = std::iter::from_fn(move || {
        let mut part = BytesMut::with_capacity(2 * AT_ONCE);
        while part.len() < AT_ONCE
            && let Some(id) = ids.next()
        {
            write(&mut part, id);
        }
        (!part.is_empty()).then(|| part.freeze())
    });
    response("text/event-stream", streamed(stream::iter(parts)))
}

fn write(part: &mut BytesMut, id: i64) {
    let moved = Move {
        animal_id: id,
        to: data::place(id),
    };
    part.extend_from_slice(b"data: ");
    let mut writer = part.writer();
    // Writing to memory does not fail.
    let _ = serde_json::to_writer(&mut writer, &moved);
    part.extend_from_slice(b"\n\n");
}

fn streamed(parts: impl Stream<Item = Bytes> + Send + 'static) -> Body {
    use futures_util::StreamExt as _;

    StreamBody::new(parts.map(|part| Ok(Frame::data(part)))).boxed_unsync()
}

fn response(media_type: &'static str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    let media_type = HeaderValue::from_static(media_type);
    response.headers_mut().insert(CONTENT_TYPE, media_type);
    response
}

fn not_found() -> Response<Body> {
    let mut response = Response::new(Full::default().boxed_unsync());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
