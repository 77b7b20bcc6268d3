//! Fetches a file over HTTP.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use openapi_crates::source::Unread;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderName, LOCATION};
use reqwest::{Response, Url, redirect};
use rustls::crypto::ring;
use rustls_platform_verifier::BuilderVerifierExt as _;
use tokio::runtime::Runtime;

use super::network::Rules;

/// The maximum number of redirects of a request.
const MAX_REDIRECTS: usize = 5;

const USER_AGENT: &str = "openapi-crates";

/// An HTTP client that connects only to the addresses that its rules allow, without proxies, cookies and credentials.
pub(super) struct Client {
    /// `None` only while it is dropped.
    runtime: Option<Runtime>,
    http: reqwest::Client,
    rules: Arc<Rules>,
}

/// A fetched file.
#[derive(Debug)]
pub(super) struct Fetched {
    pub bytes: Vec<u8>,
    /// The URL after redirects.
    pub location: String,
}

/// The limits of a request.
#[derive(Clone, Copy, Debug)]
pub(super) struct RequestLimits {
    pub bytes: usize,
    pub time: Duration,
}

impl Client {
    pub(super) fn new(rules: Rules) -> anyhow::Result<Self> {
        let rules = Arc::new(rules);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .context("cannot start the HTTP client")?;
        let tls = rustls::ClientConfig::builder_with_provider(ring::default_provider().into())
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_platform_verifier())
            .context("cannot load the certificates of the platform")?;
        let http = reqwest::Client::builder()
            .tls_backend_preconfigured(tls.with_no_client_auth())
            .user_agent(USER_AGENT)
            .no_proxy()
            .redirect(redirect::Policy::none())
            .dns_resolver(Resolver(Arc::clone(&rules)))
            .build()
            .context("cannot start the HTTP client")?;
        Ok(Self {
            runtime: Some(runtime),
            http,
            rules,
        })
    }

    /// Fetches the file at a URL.
    pub(super) fn fetch(&self, url: &str, limits: RequestLimits) -> Result<Fetched, Unread> {
        let runtime = self.runtime.as_ref().ok_or("the HTTP client has ended")?;
        let fetched = runtime.block_on(async {
            tokio::time::timeout(limits.time, self.follow(url, limits.bytes)).await
        });
        fetched.unwrap_or_else(|_| Err(too_slow(limits.time)))
    }

    /// Follows redirects, each of which must be allowed.
    async fn follow(&self, url: &str, largest: usize) -> Result<Fetched, Unread> {
        let mut url = self.rules.check(url)?;
        for _ in 0..=MAX_REDIRECTS {
            let response = self.http.get(url.clone()).send().await;
            let response = response.map_err(|error| reason(&error))?;
            self.check_peer(&url, &response)?;
            if !response.status().is_redirection() {
                let bytes = body(response, largest).await?;
                let location = url.to_string();
                return Ok(Fetched { bytes, location });
            }
            url = self.next(&url, &response)?;
        }
        Err(format!("more than {MAX_REDIRECTS} redirects").into())
    }

    /// The target of a redirect.
    fn next(&self, url: &Url, response: &Response) -> Result<Url, Unread> {
        let Some(location) = header(response, &LOCATION) else {
            return Err(format!(
                "the server responded with {} without a `Location` header",
                response.status()
            )
            .into());
        };
        let joined = url
            .join(location)
            .map_err(|_| "redirect to an invalid URL")?;
        let mut next = self
            .rules
            .check(joined.as_str())
            .map_err(|refused| Unread {
                why: format!("redirect to {}: {}", shown(&joined), refused.why),
                help: refused.help,
            })?;
        next.set_fragment(None);
        Ok(next)
    }

    /// Checks the address that is really connected to. The resolver checked it before.
    fn check_peer(&self, url: &Url, response: &Response) -> Result<(), Unread> {
        let host = url.host_str().unwrap_or_default();
        let peer = response
            .remote_addr()
            .ok_or("the address of the server is unknown")?;
        self.rules.check_address(host, peer.ip())
    }
}

impl Drop for Client {
    /// Does not wait for the resolution of host names, which nothing can stop.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A URL without credentials.
pub(super) fn shown(url: &Url) -> String {
    let mut url = url.clone();
    // A URL without a host has no credentials.
    let _ = url.set_username("");
    let _ = url.set_password(None);
    url.to_string()
}

/// Reads the body of a successful response.
async fn body(mut response: Response, largest: usize) -> Result<Vec<u8>, Unread> {
    check_headers(&response)?;
    let too_large = || Unread::from(format!("it is larger than {}", size(largest)));
    if response.content_length() > u64::try_from(largest).ok() {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| reason(&error))? {
        if bytes.len() + chunk.len() > largest {
            return Err(too_large());
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn check_headers(response: &Response) -> Result<(), Unread> {
    if response.status() != reqwest::StatusCode::OK {
        return Err(format!("the server responded with {}", response.status()).into());
    }
    if let Some(encoding) = header(response, &CONTENT_ENCODING).filter(|it| *it != "identity") {
        return Err(
            format!("the server responded with the unrequested encoding {encoding:?}").into(),
        );
    }
    let media_type = header(response, &CONTENT_TYPE).unwrap_or_default();
    if media_type.to_ascii_lowercase().starts_with("text/html") {
        return Err(Unread {
            why: "the server responded with an HTML page".to_owned(),
            help: Some("use the URL of the raw file".to_owned()),
        });
    }
    Ok(())
}

fn header<'r>(response: &'r Response, name: &HeaderName) -> Option<&'r str> {
    response.headers().get(name)?.to_str().ok()
}

/// A number of bytes, rounded down to the largest unit.
pub(super) fn size(bytes: usize) -> String {
    match bytes {
        0x10_0000.. => format!("{} MiB", bytes >> 20),
        0x400.. => format!("{} KiB", bytes >> 10),
        _ => format!("{bytes} bytes"),
    }
}

fn too_slow(time: Duration) -> Unread {
    Unread {
        why: format!(
            "no complete response within {} s",
            time.as_secs_f32().ceil()
        ),
        help: Some("use `--timeout SECONDS` to wait longer".to_owned()),
    }
}

/// The reason for a failed request: a refused address, or the first cause.
fn reason(error: &reqwest::Error) -> Unread {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    let mut last = String::new();
    while let Some(error) = cause {
        if let Some(Refused(unread)) = error.downcast_ref() {
            return unread.clone();
        }
        last = error.to_string();
        cause = error.source();
    }
    last.into()
}

/// Resolves host names to addresses, all of which must be allowed. Connections are made to these addresses only.
struct Resolver(Arc<Rules>);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let rules = Arc::clone(&self.0);
        Box::pin(async move {
            let host = name.as_str();
            let found: Vec<SocketAddr> = tokio::net::lookup_host((host, 0))
                .await
                .map_err(|error| unknown_host(host, &error))?
                .collect();
            for address in &found {
                rules.check_address(host, address.ip()).map_err(Refused)?;
            }
            let addresses: Addrs = Box::new(found.into_iter());
            Ok(addresses)
        })
    }
}

fn unknown_host(host: &str, error: &io::Error) -> Refused {
    Refused(format!("`{host}` cannot be resolved: {error}").into())
}

/// The reason why a host is not connected to.
#[derive(Debug)]
struct Refused(Unread);

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.why)
    }
}

impl Error for Refused {}
