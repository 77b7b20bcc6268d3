//! Operations, their methods, path templates and request bodies.

use super::{
    BasePath, Content, ContentKind, Location, Pagination, Parameter, Payload, Response, Security,
    Side, Type, Webhook,
};
use crate::names::Name;
use crate::report::diagnostic::Site;

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Operation {
    /// The `operationId`, and the name of the method, module and file.
    pub name: Name,
    /// The stem of type names.
    pub stem: Name,
    /// The webhook or callback that the operation belongs to.
    pub webhook: Option<Webhook>,
    /// The method.
    pub method: Method,
    /// The path template as declared, without the base path; empty for a webhook.
    pub path: String,
    /// The segments of the path template, after those of a fixed base path.
    pub segments: Vec<PathSegment>,
    /// The query of the path that is no parameter: its parts, each a name with an optional value.
    pub fixed_query: Vec<(String, Option<String>)>,
    /// The index into `Api::other_servers`, unless the servers of the API serve it.
    pub servers: Option<usize>,
    /// The summary.
    pub summary: Option<String>,
    /// The description.
    pub description: Option<String>,
    /// The tag that groups the operation, usually the first.
    pub tag: Option<String>,
    /// All tags, in declaration order.
    pub tags: Vec<String>,
    /// The index into `Api::tag_traits`, unless the trait `Api` has the handler.
    pub tag_trait: Option<usize>,
    /// The index into `Api::tag_modules`, unless it has no tag.
    pub tag_module: Option<usize>,
    /// The cargo features of its tags; empty if it requires none.
    pub features: Vec<String>,
    /// The deprecation.
    pub deprecation: Option<OperationDeprecation>,
    /// The stability, unless stable.
    pub stability: Option<Stability>,
    /// `true` if the handler receives the request's parts (`x-request-parts`).
    pub takes_parts: bool,
    /// The errors that it has in common with other operations, in `Api::failure_sets`.
    pub failure_set: Option<usize>,
    /// `true` if the handler has a default that responds with 501.
    pub is_stub: bool,
    /// The path parameters, in template order.
    pub path_parameters: Vec<Parameter>,
    /// The query, header and cookie parameters.
    pub parameters: Vec<Parameter>,
    /// The request body.
    pub body: Option<Body>,
    /// The security requirements.
    pub security: Security,
    /// The documented responses.
    pub responses: Vec<Response>,
    /// The request bodies of the other media types, each with a client method.
    pub other_bodies: Vec<OtherBody>,
    /// The media types that the server negotiates by `Accept`.
    pub negotiation: Option<Negotiation>,
    /// The response media types other than the first, each with a client method.
    pub views: Vec<View>,
    /// The pagination (`x-pagination`).
    pub pagination: Option<Pagination>,
    /// The position in the description.
    pub site: Site,
}

/// Operations with the same method and path template: indices into `Api::operations` in ascending order, each with the
/// conditions that distinguish its requests. At most one has no condition.
pub type SharedPath = Vec<(usize, Vec<Condition>)>;

/// A condition that only the requests of one operation fulfil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The parameter.
    pub parameter: ConditionOn,
    /// The only value; any if `None`.
    pub value: Option<String>,
}

/// A parameter that distinguishes requests.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ConditionOn {
    /// A query parameter.
    Query(String),
    /// A header, in lower case.
    Header(String),
}

impl Operation {
    /// The header of the idempotency key, in lower case.
    pub fn idempotency_header(&self) -> Option<String> {
        let mut parameters = self.parameters.iter();
        let key = parameters.find(|parameter| parameter.is_idempotency_key);
        key.map(|parameter| parameter.field.name.wire.to_ascii_lowercase())
    }
}

/// A request body of another media type than the first.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherBody {
    /// The name of the client method.
    pub name: Name,
    /// The stem of type names.
    pub stem: Name,
    /// The content.
    pub content: Content,
}

/// Content negotiation by `Accept` (RFC 9110, section 12.5.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Negotiation {
    /// The request field with the negotiated media type.
    pub field: Name,
    /// The type of the field.
    pub type_name: Name,
    /// The media types of the successes, in declaration order.
    pub offers: Vec<Offer>,
}

/// A media type of an operation's success.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The variant name.
    pub name: Name,
    /// The media type or range, in lower case, without parameters.
    pub media_type: String,
}

/// A response media type other than the first.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The name of the client method.
    pub name: Name,
    /// The stem of type names.
    pub stem: Name,
    /// The media type, in lower case, without parameters.
    pub media_type: String,
}

