//! The case `base_paths`: each operation is called at the path of its servers.

use std::convert::Infallible;

use client::{Client, Environment, RetryPolicy};
use http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use server::operations::{
    GetFileFailure, GetFileRequest, GetFileResponse, ListOldThingsFailure, ListOldThingsRequest,
    ListOldThingsResponse, ListThingsFailure, ListThingsRequest, ListThingsResponse, OldPingFailure,
    OldPingRequest, OldPingResponse, PingFailure, PingRequest, PingResponse, PutFileFailure,
    PutFileRequest, PutFileResponse,
};
use server::{Admit, Api, Server};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::LocalSet;

struct Files;

impl Admit for Files {}

macro_rules! implement {
    ($($name:ident: $request:ident -> $response:ident, $failure:ident;)*) => {
        impl Api for Files {
            $(async fn $name(&self, _: $request) -> Result<$response, $failure> {
                Ok($response::default())
            })*
        }
    };
}

implement! {
    list_things: ListThingsRequest -> ListThingsResponse, ListThingsFailure;
    get_file: GetFileRequest -> GetFileResponse, GetFileFailure;
    put_file: PutFileRequest -> PutFileResponse, PutFileFailure;
    ping: PingRequest -> PingResponse, PingFailure;
    list_old_things: ListOldThingsRequest -> ListOldThingsResponse, ListOldThingsFailure;
    old_ping: OldPingRequest -> OldPingResponse, OldPingFailure;
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    LocalSet::new().block_on(&runtime, async {
        known_paths().await;
        other_paths().await;
        #[cfg(unix)]
        unix_socket().await;
    });
}

/// The base paths of the description.
async fn known_paths() {
    let (address, mut paths) = listen(Server::new(Files)).await;
    let environment = Environment::at(format!("{address}/v2"));
    let client = build(environment);
    call(&client).await;
    let expected = ["/v2/things", "/cached/files/a%2Fb", "/v1/files/c", "/ping"];
    assert_eq!(received(&mut paths), expected);
}

/// Base paths that are set at run time.
async fn other_paths() {
    let server = Server::new(Files).base_path("/v3/beta").cdn_path("");
    let (address, mut paths) = listen(server).await;
    let (cdn, cdn_paths) = listen(Server::new(Files).cdn_path("eu")).await;
    let environment = Environment::at(format!("{address}/v3/beta/")).cdn_at(format!("{cdn}/eu"));
    call(&build(environment)).await;
    assert_eq!(received(&mut paths), ["/v3/beta/things", "/v1/files/c", "/ping"]);
    let mut cdn_paths = cdn_paths;
    assert_eq!(received(&mut cdn_paths), ["/eu/files/a%2Fb"]);
    // A variable that only other servers have.
    let environment = Environment::at(format!("{address}/v3/beta")).cache("none");
    let client = build(environment);
    assert!(client.get_file("a").send().await.is_err());
    assert_eq!(received(&mut paths), ["/none/files/a"]);
    assert!(Client::builder(Environment::production().stage("x")).build().is_err());
}

/// All operations are called through one socket.
#[cfg(unix)]
async fn unix_socket() {
    // The name is percent-encoded in the base URL.
    let socket = std::env::temp_dir().join(format!("base paths {}", std::process::id()));
    let listener = tokio::net::UnixListener::bind(&socket).unwrap();
    let (paths, mut received_paths) = unbounded_channel();
    tokio::task::spawn_local(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::task::spawn_local(serve(stream, Server::new(Files), paths.clone()));
        }
    });
    call(&build(Environment::unix(&socket))).await;
    std::fs::remove_file(socket).unwrap();
    let expected = ["/v2/things", "/cached/files/a%2Fb", "/v1/files/c", "/ping"];
    assert_eq!(received(&mut received_paths), expected);
}

fn build(environment: Environment) -> Client {
    let builder = Client::builder(environment);
    builder.retry(RetryPolicy::none()).build().unwrap()
}

async fn call(client: &Client) {
    client.list_things().send().await.unwrap();
    client.get_file("a/b").send().await.unwrap();
    client.put_file("c").send().await.unwrap();
    client.ping().send().await.unwrap();
}

fn received(paths: &mut UnboundedReceiver<String>) -> Vec<String> {
    std::iter::from_fn(|| paths.try_recv().ok()).collect()
}

async fn listen(server: Server<Files>) -> (String, UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (paths, received) = unbounded_channel();
    tokio::task::spawn_local(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::task::spawn_local(serve(stream, server.clone(), paths.clone()));
        }
    });
    (address, received)
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    server: Server<Files>,
    paths: UnboundedSender<String>,
) {
    let handle = |request: Request<Incoming>| {
        paths.send(request.uri().path().to_owned()).unwrap();
        async { Ok::<_, Infallible>(server.handle(request).await) }
    };
    let connection = http1::Builder::new();
    connection
        .serve_connection(TokioIo::new(stream), service_fn(handle))
        .await
        .unwrap();
}
