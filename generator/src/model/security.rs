//! Who may call, and where.

use crate::names::Name;

/// A security scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityScheme {
    /// Its name.
    pub name: Name,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// What a request carries.
    pub credential: Credential,
    /// The schemes of the description whose one credential it is, if they are several.
    pub members: Vec<String>,
}

impl SecurityScheme {
    /// The names of the schemes of the description that it stands for.
    pub fn names(&self) -> Vec<&str> {
        match self.members.as_slice() {
            [] => vec![&self.name.wire],
            members => members.iter().map(String::as_str).collect(),
        }
    }
}

/// What a request carries to prove who calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credential {
    /// A key in a header of this name, in lower case.
    HeaderKey(String),
    /// A key in a query parameter of this name.
    QueryKey(String),
    /// A key in a cookie of this name.
    CookieKey(String),
    /// A user name and a password (RFC 7617).
    Basic,
    /// A bearer token (RFC 6750).
    Bearer(Issuer),
    /// The credentials of the HTTP authentication scheme of this name.
    Http(String),
    /// The certificate of a client (mutual TLS), which is no part of a request.
    Certificate,
    /// Anything: the description does not declare the scheme of this name.
    Undeclared(String),
}

/// Where bearer tokens come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Issuer {
    /// The description does not say.
    Unknown,
    /// OAuth 2.0 (RFC 6749).
    OAuth2,
    /// OpenID Connect.
    OpenIdConnect,
}

impl Credential {
    /// The part of a request that carries it: two credentials of one part exclude each other.
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

/// The part of a request that carries a credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Carrier<'a> {
    /// The header of this name, in lower case.
    Header(&'a str),
    /// The query parameter of this name.
    Query(&'a str),
    /// The cookie of this name.
    Cookie(&'a str),
    /// The connection that it comes by.
    Connection,
    /// Any part, for the scheme of this name.
    Unknown(&'a str),
}

/// What tells who calls: from the credential of one scheme, or from those of several together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verifier {
    /// Its name: that of the scheme, or those of all.
    pub name: Name,
    /// The schemes, by their indices in `Api::schemes`, in ascending order.
    pub schemes: Vec<usize>,
}

/// What a caller must satisfy.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Security {
    /// The ways in, any one of which is enough. Without one, anyone is let in.
    pub alternatives: Vec<Alternative>,
    /// Whether a caller without any credential is let in as well.
    pub anonymous: bool,
}

impl Security {
    /// Whether no credential is looked at.
    pub fn is_open(&self) -> bool {
        self.alternatives.is_empty()
    }
}

/// One way in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The verifier, by its index in `Api::verifiers`.
    pub verifier: usize,
    /// The scopes that are needed of each scheme of the verifier, or of its members.
    pub scopes: Vec<Vec<String>>,
}
