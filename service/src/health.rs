//! The pages for monitoring: liveness, readiness and metrics.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
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

/// The parts of the service whose health is reported.
pub struct Health {
    database: Database,
    limits: Arc<Limits>,
    draining: CancellationToken,
    /// The cached result.
    last: Mutex<Option<(Instant, Stores)>>,
}

/// `true` for each store that is available.
#[derive(Clone, Copy)]
struct Stores {
    database: bool,
    limits: bool,
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
    if health.draining.is_cancelled() {
        return report(false, &json!({ "status": "draining" }));
    }
    let (is_ready, body) = health.stores().await.report();
    report(is_ready, &body)
}

fn report(is_ready: bool, body: &Value) -> Response {
    let status = match is_ready {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    };
    let json = [(CONTENT_TYPE, "application/json; charset=utf-8")];
    (status, json, format!("{body}\n")).into_response()
}

async fn metrics(State(health): State<Arc<Health>>) -> Response {
    match METRICS.text(health.database.pool()) {
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
            last: Mutex::default(),
        }
    }

    async fn stores(&self) -> Stores {
        // Concurrent probes wait for the same result.
        let mut last = self.last.lock().await;
        if let Some((checked, stores)) = *last
            && checked.elapsed() < MAX_AGE
        {
            return stores;
        }
        let (database, limits) = tokio::join!(
            responds("database", self.database.ready()),
            responds("limits", self.limits.ready())
        );
        let stores = Stores { database, limits };
        *last = Some((Instant::now(), stores));
        stores
    }
}

impl Stores {
    /// Returns `true` if all are ready, and the body, with the state of each store.
    fn report(self) -> (bool, Value) {
        let Self { database, limits } = self;
        let state = |is_ready| if is_ready { "ready" } else { "unavailable" };
        let is_ready = database && limits;
        let stores = json!({ "database": state(database), "limits": state(limits) });
        (
            is_ready,
            json!({ "status": state(is_ready), "stores": stores }),
        )
    }
}

async fn responds(store: &str, ready: impl Future<Output = Result<(), Error>>) -> bool {
    match timeout(STORE_TIMEOUT, ready).await {
        Ok(Ok(())) => return true,
        Ok(Err(error)) => tracing::warn!(store, %error, "not ready"),
        Err(_) => tracing::warn!(store, "not ready: timeout"),
    }
    false
}
