//! A single attempt: sending a request and receiving the response.

use std::fmt;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::header::CONTENT_TYPE;
use http::uri::Scheme;
use http::{Extensions, HeaderMap, HeaderName, Method, Request, Response, StatusCode, Uri};
use http_body::Body as _;

use crate::runtime::body::Body;
#[cfg(feature = "tracing")]
use crate::runtime::client::attempt_span::traced;
use crate::runtime::client::body_source::BodySource;
use crate::runtime::client::builder::BuildError;
use crate::runtime::client::call::Streamed;
use crate::runtime::client::credential::Credential;
use crate::runtime::client::custom_headers::InvalidHeader;
use crate::runtime::client::exchange::Exchange;
use crate::runtime::client::failure::{InvalidRequest, TransportError};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::redirects::RedirectPolicy;
use crate::runtime::client::request_url::{BaseUrl, with_pairs};
use crate::runtime::client::timer::{Instant, timeout};
use crate::runtime::client::transport::Transport;
use crate::runtime::client::transport_stack::Stack;
use crate::runtime::media_type::is_readable;

/// The transport and its limits.
#[derive(Clone)]
pub struct Wire {
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) speaks_tls: bool,
    /// `true` if all requests are sent through a unix socket.
    pub is_unix_socket: bool,
    /// `true` if layers or a custom transport see the extensions of requests.
    pub(crate) is_observed: bool,
    /// The maximum size of a response body in bytes.
    pub(crate) limit: usize,
    /// The redirections that it follows.
    pub(crate) redirects: RedirectPolicy,
}

/// A request that is ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    pub(crate) headers: HeaderMap,
    /// The names of the headers that the program added to the call.
    pub(crate) custom: Option<Box<[HeaderName]>>,
    pub(crate) extensions: Extensions,
    /// The operation, unless it is a request for a token.
    pub(crate) operation: Option<&'static OperationInfo>,
    pub(crate) body: Option<Arc<dyn BodySource>>,
    pub(crate) timeout: Duration,
    /// The statuses and media types of streamed responses.
    pub(crate) streamed: &'static [Streamed],
}

impl Wire {
    /// Connects the layers, with the maximum size of a response body in bytes.
    pub fn new(stack: Stack, limit: usize, redirects: RedirectPolicy) -> Result<Self, BuildError> {
        Ok(Self {
            speaks_tls: stack.speaks_tls(),
            is_unix_socket: stack.is_unix_socket(),
            is_observed: stack.is_observed(),
            transport: stack.build()?,
            limit,
            redirects,
        })
    }

    /// Returns `true` if the transport supports the scheme of a URL.
    pub(crate) fn reaches(&self, base_url: &BaseUrl) -> bool {
        self.speaks_tls || !base_url.is_https()
    }

    /// Returns `true` if the transport reaches the target of a redirection: a unix socket has one server.
    fn reaches_from(&self, from: &Uri, to: &Uri) -> bool {
        let is_same = from.scheme() == to.scheme() && from.authority() == to.authority();
        let is_https = to.scheme() == Some(&Scheme::HTTPS);
        is_same || !self.is_unix_socket && (self.speaks_tls || !is_https)
    }

    /// Sends a request once and receives the response: all of it, or the head if it is streamed.
    /// `resends` counts the attempts before this one.
    pub(crate) async fn send(
        &self,
        outgoing: &Outgoing,
        resends: u32,
    ) -> Result<RawResponse, TransportError> {
        let received = self.attempt(outgoing, resends).await?;
        match self.redirects.limit_of(outgoing) {
            0 => Ok(received),
            limit => Box::pin(self.follow(outgoing, received, resends, limit)).await,
        }
    }

    /// Follows the redirections of a response. Each request has the attempt timeout.
    async fn follow(
        &self,
        outgoing: &Outgoing,
        mut received: RawResponse,
        resends: u32,
        limit: u16,
    ) -> Result<RawResponse, TransportError> {
        let mut last = None;
        for _ in 0..limit {
            let from = last.as_ref().unwrap_or(outgoing);
            let next = self.redirects.next(from, &received);
            let Some(next) = next.filter(|next| self.reaches_from(&from.uri, &next.uri)) else {
                break;
            };
            received = self.attempt(&next, resends).await?;
            last = Some(next);
        }
        Ok(received)
    }

