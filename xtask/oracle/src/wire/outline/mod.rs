//! The public names of generated crates, for the programs around them.

mod read;

use openapi_crates::Options;
use openapi_crates::source::Source;

/// The public names of the crates of a description.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// The default base path of the server.
    pub base_path: String,
    /// The features of the client that enable operations.
    pub features: Vec<&'static str>,
    /// The security schemes.
    pub schemes: Vec<Scheme>,
    /// The methods of `Authenticate`.
    pub verifiers: Vec<Verifier>,
    /// The methods of `Reject`.
    pub rejections: Vec<Rejection>,
    /// The headers of every response, by their structs.
    pub common_headers: Vec<HeaderGroup>,
    /// The operations.
    pub operations: Vec<Operation>,
    /// The number of webhooks and callbacks.
    pub webhooks: usize,
}

/// A security scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The method of the builder.
    pub name: String,
    /// The name in the description.
    pub wire: String,
    /// `true` if an operation requires it, so that the builder takes its credential.
    pub is_used: bool,
    /// The kind of credential.
    pub credential: Credential,
    /// The number of schemes of the description that share it.
    pub members: usize,
}

/// A kind of credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential {
    /// A key.
    Key,
    /// A bearer token.
    Bearer,
    /// A user name and a password.
    Basic,
    /// The credentials of another HTTP authentication scheme.
    Http,
    /// A client certificate.
    Certificate,
    /// The credential of an undeclared scheme.
    Undeclared,
}

/// A method that verifies credentials.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verifier {
    /// The method.
    pub name: String,
    /// The indices of the schemes whose credentials it receives.
    pub schemes: Vec<usize>,
    /// `true` if it receives scopes.
    pub has_scopes: bool,
}

/// A method that creates the bodies of rejections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The method.
    pub name: String,
    /// The type of the body, without its path.
    pub ty: String,
}

/// Common headers in one struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderGroup {
    /// The field of the server and function of the client, and the type; `None` for separate headers.
    pub shown_as: Option<(String, String)>,
    /// The headers.
    pub headers: Vec<Field>,
}

/// A field with a name on the wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The Rust name.
    pub name: String,
    /// The name in the description.
    pub wire: String,
    /// `true` if it is required.
    pub required: bool,
    /// The kind of type.
    pub kind: Kind,
}

/// A kind of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A type with a JSON representation.
    Typed,
    /// A string. Setters of the client are generic over it.
    Text,
    /// A list of a parameter or header. Setters of the client are generic over it.
    List,
    /// A list of strings of a parameter or header.
    TextList,
    /// Bytes.
    Bytes,
    /// Bytes with a media type.
    Media,
    /// A stream of values.
    Values(Framing),
    /// Another type, with a description.
    Other(&'static str),
}

/// The items of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// A JSON value.
    Json,
    /// An event with JSON data.
    Event,
    /// An event with text data.
    TextEvent,
    /// A whole event, with its fields.
    WholeEvent,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The `operationId`, or its replacement.
    pub id: String,
    /// The name of the methods of the trait and the client.
    pub name: String,
    /// The common part of the names of its types.
    pub stem: String,
    /// The HTTP method.
    pub method: String,
    /// The path template.
    pub path: String,
    /// The caller that the handler receives, if any.
    pub caller: Caller,
    /// `true` if the handler receives the request parts.
    pub takes_parts: bool,
    /// The parameters, those of the path first.
    pub parameters: Vec<Parameter>,
    /// The body.
    pub body: Option<Body>,
    /// Alternatives to the first of several bodies.
    pub other_bodies: Vec<OtherBody>,
    /// The responses.
    pub responses: Vec<Response>,
}

/// The caller argument of a handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// No argument.
    Absent,
    /// The caller.
    Known,
    /// The caller, unless the request is anonymous.
    Optional,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name and the type.
    pub field: Field,
    /// The location, as in `in`.
    pub location: &'static str,
    /// `true` for an idempotency key, which the client generates by default.
    pub is_key: bool,
}

/// The body of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// `true` if it is required.
    pub required: bool,
    /// `true` if it is a `Nullable`: optional, and possibly `null`.
    pub is_nullable: bool,
    /// The content.
    pub content: Content,
}

/// An alternative to the first of several bodies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherBody {
    /// The method of the client.
    pub name: String,
    /// The common part of the names of its types.
    pub stem: String,
    /// The content.
    pub content: Content,
}

/// The content of a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The media type.
    pub media_type: String,
    /// The kind of type.
    pub kind: Kind,
    /// `true` for a form.
    pub is_form: bool,
    /// The file fields.
    pub files: Vec<File>,
    /// The union of bodies, if there are several.
    pub union: Option<BodyUnion>,
}

/// A file field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The name on the wire.
    pub name: String,
    /// The accepted media types and ranges, separated by commas; empty for any.
    pub media_types: String,
}

/// A union of bodies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BodyUnion {
    /// The type.
    pub name: String,
    /// The variants with their contents, in the order of the description.
    pub variants: Vec<(String, Content)>,
}

impl Content {
    /// The default content.
    pub fn first(&self) -> &Self {
        let union = self.union.as_ref();
        let first = union.and_then(|union| union.variants.first());
        first.map_or(self, |(_, content)| content)
    }
}

/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The variant, if there are several.
    pub name: String,
    /// `true` for a failure.
    pub is_failure: bool,
    /// The key in `responses`, if it is documented.
    pub key: Option<String>,
    /// `true` if the handler chooses the status.
    pub is_open: bool,
    /// A possible status, if there is one.
    pub status: Option<u16>,
    /// The structs of its headers, if it has its own.
    pub payload: Option<Payload>,
    /// The body.
    pub body: Option<Content>,
}

/// The structs of a response with headers of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payload {
    /// The struct of the server, if there are several responses.
    pub name: String,
    /// The struct of the client.
    pub headers_name: String,
    /// The headers.
    pub headers: Vec<Field>,
}

/// Returns the public names of the crates of a description; `None` if it is rejected.
pub fn outline(source: &Source, options: &Options) -> Option<Outline> {
    let crates = openapi_crates::understand(source, options).crates?;
    crates.any_api().map(read::outline)
}
