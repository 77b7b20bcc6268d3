//! Settings common to all client builders.

use std::fmt;
use std::time::Duration;

pub use tower_layer::Layer;

use crate::runtime::client::custom_headers::{CustomHeaders, InvalidHeader};
use crate::runtime::client::failure::BoxError;
use crate::runtime::client::redirects::RedirectPolicy;
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::{BaseUrl, InvalidBaseUrl};
use crate::runtime::client::retry::{RetryBudget, RetryPolicy};
use crate::runtime::client::transport_stack::Stack;
use crate::runtime::client::unix_socket;
use crate::runtime::client::wire::Wire;

/// The settings of a client.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The value of `User-Agent`: visible ASCII characters.
    pub user_agent: &'static str,
    /// The timeout of one attempt: 30 s by default.
    pub timeout: Duration,
    /// The overall deadline of a call, including retries: none by default.
    pub deadline: Option<Duration>,
    /// The retry policy.
    pub retry: RetryPolicy,
    /// The maximum size of a response body in bytes: 8 MiB by default.
    pub response_limit: usize,
    /// `true` if the bodies of responses are kept after they were decoded.
    pub keeps_body: bool,
    /// The redirections that are followed: none by default.
    pub redirects: RedirectPolicy,
    /// The headers that the program adds to all calls.
    pub headers: CustomHeaders,
    /// The transport and its layers.
    pub stack: Stack,
}

impl Settings {
    /// Returns the defaults of a client with this `User-Agent`.
    pub fn new(user_agent: &'static str) -> Self {
        Self {
            user_agent,
            timeout: Duration::from_secs(30),
            deadline: None,
            retry: RetryPolicy::default(),
            response_limit: 8 * 1024 * 1024,
            keeps_body: false,
            redirects: RedirectPolicy::none(),
            headers: CustomHeaders::default(),
            stack: Stack::default(),
        }
    }

    /// Builds the state shared by the calls of a client.
    pub fn share(self, base_url: &str, suffix: &str) -> Result<Shared, BuildError> {
        let (base_url, socket) = unix_socket::split(base_url);
        let base_url = BaseUrl::parse(&base_url, suffix).map_err(BuildError::BaseUrl)?;
        let mut stack = self.stack;
        stack.connect_to(socket);
        let wire = Wire::new(stack, self.response_limit, self.redirects)?;
        Ok(Shared {
            base_url: reached(base_url, &wire)?,
            user_agent: self.user_agent,
            headers: self.headers.of_client()?,
            wire,
            timeout: self.timeout,
            deadline: self.deadline,
            retry: self.retry,
            budget: RetryBudget::default(),
            keeps_body: self.keeps_body,
            answers: None,
        })
    }
}

