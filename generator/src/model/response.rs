//! Responses, their headers and payloads.

use super::{Content, Field, Statuses, Type};
use crate::names::Name;

/// A response of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The status, range or `default`.
    pub statuses: Statuses,
    /// The side of the `Result`. A `default` on both sides is two responses.
    pub side: Side,
    /// The name of the variant or constructor.
    pub name: Name,
    /// The description; `None` for a success that is not declared.
    pub description: Option<String>,
    /// The links, in declaration order.
    pub links: Vec<Link>,
    /// The headers and body.
    pub shape: Shape,
}

/// A link (OpenAPI, "Link Object").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The name.
    pub name: String,
    /// The `operationId` or `operationRef` of the target.
    pub operation: String,
    /// The description.
    pub description: Option<String>,
}

/// The side of a `Result`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Statuses below 400.
    Success,
    /// Statuses from 400.
    Failure,
}

/// A status code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Status(u16);

impl Status {
    /// A status between 100 and 599 (RFC 9110, section 15).
    pub fn new(code: u16) -> Option<Self> {
        (100..600).contains(&code).then_some(Self(code))
    }

    /// The status as a number.
    pub fn code(self) -> u16 {
        self.0
    }

    /// The reason phrase of a registered status.
    pub fn reason(self) -> Option<&'static str> {
        self.registered().map(|(_, reason, _)| *reason)
    }

    fn registered(self) -> Option<&'static (u16, &'static str, &'static str)> {
        REGISTERED.iter().find(|(code, ..)| *code == self.0)
    }

    /// The constant of the `http` crate for a registered status.
    pub fn constant(self) -> Option<&'static str> {
        self.registered().map(|(.., constant)| *constant)
    }
}

/// The registered status codes (IANA) with their reason phrases and constants of the `http` crate.
const REGISTERED: &[(u16, &str, &str)] = &[
    (100, "Continue", "CONTINUE"),
    (101, "Switching Protocols", "SWITCHING_PROTOCOLS"),
    (102, "Processing", "PROCESSING"),
    (200, "OK", "OK"),
    (201, "Created", "CREATED"),
    (202, "Accepted", "ACCEPTED"),
    (
        203,
        "Non-Authoritative Information",
        "NON_AUTHORITATIVE_INFORMATION",
    ),
    (204, "No Content", "NO_CONTENT"),
    (205, "Reset Content", "RESET_CONTENT"),
    (206, "Partial Content", "PARTIAL_CONTENT"),
    (207, "Multi-Status", "MULTI_STATUS"),
    (208, "Already Reported", "ALREADY_REPORTED"),
    (226, "IM Used", "IM_USED"),
    (300, "Multiple Choices", "MULTIPLE_CHOICES"),
    (301, "Moved Permanently", "MOVED_PERMANENTLY"),
    (302, "Found", "FOUND"),
    (303, "See Other", "SEE_OTHER"),
    (304, "Not Modified", "NOT_MODIFIED"),
    (305, "Use Proxy", "USE_PROXY"),
    (307, "Temporary Redirect", "TEMPORARY_REDIRECT"),
    (308, "Permanent Redirect", "PERMANENT_REDIRECT"),
    (400, "Bad Request", "BAD_REQUEST"),
    (401, "Unauthorized", "UNAUTHORIZED"),
    (402, "Payment Required", "PAYMENT_REQUIRED"),
    (403, "Forbidden", "FORBIDDEN"),
    (404, "Not Found", "NOT_FOUND"),
    (405, "Method Not Allowed", "METHOD_NOT_ALLOWED"),
    (406, "Not Acceptable", "NOT_ACCEPTABLE"),
    (
        407,
        "Proxy Authentication Required",
        "PROXY_AUTHENTICATION_REQUIRED",
    ),
    (408, "Request Timeout", "REQUEST_TIMEOUT"),
    (409, "Conflict", "CONFLICT"),
    (410, "Gone", "GONE"),
    (411, "Length Required", "LENGTH_REQUIRED"),
    (412, "Precondition Failed", "PRECONDITION_FAILED"),
    (413, "Payload Too Large", "PAYLOAD_TOO_LARGE"),
    (414, "URI Too Long", "URI_TOO_LONG"),
    (415, "Unsupported Media Type", "UNSUPPORTED_MEDIA_TYPE"),
    (416, "Range Not Satisfiable", "RANGE_NOT_SATISFIABLE"),
    (417, "Expectation Failed", "EXPECTATION_FAILED"),
    (418, "I'm a Teapot", "IM_A_TEAPOT"),
    (421, "Misdirected Request", "MISDIRECTED_REQUEST"),
    (422, "Unprocessable Entity", "UNPROCESSABLE_ENTITY"),
    (423, "Locked", "LOCKED"),
    (424, "Failed Dependency", "FAILED_DEPENDENCY"),
    (425, "Too Early", "TOO_EARLY"),
    (426, "Upgrade Required", "UPGRADE_REQUIRED"),
    (428, "Precondition Required", "PRECONDITION_REQUIRED"),
    (429, "Too Many Requests", "TOO_MANY_REQUESTS"),
    (
        431,
        "Request Header Fields Too Large",
        "REQUEST_HEADER_FIELDS_TOO_LARGE",
    ),
    (
        451,
        "Unavailable For Legal Reasons",
        "UNAVAILABLE_FOR_LEGAL_REASONS",
    ),
    (500, "Internal Server Error", "INTERNAL_SERVER_ERROR"),
    (501, "Not Implemented", "NOT_IMPLEMENTED"),
    (502, "Bad Gateway", "BAD_GATEWAY"),
    (503, "Service Unavailable", "SERVICE_UNAVAILABLE"),
    (504, "Gateway Timeout", "GATEWAY_TIMEOUT"),
    (
        505,
        "HTTP Version Not Supported",
        "HTTP_VERSION_NOT_SUPPORTED",
    ),
    (506, "Variant Also Negotiates", "VARIANT_ALSO_NEGOTIATES"),
    (507, "Insufficient Storage", "INSUFFICIENT_STORAGE"),
    (508, "Loop Detected", "LOOP_DETECTED"),
    (510, "Not Extended", "NOT_EXTENDED"),
    (
        511,
        "Network Authentication Required",
        "NETWORK_AUTHENTICATION_REQUIRED",
    ),
];

