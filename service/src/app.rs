//! The shared state of the service.

use std::net::IpAddr;
use std::sync::Arc;

use crate::forwarded::Network;
use crate::keys::{Key, Keys};
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
    /// Counts a request of a key.
    pub(crate) async fn count_key(&self, key: &Key) -> Decision {
        let decision = self.limits.admit_key(key.id, key.rates).await;
        METRICS.count_refusal(key.plan.as_str(), &decision);
        decision
    }

    /// Counts a request without a valid key.
    pub(crate) async fn count(&self, address: IpAddr) -> Decision {
        let decision = self.limits.admit_address(address, self.anonymous).await;
        METRICS.count_refusal("anonymous", &decision);
        decision
    }
}
