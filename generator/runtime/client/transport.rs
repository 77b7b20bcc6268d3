//! The HTTP library, which only this file knows: it sends requests.

use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http::{HeaderMap, Method};
use url::Url;

use super::failure::{BoxError, TransportError};
use super::received::Received;

/// Whether `https` can be spoken.
pub(super) const HAS_TLS: bool = cfg!(feature = "tls");

/// How the client calls itself: the name and the version of this crate.
const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// The time for making a connection, which counts as part of an attempt.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends requests. A clone shares the connections.
#[derive(Clone, Debug)]
pub struct Transport {
    client: reqwest::Client,
    limit: usize,
}

/// A request, ready to be sent.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub(super) method: Method,
    pub(super) url: Url,
    pub(super) headers: HeaderMap,
    pub(super) body: Option<Bytes>,
    pub(super) timeout: Duration,
}

impl Transport {
    /// Takes answers with bodies of at most `limit` bytes. Redirects are not
    /// followed: a credential goes nowhere but to the base address, by way of the
    /// proxy that the environment names, if it names one.
    pub fn new(limit: usize) -> Result<Self, BoxError> {
        let builder = reqwest::Client::builder()
            .user_agent(USER_AGENT)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none());
        let client = with_tls(builder)?.build()?;
        Ok(Self { client, limit })
    }

    /// Sends a request once and receives the whole answer.
    pub(super) async fn send(&self, outgoing: &Outgoing) -> Result<Received, TransportError> {
        let classify = |error: reqwest::Error| match error {
            error if error.is_connect() => TransportError::Connect(error.without_url().into()),
            error if error.is_timeout() => TransportError::Timeout(outgoing.timeout),
            error => TransportError::Broken(error.without_url().into()),
        };
        let mut response = self
            .client
            .execute(outgoing.to_request())
            .await
            .map_err(classify)?;
        let mut body = BytesMut::new();
        while let Some(chunk) = response.chunk().await.map_err(classify)? {
            if chunk.len() > self.limit - body.len() {
                return Err(TransportError::TooLarge(self.limit));
            }
            body.extend_from_slice(&chunk);
        }
        let headers = std::mem::take(response.headers_mut());
        Ok(Received::new(response.status(), headers, body.freeze()))
    }
}

impl Outgoing {
    fn to_request(&self) -> reqwest::Request {
        let mut request = reqwest::Request::new(self.method.clone(), self.url.clone());
        *request.headers_mut() = self.headers.clone();
        *request.body_mut() = self.body.clone().map(reqwest::Body::from);
        *request.timeout_mut() = Some(self.timeout);
        request
    }
}

/// TLS with the certificates of the platform, by the provider that the program has
/// chosen, or else ring. That is for this client alone: the default of the process
/// is the program's to set.
#[cfg(feature = "tls")]
fn with_tls(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, BoxError> {
    use rustls::crypto::{CryptoProvider, ring};
    use rustls_platform_verifier::BuilderVerifierExt;

    let provider = match CryptoProvider::get_default() {
        Some(chosen) => chosen.clone(),
        None => ring::default_provider().into(),
    };
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_platform_verifier()?
        .with_no_client_auth();
    Ok(builder.tls_backend_preconfigured(config))
}

#[cfg(not(feature = "tls"))]
fn with_tls(builder: reqwest::ClientBuilder) -> Result<reqwest::ClientBuilder, BoxError> {
    Ok(builder)
}
