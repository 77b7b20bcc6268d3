// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! One attempt: a request is sent once, and its answer received.

use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::CONTENT_TYPE;
use http_body::Body as _;
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode, Uri};

use super::address::{BaseUrl, with_pairs};
use super::body::Body;
use super::body_source::Source;
use super::builder::BuildError;
use super::call::Streamed;
use super::connection::Connection;
use super::credential::Credential;
use super::failure::{InvalidRequest, TransportError};
use super::received::Received;
use super::stack::Stack;
use super::timer::{Instant, timeout};
use super::transport::Transport;

/// What attempts are made by.
#[derive(Clone)]
pub struct Wire {
    pub(super) transport: Arc<dyn Transport>,
    pub(super) speaks_tls: bool,
    /// The most bytes of the body of an answer.
    pub(super) limit: usize,
}

/// A request, ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub(super) method: Method,
    pub(super) uri: Uri,
    pub(super) headers: HeaderMap,
    pub(super) body: Option<Arc<dyn Source>>,
    pub(super) timeout: Duration,
    /// The statuses and media types of answers that are given as they come.
    pub(super) streamed: &'static [Streamed],
}

impl Wire {
    /// Takes answers with bodies of at most `limit` bytes.
    pub fn new(stack: Stack, limit: usize) -> Result<Self, BuildError> {
        Ok(Self {
            speaks_tls: stack.speaks_tls(),
            transport: stack.build()?,
            limit,
        })
    }

    /// Whether requests to an address can be sent.
    pub(super) fn reaches(&self, base_url: &BaseUrl) -> bool {
        self.speaks_tls || !base_url.is_https()
    }

    /// Sends a request once and receives the whole answer; of one that is given as it comes, the
    /// beginning.
    pub(super) async fn send(&self, outgoing: &Outgoing) -> Result<Received, TransportError> {
        let request = outgoing.to_request()?;
        let whole = async {
            let response = self.transport.send(request).await?;
            let incoming = Incoming {
                response,
                connection: None,
            };
            match outgoing.is_streamed(&incoming) {
                true => Ok(Received::coming(incoming)),
                false => self.receive(incoming).await,
            }
        };
        outgoing.in_time(whole).await
    }

    async fn receive(&self, mut incoming: Incoming) -> Result<Received, TransportError> {
        let body = self.collect(&mut incoming).await?;
        let (parts, _) = incoming.response.into_parts();
        Ok(Received::new(parts.status, parts.headers, body))
    }

    /// The bytes of a body. Those that come at once are not copied.
    async fn collect(&self, incoming: &mut Incoming) -> Result<Bytes, TransportError> {
        let first = incoming.next().await?.unwrap_or_default();
        if first.len() > self.limit {
            return Err(TransportError::TooLarge(self.limit));
        }
        if incoming.response.body().is_end_stream() {
            return Ok(first);
        }
        let mut body = BytesMut::from(first);
        while let Some(part) = incoming.next().await? {
            if part.len() > self.limit - body.len() {
                return Err(TransportError::TooLarge(self.limit));
            }
            body.extend_from_slice(&part);
        }
        Ok(body.freeze())
    }
}

impl fmt::Debug for Wire {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Wire(..)")
    }
}

impl Outgoing {
    fn to_request(&self) -> Result<Request<Body>, TransportError> {
        let body = match &self.body {
            None => Body::empty(),
            Some(source) => {
                let sent = "the body was sent already, and cannot be sent again";
                let body = source.body();
                body.ok_or_else(|| TransportError::Broken(sent.into()))?
            }
        };
        let mut request = Request::new(body);
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = self.uri.clone();
        *request.headers_mut() = self.headers.clone();
        Ok(request)
    }

    /// Whether it can be sent, or sent again.
    pub(super) fn can_be_sent(&self) -> bool {
        let body = self.body.as_ref();
        body.is_none_or(|source| source.body().is_some())
    }

    /// Waits for an answer as long as an attempt may take. While a body is sent as it comes, that
    /// counts from the last of it.
    async fn in_time<T>(
        &self,
        answer: impl Future<Output = Result<T, TransportError>>,
    ) -> Result<T, TransportError> {
        let mut answer = pin!(answer);
        let mut begin = Instant::now();
        loop {
            let time = self.timeout.saturating_sub(begin.elapsed());
            match timeout(time, answer.as_mut()).await {
                Some(answer) => return answer,
                None => {
                    let moved = self.body.as_ref().and_then(|source| source.moved());
                    match moved.filter(|moved| *moved > begin) {
                        Some(moved) => begin = moved,
                        None => return Err(TransportError::Timeout(self.timeout)),
                    }
                }
            }
        }
    }

    /// The same with these credentials.
    pub(super) fn with(&self, credentials: &[Credential]) -> Result<Self, InvalidRequest> {
        let mut outgoing = self.clone();
        let mut query = Vec::new();
        for credential in credentials {
            credential.write(&mut outgoing.headers, &mut query);
        }
        if !query.is_empty() {
            outgoing.uri = with_pairs(&self.uri, &query)?;
        }
        Ok(outgoing)
    }

    /// Whether an answer is given as it comes: a success of a media type that is.
    fn is_streamed(&self, incoming: &Incoming) -> bool {
        let media_type = incoming.headers().get(CONTENT_TYPE);
        let media_type = media_type.map_or(&[][..], HeaderValue::as_bytes);
        let mut essence = media_type.split(|byte| *byte == b';');
        let essence = essence.next().unwrap_or_default().trim_ascii();
        let status = incoming.status().as_u16();
        let mut streamed = self.streamed.iter();
        let known = streamed.find(|(statuses, _)| statuses.contains(&status));
        known.is_some_and(|(_, range)| match range.strip_suffix('*') {
            Some("*/") => true,
            Some(range) => {
                let start = essence.get(..range.len()).unwrap_or_default();
                start.eq_ignore_ascii_case(range.as_bytes())
            }
            None => !range.is_empty() && essence.eq_ignore_ascii_case(range.as_bytes()),
        })
    }
}

/// An answer whose body is still coming.
pub struct Incoming {
    response: Response<Body>,
    /// How it was asked for.
    pub(super) connection: Option<Connection>,
}

impl Incoming {
    pub(super) fn status(&self) -> StatusCode {
        self.response.status()
    }

    pub(super) fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// The body, and how it was asked for.
    pub fn into_body(self) -> (Body, Option<Connection>) {
        (self.response.into_body(), self.connection)
    }

    /// The next part of the body; `None` at the end.
    pub async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
        let part = self.response.body_mut().next().await.transpose();
        part.map_err(TransportError::of)
    }
}
