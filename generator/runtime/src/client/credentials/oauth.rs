//! OAuth 2.0 grants (RFC 6749).
#![cfg(feature = "oauth2")]

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use oauth2::{AuthType, ClientId, ClientSecret, RefreshToken, Scope};

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::Secret;
use crate::runtime::client::credential_provider::{CredentialFuture, CredentialProvider};
use crate::runtime::client::oauth_endpoint::{Connection, TokenClient, Tokens, token_client};
use crate::runtime::client::request::Shared;

/// Receives each new refresh token.
type OnRefreshToken = Arc<dyn Fn(&str) + Send + Sync>;

/// The declaration of an OAuth 2.0 scheme. Relative URLs are resolved against the base URL.
#[derive(Debug)]
pub struct OAuthScheme {
    /// The name of the security scheme.
    pub name: &'static str,
    /// The scopes that the operations require.
    pub scopes: &'static [&'static str],
    /// The token URL for client credentials.
    pub client_credentials: Option<&'static str>,
    /// The token URL for other grants.
    pub token: Option<&'static str>,
    /// The token URL for device codes, if it differs from `token`.
    pub device_token: Option<&'static str>,
    /// The URL for refresh tokens of devices, if `device_token` is set and it is another one.
    pub device_refresh: Option<&'static str>,
    /// The URL for refresh tokens, if it is another one.
    pub refresh: Option<&'static str>,
    /// The URL where users authorize the client.
    pub authorization: Option<&'static str>,
    /// The URL where devices request their codes (RFC 8628).
    pub device_authorization: Option<&'static str>,
}

impl OAuthScheme {
    /// Returns the URL for refresh tokens.
    pub(crate) fn renewal(&self) -> Option<&'static str> {
        self.refresh.or(self.token)
    }
}

/// Returns the scopes that the operations require.
pub(crate) fn required_scopes(scheme: &OAuthScheme) -> Vec<Scope> {
    let scopes = scheme.scopes.iter();
    scopes
        .map(|scope| Scope::new((*scope).to_owned()))
        .collect()
}

/// An OAuth 2.0 grant, for which a client requests access tokens. They are kept until shortly
/// before they expire. The secrets are redacted in `Debug`.
#[derive(Clone)]
pub struct OAuthGrant {
    id: ClientId,
    secret: Option<ClientSecret>,
    secret_in_body: bool,
    /// The first refresh token; `None` for client credentials.
    refresh_token: Option<RefreshToken>,
    scopes: Option<Vec<String>>,
    token_url: Option<String>,
    parameters: Vec<(String, String)>,
    on_refresh_token: Option<OnRefreshToken>,
}

impl OAuthGrant {
    /// Creates the grant of a client that acts on its own behalf (RFC 6749, section 4.4).
    pub fn client_credentials(id: impl Into<String>, secret: impl Into<String>) -> Self {
        Self::new(id, None).secret(secret)
    }

    /// Creates the grant of a user who authorized the client before (RFC 6749, section 6).
    pub fn refresh_token(id: impl Into<String>, token: impl Into<String>) -> Self {
        Self::new(id, Some(RefreshToken::new(token.into())))
    }

    fn new(id: impl Into<String>, refresh_token: Option<RefreshToken>) -> Self {
        Self {
            id: ClientId::new(id.into()),
            secret: None,
            secret_in_body: false,
            refresh_token,
            scopes: None,
            token_url: None,
            parameters: Vec::new(),
            on_refresh_token: None,
        }
    }

    /// Sets the secret of the client.
    #[must_use]
    pub fn secret(mut self, secret: impl Into<String>) -> Self {
        self.secret = Some(ClientSecret::new(secret.into()));
        self
    }

    /// Sends the secret in the body (`client_secret_post`) instead of the `Authorization` header.
    #[must_use]
    pub fn secret_in_body(mut self) -> Self {
        self.secret_in_body = true;
        self
    }

