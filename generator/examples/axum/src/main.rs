//! Serves the store at `http://127.0.0.1:8080/v1`.

use std::io;

use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:8080").await?;
    axum::serve(listener, axum_example::app()).await
}
