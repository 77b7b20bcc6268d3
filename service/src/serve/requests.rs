//! What is done for each request, whatever connection it comes over.

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use http::{HeaderName, HeaderValue, Request, Response, StatusCode};
use hyper::body::Incoming;
use tower_service::Service;
use tracing::Instrument;

use super::activity::Activity;
use super::body::TimedBody;
use super::protocol::MAX_HEADERS;
use super::request_ids::RequestIds;
use super::{RequestBody, Settings};
use crate::traces::{Begun, RequestSpan};
use crate::{log, metrics};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What is known of a request beside what was sent: an extension of it.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The other end of its connection.
    pub peer: SocketAddr,
    /// Whether the connection is encrypted.
    pub is_secure: bool,
    /// Its identifier, as in the log and in `X-Request-Id`.
    pub request_id: HeaderValue,
    /// The number of the key that it was made with, once that is known.
    pub key: Arc<OnceLock<i64>>,
}

/// The client of a connection.
#[derive(Clone)]
pub(super) struct Client {
    pub(super) peer: SocketAddr,
    /// The other end, if the traces tell of it.
    pub(super) local: Option<SocketAddr>,
    pub(super) is_secure: bool,
    pub(super) activity: Arc<Activity>,
}

/// What all connections share.
pub(super) struct Requests<S> {
    service: S,
    ids: RequestIds,
    settings: Settings,
}

impl<S> Requests<S> {
    pub(super) fn new(service: S, settings: Settings) -> io::Result<Arc<Self>> {
        Ok(Arc::new(Self {
            service,
            ids: RequestIds::new()?,
            settings,
        }))
    }

    pub(super) const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(super) async fn answer<B>(
        &self,
        mut request: Request<Incoming>,
        client: Client,
    ) -> Result<Response<B>, S::Error>
    where
        S: Service<Request<RequestBody>, Response = Response<B>> + Clone,
        B: Default,
    {
        let _under_way = client.activity.begin();
        let in_flight = self.settings.metrics.requests().begin();
        let method = metrics::known(request.method());
        let route = (self.settings.route)(request.method(), request.uri().path());
        let traced = self.trace(method, route, &request, &client);
        let origin = Origin {
            peer: client.peer,
            is_secure: client.is_secure,
            request_id: self.ids.next(),
            key: Arc::default(),
        };
        let request_id = origin.request_id.clone();
        let mut line = log::Line::begin(method, route, request_id.clone(), origin.key.clone());
        let span = log::span(&request_id);
        request.extensions_mut().insert(origin);
        let answering = self.call(request).instrument(span);
        let mut response = match &traced {
            None => answering.await?,
            Some(traced) => {
                line.in_trace(traced.trace_id());
                traced.within(answering).await?
            }
        };
        line.find_page(response.extensions());
        let status = response.status();
        let (route, duration) = line.end(status);
        in_flight.answered(method, route, status, duration);
        if let Some(traced) = traced {
            traced.end(method, route, status);
        }
        response.headers_mut().insert(REQUEST_ID, request_id);
        Ok(response)
    }

    /// The span of a request, if there is to be one.
    fn trace(
        &self,
        method: &'static str,
        route: Option<&'static str>,
        request: &Request<Incoming>,
        client: &Client,
    ) -> Option<RequestSpan> {
        let traces = &self.settings.traces;
        if !traces.is_on() || log::is_watched(request.uri().path()) {
            return None;
        }
        let begun = Begun {
            method,
            route,
            version: request.version(),
            is_secure: client.is_secure,
            local: client.local,
        };
        traces.begin(&begun, request.headers())
    }

    async fn call<B>(&self, request: Request<Incoming>) -> Result<Response<B>, S::Error>
    where
        S: Service<Request<RequestBody>, Response = Response<B>> + Clone,
        B: Default,
    {
        // In HTTP/1.1 it has been refused before.
        if request.headers().len() > MAX_HEADERS {
            return Ok(refused(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE));
        }
        let request = request.map(|body| TimedBody::new(body, self.settings.body_timeout));
        let mut service = self.service.clone();
        poll_fn(|context| service.poll_ready(context)).await?;
        service.call(request).await
    }
}

fn refused<B: Default>(status: StatusCode) -> Response<B> {
    let mut response = Response::new(B::default());
    *response.status_mut() = status;
    response
}
