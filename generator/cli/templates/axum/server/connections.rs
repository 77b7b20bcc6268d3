//! The open connections, and which of them are closed.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Waker;
use std::time::Duration;

use tokio::sync::{Notify, Semaphore, SemaphorePermit};
use tokio::time::{Instant, sleep};

use super::connection::Connection;
use super::{Event, Limits};

/// The time after which a connection without a request is closed at the end. Clients of HTTP/2 acknowledge the end
/// meanwhile.
const LAST_IDLE: Duration = Duration::from_millis(500);

/// While more requests of closed connections have not ended yet, other connections of the same address wait.
const MAX_ENDING: usize = 256;

/// The number of connections that are closed before all are ranked again, and the time after which they are.
const RANKED: usize = 64;
const RANKED_FOR: Duration = Duration::from_millis(100);

/// The open connections, and the memory that they take.
pub struct Connections {
    limits: Limits,
    open: Mutex<Open>,
    memory: AtomicUsize,
    is_draining: AtomicBool,
    is_ending: AtomicBool,
    none: Notify,
}

#[derive(Default)]
struct Open {
    next: u64,
    connections: HashMap<u64, Connection>,
    networks: HashMap<IpAddr, Arc<Network>>,
    /// The connections to close next, the first of them last: all are visited to find them, which a flood of new
    /// connections must not cause each time.
    victims: Vec<u64>,
    ranked_at: Option<Instant>,
}

/// The connections of an address, or of the /64 network of an IPv6 address.
pub struct Network {
    address: IpAddr,
    is_exempt: bool,
    connections: AtomicUsize,
    memory: AtomicUsize,
    /// The requests that may be served now.
    turns: Semaphore,
    /// The requests of closed connections that have not ended yet.
    ending: AtomicUsize,
    /// Wake the connections that wait for the end of these.
    waiting: Mutex<Vec<Waker>>,
}

