//! Operations, with their parameters and responses.

use serde::Serialize;
use serde_json::Value;

use super::{Content, Requirement, Server, SourceLocation, Type};

/// An operation, a webhook or a callback.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Operation {
    /// The `operationId`; made of the method and path if it has none.
    pub id: String,
    /// The name of its method in the client and in the trait of the server.
    pub rust_name: String,
    /// The webhook or callback that sends the request; `None` for an operation of a path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<Trigger>,
    /// The HTTP method: `GET`.
    pub method: String,
    /// The path template, without that of servers; empty for a webhook.
    pub path: String,
    /// The tags.
    pub tags: Vec<String>,
    /// The summary.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The deprecation, if it is deprecated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecation>,
    /// `experimental` or `beta` (`x-stability`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stability: Option<String>,
    /// The parameters, those of the path first.
    pub parameters: Vec<Parameter>,
    /// The request body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_body: Option<RequestBody>,
    /// The responses, in the order of the description.
    pub responses: Vec<Response>,
    /// The alternatives, of which a caller must satisfy one; empty for a public operation.
    pub security: Vec<Requirement>,
    /// The servers, if they are not those of the description.
    pub servers: Vec<Server>,
    /// The position in the description.
    pub location: SourceLocation,
}

/// The webhook or callback that sends a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[non_exhaustive]
pub enum Trigger {
    /// An entry of `webhooks`.
    Webhook {
        /// The key.
        name: String,
    },
    /// An entry of `callbacks`.
    Callback {
        /// The key.
        name: String,
        /// The URL, with runtime expressions.
        url: String,
        /// The ids of the operations that declare it.
        operations: Vec<String>,
    },
}

/// The deprecation of an operation, a type, a field or a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Deprecation {
    /// The day after which it may be removed, as `2030-12-05`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sunset: Option<String>,
    /// The id of the operation that replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replacement: Option<String>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Parameter {
    /// The name in requests.
    pub name: String,
    /// The Rust name.
    pub rust_name: String,
    /// Its part of the request.
    #[serde(rename = "in")]
    pub location: ParameterLocation,
    /// `true` if it is required.
    pub required: bool,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The deprecation, if it is deprecated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecation>,
}

/// The part of a request with a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ParameterLocation {
    /// A segment of the path, or a part of one.
    Path,
    /// The query.
    Query,
    /// A header.
    Header,
    /// A cookie.
    Cookie,
    /// The whole query.
    Querystring,
}

/// A request body.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RequestBody {
    /// `true` if it is required.
    pub required: bool,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The body of each media type, the default first.
    pub contents: Vec<Content>,
}

/// A response.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Response {
    /// The status, a range such as `4XX`, or `default`.
    pub status: String,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The headers.
    pub headers: Vec<Header>,
    /// The body of each media type, the default first; empty without a body.
    pub contents: Vec<Content>,
}

/// A header of a response.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Header {
    /// The name in responses.
    pub name: String,
    /// The Rust name.
    pub rust_name: String,
    /// `true` if it is required.
    pub required: bool,
    /// The type of its value.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The deprecation, if it is deprecated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Deprecation>,
}

impl Operation {
    /// The response with a status, a range such as `4XX`, or `default`.
    pub fn response(&self, status: &str) -> Option<&Response> {
        self.responses.iter().find(|one| one.status == status)
    }
}