/// Adds the setters that all builders have in common to a builder with the field `settings`.
#[doc(hidden)]
#[macro_export]
macro_rules! define_settings {
    ($builder:ident) => {
        impl $builder {
            /// Sets the timeout of one attempt: 30 s by default.
            pub fn timeout(mut self, timeout: ::std::time::Duration) -> Self {
                self.settings.timeout = timeout;
                self
            }

            /// Sets the overall deadline of a call, including retries: none by default.
            pub fn deadline(mut self, deadline: ::std::time::Duration) -> Self {
                self.settings.deadline = Some(deadline);
                self
            }

            /// Sets the retry policy.
            pub fn retry(mut self, policy: $crate::runtime::client::retry::RetryPolicy) -> Self {
                self.settings.retry = policy;
                self
            }

            /// Sets the maximum size of a response body in bytes: 8 MiB by default.
            pub fn response_limit(mut self, bytes: usize) -> Self {
                self.settings.response_limit = bytes;
                self
            }

            /// Keeps the bodies of responses after they were decoded, for `Reply::received` and
            /// `Reply::unknown_fields`. `keep_body` of a call does so for one call.
            pub fn keep_bodies(mut self) -> Self {
                self.settings.keeps_body = true;
                self
            }

            /// Sets a header of all calls, such as one for tracing. The name is case-insensitive.
            ///
            /// A header of the same name that a call has takes precedence, whether the description defines it
            /// or `header` of the call sets it; cookies are added to those of the call. `User-Agent` is
            /// replaced. `build` fails if the name or value is invalid, and for `Accept`, `Content-Type` and
            /// other headers that depend on the call.
            pub fn header(
                mut self,
                name: impl AsRef<str>,
                value: impl TryInto<$crate::runtime::client::custom_headers::HeaderValue>,
            ) -> Self {
                self.settings.headers.set(name, value);
                self
            }

            /// Sets the redirections that are followed: none by default.
            pub fn redirects(
                mut self,
                policy: $crate::runtime::client::redirects::RedirectPolicy,
            ) -> Self {
                self.settings.redirects = policy;
                self
            }

            /// Sets the transport: `reqwest` by default.
            pub fn transport(
                mut self,
                transport: impl $crate::runtime::client::transport::Transport + 'static,
            ) -> Self {
                self.settings.stack.set(transport);
                self
            }

            /// Adds a layer around the transport, which sees each attempt of a call. The layer added
            /// first is the outermost.
            pub fn layer<L>(mut self, layer: L) -> Self
            where
                L: $crate::runtime::client::builder::Layer<
                        $crate::runtime::client::transport::TransportService,
                    > + Send
                    + Sync
                    + 'static,
                L::Service: $crate::runtime::client::transport::Transport + 'static,
            {
                self.settings.stack.add(layer);
                self
            }
        }
    };
}

pub use define_settings as implement;

/// Returns the base URL, unless it requires TLS and TLS is unavailable.
pub(crate) fn reached(base_url: BaseUrl, wire: &Wire) -> Result<BaseUrl, BuildError> {
    match wire.reaches(&base_url) {
        true => Ok(base_url),
        false => Err(BuildError::WithoutTls),
    }
}

/// The reason why a client could not be built.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// The base URL is invalid.
    BaseUrl(InvalidBaseUrl),
    /// The credential of this security scheme is empty, or contains characters that are not allowed
    /// in its location.
    Credential(&'static str),
    /// A header that the program adds to all calls is invalid: its name and the reason.
    Header(String, &'static str),
    /// The base URL requires TLS, and this crate was built without its feature `tls`.
    WithoutTls,
    /// No transport was set, and this crate was built without its feature `reqwest`.
    WithoutTransport,
    /// The base URL is that of a unix socket, which a custom transport and this platform do not
    /// support.
    UnixSocket,
    /// A URL of an OAuth 2.0 endpoint is missing or invalid.
    OAuthUrl {
        /// The security scheme.
        scheme: &'static str,
        /// The endpoint.
        endpoint: &'static str,
        /// The reason.
        why: String,
    },
    /// The HTTP library could not be initialized.
    Transport(BoxError),
}

impl From<InvalidHeader> for BuildError {
    fn from(InvalidHeader(name, reason): InvalidHeader) -> Self {
        Self::Header(name, reason)
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BaseUrl(invalid) => invalid.fmt(formatter),
            Self::Credential(name) => {
                write!(
                    formatter,
                    "the credential `{name}` is empty or contains invalid characters"
                )
            }
            Self::Header(name, reason) => write!(formatter, "invalid header `{name}`: {reason}"),
            Self::WithoutTls => {
                formatter.write_str("the base URL requires TLS: enable the feature `tls`")
            }
            Self::WithoutTransport => {
                formatter.write_str("no transport: set one, or enable the feature `reqwest`")
            }
            Self::UnixSocket => formatter
                .write_str("unix sockets require the default transport and a unix platform"),
            Self::OAuthUrl {
                scheme,
                endpoint,
                why,
            } => write!(formatter, "invalid {endpoint} of `{scheme}`: {why}"),
            Self::Transport(_) => formatter.write_str("the HTTP library could not be initialized"),
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Transport(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}
