//! The endpoints of an OAuth 2.0 authorization server.
#![cfg(feature = "oauth2")]

use std::fmt::{self, Display};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::{AUTHORIZATION, USER_AGENT};
use http::{Extensions, HeaderValue, Response, StatusCode};
use oauth2::basic::{BasicClient, BasicTokenResponse, BasicTokenType};
use oauth2::{
    AsyncHttpClient, ClientId, ClientSecret, EndpointNotSet, EndpointSet, ErrorResponseType,
    HttpRequest, HttpResponse, RefreshToken, RequestTokenError, Scope, StandardErrorResponse,
    TokenResponse, TokenUrl,
};
use url::Url;

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::Secret;
use crate::runtime::client::credential_provider::Lease;
use crate::runtime::client::failure::TransportError;
use crate::runtime::client::request::Shared;
use crate::runtime::client::request_url::BaseUrl;
use crate::runtime::client::wire::{Outgoing, Wire};
use crate::runtime::reader::{Kind, Reader};

/// A client of an authorization server that is known by its token URL.
pub(crate) type TokenClient =
    BasicClient<EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointSet>;

/// Returns the client for a token URL.
pub(crate) fn token_client(id: ClientId, secret: Option<ClientSecret>, url: Url) -> TokenClient {
    let client = BasicClient::new(id).set_token_uri(TokenUrl::from_url(url));
    match secret {
        Some(secret) => client.set_client_secret(secret),
        None => client,
    }
}

/// The reason why an authorization server issued no access token.
#[derive(Debug)]
#[non_exhaustive]
pub enum OAuthError {
    /// The server rejected the request (RFC 6749, section 5.2).
    Rejected {
        /// The error code, such as `invalid_client`, or the status without an error code.
        error: String,
        /// The description of the error.
        description: Option<String>,
    },
    /// The response is not a token response.
    Malformed(String),
    /// There was no response.
    Transport(TransportError),
}

impl Display for OAuthError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rejected { error, description } => {
                write!(formatter, "the authorization server responded with {error}")?;
                match description {
                    Some(description) => write!(formatter, ": {description}"),
                    None => Ok(()),
                }
            }
            Self::Malformed(why) => {
                write!(
                    formatter,
                    "invalid response of the authorization server: {why}"
                )
            }
            Self::Transport(_) => formatter.write_str("no response of the authorization server"),
        }
    }
}

impl std::error::Error for OAuthError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Transport(error) => Some(error),
            _ => None,
        }
    }
}

impl<T> From<RequestTokenError<TransportError, StandardErrorResponse<T>>> for OAuthError
where
    T: ErrorResponseType + Display + 'static,
{
    fn from(error: RequestTokenError<TransportError, StandardErrorResponse<T>>) -> Self {
        match error {
            RequestTokenError::ServerResponse(response) => Self::Rejected {
                error: response.error().to_string(),
                description: response.error_description().cloned(),
            },
            RequestTokenError::Request(error) => Self::Transport(error),
            // Other messages and the response may contain a token.
            RequestTokenError::Parse(error, _) => match error.inner().to_string() {
                why if why.starts_with("missing field") => Self::Malformed(why),
                _ => Self::Malformed("expected an object with valid fields".to_owned()),
            },
            RequestTokenError::Other(why) => Self::Malformed(why),
        }
    }
}

/// The tokens of a response.
pub(crate) struct Tokens {
    pub(crate) access: String,
    pub(crate) refresh: Option<String>,
    /// The lifetime of the access token.
    pub(crate) lifetime: Option<Duration>,
}

impl Tokens {
    /// Reads a response. Tokens other than bearer tokens are rejected.
    pub(crate) fn new(response: &BasicTokenResponse) -> Result<Self, OAuthError> {
        match response.token_type() {
            BasicTokenType::Bearer => Ok(Self {
                access: response.access_token().secret().clone(),
                refresh: response.refresh_token().map(|token| token.secret().clone()),
                lifetime: response.expires_in(),
            }),
            other => Err(OAuthError::Malformed(format!(
                "unsupported token type `{}`",
                other.as_ref()
            ))),
        }
    }

    /// Returns the access token and its lifetime.
    pub(crate) fn lease(&self) -> Lease<Secret> {
        let lease = Lease::new(Secret::new(&self.access));
        match self.lifetime {
            Some(lifetime) => lease.lasting(lifetime),
            None => lease,
        }
    }
}

