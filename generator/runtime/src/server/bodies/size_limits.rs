//! The size limits of a server, for all operations and for single ones.

use std::sync::Arc;

use crate::runtime::server::body_limits::BodyLimits;

/// The size limits of bodies, in bytes. An operation has the limit that is set for it, that of its description
/// (`x-body-limit`), or that of all operations, in this order.
#[derive(Clone, Debug)]
pub struct SizeLimits<O> {
    /// The maximum size in memory: 64 KiB by default.
    pub body: usize,
    /// The maximum size of a streamed body: 1 GiB by default.
    pub stream: usize,
    /// The maximum size of a body with files: 128 MiB by default.
    pub upload: usize,
    /// The limits that are set for single operations.
    own: Option<Arc<Vec<(O, SizeLimit, usize)>>>,
}

/// The kind of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizeLimit {
    /// Of bodies in memory.
    Body,
    /// Of streamed bodies.
    Stream,
    /// Of bodies with files.
    Upload,
}

impl<O> Default for SizeLimits<O> {
    fn default() -> Self {
        Self {
            body: 64 * 1024,
            stream: 1024 * 1024 * 1024,
            upload: 128 * 1024 * 1024,
            own: None,
        }
    }
}

impl<O: Copy + PartialEq> SizeLimits<O> {
    /// Sets the limit of an operation.
    pub fn set(&mut self, operation: O, limit: SizeLimit, bytes: usize) {
        let own = Arc::make_mut(self.own.get_or_insert_default());
        own.retain(|(of, kind, _)| (*of, *kind) != (operation, limit));
        own.push((operation, limit, bytes));
    }

    /// Returns the limit of a body in memory.
    #[inline]
    pub fn of_body(&self, operation: O, described: Option<u64>) -> usize {
        self.of(operation, SizeLimit::Body, described, self.body)
    }

    /// Returns the limits of a streamed body.
    #[inline]
    pub fn of_stream(&self, operation: O, described: Option<u64>) -> BodyLimits {
        BodyLimits {
            held: self.of_body(operation, None),
            whole: self.of(operation, SizeLimit::Stream, described, self.stream),
        }
    }

    /// Returns the limits of a body with files.
    #[inline]
    pub fn of_upload(&self, operation: O, described: Option<u64>) -> BodyLimits {
        BodyLimits {
            held: self.of_body(operation, None),
            whole: self.of(operation, SizeLimit::Upload, described, self.upload),
        }
    }

    #[inline]
    fn of(&self, operation: O, limit: SizeLimit, described: Option<u64>, all: usize) -> usize {
        let own = self.own.as_ref();
        let own = own.and_then(|own| {
            let mut own = own.iter();
            own.find(|(of, kind, _)| (*of, *kind) == (operation, limit))
        });
        match (own, described) {
            (Some((_, _, bytes)), _) => *bytes,
            (None, Some(bytes)) => usize::try_from(bytes).unwrap_or(usize::MAX),
            (None, None) => all,
        }
    }
}