    /// Sets the requested scopes. By default, those are the scopes that the operations require for
    /// client credentials, and the granted scopes for a refresh token.
    #[must_use]
    pub fn scopes(mut self, scopes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.scopes = Some(scopes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the token URL: that of the description by default. A relative URL is resolved against
    /// the base URL.
    #[must_use]
    pub fn token_url(mut self, url: impl Into<String>) -> Self {
        self.token_url = Some(url.into());
        self
    }

    /// Adds a parameter to the token requests, such as `audience`.
    #[must_use]
    pub fn parameter(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.parameters.push((name.into(), value.into()));
        self
    }

    /// Sets a function that is called with each new refresh token, to store it: some servers accept
    /// each of them only once.
    #[must_use]
    pub fn on_refresh_token(mut self, store: impl Fn(&str) + Send + Sync + 'static) -> Self {
        self.on_refresh_token = Some(Arc::new(store));
        self
    }

    /// Returns the provider that requests the access tokens of a scheme.
    pub(crate) fn connect(
        self,
        scheme: &OAuthScheme,
        shared: &Shared,
    ) -> Result<OAuthProvider, BuildError> {
        let url = match (&self.token_url, &self.refresh_token) {
            (Some(url), _) => Some(url.as_str()),
            (None, None) => scheme.client_credentials,
            (None, Some(_)) => scheme.renewal(),
        };
        let connection = Connection::new(shared);
        let url = connection.resolve(scheme.name, "token URL", url)?;
        let client = token_client(self.id.clone(), self.secret.clone(), url);
        let client = match self.secret_in_body {
            true => client.set_auth_type(AuthType::RequestBody),
            false => client,
        };
        let scopes = match (self.scopes, &self.refresh_token) {
            (Some(scopes), _) => scopes.into_iter().map(Scope::new).collect(),
            (None, None) => required_scopes(scheme),
            (None, Some(_)) => Vec::new(),
        };
        Ok(OAuthProvider {
            connection,
            client,
            refresh_token: self.refresh_token.map(Mutex::new),
            scopes,
            parameters: self.parameters,
            on_refresh_token: self.on_refresh_token,
        })
    }
}

impl fmt::Debug for OAuthGrant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("OAuthGrant(…)")
    }
}

/// Requests access tokens for a grant.
pub struct OAuthProvider {
    connection: Connection,
    client: TokenClient,
    /// The current refresh token; `None` for client credentials.
    refresh_token: Option<Mutex<RefreshToken>>,
    scopes: Vec<Scope>,
    parameters: Vec<(String, String)>,
    on_refresh_token: Option<OnRefreshToken>,
}

impl CredentialProvider<Secret> for OAuthProvider {
    fn provide(&self) -> CredentialFuture<'_, Secret> {
        Box::pin(async move {
            let (connection, client) = (&self.connection, &self.client);
            let (scopes, parameters) = (&self.scopes, &self.parameters);
            let tokens = match &self.refresh_token {
                None => connection.by_client(client, scopes, parameters).await?,
                Some(kept) => {
                    let token = lock(kept).clone();
                    let tokens = connection.by_refresh_token(client, &token, scopes, parameters);
                    let tokens = tokens.await?;
                    self.keep(kept, &tokens);
                    tokens
                }
            };
            Ok(tokens.lease())
        })
    }
}

impl OAuthProvider {
    /// Keeps a new refresh token.
    fn keep(&self, kept: &Mutex<RefreshToken>, tokens: &Tokens) {
        let Some(new) = tokens.refresh.as_ref() else {
            return;
        };
        let old = std::mem::replace(&mut *lock(kept), RefreshToken::new(new.clone()));
        match &self.on_refresh_token {
            Some(store) if old.secret() != new => store(new),
            _ => {}
        }
    }
}

fn lock(token: &Mutex<RefreshToken>) -> MutexGuard<'_, RefreshToken> {
    token.lock().unwrap_or_else(PoisonError::into_inner)
}
