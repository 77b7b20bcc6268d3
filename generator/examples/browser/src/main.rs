//! Serves the page at `http://127.0.0.1:8080`.

use std::error::Error;
use std::path::Path;

use browser_example::{PAGE, app};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let app = app(Path::new(PAGE)).map_err(|error| format!("build the page first: {error}"))?;
    let listener = TcpListener::bind("127.0.0.1:8080").await?;
    println!("http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, app).await?)
}
