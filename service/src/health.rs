//! The pages for monitoring: liveness, readiness and metrics.

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use http::StatusCode;
use http::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use crate::database::{Database, Error};
use crate::limits::Limits;
use crate::metrics::{MEDIA_TYPE, METRICS};

/// The timeout of the check of a store.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

/// The time for which a result is cached, so that frequent probes cost nothing.
const MAX_AGE: Duration = Duration::from_millis(500);
const MAX_AGE_OF_METRICS: Duration = Duration::from_millis(50);

/// The parts of the service whose health is reported.
pub struct Health {
    database: Database,
    limits: Arc<Limits>,
    draining: CancellationToken,
    /// The result of the check of both stores.
    stores: Cached<[bool; 2]>,
    metrics: Cached<Result<Bytes, fmt::Error>>,
}

/// The last result of something, and its time.
struct Cached<T>(Mutex<Option<(Instant, T)>>);

impl<T: Clone> Cached<T> {
    /// Returns the last result if it is recent enough, or else a new one. Concurrent callers wait for the same.
    async fn get(&self, max_age: Duration, make: impl Future<Output = T>) -> T {
        let mut last = self.0.lock().await;
        if let Some((made, result)) = &*last
            && made.elapsed() < max_age
        {
            return result.clone();
        }
        let result = make.await;
        *last = Some((Instant::now(), result.clone()));
        result
    }
}

/// Routes to the pages of `health`.
pub(crate) fn router(health: Health) -> Router {
    Router::new()
        .route("/healthz", get("it runs\n"))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .with_state(Arc::new(health))
}

async fn readiness(State(health): State<Arc<Health>>) -> Response {
    let (status, body) = match health.draining.is_cancelled() {
        true => (
            StatusCode::SERVICE_UNAVAILABLE,
            json!({ "status": "draining" }),
        ),
        false => report(health.check().await),
    };
    let json = [(CONTENT_TYPE, "application/json; charset=utf-8")];
    (status, json, format!("{body}\n")).into_response()
}

async fn metrics(State(health): State<Arc<Health>>) -> Response {
    let text = async { METRICS.text(health.database.pool()).map(Bytes::from) };
    match health.metrics.get(MAX_AGE_OF_METRICS, text).await {
        Ok(text) => ([(CONTENT_TYPE, MEDIA_TYPE)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "failed to encode the metrics");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

impl Health {
    /// Reports the health of the stores, and the end of readiness when `draining` is cancelled.
    pub fn new(database: Database, limits: Arc<Limits>, draining: CancellationToken) -> Self {
        Self {
            database,
            limits,
            draining,
            stores: Cached(Mutex::default()),
            metrics: Cached(Mutex::default()),
        }
    }

    /// Returns `true` for the database and for the limits if they are available.
    async fn check(&self) -> [bool; 2] {
        let stores = async {
            let (database, limits) = tokio::join!(
                responds("database", self.database.ready()),
                responds("limits", self.limits.ready())
            );
            [database, limits]
        };
        self.stores.get(MAX_AGE, stores).await
    }
}

fn report(stores: [bool; 2]) -> (StatusCode, Value) {
    let state = |is_ready| if is_ready { "ready" } else { "unavailable" };
    let [database, limits] = stores.map(state);
    let is_ready = stores == [true; 2];
    let status = match is_ready {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    };
    let stores = json!({ "database": database, "limits": limits });
    (
        status,
        json!({ "status": state(is_ready), "stores": stores }),
    )
}

async fn responds(store: &str, ready: impl Future<Output = Result<(), Error>>) -> bool {
    match timeout(STORE_TIMEOUT, ready).await {
        Ok(Ok(())) => return true,
        Ok(Err(error)) => tracing::warn!(store, %error, "not ready"),
        Err(_) => tracing::warn!(store, "not ready: timeout"),
    }
    false
}
