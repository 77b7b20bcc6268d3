//! Responses, their headers and payloads.

use std::ops::RangeInclusive;

use super::{Content, Field, Statuses, Type};
use crate::names::Name;

/// A response of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The status, range or `default`.
    pub statuses: Statuses,
    /// The statuses from which a handler chooses, in `Api::open_statuses`; `None` if there is one only.
    pub open_statuses: Option<usize>,
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
        http::StatusCode::from_u16(self.0).ok()?.canonical_reason()
    }

    /// The constant of the `http` crate for a registered status.
    pub fn constant(self) -> Option<String> {
        let reason = self.reason()?.replace('\'', "");
        Some(reason.replace([' ', '-'], "_").to_uppercase())
    }
}

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

    /// The body. `payloads` are those of the API.
    pub fn content<'a>(&'a self, payloads: &'a [Payload]) -> Option<&'a Content> {
        match self {
            Self::Empty => None,
            Self::Body(content) => Some(content),
            Self::Payload(index) => payloads.get(*index)?.body.as_ref(),
        }
    }

    /// The headers.
    pub fn headers<'a>(&self, payloads: &'a [Payload]) -> &'a [Header] {
        let payload = self.payload().and_then(|index| payloads.get(index));
        payload.map_or(&[], |payload| &payload.headers)
    }

    /// The types of the headers and the body.
    pub fn types<'a>(&'a self, payloads: &'a [Payload]) -> impl Iterator<Item = &'a Type> {
        let headers = self.headers(payloads).iter().map(|one| &one.field.ty);
        headers.chain(self.content(payloads).into_iter().flat_map(Content::types))
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

/// The statuses from which a handler chooses that of a response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenStatuses {
    /// The type name.
    pub name: Name,
    /// The range.
    pub range: RangeInclusive<u16>,
    /// The exceptions, which other responses have.
    pub taken: Vec<u16>,
}

/// The errors that several operations have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct FailureSet {
    /// The type name.
    pub name: Name,
    /// The responses, with the descriptions on which the operations agree.
    pub responses: Vec<Response>,
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
    /// `true` if it is documented for a response that generated code sends without the handler.
    pub is_general: bool,
}