    // Without tracing, a future around the other would cost a copy of it.
    #[cfg(not(feature = "tracing"))]
    fn attempt<'a>(
        &'a self,
        outgoing: &'a Outgoing,
        _: u32,
    ) -> impl Future<Output = Result<RawResponse, TransportError>> + 'a {
        self.send_once(outgoing)
    }

    #[cfg(feature = "tracing")]
    fn attempt<'a>(
        &'a self,
        outgoing: &'a Outgoing,
        resends: u32,
    ) -> impl Future<Output = Result<RawResponse, TransportError>> + 'a {
        traced(outgoing, resends, self.send_once(outgoing))
    }

    async fn send_once(&self, outgoing: &Outgoing) -> Result<RawResponse, TransportError> {
        let request = outgoing.to_request()?;
        let whole = async {
            let response = self.transport.send(request).await?;
            let incoming = Incoming {
                response,
                connection: None,
            };
            match outgoing.is_streamed(&incoming) {
                true => Ok(RawResponse::coming(incoming)),
                false => self.receive(incoming).await,
            }
        };
        outgoing.in_time(whole).await
    }

    async fn receive(&self, mut incoming: Incoming) -> Result<RawResponse, TransportError> {
        let body = self.collect(&mut incoming).await?;
        let (parts, _) = incoming.response.into_parts();
        Ok(RawResponse::new(parts.status, parts.headers, body).with_extensions(parts.extensions))
    }

    /// Collects a body. A single chunk is not copied.
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
                let sent = "the body was already sent";
                let body = source.body();
                body.ok_or_else(|| TransportError::Broken(sent.into()))?
            }
        };
        let mut request = Request::new(body);
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = self.uri.clone();
        *request.headers_mut() = self.headers.clone();
        *request.extensions_mut() = self.extensions.clone();
        Ok(request)
    }

    /// Returns `true` if the request can still be sent.
    pub(crate) fn can_be_sent(&self) -> bool {
        let body = self.body.as_ref();
        body.is_none_or(|source| source.body().is_some())
    }

    /// Applies the attempt timeout. While a body is streamed, it restarts with each chunk.
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

    /// Adds credentials.
    pub(crate) fn with(&self, credentials: &[Credential]) -> Result<Self, InvalidRequest> {
        let mut outgoing = self.clone();
        let mut query = Vec::new();
        for credential in credentials {
            if let Credential::Header(name, _) = credential {
                self.check_custom(name)?;
            }
            credential.write(&mut outgoing.headers, &mut query);
        }
        if !query.is_empty() {
            outgoing.uri = with_pairs(&self.uri, &query)?;
        }
        Ok(outgoing)
    }

    /// Rejects a credential in place of a header of the program.
    fn check_custom(&self, name: &HeaderName) -> Result<(), InvalidHeader> {
        match self.custom.iter().any(|custom| custom.contains(name)) {
            true => Err(InvalidHeader::of_description(name)),
            false => Ok(()),
        }
    }

    /// Returns `true` if a response is streamed: a success with a matching media type.
    fn is_streamed(&self, incoming: &Incoming) -> bool {
        let status = incoming.status().as_u16();
        let mut streamed = self.streamed.iter();
        let known = streamed.find(|(statuses, _)| statuses.contains(&status));
        let Some((_, range)) = known.filter(|(_, range)| !range.is_empty()) else {
            return false;
        };
        let media_type = incoming.headers().get(CONTENT_TYPE);
        *range == "*/*"
            || media_type.is_none_or(|value| is_readable(value.as_bytes(), range.as_bytes()))
    }
}

/// A response whose body is streamed.
pub struct Incoming {
    response: Response<Body>,
    /// The connection.
    pub(crate) connection: Option<Exchange>,
}

impl Incoming {
    pub(crate) fn status(&self) -> StatusCode {
        self.response.status()
    }

    pub(crate) fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    pub(crate) fn extensions(&self) -> &Extensions {
        self.response.extensions()
    }

    /// Returns the body and the connection.
    pub fn into_body(self) -> (Body, Option<Exchange>) {
        (self.response.into_body(), self.connection)
    }

    /// Returns the next chunk, or `None` at the end.
    pub async fn next(&mut self) -> Result<Option<Bytes>, TransportError> {
        let part = self.response.body_mut().next().await.transpose();
        part.map_err(TransportError::of)
    }
}
