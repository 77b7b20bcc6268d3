//! Sources of the access tokens of an OAuth 2.0 scheme.

use std::fmt;

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::{Credential, Secret};
use crate::runtime::client::credential_provider::{CredentialProvider, CredentialSource};
#[cfg(feature = "oauth2")]
use crate::runtime::client::oauth::{OAuthGrant, OAuthScheme};
use crate::runtime::client::request::Shared;

/// A fixed or provided access token, or a grant for access tokens. The secrets are redacted in
/// `Debug`.
#[derive(Clone)]
pub enum TokenSource {
    /// A fixed token, or a credential provider.
    Source(CredentialSource<Secret>),
    /// A grant.
    #[cfg(feature = "oauth2")]
    Granted(&'static OAuthScheme, OAuthGrant),
}

impl TokenSource {
    /// Creates the source of a fixed token.
    pub fn fixed(token: Secret) -> Self {
        Self::Source(CredentialSource::Fixed(token))
    }

    /// Creates the source from a provider.
    pub fn by(provider: impl CredentialProvider<Secret> + 'static) -> Self {
        Self::Source(CredentialSource::by(provider))
    }

    /// Returns the credential of each token. A grant uses the transport of the client.
    pub fn credential(
        self,
        shared: &Shared,
        make: fn(&Secret) -> Result<Credential, BuildError>,
    ) -> Result<Credential, BuildError> {
        #[cfg(not(feature = "oauth2"))]
        let _ = shared;
        let source = match self {
            Self::Source(source) => source,
            #[cfg(feature = "oauth2")]
            Self::Granted(scheme, grant) => CredentialSource::by(grant.connect(scheme, shared)?),
        };
        source.credential(make)
    }
}

impl fmt::Debug for TokenSource {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("TokenSource(…)")
    }
}
