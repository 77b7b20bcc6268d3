//! Operations: what a caller may ask for.

use super::{
    BasePath, Content, ContentKind, Pagination, Parameter, Response, Security, Side, Webhook,
};
use crate::names::Name;

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Operation {
    /// Its `operationId` and the name of its method, module and file.
    pub name: Name,
    /// The stem of the names of its types.
    pub stem: Name,
    /// What makes it a request of the server to the client, if it is one.
    pub webhook: Option<Webhook>,
    /// The method.
    pub method: Method,
    /// The path template, without the base path, as the description spells it; empty for a
    /// hook.
    pub path: String,
    /// The path template in parts, with the base path if that is fixed.
    pub segments: Vec<PathSegment>,
    /// The other servers of the API that it is served by, if it is not by all.
    pub servers: Option<usize>,
    /// The summary.
    pub summary: Option<String>,
    /// The description.
    pub description: Option<String>,
    /// What it is grouped by, if it is: its first tag.
    pub tag: Option<String>,
    /// How it is deprecated, if it is.
    pub deprecation: Option<Deprecation>,
    /// Whether it may still change, if the description says so.
    pub stability: Option<Stability>,
    /// Whether its handler is given the request's parts, too.
    pub takes_parts: bool,
    /// Whether its handler may be left out, and is answered for with 501 then.
    pub is_stub: bool,
    /// The path parameters, in the order of the template.
    pub path_parameters: Vec<Parameter>,
    /// The parameters of the query, the headers and the cookies.
    pub parameters: Vec<Parameter>,
    /// The body, if it takes one.
    pub body: Option<Body>,
    /// What a caller must satisfy.
    pub security: Security,
    /// The documented responses.
    pub responses: Vec<Response>,
    /// The bodies that a client may send instead of the first.
    pub other_bodies: Vec<OtherBody>,
    /// What a server chooses from when it answers with one of several media types.
    pub negotiation: Option<Negotiation>,
    /// The media types that a client may ask for instead of the first.
    pub views: Vec<View>,
    /// How its answers follow each other, if they are pages.
    pub pagination: Option<Pagination>,
}

/// Operations with the same method and path template, by their indices in `Api::operations` and in their order there,
/// and what distinguishes their requests. At most one has no condition.
pub type SharedPath = Vec<(usize, Vec<Condition>)>;

/// What the requests of an operation have, and those of others lack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The parameter.
    pub parameter: ConditionOn,
    /// Its value, if that matters.
    pub value: Option<String>,
}

/// A parameter that distinguishes requests.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConditionOn {
    /// In the query, by its name.
    Query(String),
    /// In a header, by its name in lower case.
    Header(String),
}

impl Operation {
    /// The header, in lower case, by which the server knows a request that is sent twice.
    pub fn key_header(&self) -> Option<String> {
        let mut parameters = self.parameters.iter();
        let key = parameters.find(|parameter| parameter.is_key);
        key.map(|parameter| parameter.field.name.wire.to_ascii_lowercase())
    }
}

/// A body that a client may send instead of the first.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherBody {
    /// The name of the method of the client.
    pub name: Name,
    /// The stem of the names of its types.
    pub stem: Name,
    /// What it holds.
    pub content: Content,
}

/// What a server chooses from by the header `Accept` (RFC 9110, section 12.5.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Negotiation {
    /// The name of the field of the request that tells what was chosen.
    pub field: Name,
    /// The type of the field.
    pub type_name: Name,
    /// The media types of the successes, in the order of the description.
    pub offers: Vec<Offer>,
}

/// A media type of the successes of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The name of its variant.
    pub name: Name,
    /// The media type or range, in lower case and without parameters.
    pub media_type: String,
}

/// A media type that a client may ask for instead of the first.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The name of the method that asks for it.
    pub name: Name,
    /// The stem of the names of its types.
    pub stem: Name,
    /// The media type, in lower case and without parameters.
    pub media_type: String,
}

