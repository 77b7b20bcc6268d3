//! Logs: where they go, and the line that each request leaves.

use std::io::{self, IsTerminal};
use std::time::Instant;

use clap::ValueEnum;
use http::{Extensions, HeaderValue, Method, StatusCode};
use tracing::{Dispatch, Span, dispatcher};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::Directive;
use tracing_subscriber::fmt::MakeWriter;

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Sends what `directives` let pass to standard error.
pub fn init(format: Format, directives: Vec<Directive>) -> anyhow::Result<()> {
    let is_terminal = io::stderr().is_terminal();
    let log = dispatch(format, directives, is_terminal, io::stderr);
    Ok(dispatcher::set_global_default(log)?)
}

/// Sends what `directives` let pass to `writer`.
pub fn dispatch<W>(format: Format, directives: Vec<Directive>, colours: bool, writer: W) -> Dispatch
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = directives
        .into_iter()
        .fold(EnvFilter::default(), EnvFilter::add_directive);
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(colours)
        .with_writer(writer);
    match format {
        Format::Text => builder.finish().into(),
        Format::Json => builder.json().flatten_event(true).finish().into(),
    }
}

/// What names the request in all that is logged while it is answered.
pub(crate) fn span(id: &HeaderValue) -> Span {
    tracing::error_span!("request", id = id.to_str().unwrap_or_default())
}

/// An extension of a response: the path of the page that was answered.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub &'static str);

/// The line of a request, written when it is answered; without a status if that
/// does not happen, since its client has gone away or the program has failed.
pub struct Line {
    method: Method,
    /// The path template of the operation, or the path of the page; never another that was sent.
    route: Option<&'static str>,
    id: HeaderValue,
    started: Instant,
    status: Option<StatusCode>,
}

impl Line {
    /// Begins it when the request has arrived.
    pub fn begin(method: Method, route: Option<&'static str>, id: HeaderValue) -> Self {
        Self {
            method,
            route,
            id,
            started: Instant::now(),
            status: None,
        }
    }

    /// Names the page, if the response is one.
    pub fn find_page(&mut self, response: &Extensions) {
        if let Some(&Page(path)) = response.get() {
            self.route = Some(path);
        }
    }

    /// Writes it.
    pub fn end(mut self, status: StatusCode) {
        self.status = Some(status);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let duration = self.started.elapsed().as_micros();
        tracing::info!(
            method = self.method.as_str(),
            route = self.route.unwrap_or("-"),
            status = self.status.map(|status| status.as_u16()),
            duration_us = u64::try_from(duration).unwrap_or(u64::MAX),
            request_id = self.id.to_str().unwrap_or_default(),
            "request"
        );
    }
}
