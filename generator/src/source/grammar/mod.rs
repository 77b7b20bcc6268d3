//! What may stand where in an OpenAPI document, as tables (OpenAPI 3.0.4, section 4.7, and OpenAPI 3.1.1,
//! section 4.8).

pub(super) mod extensions;
mod fields;

pub(super) use fields::SCHEMA;

/// The types that a schema may have.
pub(super) const TYPES: [&str; 6] = ["array", "boolean", "integer", "number", "object", "string"];

/// What must stand in a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// Anything, and nothing in it is looked at.
    Any,
    Text,
    Bool,
    Number,
    /// An integer that is not negative.
    Count,
    /// A bound that is a number (3.1), or a word on the bound beside it (3.0).
    Exclusive,
    /// The type of a schema, or a list of them (3.1).
    Types,
    /// The schema of a list's items, or a list of schemas (JSON Schema before 2020-12).
    Items,
    /// A JSON Schema dialect.
    Dialect,
    /// One of a few words; the first text says what they are.
    Word(&'static str, &'static [&'static str]),
    Object(Shape),
    /// An object, or a reference to one.
    Reference(Shape),
    List(&'static Kind),
    /// An object with keys of the author's choice.
    Map(&'static Kind),
    /// `true`, `false`, or the other kind.
    BoolOr(&'static Kind),
}

/// The kinds of object that OpenAPI knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    OpenApi,
    Info,
    Contact,
    License,
    Server,
    ServerVariable,
    Paths,
    PathItem,
    Operation,
    ExternalDocs,
    /// A parameter before its `in` is known.
    Parameter,
    QueryParameter,
    PathParameter,
    HeaderParameter,
    CookieParameter,
    RequestBody,
    MediaType,
    Encoding,
    Responses,
    Response,
    Callback,
    Example,
    Link,
    Header,
    Tag,
    Schema,
    Discriminator,
    Xml,
    Components,
    /// A security scheme before its `type` is known.
    SecurityScheme,
    ApiKeyScheme,
    HttpScheme,
    OAuthScheme,
    OpenIdScheme,
    MutualTlsScheme,
    OAuthFlows,
    ImplicitFlow,
    PasswordFlow,
    ClientCredentialsFlow,
    AuthorizationCodeFlow,
    SecurityRequirement,
}

/// A field of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) need: Need,
}

/// What becomes of an object that lacks a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Optional,
    Required,
    /// Required, and read as empty text where it is missing, with a warning.
    EmptyText,
    /// Required, and read as this text where it is missing, with a warning.
    Text(&'static str),
    /// Required, and read as an empty object where it is missing, with a warning.
    EmptyObject,
    /// The same up to OpenAPI 3.0, and optional since.
    EmptyObjectOnce,
}

/// Keys that are no fixed field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Others {
    pub(super) keys: Keys,
    pub(super) kind: Kind,
}

/// What such keys must look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keys {
    Free,
    /// A path template: begins with a slash.
    Paths,
    /// A status, a range of statuses, or `default`.
    Statuses,
}

impl Shape {
    /// Whether keys that begin with `x-` are extensions.
    pub(super) const fn is_extensible(self) -> bool {
        !matches!(self, Self::SecurityRequirement)
    }

    pub(super) fn field(self, name: &str) -> Option<&'static Field> {
        self.all_fields().find(|field| field.name == name)
    }

    /// A field that OpenAPI 3.1 added.
    pub(super) fn later_field(self, name: &str) -> Option<&'static Field> {
        self.later_fields().iter().find(|field| field.name == name)
    }

    pub(super) fn all_fields(self) -> impl Iterator<Item = &'static Field> {
        self.fields().iter().copied().flatten()
    }

    /// The fields of a path item that hold its operations.
    pub(super) fn methods() -> impl Iterator<Item = &'static str> {
        let fields = Self::PathItem.all_fields();
        fields
            .filter(|field| field.kind == Kind::Object(Self::Operation))
            .map(|field| field.name)
    }

    /// The name with its article, for messages.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::OpenApi => "an OpenAPI description",
            Self::Info => "`info`",
            Self::Contact => "a contact",
            Self::License => "a license",
            Self::Server => "a server",
            Self::ServerVariable => "a server variable",
            Self::Paths => "`paths`",
            Self::PathItem => "a path item",
            Self::Operation => "an operation",
            Self::ExternalDocs => "`externalDocs`",
            Self::Parameter => "a parameter",
            Self::QueryParameter => "a query parameter",
            Self::PathParameter => "a path parameter",
            Self::HeaderParameter => "a header parameter",
            Self::CookieParameter => "a cookie parameter",
            Self::RequestBody => "a request body",
            Self::MediaType => "a media type",
            Self::Encoding => "an encoding",
            Self::Responses => "`responses`",
            Self::Response => "a response",
            Self::Callback => "a callback",
            Self::Example => "an example",
            Self::Link => "a link",
            Self::Header => "a header",
            Self::Tag => "a tag",
            Self::Schema => "a schema",
            Self::Discriminator => "a discriminator",
            Self::Xml => "`xml`",
            Self::Components => "`components`",
            Self::SecurityScheme => "a security scheme",
            Self::ApiKeyScheme => "a security scheme of type `apiKey`",
            Self::HttpScheme => "a security scheme of type `http`",
            Self::OAuthScheme => "a security scheme of type `oauth2`",
            Self::OpenIdScheme => "a security scheme of type `openIdConnect`",
            Self::MutualTlsScheme => "a security scheme of type `mutualTLS`",
            Self::OAuthFlows => "`flows`",
            Self::ImplicitFlow => "an implicit flow",
            Self::PasswordFlow => "a password flow",
            Self::ClientCredentialsFlow => "a client credentials flow",
            Self::AuthorizationCodeFlow => "an authorization code flow",
            Self::SecurityRequirement => "a security requirement",
        }
    }

    /// The section of `components` that holds such objects.
    pub(super) fn section(self) -> Option<&'static str> {
        let mut sections = SECTIONS.iter();
        sections
            .find(|(_, shape)| *shape == self)
            .map(|(section, _)| *section)
    }

    /// What a section of `components` holds.
    pub(super) fn of_section(name: &str) -> Option<Self> {
        let mut sections = SECTIONS.iter();
        sections
            .find(|(section, _)| *section == name)
            .map(|(_, shape)| *shape)
    }
}

/// The sections of `components`.
const SECTIONS: [(&str, Shape); 9] = [
    ("schemas", Shape::Schema),
    ("responses", Shape::Response),
    ("parameters", Shape::Parameter),
    ("examples", Shape::Example),
    ("requestBodies", Shape::RequestBody),
    ("headers", Shape::Header),
    ("securitySchemes", Shape::SecurityScheme),
    ("links", Shape::Link),
    ("callbacks", Shape::Callback),
];
