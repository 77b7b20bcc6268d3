//! By hand on hyper, with derived serde.

use std::convert::Infallible;

use bytes::Bytes;
use futures_util::{StreamExt as _, stream};
use http::header::{CONTENT_LENGTH, CONTENT_TYPE, HOST};
use http::{HeaderValue, Method, Request, Response, StatusCode};
use http_body::Frame;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt as _, Empty, StreamBody};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use super::moves::Lines;
use crate::by_hand::{Animal, Arrived};
use crate::{Outcome, data};

/// A connection.
#[derive(Debug)]
pub struct Bare {
    connection: SendRequest<Body>,
    host: HeaderValue,
}

type Body = UnsyncBoxBody<Bytes, Infallible>;

impl Bare {
    /// The response to a `GET`, which must be a success.
    ///
    /// # Errors
    ///
    /// When there is no response, or an unsuccessful one.
    pub async fn get(&mut self, path: &str, count: u32) -> Outcome<Response<Incoming>> {
        let mut request = Request::new(Empty::new().boxed_unsync());
        *request.uri_mut() = format!("/v1/{path}?count={count}").parse()?;
        self.send(request).await
    }

    async fn send(&mut self, mut request: Request<Body>) -> Outcome<Response<Incoming>> {
        request.headers_mut().insert(HOST, self.host.clone());
        self.connection.ready().await?;
        let response = self.connection.send_request(request).await?;
        match response.status() {
            StatusCode::OK => Ok(response),
            other => Err(format!("the response is {other}").into()),
        }
    }
}

impl super::Client for Bare {
    async fn new(port: u16) -> Outcome<Self> {
        let socket = TcpStream::connect(("127.0.0.1", port)).await?;
        socket.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(socket)).await?;
        tokio::spawn(connection);
        Ok(Self {
            connection: sender,
            host: HeaderValue::try_from(format!("127.0.0.1:{port}"))?,
        })
    }

    async fn animals(&mut self, count: u32) -> Outcome<u64> {
        let response = self.get("animals", count).await?;
        let body = response.into_body().collect().await?.to_bytes();
        let animals: Vec<Animal> = serde_json::from_slice(&body)?;
        let ids = animals.iter().map(|animal| animal.id.unsigned_abs());
        Ok(ids.sum())
    }

    async fn upload(&mut self, count: u32) -> Outcome<u64> {
        let parts = stream::iter(data::parts(count)).map(|part| Ok(Frame::data(part)));
        let mut request = Request::new(StreamBody::new(parts).boxed_unsync());
        *request.method_mut() = Method::PUT;
        *request.uri_mut() = "/v1/recording".parse()?;
        let headers = request.headers_mut();
        headers.insert(CONTENT_LENGTH, count.into());
        let media_type = HeaderValue::from_static("application/octet-stream");
        headers.insert(CONTENT_TYPE, media_type);
        let body = self.send(request).await?.into_body();
        let arrived: Arrived = serde_json::from_slice(&body.collect().await?.to_bytes())?;
        Ok(arrived.count)
    }

    async fn download(&mut self, count: u32) -> Outcome<u64> {
        let mut body = self.get("recording", count).await?.into_body();
        let mut read = 0;
        while let Some(frame) = body.frame().await {
            read += frame?.data_ref().map_or(0, Bytes::len) as u64;
        }
        Ok(read)
    }

    async fn moves(&mut self, count: u32) -> Outcome<u64> {
        let mut body = self.get("moves", count).await?.into_body();
        let (mut lines, mut read) = (Lines::default(), 0);
        while let Some(frame) = body.frame().await {
            if let Some(part) = frame?.data_ref() {
                lines.push(part, |moved| read += moved.animal_id.unsigned_abs())?;
            }
        }
        Ok(read)
    }
}
