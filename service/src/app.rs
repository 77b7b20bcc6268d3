//! The parts of the service, put together.

use std::sync::Arc;

use crate::forwarded::Network;
use crate::keys::{Keys, Plan};
use crate::limits::{Decision, Limits, Rates};
use crate::metrics::METRICS;
use crate::store::Store;

/// What the operations of the interface work with.
pub struct App {
    /// The animals.
    pub store: Store,
    /// The API keys.
    pub keys: Keys,
    /// The counts of requests, and the bans.
    pub limits: Arc<Limits>,
    /// The rates of a client address, for callers without a valid key.
    pub anonymous: Rates,
    /// The proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<Network>,
    /// The longest request body, in bytes.
    pub max_body_bytes: usize,
}

impl App {
    /// Counts a request that the limits refuse, of a key of this plan, or of an
    /// address where there is no key.
    pub(crate) fn note(&self, plan: Option<Plan>, decision: &Decision) {
        if let Some(refused) = decision.refused {
            let plan = plan.map(Plan::as_str);
            METRICS.refused(plan, refused.reason.as_str());
        }
    }
}
