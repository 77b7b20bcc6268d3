//! A connection: its requests in progress and unsent responses, and the stream of its bytes.

use std::collections::BTreeMap;
use std::io::{self, IoSlice};
use std::mem;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use axum_server::ConnectionShutdown;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::Instant;

use super::Limits;
use super::connections::{Connections, Network};

/// An open connection: an extension of its requests.
#[derive(Clone)]
pub struct Connection(Arc<Inner>);

struct Inner {
    id: u64,
    addresses: [SocketAddr; 2],
    network: Arc<Network>,
    connections: Arc<Connections>,
    is_closed: AtomicBool,
    state: Mutex<State>,
    /// Notified when bytes were sent.
    sent: Notify,
}

struct State {
    /// The number of requests in progress.
    requests: usize,
    /// The start of the first of them, or the end of the last one.
    since: Instant,
    has_served: bool,
    /// The memory of requests and responses.
    memory: usize,
    /// The bytes of unsent responses.
    unsent: usize,
    /// The parts of responses that are being sent, with their start.
    parts: BTreeMap<u64, Instant>,
    next_part: u64,
    /// Wakes the task of the connection.
    reader: Option<Waker>,
    /// Set if the connection ends unless a request has arrived.
    is_ending: bool,
    /// Ends a connection of HTTP/2.
    shutdown: Option<ConnectionShutdown>,
}

impl Connection {
    pub(super) fn new(
        id: u64,
        addresses: [SocketAddr; 2],
        network: Arc<Network>,
        connections: Arc<Connections>,
    ) -> Self {
        Self(Arc::new(Inner {
            id,
            addresses,
            network,
            connections,
            is_closed: AtomicBool::new(false),
            state: Mutex::new(State {
                requests: 0,
                since: Instant::now(),
                has_served: false,
                memory: 0,
                unsent: 0,
                parts: BTreeMap::new(),
                next_part: 0,
                reader: None,
                is_ending: false,
                shutdown: None,
            }),
            sent: Notify::new(),
        }))
    }

    /// The addresses of the client, or of a proxy, and of the server.
    pub fn addresses(&self) -> [SocketAddr; 2] {
        self.0.addresses
    }

    pub(super) fn id(&self) -> u64 {
        self.0.id
    }

    pub(super) fn network(&self) -> &Arc<Network> {
        &self.0.network
    }

    pub(super) fn memory(&self) -> usize {
        self.state().memory
    }

    pub(super) fn limits(&self) -> &Limits {
        self.0.connections.limits()
    }

    pub(super) fn is_draining(&self) -> bool {
        self.0.connections.is_draining()
    }

    /// Begins a request. `shutdown` is for HTTP/2.
    pub fn begin(&self, shutdown: Option<&ConnectionShutdown>) {
        let mut state = self.state();
        state.requests += 1;
        if self.is_closed() {
            self.network().end(1);
        }
        state.has_served = true;
        if state.shutdown.is_none() {
            state.shutdown = shutdown.cloned();
        }
        if state.requests == 1 {
            state.since = Instant::now();
        }
    }

    /// Ends a request, whose response was sent.
    pub(super) fn end(&self) {
        let mut state = self.state();
        state.requests -= 1;
        if self.is_closed() {
            self.network().ended();
        }
        if state.requests == 0 {
            state.since = Instant::now();
        }
    }

    /// Requests that the client sends no further requests: of HTTP/2, by a `GOAWAY`. Otherwise it returns `false`,
    /// and the header of a response does.
    pub(super) fn drain(&self) -> bool {
        let state = self.state();
        let shutdown = state.shutdown.as_ref();
        shutdown
            .map(ConnectionShutdown::graceful_shutdown)
            .is_some()
    }

    /// `true` without a request in progress, and since when.
    pub(super) fn activity(&self) -> (bool, Instant) {
        let state = self.state();
        (state.requests == 0, state.since)
    }