/// A parameter or the body of an operation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input<'a> {
    /// A parameter.
    Parameter(&'a Parameter),
    /// The body.
    Body(&'a Body),
}

impl Operation {
    /// Path parameters, other parameters, body.
    pub fn inputs(&self) -> Vec<Input<'_>> {
        self.all_parameters()
            .map(Input::Parameter)
            .chain(self.body.iter().map(Input::Body))
            .collect()
    }

    /// Path parameters, then the others.
    pub fn all_parameters(&self) -> impl Iterator<Item = &Parameter> {
        self.path_parameters.iter().chain(&self.parameters)
    }

    /// The contents of the request body, and of its other forms.
    pub fn request_contents(&self) -> impl Iterator<Item = &Content> {
        let body = self.body.iter().map(|body| &body.content);
        body.chain(self.other_bodies.iter().map(|other| &other.content))
    }

    /// Mutable access to [`Self::request_contents`].
    pub fn request_contents_mut(&mut self) -> impl Iterator<Item = &mut Content> {
        let body = self.body.iter_mut().map(|body| &mut body.content);
        let others = self.other_bodies.iter_mut();
        body.chain(others.map(|other| &mut other.content))
    }

    /// Mutable access to [`Self::all_parameters`].
    pub fn all_parameters_mut(&mut self) -> impl Iterator<Item = &mut Parameter> {
        self.path_parameters.iter_mut().chain(&mut self.parameters)
    }

    /// The types of the parameters and of the request bodies.
    pub fn request_types(&self) -> impl Iterator<Item = &Type> {
        let parameters = self.all_parameters().map(|parameter| &parameter.field.ty);
        parameters.chain(self.request_contents().flat_map(Content::types))
    }

    /// The types of the bodies and headers of responses, without common headers. `payloads` are those of the API.
    pub fn response_types<'a>(&'a self, payloads: &'a [Payload]) -> impl Iterator<Item = &'a Type> {
        let shapes = self.responses.iter().map(|response| &response.shape);
        shapes.flat_map(|shape| shape.types(payloads))
    }

    /// The name of a type of the operation: `ListPets` with a suffix such as `Request`.
    pub fn type_name(&self, suffix: &str) -> String {
        format!("{}{suffix}", self.stem.plain())
    }

    /// The responses on one side of a `Result`.
    pub fn responses_of(&self, side: Side) -> Vec<&Response> {
        let responses = self.responses.iter();
        responses.filter(|response| response.side == side).collect()
    }

    /// Returns `true` if callers receive redirections as errors, because a success is documented.
    pub fn has_redirection_errors(&self) -> bool {
        let has = |digit| self.responses.iter().any(|one| one.is_of_class(digit));
        has(2) && has(3)
    }

    /// The responses that are successes for callers.
    pub fn called_successes(&self) -> Vec<&Response> {
        let mut successes = self.responses_of(Side::Success);
        if self.has_redirection_errors() {
            successes.retain(|response| !response.is_of_class(3));
        }
        successes
    }

    /// Makes redirections errors if callers receive them so.
    pub fn redirect_to_errors(&mut self) {
        if self.has_redirection_errors() {
            let responses = self.responses.iter_mut();
            responses
                .filter(|response| response.is_of_class(3))
                .for_each(|response| response.side = Side::Failure);
        }
    }

    /// The segments after the base path.
    pub fn own_segments(&self, base_path: &BasePath) -> &[PathSegment] {
        let base = base_path.fixed().split('/').skip(1).count();
        self.segments.get(base..).unwrap_or_default()
    }

    /// The path of its module.
    pub fn module(&self) -> String {
        format!("crate::operations::{}", self.name.rust)
    }

    /// `true` if the handler receives the body as a stream. Webhook bodies are buffered, because their signature is
    /// verified first.
    pub fn streams_body(&self) -> bool {
        let body = self.body.as_ref().filter(|_| self.webhook.is_none());
        body.is_some_and(|body| body.content.is_streamed())
    }

    /// `true` if the body is read part by part, with files spooled to disk.
    pub fn spools_body(&self) -> bool {
        let body = self.body.as_ref().filter(|_| self.webhook.is_none());
        body.is_some_and(|body| match &body.content.kind {
            ContentKind::Form(form) => form.takes_files(),
            _ => false,
        })
    }

    /// `true` if the handler receives encoded bytes with their `Content-Encoding`.
    pub fn takes_encoded_bytes(&self) -> bool {
        let takes_bytes = |body: &Body| body.content.variants().into_iter().all(Content::is_bytes);
        let is_coding = |parameter: &Parameter| {
            let name = &parameter.field.name.wire;
            parameter.location == Location::Header && name.eq_ignore_ascii_case("content-encoding")
        };
        self.body.as_ref().is_some_and(takes_bytes) && self.parameters.iter().any(is_coding)
    }

    /// `true` if a response with exactly this status is declared.
    pub fn documents(&self, code: u16) -> bool {
        let mut statuses = self.responses.iter().map(|response| response.statuses);
        statuses.any(|statuses| statuses.one().is_some_and(|status| status.code() == code))
    }

    /// The failure declared for a status: exactly, as a range or as `default`.
    pub fn failure(&self, code: u16) -> Option<&Response> {
        let mut failures = self.responses_of(Side::Failure).into_iter();
        failures.find(|response| response.bounds().contains(&code))
    }

    /// The declared failures that generated code sends without the handler, each with its status.
    pub fn rejections(&self) -> impl Iterator<Item = (u16, &Response)> {
        let statuses = self.rejection_statuses().into_iter();
        statuses.filter_map(|code| Some((code, self.failure(code)?)))
    }

    /// The statuses of responses that generated code sends without the handler.
    pub fn rejection_statuses(&self) -> Vec<u16> {
        let mut statuses = vec![401, 403, 429, 500, 503];
        statuses.extend(self.invalid_input().statuses());
        if !self.path_parameters.is_empty() {
            statuses.push(404);
        }
        if self.negotiation.is_some() {
            statuses.push(406);
        }
        if self.body.is_some() {
            statuses.extend([408, 413, 415]);
        }
        if self.is_stub {
            statuses.push(501);
        }
        statuses.sort_unstable();
        statuses
    }

    /// The statuses of all rejections, including those that only a handler returns.
    pub fn all_rejection_statuses(&self) -> Vec<u16> {
        let mut statuses = vec![401, 403, 404, 406, 408, 409, 413, 415, 429, 500, 501, 503];
        statuses.extend(self.invalid_input().statuses());
        statuses.sort_unstable();
        statuses
    }

    /// The status of responses to invalid input.
    pub fn invalid_input(&self) -> InvalidInput {
        match (self.documents(400), self.documents(422)) {
            (_, false) => InvalidInput::BadRequest,
            (false, true) => InvalidInput::Unprocessable,
            (true, true) => InvalidInput::BySyntax,
        }
    }
}

