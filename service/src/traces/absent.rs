//! What stands for traces in a program that is built without them.

use http::{HeaderMap, StatusCode};

use super::Begun;

/// No traces.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traces(());

impl Traces {
    /// Whether there are any.
    pub const fn is_on(&self) -> bool {
        false
    }

    pub(crate) const fn begin(&self, _: &Begun, _: &HeaderMap) -> Option<RequestSpan> {
        None
    }
}

/// There is none.
pub(crate) enum RequestSpan {}

impl RequestSpan {
    pub(crate) fn trace_id(&self) -> String {
        match *self {}
    }

    pub(crate) async fn within<F: Future>(&self, _: F) -> F::Output {
        match *self {}
    }

    pub(crate) fn end(self, _: &'static str, _: Option<&'static str>, _: StatusCode) {
        match self {}
    }
}

/// There is none.
pub(crate) enum StatementSpan {}

impl StatementSpan {
    pub(crate) fn begin(_: &'static str, _: impl FnOnce() -> String) -> Option<Self> {
        None
    }
}