    /// Returns the reason to close the connection now. `last` is the timeout of idle connections at the end.
    pub(super) fn overdue(
        &self,
        now: Instant,
        limits: &Limits,
        last: Option<Duration>,
    ) -> Option<&'static str> {
        let mut state = self.state();
        let is_over = |since, timeout| now.duration_since(since) >= timeout;
        let first = state.parts.values().next();
        if first.is_some_and(|since| is_over(*since, limits.write_timeout)) {
            return Some("write_timeout");
        }
        if state.requests > 0 {
            return None;
        }
        let (timeout, reason) = match (last, state.has_served) {
            (Some(last), _) => {
                // Its task looks first, which may not have had the time to read a request.
                let is_ending = is_over(state.since, last);
                state.is_ending = is_ending;
                if let Some(reader) = state.reader.take_if(|_| is_ending) {
                    reader.wake();
                }
                (last * 2, "drained")
            }
            (None, true) => (limits.idle_timeout, "idle_timeout"),
            (None, false) => (limits.header_timeout, "header_timeout"),
        };
        is_over(state.since, timeout).then_some(reason)
    }

    /// Adds to the memory of the connection, of which `unsent` bytes are of a response.
    pub(super) fn take(&self, bytes: usize, unsent: usize) {
        let (connections, network) = (&self.0.connections, &self.0.network);
        let mut state = self.state();
        state.memory += bytes;
        state.unsent += unsent;
        if !self.is_closed() && connections.take(network, bytes) {
            drop(state);
            connections.shed(network);
        }
    }

    pub(super) fn release(&self, bytes: usize, unsent: usize) {
        let mut state = self.state();
        state.memory -= bytes;
        state.unsent -= unsent;
        if !self.is_closed() {
            self.0.connections.release(&self.0.network, bytes);
        }
        drop(state);
        self.0.sent.notify_waiters();
    }

    /// Waits until few bytes of responses are unsent. Returns `false` if the connection is closed.
    pub(super) async fn has_room(&self) -> bool {
        let max = self.limits().max_unsent_per_connection;
        loop {
            let sent = self.0.sent.notified();
            if self.is_closed() || self.state().unsent <= max {
                return !self.is_closed();
            }
            sent.await;
        }
    }

    /// Begins to send a part of a response, and returns its number.
    pub(super) fn begin_part(&self) -> u64 {
        let mut state = self.state();
        let number = state.next_part;
        state.next_part += 1;
        state.parts.insert(number, Instant::now());
        number
    }

    pub(super) fn end_part(&self, number: u64) {
        self.state().parts.remove(&number);
    }

    /// Lets the stream end, which ends the requests in progress. Their memory counts as free.
    pub(super) fn close(&self) {
        let mut state = self.state();
        self.0.is_closed.store(true, Relaxed);
        self.0.connections.release(&self.0.network, state.memory);
        self.network().end(state.requests);
        let reader = state.reader.take();
        drop(state);
        if let Some(reader) = reader {
            reader.wake();
        }
    }

    fn is_closed(&self) -> bool {
        self.0.is_closed.load(Relaxed)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bytes of a connection.
pub struct Stream {
    stream: TcpStream,
    connection: Connection,
}

impl Stream {
    pub(super) fn new(stream: TcpStream, connection: Connection) -> Self {
        Self { stream, connection }
    }

    /// Fails after the connection was closed.
    fn open(self: Pin<&mut Self>) -> io::Result<Pin<&mut TcpStream>> {
        match self.connection.is_closed() {
            true => Err(io::ErrorKind::ConnectionAborted.into()),
            false => Ok(Pin::new(&mut self.get_mut().stream)),
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.connection.0.connections.ended(&self.connection);
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.connection.is_closed() {
            return Poll::Ready(Ok(()));
        }
        let read = match self.connection.network().may_read(context.waker()) {
            true => Pin::new(&mut self.stream).poll_read(context, buffer),
            false => Poll::Pending,
        };
        let mut state = self.connection.state();
        if self.connection.is_closed() {
            return Poll::Ready(Ok(()));
        }
        let is_ending = mem::take(&mut state.is_ending) && state.requests == 0;
        if read.is_pending() && is_ending {
            drop(state);
            self.connection.0.connections.drained(&self.connection);
            return Poll::Ready(Ok(()));
        }
        if read.is_pending() {
            state.reader = Some(context.waker().clone());
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.open()?.poll_write(context, bytes)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.open()?.poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.open()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
