//! Security schemes and requirements.

use serde::Serialize;

/// A security scheme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SecurityScheme {
    /// The name in the description.
    pub name: String,
    /// The name of its credential in the client and of its verifier in the server. Schemes with the same credential share it.
    pub rust_name: String,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The credential of a request.
    pub credential: Credential,
}

/// The credential of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Credential {
    /// A key in a header.
    HeaderKey {
        /// The header, in lower case.
        name: String,
    },
    /// A key in the query.
    QueryKey {
        /// The query parameter.
        name: String,
    },
    /// A key in a cookie.
    CookieKey {
        /// The cookie.
        name: String,
    },
    /// User name and password (RFC 7617).
    Basic,
    /// A bearer token (RFC 6750).
    Bearer,
    /// A bearer token of OAuth 2.0 (RFC 6749).
    OAuth2,
    /// A bearer token of OpenID Connect.
    OpenIdConnect,
    /// Another HTTP authentication scheme.
    Http {
        /// Its name in the header `Authorization`.
        scheme: String,
    },
    /// A client certificate.
    Certificate,
    /// A scheme that the description requires and does not declare.
    Undeclared,
}

/// A security requirement: schemes that a caller must satisfy together. Without schemes, callers may be anonymous.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Requirement {
    /// The schemes.
    pub schemes: Vec<RequiredScheme>,
}

/// A required scheme.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RequiredScheme {
    /// The name of the scheme in the description.
    pub name: String,
    /// The required scopes or roles.
    pub scopes: Vec<String>,
}
