//! Credential providers, for credentials that expire.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::sync::Mutex;

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::Credential;
use crate::runtime::client::failure::{BoxError, TransportError};
use crate::runtime::client::timer::Instant;

/// Provides a secret, such as an access token that is valid for an hour.
///
/// It is called when a request first needs the secret, shortly before the secret expires, and when
/// the server responds with 401; that request is then sent once more. Concurrent calls share one
/// call of the provider, whose time does not count towards the attempt timeout.
///
/// It is implemented by all functions that return a future of a [`Lease`].
pub trait CredentialProvider<T>: Send + Sync {
    /// Provides a secret. On an error, the request is not sent, and its call fails with
    /// [`TransportError::Credential`]; if it was rejected with 401 before, the call returns that
    /// response.
    fn provide(&self) -> CredentialFuture<'_, T>;
}

/// The future of a secret.
pub type CredentialFuture<'a, T> =
    Pin<Box<dyn Future<Output = Result<Lease<T>, BoxError>> + Send + 'a>>;

impl<T, F, A, E> CredentialProvider<T> for F
where
    F: Fn() -> A + Send + Sync,
    A: Future<Output = Result<Lease<T>, E>> + Send + 'static,
    E: Into<BoxError>,
{
    fn provide(&self) -> CredentialFuture<'_, T> {
        let asked = self();
        Box::pin(async move { asked.await.map_err(Into::into) })
    }
}

/// A secret and its lifetime. The secret is redacted in `Debug`.
pub struct Lease<T> {
    secret: T,
    lifetime: Option<Duration>,
}

impl<T> Lease<T> {
    /// Creates a lease that lasts until the server rejects the secret.
    pub fn new(secret: T) -> Self {
        Self {
            secret,
            lifetime: None,
        }
    }

    /// Sets the lifetime of the secret, from now on. The secret is renewed in the last tenth of it,
    /// or in its last ten seconds if that is less.
    #[must_use]
    pub fn lasting(mut self, lifetime: Duration) -> Self {
        self.lifetime = Some(lifetime);
        self
    }

    fn end(&self) -> Option<Instant> {
        let lifetime = self.lifetime?;
        let margin = (lifetime / 10).min(Duration::from_secs(10));
        // A time out of range never ends.
        Instant::now().checked_add(lifetime.saturating_sub(margin))
    }
}

impl<T> fmt::Debug for Lease<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Lease(…)")
    }
}

/// A fixed or provided secret, redacted in `Debug`.
#[derive(Clone)]
pub enum CredentialSource<T> {
    /// A fixed secret.
    Fixed(T),
    /// A credential provider.
    Provided(Arc<dyn CredentialProvider<T>>),
}

impl<T: Send + 'static> CredentialSource<T> {
    /// Creates the source from a provider.
    pub fn by(provider: impl CredentialProvider<T> + 'static) -> Self {
        Self::Provided(Arc::new(provider))
    }

    /// Returns the credential of the fixed secret, or of each secret that is provided.
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

/// Converts a secret to a credential.
type Make<T> = fn(&T) -> Result<Credential, BuildError>;

impl<T> fmt::Debug for CredentialSource<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("CredentialSource(…)")
    }
}

/// A source of credentials.
pub trait RenewableCredential: Send + Sync {
    /// Returns a credential that is valid now, and newer than the rejected generation.
    fn current(&self, refused: Option<u64>) -> CurrentFuture<'_>;
}

/// The future of a credential.
pub type CurrentFuture<'a> =
    Pin<Box<dyn Future<Output = Result<Current, TransportError>> + Send + 'a>>;

/// A credential and its generation.
#[derive(Clone)]
pub struct Current {
    /// The credential.
    pub credential: Credential,
    /// The number of credentials that the source provided before.
    pub generation: u64,
    /// The time from which the credential must be renewed.
    end: Option<Instant>,
}

struct Provided<T> {
    provider: Arc<dyn CredentialProvider<T>>,
    make: Make<T>,
    kept: Mutex<Kept<T>>,
}

/// The state of a provider.
struct Kept<T> {
    current: Option<Current>,
    /// The pending call of the provider. If its caller is dropped, the next caller resumes it.
    asked: Option<CredentialFuture<'static, T>>,
}

impl<T: Send + 'static> Kept<T> {
    /// Polls the pending call, or starts one. A call that panics is dropped, since it cannot be
    /// resumed.
    fn poll(
        &mut self,
        provider: &Arc<dyn CredentialProvider<T>>,
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

impl<T: Send + 'static> RenewableCredential for Provided<T> {
    fn current(&self, refused: Option<u64>) -> CurrentFuture<'_> {
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
