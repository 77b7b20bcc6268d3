//! The interface of a server under test, and its connection.

pub mod bare;
pub mod generated;

use std::convert::Infallible;
use std::io;

use bytes::Bytes;
use http::{Request, Response};
use http_body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::spawn_local;

use crate::Outcome;

/// A server of `openapi.yaml`.
pub trait Contender: 'static {
    /// The response body.
    type Body: Body<Data = Bytes, Error: Into<Box<dyn std::error::Error + Send + Sync>>> + 'static;

    /// A server.
    fn new() -> Self;

    /// Returns the response to a request.
    fn respond(&self, request: Request<Incoming>) -> impl Future<Output = Response<Self::Body>>;
}

/// Serves all connections until the process ends. Tasks stay on the thread of the caller.
///
/// # Errors
///
/// When the listener fails.
pub async fn serve<C: Contender>(listener: TcpListener) -> io::Result<()> {
    let contender: &'static C = Box::leak(Box::new(C::new()));
    loop {
        let (connection, _) = listener.accept().await?;
        spawn_local(serve_connection(contender, connection));
    }
}

async fn serve_connection<C: Contender>(
    contender: &'static C,
    connection: TcpStream,
) -> Outcome<()> {
    connection.set_nodelay(true)?;
    let service = service_fn(async |request| Ok::<_, Infallible>(contender.respond(request).await));
    let served = http1::Builder::new().serve_connection(TokioIo::new(connection), service);
    Ok(served.await?)
}