/// The status of responses to invalid input, by the documented statuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidInput {
    /// 400: 422 is not documented.
    BadRequest,
    /// 422: 400 is not documented.
    Unprocessable,
    /// Both are documented: 400 for text that cannot be parsed, otherwise 422.
    BySyntax,
}

impl InvalidInput {
    /// The statuses.
    pub fn statuses(self) -> &'static [u16] {
        match self {
            Self::BadRequest => &[400],
            Self::Unprocessable => &[422],
            Self::BySyntax => &[400, 422],
        }
    }
}

/// An HTTP method (RFC 9110, section 9).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    /// Another token, such as `QUERY`.
    Other(String),
}

impl Method {
    const TOKENS: [(Self, &str); 8] = [
        (Self::Get, "GET"),
        (Self::Head, "HEAD"),
        (Self::Put, "PUT"),
        (Self::Post, "POST"),
        (Self::Delete, "DELETE"),
        (Self::Patch, "PATCH"),
        (Self::Options, "OPTIONS"),
        (Self::Trace, "TRACE"),
    ];

    /// The method of a token, such as `GET`.
    pub fn of_token(token: &str) -> Self {
        let mut tokens = Self::TOKENS.iter();
        let found = tokens.find(|(_, known)| *known == token);
        found.map_or_else(
            || Self::Other(token.to_owned()),
            |(method, _)| method.clone(),
        )
    }

    /// The method token, such as `GET`.
    pub fn as_str(&self) -> &str {
        if let Self::Other(token) = self {
            return token;
        }
        let mut tokens = Self::TOKENS.iter();
        let found = tokens.find(|(method, _)| method == self);
        found.map_or("", |(_, token)| token)
    }
}

/// A segment of a path template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathSegment {
    /// Literal text, percent-encoded.
    Text(String),
    /// The path parameter with this index, and nothing else.
    Parameter(usize),
    /// Path parameters and literal text.
    Mixed {
        /// The text before each parameter, and after the last.
        texts: Vec<String>,
        /// The parameter indices.
        parameters: Vec<usize>,
    },
}

/// A request body.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// The description.
    pub description: Option<String>,
    /// `true` if it is required.
    pub required: bool,
    /// The maximum number of bytes that the server accepts (`x-body-limit`).
    pub limit: Option<u64>,
    /// The content.
    pub content: Content,
}

/// The stability of an operation (`x-stability`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stability {
    /// May change or be removed.
    Experimental,
    /// May change in details.
    Beta,
}

impl Stability {
    /// The value of `x-stability`, which is also the client's cargo feature.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Experimental => "experimental",
            Self::Beta => "beta",
        }
    }
}

/// The deprecation of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct OperationDeprecation {
    /// The Unix time of the `Deprecation` header (RFC 9745).
    pub since: Option<i64>,
    /// The sunset date, as `2030-12-05`.
    pub sunset: Option<String>,
    /// The sunset as an HTTP date (RFC 8594).
    pub sunset_header: Option<String>,
    /// The replacement.
    pub replacement: Option<Replacement>,
}

/// The deprecation of a field, parameter, header or type.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Deprecation {
    /// The sunset date, as `2030-12-05`.
    pub sunset: Option<String>,
}

impl Deprecation {
    /// Merges the deprecations of two schemas; the first sunset takes precedence.
    pub fn either(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(one), Some(other)) => Some(Self {
                sunset: one.sunset.or(other.sunset),
            }),
            (one, other) => one.or(other),
        }
    }
}

/// The replacement of a deprecated operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The name of the operation.
    pub operation: Name,
    /// The URI with the base path; `None` if the path has parameters.
    pub link: Option<String>,
}
