// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Credentials that are asked for when a request needs them, and again where they have expired or
//! are refused.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::sync::Mutex;

use super::builder::BuildError;
use super::credential::Credential;
use super::failure::{BoxError, TransportError};
use super::timer::Instant;

/// Provides a secret, such as a token that is issued for an hour.
///
/// It is asked when the first request needs the secret, and again when the time of the secret is
/// nearly over, or when the server answers a request with 401; that request is then sent once
/// more. Only one call asks at a time; the others wait for what it gets. The time for an attempt
/// does not count meanwhile.
///
/// Every function that gives a future of a [`Lease`] is one.
pub trait Provide<T>: Send + Sync {
    /// Gives a secret. Without one, the request is not sent, and its call fails with
    /// [`TransportError::Credential`]; where it was sent with another, it ends with the 401 that
    /// answered it.
    fn provide(&self) -> Providing<'_, T>;
}

/// A secret that is on its way.
pub type Providing<'a, T> = Pin<Box<dyn Future<Output = Result<Lease<T>, BoxError>> + Send + 'a>>;

impl<T, F, A, E> Provide<T> for F
where
    F: Fn() -> A + Send + Sync,
    A: Future<Output = Result<Lease<T>, E>> + Send + 'static,
    E: Into<BoxError>,
{
    fn provide(&self) -> Providing<'_, T> {
        let asked = self();
        Box::pin(async move { asked.await.map_err(Into::into) })
    }
}

/// A secret, and how long it is good for. Its `Debug` does not show it.
pub struct Lease<T> {
    secret: T,
    time: Option<Duration>,
}

impl<T> Lease<T> {
    /// A secret that is good until the server refuses it.
    pub fn new(secret: T) -> Self {
        Self { secret, time: None }
    }

    /// Says how long it is good for, from now on. It is not used in the last tenth of the time, or
    /// its last ten seconds if they are less.
    #[must_use]
    pub fn lasting(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }

    fn end(&self) -> Option<Instant> {
        let time = self.time?;
        let margin = (time / 10).min(Duration::from_secs(10));
        // A time that cannot be told is never over.
        Instant::now().checked_add(time.saturating_sub(margin))
    }
}

impl<T> fmt::Debug for Lease<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Lease(…)")
    }
}

/// A secret as a builder is given it. Its `Debug` does not show it.
#[derive(Clone)]
pub enum Given<T> {
    /// As it is.
    Fixed(T),
    /// By what provides it.
    Provided(Arc<dyn Provide<T>>),
}

impl<T: Send + 'static> Given<T> {
    /// By what provides it.
    pub fn by(provider: impl Provide<T> + 'static) -> Self {
        Self::Provided(Arc::new(provider))
    }

    /// The credential of the secret, or of each that is provided.
    pub fn credential(self, make: Make<T>) -> Result<Credential, BuildError> {
        match self {
            Self::Fixed(secret) => make(&secret),
            Self::Provided(provider) => Ok(Credential::Provided(Arc::new(Provided {
                provider,
                make,
                kept: Mutex::new(Kept {
                    current: None,
                    asked: None,
                }),
            }))),
        }
    }
}

/// Makes a credential of a secret.
type Make<T> = fn(&T) -> Result<Credential, BuildError>;

impl<T> fmt::Debug for Given<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Given(…)")
    }
}

/// Where a credential comes from.
pub trait Source: Send + Sync {
    /// The credential that is good now, and is not the refused one.
    fn current(&self, refused: Option<u64>) -> Asking<'_>;
}

/// A credential that is asked for.
pub type Asking<'a> = Pin<Box<dyn Future<Output = Result<Current, TransportError>> + Send + 'a>>;

/// A credential, and the how many of its source it is.
#[derive(Clone)]
pub struct Current {
    /// The credential.
    pub credential: Credential,
    /// Its number.
    pub generation: u64,
    /// When it is not good any more.
    end: Option<Instant>,
}

struct Provided<T> {
    provider: Arc<dyn Provide<T>>,
    make: Make<T>,
    kept: Mutex<Kept<T>>,
}

/// What was asked for.
struct Kept<T> {
    current: Option<Current>,
    /// What is asked for now. Where the call that asks is given up, the next one goes on.
    asked: Option<Providing<'static, T>>,
}

impl<T: Send + 'static> Kept<T> {
    /// Goes on with what is asked for, or asks. What panics is not kept: it cannot go on.
    fn poll(
        &mut self,
        provider: &Arc<dyn Provide<T>>,
        context: &mut Context<'_>,
    ) -> Poll<Result<Lease<T>, BoxError>> {
        let mut asked = self.asked.take().unwrap_or_else(|| {
            let provider = Arc::clone(provider);
            Box::pin(async move { provider.provide().await })
        });
        let provided = asked.as_mut().poll(context);
        if provided.is_pending() {
            self.asked = Some(asked);
        }
        provided
    }
}

impl<T: Send + 'static> Source for Provided<T> {
    fn current(&self, refused: Option<u64>) -> Asking<'_> {
        Box::pin(async move {
            let mut kept = self.kept.lock().await;
            let is_good = |known: &&Current| {
                refused != Some(known.generation)
                    && known.end.is_none_or(|end| Instant::now() < end)
            };
            if let Some(known) = kept.current.as_ref().filter(is_good) {
                return Ok(known.clone());
            }
            let lease = poll_fn(|context| kept.poll(&self.provider, context)).await;
            let lease = lease.map_err(TransportError::Credential)?;
            let credential = (self.make)(&lease.secret);
            let last = kept.current.as_ref().map_or(0, |known| known.generation);
            let current = Current {
                credential: credential.map_err(|error| TransportError::Credential(error.into()))?,
                generation: last.wrapping_add(1),
                end: lease.end(),
            };
            kept.current = Some(current.clone());
            Ok(current)
        })
    }
}