/// Sends requests to an authorization server with the transport of the client.
#[derive(Clone)]
pub(crate) struct Connection {
    user_agent: &'static str,
    base_url: BaseUrl,
    wire: Wire,
    timeout: Duration,
}

impl Connection {
    pub(crate) fn new(shared: &Shared) -> Self {
        Self {
            user_agent: shared.user_agent,
            base_url: shared.base_url.clone(),
            wire: shared.wire.clone(),
            timeout: shared.timeout,
        }
    }

    /// Returns the absolute URL of an endpoint that the transport can reach.
    pub(crate) fn resolve(
        &self,
        scheme: &'static str,
        endpoint: &'static str,
        url: Option<&str>,
    ) -> Result<Url, BuildError> {
        let error = |why: String| BuildError::OAuthUrl {
            scheme,
            endpoint,
            why,
        };
        let url = url.ok_or_else(|| error("the description has none".to_owned()))?;
        let url = self.base_url.resolve(url);
        let url = url.map_err(|why| error(why.to_string()))?;
        match url.scheme() {
            "https" if !self.wire.speaks_tls => {
                Err(error("it requires the feature `tls`".to_owned()))
            }
            "http" | "https" if self.wire.is_unix_socket && self.has_other_origin(&url) => {
                Err(error("it is outside of the unix socket".to_owned()))
            }
            "http" | "https" => Ok(url),
            _ => Err(error("expected `http` or `https`".to_owned())),
        }
    }

    /// Returns `true` if a URL has another origin than the base URL.
    fn has_other_origin(&self, url: &Url) -> bool {
        url.origin().ascii_serialization() != self.base_url.origin()
    }

    /// Requests tokens with the credentials of the client.
    pub(crate) async fn by_client(
        &self,
        client: &TokenClient,
        scopes: &[Scope],
        parameters: &[(String, String)],
    ) -> Result<Tokens, OAuthError> {
        let request = client.exchange_client_credentials();
        let request = request.add_scopes(scopes.iter().cloned());
        let request = parameters.iter().fold(request, |request, (name, value)| {
            request.add_extra_param(name, value)
        });
        Tokens::new(&request.request_async(self).await?)
    }

    /// Requests tokens with a refresh token.
    pub(crate) async fn by_refresh_token(
        &self,
        client: &TokenClient,
        token: &RefreshToken,
        scopes: &[Scope],
        parameters: &[(String, String)],
    ) -> Result<Tokens, OAuthError> {
        let request = client.exchange_refresh_token(token);
        let request = request.add_scopes(scopes.iter().cloned());
        let request = parameters.iter().fold(request, |request, (name, value)| {
            request.add_extra_param(name, value)
        });
        Tokens::new(&request.request_async(self).await?)
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, TransportError> {
        let (parts, body) = request.into_parts();
        let mut headers = parts.headers;
        headers.insert(USER_AGENT, HeaderValue::from_static(self.user_agent));
        if let Some(credentials) = headers.get_mut(AUTHORIZATION) {
            credentials.set_sensitive(true);
        }
        let outgoing = Outgoing {
            method: parts.method,
            uri: parts.uri,
            headers,
            custom: None,
            extensions: Extensions::new(),
            operation: None,
            body: Some(Arc::new(Bytes::from(body))),
            timeout: self.timeout,
            streamed: &[],
        };
        let received = self.wire.send(&outgoing, 0).await?;
        let (status, body) = (received.status(), received.body());
        let body = match status.is_success() || has_error_code(body) {
            true => body.to_vec(),
            false => format!(r#"{{"error":"status {}"}}"#, status.as_u16()).into_bytes(),
        };
        let mut response = Response::new(body);
        *response.status_mut() = match status.is_success() {
            true => StatusCode::OK,
            false => status,
        };
        Ok(response)
    }
}

/// Returns `true` if an error response has an error code (RFC 6749, section 5.2).
fn has_error_code(body: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(body) else {
        return false;
    };
    let mut has_code = false;
    let read = Reader::new(text).object(&mut |reader, name| {
        has_code |= name == "error" && reader.kind()? == Kind::String;
        reader.skip()
    });
    read.is_ok() && has_code
}

impl<'c> AsyncHttpClient<'c> for Connection {
    type Error = TransportError;

    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, TransportError>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}
