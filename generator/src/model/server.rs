//! Servers and their URLs.

use serde::Serialize;

/// A server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Server {
    /// The name of its constructor in the client's `Environment`.
    pub rust_name: String,
    /// The URL or URL template.
    pub url: String,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The variables of a URL template.
    pub variables: Vec<Variable>,
}

/// A variable of a URL template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Variable {
    /// The name.
    pub name: String,
    /// The Rust name.
    pub rust_name: String,
    /// The default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// The allowed values; any if empty.
    pub values: Vec<String>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}
