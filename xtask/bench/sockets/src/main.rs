//! Serves a contender on a port of this machine, which is printed, until it is ended.

mod fixed;

use std::error::Error;
use std::io;

use bench::Contender;
use bench::axum::Axum;
use bench::bare::Bare;
use bench::generated::Generated;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{LocalSet, spawn_local};

use fixed::Fixed;

fn main() -> Result<(), Box<dyn Error>> {
    let contender = std::env::args().nth(1).unwrap_or_default();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    let serving = async {
        match contender.as_str() {
            "generated" => serve::<Generated>().await,
            "bare" => serve::<Bare>().await,
            "axum" => serve::<Axum>().await,
            "fixed" => serve::<Fixed>().await,
            other => Err(io::Error::other(format!("there is no contender {other:?}"))),
        }
    };
    Ok(LocalSet::new().block_on(&runtime, serving)?)
}

async fn serve<C: Contender>() -> io::Result<()> {
    let contender: &'static C = Box::leak(Box::new(C::prepare()));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?.port());
    loop {
        let (connection, _) = listener.accept().await?;
        connection.set_nodelay(true)?;
        spawn_local(serve_connection(contender, connection));
    }
}

async fn serve_connection<C: Contender>(contender: &'static C, connection: TcpStream) {
    let service = service_fn(async |request: hyper::Request<Incoming>| {
        let response = contender.respond(request).await;
        Ok::<_, std::convert::Infallible>(
            response.map(|body| body.map_err(|error| format!("{error:?}"))),
        )
    });
    let connection = http1::Builder::new()
        .pipeline_flush(true)
        .serve_connection(TokioIo::new(connection), service);
    // A client that disconnects has received its responses.
    let _ = connection.await;
}
