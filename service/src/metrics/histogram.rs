//! How long things take, counted without a lock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder, NoLabelSet};
use prometheus_client::metrics::{MetricType, TypedMetric};

/// The upper ends of the buckets, in microseconds.
const BOUNDS: [u64; 14] = [
    250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    2_500_000, 10_000_000,
];

/// A histogram of durations, in seconds. Those of `prometheus-client` take a lock for
/// each of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Durations(Arc<Cells>);

#[derive(Debug, Default)]
struct Cells {
    /// How many there are of each bucket; the last has no upper end.
    counts: [AtomicU64; BOUNDS.len() + 1],
    sum_us: AtomicU64,
}

impl Durations {
    pub(super) fn observe(&self, duration: Duration) {
        let us = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|bound| us <= *bound);
        // There is one more than bounds.
        self.0.counts[bucket.unwrap_or(BOUNDS.len())].fetch_add(1, Relaxed);
        self.0.sum_us.fetch_add(us, Relaxed);
    }
}

impl TypedMetric for Durations {
    const TYPE: MetricType = MetricType::Histogram;
}

impl EncodeMetric for Durations {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        let bounds = BOUNDS.iter().map(|us| *us as f64 / 1e6);
        let counts = self.0.counts.iter().map(|count| count.load(Relaxed));
        let ends = bounds.chain([f64::INFINITY]);
        let buckets: Vec<_> = ends.zip(counts).collect();
        let count = buckets.iter().map(|(_, count)| count).sum();
        let sum = self.0.sum_us.load(Relaxed) as f64 / 1e6;
        encoder.encode_histogram::<NoLabelSet>(sum, count, &buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        Self::TYPE
    }
}
