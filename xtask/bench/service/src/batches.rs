//! The number of writes in each transaction of the service, from its log.

use std::fmt;
use std::mem::take;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::Outcome;

/// The number of writes of each transaction, in their order.
#[derive(Clone, Debug, Default)]
pub struct Batches(Arc<Mutex<Vec<usize>>>);

impl Batches {
    /// Collects those of this process from now on.
    pub fn collected() -> Outcome<Self> {
        let batches = Self::default();
        tracing::subscriber::set_global_default(batches.clone())?;
        Ok(batches)
    }

    /// Returns the numbers since the previous call.
    pub fn take(&self) -> Vec<usize> {
        take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Subscriber for Batches {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.fields().field("writes").is_some()
    }

    fn event(&self, event: &Event<'_>) {
        event.record(&mut &*self);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

impl Visit for &Batches {
    fn record_u64(&mut self, _: &Field, writes: u64) {
        let mut batches = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        batches.extend(usize::try_from(writes));
    }

    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}
