//! The bodies of responses over HTTP/2, of which a client may take one and leave another.

use std::io::IoSlice;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::{Buf, Bytes};
use http_body::{Body, Frame, SizeHint};
use tokio::time::Instant;

/// The bodies that are sent over a connection.
pub(super) struct Bodies {
    opened: Instant,
    sent: Mutex<Vec<Weak<Progress>>>,
}

/// How far a body is; it lives as long as something of the body is not sent.
struct Progress {
    opened: Instant,
    /// When the client took something last, or was answered, in milliseconds since the
    /// connection was opened; [`SERVICE`] while the service is waited for.
    taken_ms: AtomicU64,
}

const SERVICE: u64 = u64::MAX;

impl Bodies {
    /// None yet.
    pub(super) fn new() -> Arc<Self> {
        Arc::new(Self {
            opened: Instant::now(),
            sent: Mutex::default(),
        })
    }

    /// Begins to send a body.
    pub(super) fn send<B: Body>(&self, body: B) -> Sending<B> {
        let has_data = !body.is_end_stream();
        let progress = has_data.then(|| Arc::new(Progress::new(self.opened)));
        if let Some(progress) = &progress {
            let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
            sent.push(Arc::downgrade(progress));
        }
        Sending { body, progress }
    }

    /// Since when the client has taken nothing of one of them, of which it has left the
    /// longest.
    pub(super) fn untaken(&self) -> Option<Instant> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        sent.retain(|progress| progress.strong_count() > 0);
        let open = sent.iter().filter_map(Weak::upgrade);
        open.filter_map(|progress| progress.taken()).min()
    }
}

impl Progress {
    fn new(opened: Instant) -> Self {
        let progress = Self {
            opened,
            taken_ms: AtomicU64::new(SERVICE),
        };
        progress.note();
        progress
    }

    fn note(&self) {
        let elapsed = self.opened.elapsed().as_millis();
        let ms = u64::try_from(elapsed).unwrap_or(SERVICE);
        self.taken_ms.store(ms, Relaxed);
    }

    fn wait_for_service(&self) {
        self.taken_ms.store(SERVICE, Relaxed);
    }

    fn taken(&self) -> Option<Instant> {
        match self.taken_ms.load(Relaxed) {
            SERVICE => None,
            ms => Some(self.opened + Duration::from_millis(ms)),
        }
    }
}

/// A body that notes what is taken of it.
pub(super) struct Sending<B> {
    body: B,
    progress: Option<Arc<Progress>>,
}

impl<B: Body + Unpin> Body for Sending<B> {
    type Data = Part<B::Data>;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Part<B::Data>>, B::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        match (&self.progress, &frame) {
            (Some(progress), Poll::Ready(_)) => progress.note(),
            (Some(progress), Poll::Pending) => progress.wait_for_service(),
            (None, _) => {}
        }
        let part = |data| Part {
            data,
            progress: self.progress.clone(),
        };
        frame.map(|frame| frame.map(|frame| frame.map(|frame| frame.map_data(part))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A part of a body, held until the last of it is sent.
pub(super) struct Part<D> {
    data: D,
    progress: Option<Arc<Progress>>,
}

impl<D> Part<D> {
    fn note(&self) {
        if let Some(progress) = &self.progress {
            progress.note();
        }
    }
}

impl<D: Buf> Buf for Part<D> {
    fn remaining(&self) -> usize {
        self.data.remaining()
    }

    fn chunk(&self) -> &[u8] {
        self.data.chunk()
    }

    fn chunks_vectored<'a>(&'a self, slices: &mut [IoSlice<'a>]) -> usize {
        self.data.chunks_vectored(slices)
    }

    fn advance(&mut self, count: usize) {
        self.note();
        self.data.advance(count);
    }

    fn copy_to_bytes(&mut self, length: usize) -> Bytes {
        self.note();
        self.data.copy_to_bytes(length)
    }
}
