//! Security schemes and requirements.

use crate::names::Name;

/// A security scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityScheme {
    /// The name.
    pub name: Name,
    /// The description.
    pub description: Option<String>,
    /// The credential of a request.
    pub credential: Credential,
    /// The URLs for obtaining access tokens, if it has an OAuth 2.0 flow for clients.
    pub oauth: Option<OAuthUrls>,
    /// The declared schemes that share this credential, if several.
    pub members: Vec<String>,
}

impl SecurityScheme {
    /// The names of the declared schemes.
    pub fn names(&self) -> Vec<&str> {
        match self.members.as_slice() {
            [] => vec![&self.name.wire],
            members => members.iter().map(String::as_str).collect(),
        }
    }
}

/// The URLs of OAuth 2.0 flows, absolute or relative to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OAuthUrls {
    /// The token URL for client credentials.
    pub client_credentials: Option<String>,
    /// The token URL for authorization codes, and for device codes unless `device_token` is set.
    pub token: Option<String>,
    /// The token URL for device codes, if it differs from `token`.
    pub device_token: Option<String>,
    /// The URL for refresh tokens of devices, if `device_token` is set.
    pub device_refresh: Option<String>,
    /// The URL for refresh tokens.
    pub refresh: Option<String>,
    /// The authorization URL.
    pub authorization: Option<String>,
    /// The device authorization URL (RFC 8628).
    pub device_authorization: Option<String>,
}

/// The credential of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credential {
    /// An API key in a header, in lower case.
    HeaderKey(String),
    /// An API key in a query parameter.
    QueryKey(String),
    /// An API key in a cookie.
    CookieKey(String),
    /// User name and password (RFC 7617).
    Basic,
    /// A bearer token (RFC 6750).
    Bearer(Issuer),
    /// Another HTTP authentication scheme.
    Http(String),
    /// A client certificate (mutual TLS), which is not part of the request.
    Certificate,
    /// An undeclared scheme of this name: any part of the request.
    Undeclared(String),
}

/// The issuer of bearer tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Issuer {
    /// Not declared.
    Unknown,
    /// OAuth 2.0 (RFC 6749).
    OAuth2,
    /// OpenID Connect.
    OpenIdConnect,
}

impl Credential {
    /// The part of the request with the credential, which holds one credential only.
    pub fn carrier(&self) -> Carrier<'_> {
        match self {
            Self::HeaderKey(name) => Carrier::Header(name),
            Self::QueryKey(name) => Carrier::Query(name),
            Self::CookieKey(name) => Carrier::Cookie(name),
            Self::Basic | Self::Bearer(_) | Self::Http(_) => Carrier::Header("authorization"),
            Self::Certificate => Carrier::Connection,
            Self::Undeclared(name) => Carrier::Unknown(name),
        }
    }
}

/// The part of a request with a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Carrier<'a> {
    /// A header, in lower case.
    Header(&'a str),
    /// A query parameter.
    Query(&'a str),
    /// A cookie.
    Cookie(&'a str),
    /// The TLS connection.
    Connection,
    /// Any part, for the undeclared scheme of this name.
    Unknown(&'a str),
}

/// Verifies the credentials of one scheme, or of several together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verifier {
    /// The name of the scheme, or of all joined.
    pub name: Name,
    /// Indices into `Api::schemes`, in ascending order.
    pub schemes: Vec<usize>,
    /// `true` if operations can require scopes: with OAuth 2.0, OpenID Connect, or where an operation does.
    pub has_scopes: bool,
}

/// The security requirements of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Security {
    /// The alternatives, one of which must be satisfied; none for a public operation.
    pub alternatives: Vec<Alternative>,
    /// `true` if credentials are optional.
    pub anonymous: bool,
}

impl Security {
    /// `true` if no credential is checked.
    pub fn is_open(&self) -> bool {
        self.alternatives.is_empty()
    }
}

/// The credentials that clients send with operations that require none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlwaysSent {
    /// The alternatives, and none of them.
    pub security: Security,
    /// The number of schemes that operations require: those after them are only sent.
    pub required_schemes: usize,
    /// The number of verifiers that operations require.
    pub required_verifiers: usize,
}

/// A security requirement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The index into `Api::verifiers`.
    pub verifier: usize,
    /// The required scopes of each scheme of the verifier, or of its members.
    pub scopes: Vec<Vec<String>>,
}
