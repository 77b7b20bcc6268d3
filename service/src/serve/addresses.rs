//! How many connections each client has.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Settings;
use crate::forwarded::Network;
use crate::limits::network;

/// The connections that are open, by the network of the client.
pub(super) struct Addresses {
    /// How many each may have; 0: any number.
    most: usize,
    /// Those that may have any number, since they are of many clients.
    exempt: Vec<Network>,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// A place among the connections of a client, until it is dropped.
pub(super) struct Place {
    addresses: Arc<Addresses>,
    network: Option<IpAddr>,
}

impl Addresses {
    pub(super) fn new(settings: &Settings) -> Arc<Self> {
        Arc::new(Self {
            most: settings.max_connections_per_address,
            exempt: settings.trusted_proxies.clone(),
            open: Mutex::default(),
        })
    }

    /// A place for a connection of `peer`, unless it has too many.
    pub(super) fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        let is_exempt = || self.exempt.iter().any(|proxies| proxies.has(peer));
        let is_counted = self.most > 0 && !is_exempt();
        let network = is_counted.then(|| network(peer));
        if let Some(network) = network {
            let mut open = self.lock();
            let count = open.entry(network).or_default();
            if *count >= self.most {
                return None;
            }
            *count += 1;
        }
        let addresses = Arc::clone(self);
        Some(Place { addresses, network })
    }

    fn leave(&self, network: IpAddr) {
        let mut open = self.lock();
        if let Some(count) = open.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                open.remove(&network);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(network) = self.network {
            self.addresses.leave(network);
        }
    }
}
