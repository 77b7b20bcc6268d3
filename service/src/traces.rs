//! Traces: a span for each request, and one below it for each statement of the
//! database, sent by OpenTelemetry where an endpoint is given.
//!
//! No span says what was sent in a request beyond its method, where that is one
//! that is registered, and the template of its path.

#[cfg(not(feature = "otlp"))]
mod absent;
#[cfg(feature = "otlp")]
mod export;
#[cfg(feature = "otlp")]
mod otlp;

#[cfg(not(feature = "otlp"))]
pub use self::absent::Traces;
#[cfg(feature = "otlp")]
pub use self::otlp::Traces;

#[cfg(not(feature = "otlp"))]
pub(crate) use self::absent::{RequestSpan, StatementSpan};
#[cfg(feature = "otlp")]
pub(crate) use self::otlp::{RequestSpan, StatementSpan};

use std::net::SocketAddr;

use http::Version;

/// What a span says of a request when it begins.
#[cfg_attr(
    not(feature = "otlp"),
    expect(dead_code, reason = "there are no spans")
)]
pub(crate) struct Begun {
    /// The method, if it is one that is registered.
    pub(crate) method: &'static str,
    /// The template of the path.
    pub(crate) route: Option<&'static str>,
    pub(crate) version: Version,
    pub(crate) is_secure: bool,
    /// The end of the connection that is the service's.
    pub(crate) local: Option<SocketAddr>,
}
