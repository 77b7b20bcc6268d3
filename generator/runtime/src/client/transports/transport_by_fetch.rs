//! A transport that uses `fetch` of the browser.
#![cfg(all(feature = "reqwest", target_arch = "wasm32", target_os = "unknown"))]

use std::ffi::OsString;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::header::COOKIE;
use http::{Request, Response};
use http_body::Frame;
use send_wrapper::SendWrapper;

use crate::runtime::body::Body;
use crate::runtime::client::builder::BuildError;
use crate::runtime::client::failure::{BoxError, TransportError};
use crate::runtime::client::transport::{ResponseFuture, Transport};

/// Sends requests with `fetch` of the browser, which manages connections and TLS and, unlike other
/// transports, follows redirects. It stays on its thread.
#[derive(Clone, Debug)]
pub struct ReqwestTransport(reqwest::Client);

impl ReqwestTransport {
    /// Creates the transport with settings of `reqwest`.
    ///
    /// # Errors
    ///
    /// Fails if a setting is invalid.
    pub fn configured(
        configure: impl FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder,
    ) -> Result<Self, BuildError> {
        let client = configure(reqwest::Client::builder()).build();
        Ok(Self(
            client.map_err(|error| BuildError::Transport(error.into()))?,
        ))
    }

    /// Creates the transport. A page cannot connect to a unix socket, so there is none.
    pub(crate) fn new(_: Option<OsString>) -> Result<Self, BoxError> {
        Ok(Self(reqwest::Client::builder().build()?))
    }
}

impl From<reqwest::Client> for ReqwestTransport {
    fn from(client: reqwest::Client) -> Self {
        Self(client)
    }
}

impl Transport for ReqwestTransport {
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
        Box::pin(SendWrapper::new(async move {
            let (parts, body) = request.into_parts();
            if parts.headers.contains_key(COOKIE) {
                return Err(TransportError::Broken(
                    "a web page cannot set cookies".into(),
                ));
            }
            let request = Request::from_parts(parts, whole(body).await?);
            let request = reqwest::Request::try_from(request).map_err(broken)?;
            let answer = self.0.execute(request).await.map_err(broken)?;
            let mut response = Response::new(());
            *response.status_mut() = answer.status();
            *response.headers_mut() = answer.headers().clone();
            let bytes = Coming(SendWrapper::new(Box::pin(answer.bytes_stream())));
            Ok(response.map(|()| Body::streamed(bytes)))
        }))
    }
}

/// Collects the bytes of a body, which `fetch` does not stream.
async fn whole(body: Body) -> Result<Bytes, TransportError> {
    let mut body = match body.into_whole() {
        Ok(bytes) => return Ok(bytes),
        Err(streamed) => streamed,
    };
    let mut bytes = Vec::new();
    while let Some(part) = body.next().await {
        bytes.extend_from_slice(&part.map_err(TransportError::Broken)?);
    }
    Ok(bytes.into())
}

/// Removes the URL, which may contain a key, from an error. A browser does not report whether
/// anything was sent.
fn broken(error: reqwest::Error) -> TransportError {
    TransportError::Broken(error.without_url().into())
}

/// The body of a response.
struct Coming(SendWrapper<Pin<Box<dyn Stream<Item = reqwest::Result<Bytes>>>>>);

impl http_body::Body for Coming {
    type Data = Bytes;
    type Error = reqwest::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, reqwest::Error>>> {
        let part = ready!(self.0.as_mut().poll_next(context));
        let part = part.map(|part| part.map(Frame::data).map_err(reqwest::Error::without_url));
        Poll::Ready(part)
    }
}
