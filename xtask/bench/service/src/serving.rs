//! The service on a port, with everything on or everything off.

use std::future::pending;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use service::server::{self, Settings};
use service::telemetry::{self, Format};
use service::{api, clock};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing::level_filters::LevelFilter;

use crate::{Outcome, animals, open, shop};

/// Serves with keys, limits and a log on standard error; prints the port and a key.
pub fn everything(folder: &Path) -> Outcome<()> {
    telemetry::init(Format::Text, vec![LevelFilter::INFO.into()], None)?;
    Runtime::new()?.block_on(async {
        let file = animals::fresh(folder, "everything", 1000)?;
        let key = shop::key(&file).await?;
        let app = shop::app(&file, clock::system()).await?;
        let limits = Arc::clone(&app.limits);
        tokio::spawn(async move { limits.keep().await });
        serve(Router::new().fallback_service(api::service(app)), &key).await
    })
}

/// Serves without keys and limits, with the same handlers on the same store.
pub fn nothing(folder: &Path) -> Outcome<()> {
    Runtime::new()?.block_on(async {
        let file = animals::fresh(folder, "nothing", 1000)?;
        let app = shop::app(&file, clock::system()).await?;
        serve(Router::new().fallback_service(open::server(app)), "any").await
    })
}

/// Serves a text by axum alone, at every path.
pub fn hello() -> Outcome<()> {
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?.port());
        let app = Router::new().fallback(async || "Hello, World!");
        Ok(axum::serve(listener, app).await?)
    })
}

async fn serve(app: Router, key: &str) -> Outcome<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{} {key}", listener.local_addr()?.port());
    Ok(server::run(listener, app, Settings::default(), pending()).await?)
}
