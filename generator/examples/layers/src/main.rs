//! Layers around operations, a span for each request, and a graceful stop at SIGTERM or Ctrl-C.

use std::convert::Infallible;
use std::io;

use axum::Router;
use generated_server::{Body, Operation, OperationService, Server};
use http::{Request, Response};
use store::Store;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tower::layer::layer_fn;
use tower::limit::ConcurrencyLimitLayer;
use tower::service_fn;
use tracing::{Instrument as _, info, info_span};

#[tokio::main]
async fn main() -> io::Result<()> {
    tracing_subscriber::fmt().init();
    let listener = TcpListener::bind("127.0.0.1:8080").await?;
    serve(listener, server()).await
}

/// A server that logs each operation in a span, and adds at most 8 animals at the same time.
fn server() -> Server<Store> {
    Server::new(Store::default())
        .layer_operation(Operation::CreatePet, ConcurrencyLimitLayer::new(8))
        .layer(layer_fn(|inner: OperationService| {
            service_fn(move |request| in_span(inner.clone(), request))
        }))
}

/// Handles a request in a span with the name of its operation.
async fn in_span(
    inner: OperationService,
    request: Request<Body>,
) -> Result<Response<Body>, Infallible> {
    let operation = request.extensions().get::<Operation>();
    let span = info_span!(
        "request",
        operation = operation.map(|operation| operation.id())
    );
    let handled = async {
        let response = inner.handle(request).await;
        info!(status = response.status().as_u16(), "handled");
        Ok(response)
    };
    handled.instrument(span).await
}

/// Serves until SIGTERM or Ctrl-C, and finishes the requests in progress.
async fn serve(listener: TcpListener, server: Server<Store>) -> io::Result<()> {
    let stopped = stopped()?;
    axum::serve(listener, Router::new().fallback_service(server))
        .with_graceful_shutdown(stopped)
        .await
}

/// Completes at SIGTERM or Ctrl-C, which do not end the process from now on.
fn stopped() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Seek as _;
    use std::process::{self, Command};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    use generated_client::{Client, Environment, RetryPolicy};
    use tokio::sync::Notify;

    use super::*;

    #[tokio::test]
    async fn a_request_in_progress_is_finished() {
        let mut log = tempfile::tempfile().unwrap();
        let subscriber = tracing_subscriber::fmt().with_ansi(false);
        let writer = Mutex::new(log.try_clone().unwrap());
        subscriber.with_writer(writer).init();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/v1", listener.local_addr().unwrap());
        let builder = Client::builder(Environment::at(url)).api_key(store::API_KEY);
        let client = builder.build().unwrap();

        let started = Arc::new(Notify::new());
        let slow = slow(Arc::clone(&started));
        let serving = tokio::spawn(serve(listener, slow));
        let stop = async {
            started.notified().await;
            let own_process = process::id().to_string();
            Command::new("kill")
                .args(["-TERM", &own_process])
                .status()
                .unwrap();
        };
        let (pets, ()) = tokio::join!(client.list_pets().send(), stop);
        assert!(pets.unwrap().is_empty());
        serving.await.unwrap().unwrap();
        assert!(
            client
                .list_pets()
                .retry(RetryPolicy::none())
                .send()
                .await
                .is_err()
        );

        log.rewind().unwrap();
        let log = io::read_to_string(log).unwrap();
        let expected = r#"request{operation="listPets"}: layers_example: handled status=200"#;
        assert!(log.contains(expected), "{log}");
    }

    /// The server, with a slow operation that notifies `started`.
    fn slow(started: Arc<Notify>) -> Server<Store> {
        let layer = layer_fn(move |inner: OperationService| {
            let started = Arc::clone(&started);
            service_fn(move |request: Request<Body>| {
                started.notify_one();
                let response = inner.handle(request);
                async move {
                    tokio::time::sleep(Duration::from_millis(300)).await;
                    Ok::<_, Infallible>(response.await)
                }
            })
        });
        server().layer_operation(Operation::ListPets, layer)
    }
}
