//! Serves both APIs on port 8080. Run it with `cargo run -p several-servers-example`.

use std::io;

use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> io::Result<()> {
    tracing_subscriber::fmt().init();
    let listener = TcpListener::bind("127.0.0.1:8080").await?;
    axum::serve(listener, several_servers_example::app()).await
}
