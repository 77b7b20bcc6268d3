//! Responses: what an operation may answer.

use super::{Content, Field, Statuses, Type};
use crate::names::Name;

/// A documented response of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The statuses that it has.
    pub statuses: Statuses,
    /// On which side of a `Result` it stands. `default` may stand on both: as two
    /// responses.
    pub side: Side,
    /// The name of its variant, or of the function that makes it.
    pub name: Name,
    /// What it means, in the description's words; `None` for a success that the
    /// description does not have.
    pub description: Option<String>,
    /// What can be asked for next, in the order of the description.
    pub links: Vec<Link>,
    /// What it carries.
    pub shape: Shape,
}

/// An operation that can be called with what a response tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its name.
    pub name: String,
    /// The operation, by its `operationId` or a reference.
    pub operation: String,
    /// What it leads to, in the description's words.
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

/// A documented status code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Status(u16);

impl Status {
    /// A status between 100 and 599 (RFC 9110, section 15).
    pub fn new(code: u16) -> Option<Self> {
        (100..600).contains(&code).then_some(Self(code))
    }

    /// The number.
    pub fn code(self) -> u16 {
        self.0
    }

    /// The reason phrase of a registered status.
    pub fn reason(self) -> Option<&'static str> {
        REGISTERED
            .iter()
            .find(|row| row.0 == self.0)
            .map(|row| row.1)
    }

    /// The name that the `http` crate gives to a registered status.
    pub fn constant(self) -> Option<&'static str> {
        REGISTERED
            .iter()
            .find(|row| row.0 == self.0)
            .map(|row| row.2)
    }
}

/// The registered status codes (IANA), their reason phrases, and what the `http`
/// crate calls them.
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

/// What a response carries, apart from the common headers.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Nothing.
    Empty,
    /// A body.
    Body(Box<Content>),
    /// Headers, and a body if there is one: the payload with this index in
    /// `Api::payloads`.
    Payload(usize),
}

impl Shape {
    /// The index of the payload that it is, if it is one.
    pub fn payload(&self) -> Option<usize> {
        match self {
            Self::Payload(index) => Some(*index),
            Self::Empty | Self::Body(_) => None,
        }
    }
}

/// What a response with headers of its own carries.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload {
    /// The name of its type on the server.
    pub name: Name,
    /// The name of the type of its headers on the client.
    pub headers_name: Name,
    /// The name of its module; `None` where it belongs to one operation.
    pub module: Option<Name>,
    /// What it means, in the description's words.
    pub description: String,
    /// The headers.
    pub headers: Vec<Header>,
    /// The body.
    pub body: Option<Content>,
}

/// A header of a response.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// Its name and its type. The wire name is as the description spells it.
    pub field: Field,
    /// How the value is written.
    pub coding: HeaderCoding,
}

/// How the value of a header of a response is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderCoding {
    /// As one text.
    Single,
    /// As a list of texts, with commas between them.
    List,
    /// As JSON (`content`).
    Json,
}

/// A header that every response carries.
#[derive(Clone, Debug, PartialEq)]
pub struct CommonHeader {
    /// The header.
    pub header: Header,
    /// The group of headers it is shown in.
    pub group: Option<HeaderGroup>,
}

/// Common headers that are shown together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderGroup {
    /// The name of the field on the server, and of the function on the client.
    pub name: Name,
    /// The name of the type.
    pub type_name: Name,
}

/// A type of error bodies. The implementation has a function that words a
/// rejection as a value of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorBody {
    /// The name of the function.
    pub name: Name,
    /// The type.
    pub ty: Type,
    /// The media type that it is sent as, where it is the same everywhere.
    pub media_type: Option<String>,
}
