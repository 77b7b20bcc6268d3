//! Logs: where they go, and the line that each request leaves.

mod background;
mod causes;
mod line;
mod seldom;
#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use http::HeaderValue;
use tracing::{Dispatch, Level, Metadata, Span, dispatcher};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{Directive, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;

pub use self::background::Background;
pub use self::causes::Causes;
pub use self::line::{Line, Page};

pub(crate) use self::background::left_out;
pub(crate) use self::line::is_watched;
pub(crate) use self::seldom::Seldom;

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Sends what `directives` let pass to standard error, by a thread of its own, which is
/// to be ended when all else has.
pub fn init(format: Format, directives: Vec<Directive>) -> anyhow::Result<Background> {
    let is_terminal = io::stderr().is_terminal();
    let (lines, background) = Background::start(io::stderr());
    let log = dispatch(format, directives, is_terminal, lines);
    dispatcher::set_global_default(log)?;
    Ok(background)
}

/// Sends what `directives` let pass to `writer`: of libraries, warnings and errors
/// alone.
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
        Format::Text => builder.finish().with(filter_fn(is_fit)).into(),
        Format::Json => {
            // The list of spans would repeat the one that there is.
            let json = builder.json().flatten_event(true).with_span_list(false);
            json.finish().with(filter_fn(is_fit)).into()
        }
    }
}

/// Whether something is fit for a log, whatever is asked for: what libraries write
/// to find faults may be anything that they are given, headers and their keys too.
fn is_fit(metadata: &Metadata<'_>) -> bool {
    let own = env!("CARGO_CRATE_NAME");
    let target = metadata.target();
    let rest = target.strip_prefix(own);
    let is_own = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    is_own || *metadata.level() <= Level::WARN
}

/// What names the request in all that is logged while it is answered.
pub(crate) fn span(id: &HeaderValue) -> Span {
    tracing::error_span!("request", id = id.to_str().unwrap_or_default())
}
