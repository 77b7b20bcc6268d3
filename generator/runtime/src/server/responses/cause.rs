//! Causes of internal errors.

use std::error::Error;
use std::fmt;
use std::iter;
use std::sync::Arc;

use crate::runtime::body::BoxError;

/// The cause of an internal error. Callers never receive it.
///
/// Clones share the error, and only clones are equal.
#[derive(Clone)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    /// Returns the error, with its sources.
    pub fn error(&self) -> &(dyn Error + Send + Sync + 'static) {
        &*self.0
    }

    /// Returns the error, or the first of its sources, that has this type.
    pub fn find<E: Error + 'static>(&self) -> Option<&E> {
        self.chain().find_map(|error| error.downcast_ref())
    }

    /// Returns the error, followed by its sources.
    fn chain(&self) -> impl Iterator<Item = &(dyn Error + 'static)> {
        let first: &(dyn Error + 'static) = self.error();
        iter::successors(Some(first), |error| (*error).source())
    }
}

impl<E: Into<BoxError>> From<E> for Cause {
    fn from(error: E) -> Self {
        Self(Arc::from(error.into()))
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, formatter)
    }
}

impl fmt::Display for Cause {
    /// Describes the error and its sources, separated by colons.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)?;
        let mut sources = self.chain().skip(1);
        sources.try_for_each(|error| write!(formatter, ": {error}"))
    }
}

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Cause {}
