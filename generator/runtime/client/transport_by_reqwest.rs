//! The HTTP library, which only this file knows: the transport of clients that are given none.
#![cfg(all(
    feature = "reqwest",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::time::Duration;

use http::{Request, Response};

use super::body::Body;
use super::failure::{BoxError, TransportError};
use super::known_origin::KnownOrigin;
use super::transport::{Sending, Transport};

/// The time for making a connection, which counts as part of an attempt.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends requests by `reqwest`: the transport of clients that are given none.
///
/// It is made of a [`reqwest::Client`] where that has settings of its own, such as the certificate
/// of the caller, a proxy or a certificate authority. Such a client should not follow redirects
/// ([`reqwest::redirect::Policy::none`]): what they lead to would be sent the credentials of
/// other schemes than `Authorization`.
#[derive(Clone, Debug)]
pub struct ReqwestTransport {
    client: reqwest::Client,
    origin: KnownOrigin,
}

impl ReqwestTransport {
    /// Redirects are not followed: a credential goes nowhere but to the base address, by way of
    /// the proxy that the environment names, if it names one.
    pub(super) fn new() -> Result<Self, BoxError> {
        let builder = reqwest::Client::builder()
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none());
        Ok(build(builder)?.into())
    }
}

impl From<reqwest::Client> for ReqwestTransport {
    fn from(client: reqwest::Client) -> Self {
        Self {
            client,
            origin: KnownOrigin::default(),
        }
    }
}

impl Transport for ReqwestTransport {
    fn send(&self, request: Request<Body>) -> Sending<'_> {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let url = self.origin.url(&parts.uri);
            let url = url.map_err(|error| TransportError::Broken(error.into()))?;
            let mut request = reqwest::Request::new(parts.method, url);
            *request.headers_mut() = parts.headers;
            *request.body_mut() = Some(body.into());
            let answer = self.client.execute(request).await.map_err(classified)?;
            Ok(Response::from(answer).map(Body::streamed))
        })
    }
}

/// An error without the address, which may hold a key.
fn classified(error: reqwest::Error) -> TransportError {
    match error.is_connect() {
        true => TransportError::Connect(error.without_url().into()),
        false => TransportError::Broken(error.without_url().into()),
    }
}

impl From<Body> for reqwest::Body {
    fn from(body: Body) -> Self {
        match body.into_whole() {
            Ok(bytes) => Self::from(bytes),
            Err(streamed) => Self::wrap(streamed),
        }
    }
}

/// TLS with the certificates of the platform, by the provider that the program has
/// chosen, or else ring. That is for this client alone: the default of the process
/// is the program's to set.
#[cfg(feature = "tls")]
fn build(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, BoxError> {
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
    Ok(builder.tls_backend_preconfigured(config).build()?)
}

/// Without TLS. Where another crate of the program has switched on that of the library, and nobody
/// a provider for it, the library panics.
#[cfg(not(feature = "tls"))]
fn build(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, BoxError> {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    let built = catch_unwind(AssertUnwindSafe(|| builder.build()));
    Ok(built.map_err(|_| "TLS has no provider: the feature `tls` has one")??)
}