/// An input that a caller gives to an operation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input<'a> {
    /// A parameter.
    Parameter(&'a Parameter),
    /// The body.
    Body(&'a Body),
}

impl Operation {
    /// Every input: the path parameters, the other parameters and the body.
    pub fn inputs(&self) -> Vec<Input<'_>> {
        self.all_parameters()
            .map(Input::Parameter)
            .chain(self.body.iter().map(Input::Body))
            .collect()
    }

    /// The path parameters and the others.
    pub fn all_parameters(&self) -> impl Iterator<Item = &Parameter> {
        self.path_parameters.iter().chain(&self.parameters)
    }

    /// The name of one of its types: `ListPets` and `Request`.
    pub fn type_name(&self, suffix: &str) -> String {
        format!("{}{suffix}", self.stem.plain())
    }

    /// The responses on one side of a `Result`.
    pub fn responses_of(&self, side: Side) -> Vec<&Response> {
        let responses = self.responses.iter();
        responses.filter(|response| response.side == side).collect()
    }

    /// The segments below the base path of its servers.
    pub fn own_segments(&self, base_path: &BasePath) -> &[PathSegment] {
        let base = base_path.fixed().split('/').skip(1).count();
        self.segments.get(base..).unwrap_or_default()
    }

    /// Whether its body is given as it comes: one of bytes, or of values one after the other, and of
    /// nothing else. Who receives a hook verifies the whole of it before.
    pub fn streams_body(&self) -> bool {
        let body = self.body.as_ref().filter(|_| self.webhook.is_none());
        body.is_some_and(|body| body.content.is_streamed())
    }

    /// Whether its body is read part by part, and its files put aside: one of parts with files, and of
    /// nothing else.
    pub fn spools_body(&self) -> bool {
        let body = self.body.as_ref().filter(|_| self.webhook.is_none());
        body.is_some_and(|body| match &body.content.kind {
            ContentKind::Form(form) => form.takes_files(),
            _ => false,
        })
    }

    /// Whether a response with this very status is documented.
    pub fn documents(&self, code: u16) -> bool {
        let mut statuses = self.responses.iter().map(|response| response.statuses);
        statuses.any(|statuses| statuses.one().is_some_and(|status| status.code() == code))
    }

    /// The failure that is documented for a status, by itself, by its range or by
    /// `default`.
    pub fn failure(&self, code: u16) -> Option<&Response> {
        let mut failures = self.responses_of(Side::Failure).into_iter();
        failures.find(|response| response.bounds().contains(&code))
    }

    /// What its failure is called that says that it is not implemented, if it may be left out.
    pub fn not_implemented(&self) -> Option<&'static str> {
        let mut names = self.responses.iter().map(|response| &response.name.rust);
        self.is_stub
            .then(|| match names.any(|name| name == "NotImplemented") {
                true => "NotImplementedYet",
                false => "NotImplemented",
            })
    }

    /// The statuses that a rejected request may be answered with before the
    /// handler runs, or without its answer.
    pub fn rejection_statuses(&self) -> Vec<u16> {
        let mut statuses = vec![400, 401, 403, 429, 500, 503];
        if !self.path_parameters.is_empty() {
            statuses.push(404);
        }
        if self.negotiation.is_some() {
            statuses.push(406);
        }
        if self.body.is_some() {
            statuses.extend([413, 415]);
        }
        if self.is_stub {
            statuses.push(501);
        }
        statuses.sort_unstable();
        statuses
    }
}

/// The method of an operation (RFC 9110, section 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// `GET`
    Get,
    /// `HEAD`
    Head,
    /// `PUT`
    Put,
    /// `POST`
    Post,
    /// `DELETE`
    Delete,
    /// `PATCH`
    Patch,
    /// `OPTIONS`
    Options,
    /// `TRACE`
    Trace,
}

impl Method {
    /// The method that a path item has an operation for by this key.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "get" => Self::Get,
            "head" => Self::Head,
            "put" => Self::Put,
            "post" => Self::Post,
            "delete" => Self::Delete,
            "patch" => Self::Patch,
            "options" => Self::Options,
            "trace" => Self::Trace,
            _ => return None,
        })
    }

    /// The method as it is sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Head => "HEAD",
            Self::Put => "PUT",
            Self::Post => "POST",
            Self::Delete => "DELETE",
            Self::Patch => "PATCH",
            Self::Options => "OPTIONS",
            Self::Trace => "TRACE",
        }
    }
}

/// What stands between two slashes of a path template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// This text.
    Text(String),
    /// The path parameter with this index.
    Parameter(usize),
    /// Path parameters with text around them.
    Mixed {
        /// The text before each of them, and behind the last.
        texts: Vec<String>,
        /// Their indexes.
        parameters: Vec<usize>,
    },
}

/// The body of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// Whether it must be given.
    pub required: bool,
    /// What it holds.
    pub content: Content,
}

/// How likely an operation is to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stability {
    /// It may change or go.
    Experimental,
    /// It may change in details.
    Beta,
}

impl Stability {
    /// The word in the description, which is also the cargo feature of a client
    /// that uses it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Experimental => "experimental",
            Self::Beta => "beta",
        }
    }
}

/// How an operation is deprecated.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Deprecation {
    /// Since when, in seconds since 1970 (RFC 9745).
    pub since: Option<i64>,
    /// The date after which it may be gone, as `2030-12-05`.
    pub sunset: Option<String>,
    /// The same as an HTTP date (RFC 8594).
    pub sunset_header: Option<String>,
    /// The operation to use instead.
    pub replacement: Option<Replacement>,
}

/// How anything but an operation is deprecated: a field, a parameter, a header or a type.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Discouraged {
    /// The date after which it may be gone, as `2030-12-05`.
    pub sunset: Option<String>,
}

impl Discouraged {
    /// What two schemas say of one thing: the first date that is said holds.
    pub fn either(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) => Some(Self {
                sunset: one.sunset.or(other.sunset),
            }),
            (one, other) => one.or(other),
        }
    }
}

/// The operation to use instead of a deprecated one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// Its name.
    pub operation: Name,
    /// Its path with the base path, as a URI; `None` if it has parameters.
    pub link: Option<String>,
}
