//! The default transport. Only this module depends on the HTTP library.
#![cfg(all(
    feature = "reqwest",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::ffi::OsString;
#[cfg(unix)]
use std::path::PathBuf;
use std::time::Duration;

use http::{Request, Response};

use crate::runtime::body::Body;
use crate::runtime::client::builder::BuildError;
use crate::runtime::client::failure::{BoxError, TransportError};
use crate::runtime::client::transport::{ResponseFuture, Transport};
use crate::runtime::client::url_cache::KnownOrigin;

/// The timeout of a connection, which counts towards the attempt timeout.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The default transport, which uses `reqwest`.
///
/// [`configured`](Self::configured) changes settings such as proxies, certificates or cookies. A [`reqwest::Client`]
/// can be converted as well. It should not follow redirects ([`reqwest::redirect::Policy::none`]), which could send
/// credentials other than `Authorization` to another server: set the redirections of the client instead.
#[derive(Clone, Debug)]
pub struct ReqwestTransport {
    client: reqwest::Client,
    origin: KnownOrigin,
}

impl ReqwestTransport {
    /// Creates the transport with settings of `reqwest`, such as a proxy, a certificate, a cookie store, the connection
    /// pool or DNS. The builder already has a connection timeout, and follows no redirects.
    ///
    /// Settings that `reqwest` has by a cargo feature, such as `cookies` or `http2`, need a dependency on `reqwest` with
    /// that feature. With the feature `tls` of this crate, `reqwest` uses TLS of the process's provider of cryptography;
    /// a process without one gets ring.
    ///
    /// # Errors
    ///
    /// Fails if a setting is invalid.
    pub fn configured(
        configure: impl FnOnce(reqwest::ClientBuilder) -> reqwest::ClientBuilder,
    ) -> Result<Self, BuildError> {
        #[cfg(feature = "tls")]
        {
            use rustls::crypto::{CryptoProvider, ring};

            if CryptoProvider::get_default().is_none() {
                // Another thread may have set one since.
                let _ = ring::default_provider().install_default();
            }
        }
        let client = without_panic(configure(builder())).map_err(BuildError::Transport)?;
        Ok(client.into())
    }

    /// Creates the transport without redirects, so that credentials are only sent to the base URL,
    /// through the proxy that the environment sets, if any, or through a unix socket.
    pub(crate) fn new(socket: Option<OsString>) -> Result<Self, BoxError> {
        let builder = builder();
        #[cfg(unix)]
        let builder = match socket {
            Some(socket) => builder.unix_socket(PathBuf::from(socket)),
            None => builder,
        };
        #[cfg(not(unix))]
        let _ = socket;
        Ok(build(builder)?.into())
    }
}

fn builder() -> reqwest::ClientBuilder {
    reqwest::Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .redirect(reqwest::redirect::Policy::none())
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
    fn send(&self, request: Request<Body>) -> ResponseFuture<'_> {
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

/// Removes the URL, which may contain a key, from an error.
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

/// Builds a client with TLS and the certificates of the platform. The provider is the default of
/// the process, or ring, which is only set for this client.
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

/// Builds a client without TLS.
#[cfg(not(feature = "tls"))]
fn build(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, BoxError> {
    without_panic(builder)
}

/// Builds a client. If another crate enables TLS in `reqwest` without a provider, `reqwest` panics.
fn without_panic(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, BoxError> {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    let built = catch_unwind(AssertUnwindSafe(|| builder.build()));
    Ok(built.map_err(|_| "no TLS provider: enable the feature `tls`")??)
}
