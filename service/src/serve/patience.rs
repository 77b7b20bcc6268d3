//! How long a client is waited for.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep_until};

use super::Settings;
use super::activity::Activity;
use super::sending::Bodies;

/// Why a client is not waited for any longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exhausted {
    /// It has no request.
    Idle,
    /// The head of its request did not come to an end.
    Head,
    /// It does not take what is sent.
    Blocked,
}

/// The patience with the client of one connection.
///
/// It is asked after whatever happens on the connection, and has one timer for
/// all limits, which is set anew when it fires: a request costs no timer.
pub(super) struct Patience {
    activity: Arc<Activity>,
    /// The bodies of responses, where the client takes each for itself.
    bodies: Option<Arc<Bodies>>,
    times: Times,
    /// What goes on, and since when it has been seen.
    head: Since<()>,
    blocked: Since<u32>,
    timer: Pin<Box<Sleep>>,
}

/// The times of [`Settings`] that it knows.
#[derive(Clone, Copy)]
pub(super) struct Times {
    /// `None` where heads are not told from what else comes.
    header: Option<Duration>,
    first: Duration,
    idle: Duration,
    write: Duration,
}

impl Exhausted {
    /// Its name in the metrics.
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Head => "head_timeout",
            Self::Blocked => "write_timeout",
        }
    }
}

impl Times {
    /// Those of HTTP/1.1, where whatever comes between two requests is the head
    /// of the later one.
    pub(super) const fn http1(settings: &Settings) -> Self {
        Self {
            header: Some(settings.header_timeout),
            first: settings.header_timeout,
            idle: settings.idle_timeout,
            write: settings.write_timeout,
        }
    }

    /// Those of HTTP/2.
    pub(super) const fn http2(settings: &Settings) -> Self {
        let times = Self::http1(settings);
        Self {
            header: None,
            ..times
        }
    }
}

impl Patience {
    pub(super) fn new(activity: Arc<Activity>, bodies: Option<Arc<Bodies>>, times: Times) -> Self {
        let timer = Box::pin(sleep_until(activity.opened() + times.first));
        Self {
            activity,
            bodies,
            times,
            head: Since::default(),
            blocked: Since::default(),
            timer,
        }
    }

    /// Ends when it does.
    pub(super) async fn exhausted(&mut self) -> Exhausted {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Exhausted> {
        loop {
            let end = self.end();
            if let Some((end, _)) = end
                && end < self.timer.deadline()
            {
                self.timer.as_mut().reset(end);
            }
            ready!(self.timer.as_mut().poll(context));
            let now = Instant::now();
            match end {
                Some((end, why)) if end <= now => return Poll::Ready(why),
                Some((end, _)) => self.timer.as_mut().reset(end),
                None => self.timer.as_mut().reset(now + self.times.idle),
            }
        }
    }

    /// When it ends if nothing happens; `None` while the service is waited for.
    fn end(&mut self) -> Option<(Instant, Exhausted)> {
        let blocked = self.blocked.update(self.activity.blocked());
        let untaken = self.bodies.as_ref().and_then(|bodies| bodies.untaken());
        if let Some(since) = blocked.into_iter().chain(untaken).min() {
            return Some((since + self.times.write, Exhausted::Blocked));
        }
        let is_answering = self.activity.is_answering();
        let has_begun = !is_answering && self.activity.has_read();
        let head = self.head.update(has_begun.then_some(()));
        if is_answering {
            return None;
        }
        let answered = self.activity.answered();
        if let (Some(since), Some(header)) = (head, self.times.header) {
            // The first request begins with its connection.
            let since = answered.map_or(self.activity.opened(), |_| since);
            return Some((since + header, Exhausted::Head));
        }
        let end = match answered {
            Some(answered) => answered + self.times.idle,
            None => self.activity.opened() + self.times.first,
        };
        Some((end, Exhausted::Idle))
    }
}

/// Since when something has been as it is, as far as it was seen.
#[derive(Default)]
struct Since<T>(Option<(T, Instant)>);

impl<T: PartialEq> Since<T> {
    fn update(&mut self, now: Option<T>) -> Option<Instant> {
        let last = self.0.take();
        self.0 = now.map(|now| match last {
            Some((last, since)) if last == now => (last, since),
            _ => (now, Instant::now()),
        });
        self.0.as_ref().map(|(_, since)| *since)
    }
}
