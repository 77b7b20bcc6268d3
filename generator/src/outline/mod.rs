//! What the generated crates offer, by name: for programs that are written around them.
//!
//! It tells no more than the crates themselves do. Which names things of a description have in
//! Rust is chosen once; whoever writes code for crates that were just generated reads it here.

mod read;

use crate::source::Source;
use crate::{Options, remedies};

/// What the crates of a description offer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// The path below which a server serves unless it is told otherwise.
    pub base_path: String,
    /// The features of the client that switch operations on.
    pub features: Vec<&'static str>,
    /// The security schemes.
    pub schemes: Vec<Scheme>,
    /// The methods of `Authenticate`.
    pub verifiers: Vec<Verifier>,
    /// The methods of `Reject`.
    pub rejections: Vec<Rejection>,
    /// The headers that every response carries, by the structs that hold them.
    pub common_headers: Vec<HeaderGroup>,
    /// The operations.
    pub operations: Vec<Operation>,
    /// How many webhooks and callbacks there are besides.
    pub hooks: usize,
}

/// A security scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The method of the builder.
    pub name: String,
    /// As the description spells it.
    pub wire: String,
    /// Whether the builder takes its credential: an operation asks for it.
    pub is_used: bool,
    /// What its credential is.
    pub credential: Credential,
    /// How many schemes of the description it stands for, each of which has scopes.
    pub members: usize,
}

/// What a credential is.
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
    /// The certificate of a client.
    Certificate,
    /// Anything: the description does not declare the scheme.
    Undeclared,
}

/// What tells who calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verifier {
    /// The method.
    pub name: String,
    /// The schemes whose credentials it is given, by their indexes.
    pub schemes: Vec<usize>,
}

/// What words the bodies of rejections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The method.
    pub name: String,
    /// Its type, by short names.
    pub ty: String,
}

/// Common headers in one struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderGroup {
    /// Its field on the server and its function on the client, and its type; `None` where each
    /// header stands for itself.
    pub shown_as: Option<(String, String)>,
    /// The headers.
    pub headers: Vec<Field>,
}

/// A field that has a name on the wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// As Rust spells it.
    pub name: String,
    /// As the description spells it.
    pub wire: String,
    /// Whether it must be given.
    pub required: bool,
    /// What its type is, as far as it matters to a program.
    pub kind: Kind,
}

/// What the type of a value is, as far as it matters to a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A type that reads and writes itself as JSON.
    Typed,
    /// A text. A client takes a parameter by anything that is one.
    Text,
    /// Bytes.
    Bytes,
    /// Bytes with their media type.
    Media,
    /// Values that come one after the other.
    Values(Framing),
    /// Something else, in words.
    Other(&'static str),
}

/// What values that come one after the other are, each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// JSON.
    Json,
    /// An event with JSON as its data.
    Event,
    /// An event with a text as its data.
    TextEvent,
    /// All that is said of an event.
    WholeEvent,
}

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its `operationId`, or what stands for it.
    pub id: String,
    /// The methods of the trait and of the client.
    pub name: String,
    /// The stem of the names of its types.
    pub stem: String,
    /// The method as it is sent.
    pub method: &'static str,
    /// The template of its path, as the description spells it.
    pub path: String,
    /// Whether its handler is given a caller, and whether there may be none.
    pub caller: Caller,
    /// Whether its handler is given the request's parts.
    pub takes_parts: bool,
    /// The parameters of the path, and the others.
    pub parameters: Vec<Parameter>,
    /// The body.
    pub body: Option<Body>,
    /// What a client may send instead of the first of several bodies.
    pub other_bodies: Vec<OtherBody>,
    /// What it answers.
    pub responses: Vec<Response>,
}

/// What a handler is told of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// Nothing.
    Untold,
    /// Who it is.
    Known,
    /// Who it is, if it said so.
    Optional,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name and its type.
    pub field: Field,
    /// Where it stands, as `in` spells it.
    pub location: &'static str,
    /// Whether a client makes a key for it where it is given none.
    pub is_key: bool,
}

/// The body of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// Whether it must be given.
    pub required: bool,
    /// What it holds.
    pub content: Content,
}

/// A body that a client may send instead of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherBody {
    /// The method of the client.
    pub name: String,
    /// The stem of the names of its types.
    pub stem: String,
    /// What it holds.
    pub content: Content,
}

/// What a body holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// Its media type.
    pub media_type: String,
    /// The type of its value.
    pub kind: Kind,
    /// Whether its value is written as a form.
    pub is_form: bool,
    /// The files that go with its value, if it takes any.
    pub files: Vec<File>,
    /// The bodies of which it is one, where it is one of several.
    pub choice: Option<Choice>,
}

/// A field of a form that takes files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name on the wire.
    pub name: String,
    /// The media types and ranges that it takes, with commas between them; any, if it is empty.
    pub media_types: String,
}

/// Bodies of which one is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The type that holds one of them.
    pub name: String,
    /// The variants and what they hold, in the order of the description.
    pub variants: Vec<(String, Content)>,
}

impl Content {
    /// What a client sends and reads unless it is told otherwise.
    pub fn first(&self) -> &Self {
        let choice = self.choice.as_ref();
        let first = choice.and_then(|choice| choice.variants.first());
        first.map_or(self, |(_, content)| content)
    }
}

/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// Its variant, where its side has several.
    pub name: String,
    /// Whether it is a failure.
    pub is_failure: bool,
    /// Its key among the responses of the description, if it is one of them.
    pub key: Option<String>,
    /// Whether a handler chooses its status.
    pub is_open: bool,
    /// A status that it may have; `None` if none is left to it.
    pub status: Option<u16>,
    /// What its headers are in, if it has any of its own.
    pub payload: Option<Payload>,
    /// The body.
    pub body: Option<Content>,
}

/// The structs of a response with headers of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payload {
    /// That of the server, where the response is one of several.
    pub name: String,
    /// That of the client.
    pub headers_name: String,
    /// The headers.
    pub headers: Vec<Field>,
}

/// What the crates of a description offer; `None` if it is refused.
pub fn outline(source: &Source, options: &Options) -> Option<Outline> {
    let apis = remedies::read(source, options).apis?;
    apis.any().map(|api| read::outline(api))
}
