//! The service on a port, with everything on or everything off.

use std::future::pending;
use std::path::Path;
use std::sync::Arc;

use generated_server::Body;
use http::{Request, Response};
use service::log::{self, Format};
use service::serve::{self, BoxError, RequestBody, Settings};
use service::{api, clock};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tower_service::Service;
use tracing::level_filters::LevelFilter;

use crate::{Outcome, animals, open, shop};

/// Serves with keys, limits and a log on standard error; prints the port and a key.
pub fn everything(folder: &Path) -> Outcome<()> {
    log::init(Format::Text, vec![LevelFilter::INFO.into()])?;
    Runtime::new()?.block_on(async {
        let file = animals::fresh(folder, "everything", 1000)?;
        let key = shop::key(&file).await?;
        let app = shop::app(&file, clock::system()).await?;
        let limits = Arc::clone(&app.limits);
        tokio::spawn(async move { limits.keep().await });
        let settings = Settings {
            route: api::route,
            ..Settings::default()
        };
        serve(api::service(app), &key, settings).await
    })
}

/// Serves without them, with the same handlers on the same store.
pub fn nothing(folder: &Path) -> Outcome<()> {
    Runtime::new()?.block_on(async {
        let file = animals::fresh(folder, "nothing", 1000)?;
        let app = shop::app(&file, clock::system()).await?;
        serve(open::server(app), "any", Settings::default()).await
    })
}

async fn serve<S>(service: S, key: &str, settings: Settings) -> Outcome<()>
where
    S: Service<Request<RequestBody>, Response = Response<Body>> + Clone + Send + Sync + 'static,
    S::Error: Into<BoxError>,
    S::Future: Send,
{
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{} {key}", listener.local_addr()?.port());
    Ok(serve::run(listener, service, settings, pending()).await?)
}