/// The headers and body of a response, apart from common headers.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// No headers, no body.
    Empty,
    /// A body without headers.
    Body(Box<Content>),
    /// Headers and perhaps a body: the payload with this index in `Api::payloads`.
    Payload(usize),
}

impl Shape {
    /// The index of the payload.
    pub fn payload(&self) -> Option<usize> {
        match self {
            Self::Payload(index) => Some(*index),
            Self::Empty | Self::Body(_) => None,
        }
    }
}

/// The headers and body of a response with headers of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload {
    /// The name of the server type.
    pub name: Name,
    /// The name of the client type of the headers.
    pub headers_name: Name,
    /// The module of a payload that operations share.
    pub module: Option<Name>,
    /// The description.
    pub description: String,
    /// The headers.
    pub headers: Vec<Header>,
    /// The body.
    pub body: Option<Content>,
}

/// A header of a response.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The name and type; the wire name as declared.
    pub field: Field,
    /// The encoding of the value.
    pub coding: HeaderCoding,
}

/// The encoding of a response header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderCoding {
    /// A scalar.
    Single,
    /// A comma-separated list of scalars.
    List,
    /// JSON (`content`).
    Json,
}

/// A header of every response.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonHeader {
    /// The header.
    pub header: Header,
    /// The group (`x-rust-group`).
    pub group: Option<HeaderGroup>,
}

/// A group of common headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderGroup {
    /// The name of the server field and the client method.
    pub name: Name,
    /// The type name.
    pub type_name: Name,
}

/// A type of error bodies, which the implementation builds from a rejection.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorBody {
    /// The name of the function.
    pub name: Name,
    /// The type.
    pub ty: Type,
    /// The media type, if the same for all responses.
    pub media_type: Option<String>,
}
