//! What the line that a request leaves in the log costs, in instructions.

use std::io;
use std::sync::{Arc, OnceLock};

use http::{HeaderValue, StatusCode};
use service::log::{self, Format, Line};
use tracing::level_filters::LevelFilter;

/// How many lines are measured together.
pub const LINES: usize = 100;

const ID: HeaderValue = HeaderValue::from_static("0123456789abcdef-1f");

/// The log of the service, which goes nowhere.
pub fn start(format: Format) {
    let directives = vec![LevelFilter::INFO.into()];
    let log = log::dispatch(format, directives, false, io::sink);
    tracing::dispatcher::set_global_default(log).expect("the first log");
    lines();
    bare_events();
}

/// Lines as the service writes them.
pub fn lines() {
    let key = Arc::new(OnceLock::from(7));
    for _ in 0..LINES {
        let line = Line::begin("GET", Some("/pets/{petId}"), ID, Arc::clone(&key));
        line.end(StatusCode::OK);
    }
}

/// Events with the same fields.
pub fn bare_events() {
    for n in 0..LINES as u64 {
        tracing::info!(
            method = "GET",
            route = "/pets/{petId}",
            status = 200,
            duration_us = n,
            request_id = "0123456789abcdef-1f",
            key = 7_i64,
            "request"
        );
    }
}
