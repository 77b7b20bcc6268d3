//! Counts of an instance for itself, while the server is away.

use std::net::IpAddr;

use super::Caller;
use crate::limits::MAX_ADDRESSES;
use crate::limits::sharded::Sharded;
use crate::limits::window::{Decision, Rates, Windows};

/// What was counted meanwhile. Keys are apart from addresses, of which there may be so many
/// that some are forgotten: of keys, there are as many as have been made.
pub(super) struct Meanwhile {
    keys: Sharded<i64, Windows>,
    addresses: Sharded<IpAddr, Windows>,
}

impl Meanwhile {
    pub(super) fn new() -> Self {
        Self {
            keys: Sharded::new(usize::MAX),
            addresses: Sharded::new(MAX_ADDRESSES),
        }
    }

    /// Counts a request.
    pub(super) fn admit(&self, caller: Caller, now_ms: u64, rates: Rates) -> Decision {
        let count = |windows: &mut Windows| windows.admit(now_ms, rates);
        match caller {
            Caller::Key(id) => self.keys.entry(id, count),
            Caller::Address(address) => self.addresses.entry(address, count),
        }
    }

    /// Forgets what has no effect any more.
    pub(super) fn sweep(&self, now_ms: u64) {
        self.keys.retain(|windows| windows.is_of_today(now_ms));
        self.addresses.retain(|windows| windows.is_of_today(now_ms));
    }
}
