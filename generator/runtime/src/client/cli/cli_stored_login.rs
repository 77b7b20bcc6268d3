//! The stored tokens of a user, which are renewed when they expire.
#![cfg(all(
    feature = "cli",
    feature = "oauth2",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use oauth2::{ClientId, ClientSecret, RefreshToken, Scope};
use url::Url;

use crate::runtime::client::cli_login_store::Store;
use crate::runtime::client::credential::Secret;
use crate::runtime::client::credential_provider::{CredentialFuture, CredentialProvider, Lease};
use crate::runtime::client::failure::BoxError;
use crate::runtime::client::oauth_endpoint::{Connection, OAuthError, Tokens, token_client};

/// The tokens of a user, and the client that they were issued to: names and values.
#[derive(Clone, PartialEq)]
pub(crate) struct Login(BTreeMap<String, String>);

impl Login {
    /// Creates a login without tokens. `url` renews them.
    pub(crate) fn new(id: &str, secret: Option<&str>, url: &Url) -> Self {
        let mut login = Self(BTreeMap::new());
        login.set("client_id", Some(id.to_owned()));
        login.set("client_secret", secret.map(str::to_owned));
        login.set("token_url", Some(url.to_string()));
        login
    }

    /// Renews the tokens with the credentials of the client.
    pub(crate) fn renew_by_client(&mut self, scopes: &[Scope]) {
        let scopes: Vec<&str> = scopes.iter().map(|scope| scope.as_str()).collect();
        self.set("client_scopes", Some(scopes.join(" ")));
    }

    /// Replaces the tokens. A response without a refresh token leaves the old one valid.
    pub(crate) fn renew(&mut self, tokens: Tokens) {
        let end = tokens
            .lifetime
            .map(|lifetime| since_epoch().saturating_add(lifetime));
        self.set("access_token", Some(tokens.access));
        self.set("expires_at", end.map(|end| end.as_secs().to_string()));
        if tokens.refresh.is_some() {
            self.set("refresh_token", tokens.refresh);
        }
    }

    fn set(&mut self, name: &str, value: Option<String>) {
        self.0.remove(name);
        self.0.extend(value.map(|value| (name.to_owned(), value)));
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Returns the access token, unless it expires within seconds.
    fn lease(&self) -> Option<Lease<Secret>> {
        let lease = Lease::new(Secret::new(self.get("access_token")?));
        let Some(end) = self.get("expires_at") else {
            return Some(lease);
        };
        let end = Duration::from_secs(end.parse().ok()?);
        let rest = end.saturating_sub(since_epoch());
        (rest > Duration::from_secs(10)).then(|| lease.lasting(rest))
    }
}

impl From<BTreeMap<String, String>> for Login {
    fn from(values: BTreeMap<String, String>) -> Self {
        Self(values)
    }
}

impl From<Login> for BTreeMap<String, String> {
    fn from(login: Login) -> Self {
        login.0
    }
}

fn since_epoch() -> Duration {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.unwrap_or_default()
}

/// Provides stored tokens, renews them and stores the new ones.
pub(crate) struct StoredLogin {
    /// The name of the security scheme.
    pub(crate) scheme: &'static str,
    pub(crate) connection: Connection,
    pub(crate) store: Store,
    pub(crate) key: String,
    pub(crate) login: Mutex<Login>,
    /// `true` if the stored access token was provided.
    pub(crate) is_used: AtomicBool,
    /// The instruction if the tokens expired.
    pub(crate) advice: String,
}

impl StoredLogin {
    fn lock(&self) -> MutexGuard<'_, Login> {
        self.login.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn renewed(&self, login: &Login) -> Result<Tokens, BoxError> {
        let (connection, advice) = (&self.connection, &self.advice);
        let url = connection.resolve(self.scheme, "token URL", login.get("token_url"))?;
        let id = ClientId::new(login.get("client_id").unwrap_or_default().to_owned());
        let secret = login.get("client_secret").map(str::to_owned);
        let client = token_client(id, secret.map(ClientSecret::new), url);
        if let Some(scopes) = login.get("client_scopes") {
            let scopes = scopes.split_whitespace();
            let scopes = scopes.map(|scope| Scope::new(scope.to_owned()));
            let scopes: Vec<Scope> = scopes.collect();
            return Ok(connection.by_client(&client, &scopes, &[]).await?);
        }
        let token = login.get("refresh_token");
        let token = token.ok_or_else(|| format!("the access token expired: {advice}"))?;
        let token = RefreshToken::new(token.to_owned());
        match connection.by_refresh_token(&client, &token, &[], &[]).await {
            Err(OAuthError::Rejected { error, .. }) if error == "invalid_grant" => {
                Err(format!("the login expired: {advice}").into())
            }
            tokens => Ok(tokens?),
        }
    }
}

impl CredentialProvider<Secret> for StoredLogin {
    fn provide(&self) -> CredentialFuture<'_, Secret> {
        Box::pin(async move {
            let known = self.lock().clone();
            let is_used = self.is_used.swap(true, Ordering::Relaxed);
            if let Some(lease) = known.lease().filter(|_| !is_used) {
                return Ok(lease);
            }
            // A refresh token may be valid only once, so one process renews the tokens.
            let lock = self.store.lock()?;
            let login = self.store.get(&self.key)?;
            let mut login = login.ok_or_else(|| format!("logged out: {}", self.advice))?;
            let lease = match login.lease().filter(|_| login != known) {
                Some(lease) => lease,
                None => {
                    let tokens = self.renewed(&login).await?;
                    let lease = tokens.lease();
                    login.renew(tokens);
                    self.store.set(&lock, &self.key, Some(login.clone()))?;
                    lease
                }
            };
            *self.lock() = login;
            Ok(lease)
        })
    }
}
