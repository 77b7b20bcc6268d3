//! The shared state of the service.

use std::sync::Arc;

use crate::forwarded::Network;
use crate::keys::{Keys, Plan};
use crate::limits::{Decision, Limits, Rates};
use crate::metrics::METRICS;
use crate::store::Store;

/// The state that the operations share.
pub struct App {
    /// The animals.
    pub store: Store,
    /// The API keys.
    pub keys: Keys,
    /// The rate limits and bans.
    pub limits: Arc<Limits>,
    /// The rates of a client address without a valid key.
    pub anonymous: Rates,
    /// The proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<Network>,
    /// The maximum size of a request body in bytes.
    pub max_body_bytes: usize,
}

impl App {
    /// Counts a refusal in the metrics; `plan` is `None` for a request without a valid key.
    pub(crate) fn note(&self, plan: Option<Plan>, decision: &Decision) {
        if let Some(refused) = decision.refused {
            let plan = plan.map(Plan::as_str);
            METRICS.refused(plan, refused.reason.as_str());
        }
    }
}
