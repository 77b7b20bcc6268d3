//! The line that each request leaves.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use http::{Extensions, HeaderValue, StatusCode};

/// An extension of a response: the path of the page that was answered.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub &'static str);

/// The pages that are asked for again and again by what watches the service:
/// their lines are of the level `debug`, and they have no spans.
const WATCHED: [&str; 3] = ["/healthz", "/metrics", "/readyz"];

/// Whether a path is that of a page which is asked for again and again.
pub(crate) fn is_watched(path: &str) -> bool {
    WATCHED.contains(&path)
}

/// The line of a request, written when it is answered; without a status if that
/// does not happen, since its client has gone away or the program has failed.
pub struct Line {
    /// As the metrics name it: another may be anything that was sent.
    method: &'static str,
    /// The path template of the operation, or the path of the page; never another that was sent.
    route: Option<&'static str>,
    id: HeaderValue,
    /// The number of the key.
    key: Arc<OnceLock<i64>>,
    trace_id: Option<String>,
    started: Instant,
    answered: Option<(StatusCode, Duration)>,
}

impl Line {
    /// Begins it when the request has arrived.
    pub fn begin(
        method: &'static str,
        route: Option<&'static str>,
        id: HeaderValue,
        key: Arc<OnceLock<i64>>,
    ) -> Self {
        Self {
            method,
            route,
            id,
            key,
            trace_id: None,
            started: Instant::now(),
            answered: None,
        }
    }

    /// Names the trace that the request is a part of.
    pub fn in_trace(&mut self, id: String) {
        self.trace_id = Some(id);
    }

    /// Names the page, if the response is one.
    pub fn find_page(&mut self, response: &Extensions) {
        if let Some(&Page(path)) = response.get() {
            self.route = Some(path);
        }
    }

    /// Writes it; gives the route, and how long the answer took.
    pub fn end(mut self, status: StatusCode) -> (Option<&'static str>, Duration) {
        let duration = self.started.elapsed();
        self.answered = Some((status, duration));
        (self.route, duration)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // The level of an event is a constant.
        macro_rules! write {
            ($level:ident) => {{
                let answered = self.answered;
                let duration = answered.map_or_else(|| self.started.elapsed(), |(_, time)| time);
                tracing::$level!(
                    method = self.method,
                    route = self.route.unwrap_or("-"),
                    status = answered.map(|(status, _)| status.as_u16()),
                    duration_us = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX),
                    request_id = self.id.to_str().unwrap_or_default(),
                    key = self.key.get(),
                    trace_id = self.trace_id.as_deref(),
                    "request"
                )
            }};
        }
        match self.route {
            Some(route) if is_watched(route) => write!(debug),
            _ => write!(info),
        }
    }
}
