//! The pages that tell how the service is.

#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use generated_server::Body;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response, StatusCode};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::{JSON, TEXT};
use crate::database::{Database, Error};
use crate::front::Pages;
use crate::limits::Limits;
use crate::metrics::{self, Metrics};
use crate::serve::Draining;

/// The time for a store to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long an answer of the stores holds: whoever asks often asks them no more
/// often than this.
const HOLDS: Duration = Duration::from_millis(500);

/// What is watched.
pub struct Watched {
    /// The store of all that is kept.
    pub database: Database,
    /// Where requests are counted.
    pub limits: Arc<Limits>,
    /// Whether the service is about to stop.
    pub draining: Draining,
    /// What the service tells in numbers.
    pub metrics: Metrics,
}

/// Adds the pages to others.
pub(super) fn add(pages: Pages, watched: Watched) -> Pages {
    let watch = Arc::new(Watch {
        watched,
        last: Mutex::default(),
    });
    let (asked, numbered) = (Arc::clone(&watch), watch);
    pages
        .made("/healthz", || async {
            page(StatusCode::OK, TEXT, "it runs\n".into())
        })
        .made("/readyz", move || {
            let watch = Arc::clone(&asked);
            async move { watch.readiness().await }
        })
        .made("/metrics", move || {
            let response = numbers(&numbered.watched);
            async move { response }
        })
}

struct Watch {
    watched: Watched,
    /// What the stores answered last, and when.
    last: Mutex<Option<(Instant, Stores)>>,
}

/// Whether the stores answer.
#[derive(Clone, Copy)]
struct Stores {
    database: bool,
    limits: bool,
}

impl Watch {
    async fn readiness(&self) -> Response<Body> {
        if self.watched.draining.has_begun() {
            let body = json!({ "status": "draining" });
            return page(StatusCode::SERVICE_UNAVAILABLE, JSON, line(&body));
        }
        self.stores().await.told()
    }

    async fn stores(&self) -> Stores {
        // Others wait for the same answer.
        let mut last = self.last.lock().await;
        if let Some((asked, stores)) = *last
            && asked.elapsed() < HOLDS
        {
            return stores;
        }
        let Watched {
            database, limits, ..
        } = &self.watched;
        let (database, limits) = tokio::join!(
            answers("database", database.ready()),
            answers("limits", limits.ready())
        );
        let stores = Stores { database, limits };
        *last = Some((Instant::now(), stores));
        stores
    }
}

impl Stores {
    fn told(self) -> Response<Body> {
        let Self { database, limits } = self;
        let word = |is_there| if is_there { "ready" } else { "away" };
        let is_ready = database && limits;
        let body = json!({
            "status": word(is_ready),
            "stores": { "database": word(database), "limits": word(limits) },
        });
        let status = match is_ready {
            true => StatusCode::OK,
            false => StatusCode::SERVICE_UNAVAILABLE,
        };
        page(status, JSON, line(&body))
    }
}

async fn answers(store: &str, ready: impl Future<Output = Result<(), Error>>) -> bool {
    match timeout(PATIENCE, ready).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::warn!(store, %error, "not ready");
            false
        }
        Err(_) => {
            tracing::warn!(store, "not ready: no answer in time");
            false
        }
    }
}

fn numbers(watched: &Watched) -> Response<Body> {
    let Watched {
        database, metrics, ..
    } = watched;
    metrics.database().pool(database.pool());
    match metrics.text() {
        Ok(text) => page(StatusCode::OK, metrics::MEDIA_TYPE, text.into()),
        Err(error) => {
            tracing::error!(%error, "the metrics were not written");
            page(StatusCode::INTERNAL_SERVER_ERROR, TEXT, Body::empty())
        }
    }
}

fn line(value: &serde_json::Value) -> Body {
    format!("{value}\n").into()
}

fn page(status: StatusCode, media_type: &'static str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let media_type = HeaderValue::from_static(media_type);
    response.headers_mut().insert(CONTENT_TYPE, media_type);
    response
}
