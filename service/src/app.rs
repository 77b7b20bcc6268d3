//! The parts of the service, put together.

use std::net::IpAddr;
use std::sync::Arc;

use crate::keys::Keys;
use crate::limits::{Limits, Rates};
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
    /// The addresses whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// The longest request body, in bytes.
    pub max_body_bytes: usize,
}