impl Connections {
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            open: Mutex::default(),
            memory: AtomicUsize::new(0),
            is_draining: AtomicBool::new(false),
            is_ending: AtomicBool::new(false),
            none: Notify::new(),
        }
    }

    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Admits a connection. If there are too many, it closes another, or returns `None`.
    pub fn admit(self: &Arc<Self>, peer: SocketAddr, local: SocketAddr) -> Option<Connection> {
        let limits = &self.limits;
        let mut open = self.lock();
        let network = open.network(peer.ip(), limits);
        let max = limits.max_connections_per_address;
        let has_share = network.is_exempt || max == 0 || network.connections.load(Relaxed) < max;
        if !has_share || open.connections.len() >= limits.max_connections {
            let Some(victim) = open.victim(&network, !has_share) else {
                (limits.observe)(Event::Ended("too_many"));
                return None;
            };
            self.close(&mut open, &victim, "evicted");
        }
        let id = open.next;
        open.next += 1;
        network.connections.fetch_add(1, Relaxed);
        open.networks.insert(network.address, network.clone());
        let connection = Connection::new(id, [peer, local], network, self.clone());
        open.connections.insert(id, connection.clone());
        (limits.observe)(Event::Opened);
        Some(connection)
    }

    /// Adds to the memory of a connection. Returns `true` if there is too much.
    pub(super) fn take(&self, network: &Network, bytes: usize) -> bool {
        network.memory.fetch_add(bytes, Relaxed);
        self.memory.fetch_add(bytes, Relaxed);
        self.is_over(network)
    }

    pub(super) fn release(&self, network: &Network, bytes: usize) {
        network.memory.fetch_sub(bytes, Relaxed);
        self.memory.fetch_sub(bytes, Relaxed);
    }

    fn is_over(&self, network: &Network) -> bool {
        self.memory.load(Relaxed) > self.limits.max_memory || self.is_network_over(network)
    }

    fn is_network_over(&self, network: &Network) -> bool {
        !network.is_exempt && network.memory.load(Relaxed) > self.limits.max_memory_per_address
    }

    /// Closes the connections that take most memory: of the network, or of the one that takes most.
    pub(super) fn shed(&self, network: &Network) {
        let mut open = self.lock();
        while self.is_over(network) {
            let is_of_network = self.is_network_over(network);
            let connections = open.connections.values();
            let candidates = connections.filter(|connection| {
                !is_of_network || connection.network().address == network.address
            });
            let most = candidates.max_by_key(|connection| {
                let network = connection.network();
                let of_network = network.memory.load(Relaxed);
                (!network.is_exempt, of_network, connection.memory())
            });
            let Some(most) = most.cloned() else { return };
            self.close(&mut open, &most, "memory");
        }
    }

    /// Closes connections whose time is over, forever.
    pub(super) async fn enforce(&self) {
        let limits = &self.limits;
        let shortest = limits.header_timeout.min(limits.idle_timeout);
        let interval = shortest.min(limits.write_timeout) / 8;
        let interval = interval.clamp(Duration::from_millis(5), Duration::from_millis(250));
        loop {
            sleep(interval).await;
            let now = Instant::now();
            let last = self.is_ending.load(Relaxed).then_some(LAST_IDLE);
            let mut open = self.lock();
            open.networks.retain(|_, network| {
                if !network.is_full() {
                    network.wake();
                }
                network.connections.load(Relaxed) > 0 || network.ending.load(Relaxed) > 0
            });
            let connections = open.connections.values();
            let overdue: Vec<_> = connections
                .filter_map(|connection| {
                    let reason = connection.overdue(now, limits, last)?;
                    Some((connection.clone(), reason))
                })
                .collect();
            for (connection, reason) in overdue {
                self.close(&mut open, &connection, reason);
            }
        }
    }

    /// Ends a connection without a request at the end.
    pub(super) fn drained(&self, connection: &Connection) {
        self.close(&mut self.lock(), connection, "drained");
    }

    /// Ends a connection that is still open.
    fn close(&self, open: &mut Open, connection: &Connection, reason: &'static str) {
        self.remove(open, connection);
        (self.limits.observe)(Event::Ended(reason));
    }

    fn remove(&self, open: &mut Open, connection: &Connection) {
        let Some(connection) = open.connections.remove(&connection.id()) else {
            return;
        };
        connection.network().connections.fetch_sub(1, Relaxed);
        connection.close();
    }

    /// Notes the end of a connection.
    pub fn ended(&self, connection: &Connection) {
        let mut open = self.lock();
        self.remove(&mut open, connection);
        if open.connections.is_empty() {
            self.none.notify_waiters();
        }
        (self.limits.observe)(Event::Closed);
    }

    /// Completes when there are no connections.
    pub(super) async fn closed(&self) {
        loop {
            let none = self.none.notified();
            if self.lock().connections.is_empty() {
                return;
            }
            none.await;
        }
    }

    /// Lets responses close their connections.
    pub(super) fn drain(&self) {
        self.is_draining.store(true, Relaxed);
        for connection in self.lock().connections.values() {
            connection.drain();
        }
    }

    pub(super) fn is_draining(&self) -> bool {
        self.is_draining.load(Relaxed)
    }

    /// Closes connections without requests.
    pub(super) fn end(&self) {
        self.is_ending.store(true, Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn network(&self, address: IpAddr, limits: &Limits) -> Arc<Network> {
        let network = network(address);
        let known = self.networks.get(&network).cloned();
        known.unwrap_or_else(|| {
            let is_exempt = (limits.is_exempt)(address);
            let turns = match is_exempt {
                true => Semaphore::MAX_PERMITS,
                false => limits.max_requests_per_address,
            };
            Arc::new(Network {
                address: network,
                is_exempt,
                connections: AtomicUsize::new(0),
                memory: AtomicUsize::new(0),
                turns: Semaphore::new(turns),
                ending: AtomicUsize::new(0),
                waiting: Mutex::default(),
            })
        })
    }

    /// The connection to close for one of `network`: of the network with the most connections, the one that has been
    /// idle for the longest time. Requests in progress end only if the other network has more connections.
    fn victim(&mut self, network: &Arc<Network>, is_of_same: bool) -> Option<Connection> {
        if is_of_same {
            let victims = self.ranked(network, |other| Arc::ptr_eq(network, other));
            let victim = victims.into_iter().max_by_key(|(_, rank)| *rank);
            return victim.map(|(victim, _)| victim);
        }
        if self.ranked_at.is_none_or(|at| at.elapsed() > RANKED_FOR) {
            self.victims.clear();
        }
        if let Some(victim) = self.next_victim(network) {
            return Some(victim);
        }
        let mut victims = self.ranked(network, |_| true);
        let rest = victims.len().saturating_sub(RANKED);
        if rest > 0 {
            victims.select_nth_unstable_by_key(rest, |(_, rank)| *rank);
            victims.drain(..rest);
        }
        victims.sort_unstable_by_key(|(_, rank)| *rank);
        self.victims = victims.into_iter().map(|(victim, _)| victim.id()).collect();
        self.ranked_at = Some(Instant::now());
        self.next_victim(network)
    }

    /// Takes the next of the ranked connections that is still open and can be closed for one of `network`.
    fn next_victim(&mut self, network: &Network) -> Option<Connection> {
        while let Some(id) = self.victims.pop() {
            let victim = self.connections.get(&id);
            if let Some(victim) = victim.filter(|victim| rank(victim, network).is_some()) {
                return Some(victim.clone());
            }
        }
        None
    }

    /// The connections that can be closed for one of `network`, with their ranks.
    fn ranked(
        &self,
        network: &Network,
        is_wanted: impl Fn(&Arc<Network>) -> bool,
    ) -> Vec<(Connection, Rank)> {
        let connections = self.connections.values();
        let wanted = connections.filter(|connection| is_wanted(connection.network()));
        let ranked = wanted.filter_map(|one| Some((one.clone(), rank(one, network)?)));
        ranked.collect()
    }
}

/// The number of connections of the network, `true` without a request, and since when: the greatest is closed first.
type Rank = (usize, bool, Reverse<Instant>);

/// Returns the rank of a connection that can be closed for one of `network`.
fn rank(connection: &Connection, network: &Network) -> Option<Rank> {
    let other = connection.network();
    let count = match other.is_exempt {
        true => 0,
        false => other.connections.load(Relaxed),
    };
    let (is_idle, since) = connection.activity();
    let is_candidate = is_idle || count > network.connections.load(Relaxed);
    is_candidate.then_some((count, is_idle, Reverse(since)))
}

impl Network {
    /// Waits until a request may be served.
    pub(super) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        self.turns.acquire().await.ok()
    }

    /// Notes that the connection of so many requests is closed.
    pub(super) fn end(&self, requests: usize) {
        self.ending.fetch_add(requests, Relaxed);
    }

    /// Notes that one of these requests has ended.
    pub(super) fn ended(&self) {
        // One that waits can begin many requests, so all of them would be woken for each that ends.
        if self.ending.fetch_sub(1, Relaxed) == MAX_ENDING / 2 {
            self.wake();
        }
    }

    /// Returns `true` if a connection may read. Otherwise it is woken later: a client could open connections faster
    /// than the requests of those that were closed for them end.
    pub(super) fn may_read(&self, waker: &Waker) -> bool {
        let may_read = self.is_exempt || !self.is_full();
        if !may_read {
            let mut waiting = self.waiting();
            if !waiting.iter().any(|one| one.will_wake(waker)) {
                waiting.push(waker.clone());
            }
        }
        may_read
    }

    fn is_full(&self) -> bool {
        self.ending.load(Relaxed) > MAX_ENDING
    }

    fn wake(&self) {
        let waiting = std::mem::take(&mut *self.waiting());
        waiting.into_iter().for_each(Waker::wake);
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Waker>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address by which a client is counted: of IPv6, the network that one client usually has.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let bits = u128::from(address) >> 64 << 64;
            Ipv6Addr::from(bits).into()
        }
        address => address,
    }
}
