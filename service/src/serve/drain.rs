//! Whether the service is about to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the service is about to stop: what asks for its readiness is told,
/// so that new requests go elsewhere. Clones are of the same service.
#[derive(Clone, Debug, Default)]
pub struct Draining(Arc<AtomicBool>);

impl Draining {
    /// Says so from now on.
    pub fn begin(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Whether it is.
    pub fn has_begun(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}
