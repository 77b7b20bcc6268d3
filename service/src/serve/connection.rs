//! One connection: from its first bytes to its end.

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;

use http::{Request, Response};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulConnection;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::server::TlsStream;
use tokio_util::either::Either;
use tokio_util::sync::CancellationToken;
use tower_service::Service;

use super::activity::Activity;
use super::patience::{Exhausted, Patience, Times};
use super::protocol::Protocol;
use super::requests::{Client, Requests};
use super::sending::Bodies;
use super::watched::Watched;
use super::{BoxError, RequestBody, Settings, protocol, tls};

/// A connection over which HTTP is spoken.
type Stream = Either<TcpStream, Box<TlsStream<TcpStream>>>;

/// Serves a connection until it ends, or until `stop` and the end of the
/// requests that are under way then.
pub(super) async fn serve<S, B>(
    stream: TcpStream,
    peer: SocketAddr,
    requests: Arc<Requests<S>>,
    stop: CancellationToken,
) where
    S: Service<Request<RequestBody>, Response = Response<B>> + Clone + Send + Sync + 'static,
    S::Error: Into<BoxError>,
    S::Future: Send,
    B: http_body::Body<Data: Send, Error: Into<BoxError>> + Default + Unpin + Send + 'static,
{
    let settings = requests.settings();
    let local = match settings.traces.is_on() {
        true => stream.local_addr().ok(),
        false => None,
    };
    let activity = Arc::new(Activity::new());
    let opened = timeout(settings.header_timeout, open(stream, settings));
    let (stream, protocol) = tokio::select! {
        opened = opened => match opened {
            Ok(Ok(opened)) => opened,
            // It sent nothing, nothing in time, or what is not TLS.
            Ok(Err(error)) => return tracing::debug!(%peer, %error, "a connection was not opened"),
            Err(_) => {
                tracing::debug!(%peer, "a connection was not opened in time");
                return settings.metrics.connections().ended("open_timeout");
            }
        },
        () = stop.cancelled() => return,
    };
    let client = Client {
        peer,
        local,
        is_secure: settings.tls.is_some(),
        activity: Arc::clone(&activity),
    };
    let stream = TokioIo::new(Watched::new(stream, Arc::clone(&activity)));
    let answer = {
        let requests = Arc::clone(&requests);
        move |request: Request<Incoming>| {
            let (requests, client) = (Arc::clone(&requests), client.clone());
            async move { requests.answer(request, client).await }
        }
    };
    match protocol {
        Protocol::Http1 => {
            let patience = Patience::new(activity, None, Times::http1(settings));
            let connection = protocol::http1().serve_connection(stream, service_fn(answer));
            drive(pin!(connection), patience, settings, &stop).await;
        }
        Protocol::Http2 => {
            let bodies = Bodies::new();
            let watched = Some(Arc::clone(&bodies));
            let patience = Patience::new(activity, watched, Times::http2(settings));
            let answer = service_fn(move |request| {
                let (answering, bodies) = (answer(request), Arc::clone(&bodies));
                async move { Ok::<_, S::Error>(answering.await?.map(|body| bodies.send(body))) }
            });
            let mut connection = Box::pin(protocol::http2().serve_connection(stream, answer));
            drive(connection.as_mut(), patience, settings, &stop).await;
        }
    }
}

/// Makes the connection one over which HTTP is spoken, and finds out which.
async fn open(stream: TcpStream, settings: &Settings) -> io::Result<(Stream, Protocol)> {
    match &settings.tls {
        None => {
            let protocol = protocol::first_bytes(&stream).await?;
            Ok((Either::Left(stream), protocol))
        }
        Some(tls) => {
            let stream = tls.accept(stream).await?;
            let protocol = tls::protocol(&stream);
            Ok((Either::Right(Box::new(stream)), protocol))
        }
    }
}

/// Runs a connection to its end, or to that of the patience with its client.
async fn drive<C: GracefulConnection>(
    mut connection: Pin<&mut C>,
    mut patience: Patience,
    settings: &Settings,
    stop: &CancellationToken,
) {
    let exhausted = tokio::select! {
        biased;
        // Its client has gone away, or has sent what is not HTTP.
        _ = connection.as_mut() => return,
        why = patience.exhausted() => Some(why),
        () = stop.cancelled() => None,
    };
    connection.as_mut().graceful_shutdown();
    if let Some(why) = exhausted {
        settings.metrics.connections().ended(why.as_str());
    }
    match exhausted {
        // What is on its way to the client is sent still.
        Some(Exhausted::Idle) => {
            let _ = timeout(settings.write_timeout, connection).await;
        }
        Some(Exhausted::Head | Exhausted::Blocked) => {}
        None => tokio::select! {
            biased;
            _ = connection => {}
            _ = patience.exhausted() => {}
        },
    }
}
