//! The service, put together as its command line does it.

use std::convert::Infallible;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use generated_server::{Body, Server};
use http::{Request, Response, StatusCode};
use http_body_util::{BodyExt as _, Empty};
use service::api;
use service::app::App;
use service::clock::{self, Clock};
use service::database::{Database, DatabaseUrl};
use service::keys::{self, Keys, Plan};
use service::limits::{BanRules, Limits, Rates};
use service::server::RequestContext;
use service::store::Store;
use tower_service::Service;

use crate::Outcome;

/// More requests than are ever sent.
const RATES: Rates = Rates {
    per_minute: u32::MAX,
    per_day: u32::MAX,
};

/// The default ban rules of the service.
const BANS: BanRules = BanRules {
    after: 10,
    first: 900,
    longest: 86_400,
};

/// The service, without a socket.
pub struct Shop {
    /// Its animals.
    pub store: Store,
    service: Server<App>,
    key: String,
}

impl Shop {
    /// The service of a database.
    pub async fn open(file: &Path) -> Outcome<Self> {
        let app = app(file, clock::system()).await?;
        Ok(Self {
            store: app.store.clone(),
            service: api::service(app),
            key: key(file).await?,
        })
    }

    /// Returns `true` if the response to a path is a success with a body of at least `min_length` bytes.
    pub async fn is_successful(&self, path: &str, min_length: usize) -> Outcome<bool> {
        let response = respond(&self.service, request(path, &self.key)?).await;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        Ok(status == StatusCode::OK && body.len() >= min_length)
    }
}

/// Creates a key without limits, and returns it.
pub async fn key(file: &Path) -> Outcome<String> {
    let token = keys::new_token()?;
    let database = open(file).await?;
    keys::insert(&database, &token, Plan::Enterprise, Some(RATES), "").await?;
    database.close().await;
    Ok(token)
}

async fn open(file: &Path) -> Outcome<Database> {
    Ok(Database::open(&DatabaseUrl::Sqlite(file.to_owned())).await?)
}

/// The parts of the service.
pub async fn app(file: &Path, clock: Clock) -> Outcome<App> {
    let database = open(file).await?;
    let limits = Limits::load(database.clone(), clock.clone(), BANS).await?;
    Ok(App {
        store: Store::new(database.clone()),
        keys: Keys::new(database, clock),
        limits: Arc::new(limits),
        anonymous: RATES,
        trusted_proxies: Vec::new(),
        max_body_bytes: 64 * 1024,
    })
}

/// A `GET` with a key, as the HTTP server passes it on.
pub fn request(path: &str, key: &str) -> Outcome<Request<Empty<Bytes>>> {
    let context = Arc::new(RequestContext {
        peer: ([192, 0, 2, 1], 40_000).into(),
        key: OnceLock::new(),
        refused: OnceLock::new(),
    });
    let request = Request::builder()
        .uri(path)
        .extension(context)
        .header("host", "api.shop.example")
        .header("user-agent", "bench/1.0")
        .header("accept", "*/*")
        .header("authorization", format!("Bearer {key}"));
    Ok(request.body(Empty::new())?)
}

/// The response of a service.
pub async fn respond<S>(service: &S, request: Request<Empty<Bytes>>) -> Response<Body>
where
    S: Service<Request<Empty<Bytes>>, Response = Response<Body>, Error = Infallible> + Clone,
{
    let Ok(response) = service.clone().call(request).await;
    response
}
