//! The objects of OpenAPI with their fields, in the order of the specification.

use super::Kind::{self, Any, Bool, Dialect, List, Map, Object, OneOf, Reference, Text};
use super::Version::{self, V3_1, V3_2};
use super::{Field, Keys, Patterned, Presence, swagger};

pub(super) const fn optional(name: &'static str, kind: Kind) -> Field {
    defaulted(name, kind, Presence::Optional)
}

pub(super) const fn required(name: &'static str, kind: Kind) -> Field {
    defaulted(name, kind, Presence::Required)
}

pub(super) const fn defaulted(name: &'static str, kind: Kind, presence: Presence) -> Field {
    Field {
        name,
        kind,
        presence,
        since: Version::V2_0,
    }
}

/// A field that a later version of OpenAPI added.
const fn since(since: Version, field: Field) -> Field {
    Field { since, ..field }
}

/// The field of operations with methods that a path item has no field for.
pub(crate) const ADDITIONAL_OPERATIONS: &str = "additionalOperations";

/// Declares the objects: the name here, the name with an article in messages, and groups of fixed fields.
macro_rules! shapes {
    ($($(#[$doc:meta])* $shape:ident $name:literal [$($fields:path),*];)*) => {
        /// An object of OpenAPI.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Shape {
            $($(#[$doc])* $shape,)*
        }

        impl Shape {
            pub(super) const ALL: &[Self] = &[$(Self::$shape),*];

            /// The name with its article, for messages.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$shape => $name,)*
                }
            }

            pub(super) const fn field_groups(self) -> &'static [&'static [Field]] {
                match self {
                    $(Self::$shape => &[$($fields),*],)*
                }
            }
        }
    };
}

shapes! {
    OpenApi "an OpenAPI description" [OPEN_API];
    Info "`info`" [INFO];
    Contact "a contact" [CONTACT];
    License "a license" [LICENSE];
    Server "a server" [SERVER];
    ServerVariable "a server variable" [SERVER_VARIABLE];
    Paths "`paths`" [];
    PathItem "a path item" [PATH_ITEM];
    Operation "an operation" [OPERATION_FIELDS];
    ExternalDocs "`externalDocs`" [EXTERNAL_DOCS];
    /// A parameter with an unknown `in`.
    Parameter "a parameter" [PARAMETER, PARAMETER_OR_HEADER];
    QueryParameter "a query parameter" [PARAMETER, PARAMETER_OR_HEADER, QUERY];
    PathParameter "a path parameter" [PARAMETER, PARAMETER_OR_HEADER, PATH];
    HeaderParameter "a header parameter" [PARAMETER, PARAMETER_OR_HEADER, HEADER];
    CookieParameter "a cookie parameter" [PARAMETER, PARAMETER_OR_HEADER, COOKIE];
    QuerystringParameter "a querystring parameter" [PARAMETER, QUERYSTRING];
    RequestBody "a request body" [REQUEST_BODY];
    MediaType "a media type" [MEDIA_TYPE];
    Encoding "an encoding" [ENCODING];
    Responses "`responses`" [];
    Response "a response" [RESPONSE];
    Callback "a callback" [];
    Example "an example" [EXAMPLE];
    Link "a link" [LINK];
    Header "a header" [PARAMETER_OR_HEADER, HEADER];
    Tag "a tag" [TAG];
    /// Its fields are in `keywords.rs`.
    Schema "a schema" [];
    Discriminator "a discriminator" [DISCRIMINATOR];
    Xml "`xml`" [XML];
    Components "`components`" [COMPONENTS];
    /// A security scheme with an unknown `type`.
    SecurityScheme "a security scheme" [SECURITY_SCHEME];
    ApiKeyScheme "a security scheme of type `apiKey`" [SECURITY_SCHEME, API_KEY];
    HttpScheme "a security scheme of type `http`" [SECURITY_SCHEME, HTTP];
    OAuthScheme "a security scheme of type `oauth2`" [SECURITY_SCHEME, OAUTH];
    OpenIdScheme "a security scheme of type `openIdConnect`" [SECURITY_SCHEME, OPEN_ID];
    MutualTlsScheme "a security scheme of type `mutualTLS`" [SECURITY_SCHEME];
    OAuthFlows "`flows`" [FLOWS];
    ImplicitFlow "an implicit flow" [FLOW, AUTHORIZATION_URL];
    PasswordFlow "a password flow" [FLOW, TOKEN_URL];
    ClientCredentialsFlow "a client credentials flow" [FLOW, TOKEN_URL];
    AuthorizationCodeFlow "an authorization code flow" [FLOW, AUTHORIZATION_URL, TOKEN_URL];
    DeviceAuthorizationFlow "a device authorization flow" [FLOW, DEVICE_URL, TOKEN_URL];
    SecurityRequirement "a security requirement" [];
    Swagger "a Swagger description" [swagger::SWAGGER];
    SwaggerPaths "`paths`" [];
    SwaggerPathItem "a path item" [swagger::PATH_ITEM];
    SwaggerOperation "an operation" [swagger::OPERATION_FIELDS];
    /// A parameter with an unknown `in`.
    SwaggerParameter "a parameter" [swagger::PARAMETER, swagger::VALUE, swagger::EMPTY_VALUE];
    SwaggerQueryParameter "a query parameter" [swagger::PARAMETER, swagger::VALUE, swagger::EMPTY_VALUE];
    SwaggerPathParameter "a path parameter" [swagger::PARAMETER, swagger::VALUE];
    SwaggerHeaderParameter "a header parameter" [swagger::PARAMETER, swagger::VALUE];
    SwaggerFormParameter "a form parameter" [swagger::PARAMETER, swagger::VALUE, swagger::EMPTY_VALUE];
    SwaggerBodyParameter "a body parameter" [swagger::PARAMETER, swagger::VALUE];
    SwaggerResponses "`responses`" [];
    SwaggerResponse "a response" [swagger::RESPONSE];
    SwaggerHeader "a header" [swagger::HEADER, swagger::VALUE];
    /// A security scheme with an unknown `type`.
    SwaggerSecurityScheme "a security scheme" [swagger::SECURITY_SCHEME];
    SwaggerBasicScheme "a security scheme of type `basic`" [swagger::SECURITY_SCHEME];
    SwaggerApiKeyScheme "a security scheme of type `apiKey`" [swagger::SECURITY_SCHEME, swagger::API_KEY];
    SwaggerOAuthScheme "a security scheme of type `oauth2`" [swagger::SECURITY_SCHEME, swagger::OAUTH];
}

pub(super) const STRINGS: Kind = List(&Text);
const SERVERS: Kind = List(&Object(Shape::Server));
const PARAMETERS: Kind = List(&Reference(Shape::Parameter));
pub(super) const SECURITY: Kind = List(&Object(Shape::SecurityRequirement));
/// The root of a description of OpenAPI 3.
pub(crate) const ROOT: Kind = Object(Shape::OpenApi);
pub(crate) const SCHEMA: Kind = Reference(Shape::Schema);
pub(super) const SCHEMAS: Kind = List(&SCHEMA);
pub(super) const CONTENT: Kind = Map(&Reference(Shape::MediaType));
const HEADERS: Kind = Map(&Reference(Shape::Header));
const EXAMPLES: Kind = Map(&Reference(Shape::Example));
const LINKS: Kind = Map(&Reference(Shape::Link));
const CALLBACKS: Kind = Map(&Reference(Shape::Callback));
pub(super) const OPERATION: Kind = Object(Shape::Operation);
pub(super) const DOCS: Field = optional("externalDocs", Object(Shape::ExternalDocs));
pub(super) const DESCRIPTION: Field = optional("description", Text);
pub(super) const SUMMARY: Field = optional("summary", Text);
const STYLE: &str = "style";

const OPEN_API: &[Field] = &[
    required("openapi", Text),
    defaulted("info", Object(Shape::Info), Presence::EmptyObject),
    optional("servers", SERVERS),
    defaulted("paths", Object(Shape::Paths), Presence::EmptyObjectIn3_0),
    optional("components", Object(Shape::Components)),
    optional("security", SECURITY),
    optional("tags", List(&Object(Shape::Tag))),
    DOCS,
    since(V3_1, optional("jsonSchemaDialect", Dialect)),
    since(V3_1, optional("webhooks", Map(&Reference(Shape::PathItem)))),
    since(V3_2, optional("$self", Text)),
];

const INFO: &[Field] = &[
    defaulted("title", Text, Presence::String("API")),
    DESCRIPTION,
    optional("termsOfService", Text),
    optional("contact", Object(Shape::Contact)),
    optional("license", Object(Shape::License)),
    defaulted("version", Text, Presence::String("0.0.0")),
    since(V3_1, SUMMARY),
];

const CONTACT: &[Field] = &[
    optional("name", Text),
    optional("url", Text),
    optional("email", Text),
];

const LICENSE: &[Field] = &[
    required("name", Text),
    optional("url", Text),
    since(V3_1, optional("identifier", Text)),
];

const SERVER: &[Field] = &[
    required("url", Text),
    DESCRIPTION,
    optional("variables", Map(&Object(Shape::ServerVariable))),
    since(V3_2, optional("name", Text)),
];

const SERVER_VARIABLE: &[Field] = &[
    optional("enum", STRINGS),
    required("default", Text),
    DESCRIPTION,
];

const PATH_ITEM: &[Field] = &[
    SUMMARY,
    DESCRIPTION,
    optional("get", OPERATION),
    optional("put", OPERATION),
    optional("post", OPERATION),
    optional("delete", OPERATION),
    optional("options", OPERATION),
    optional("head", OPERATION),
    optional("patch", OPERATION),
    optional("trace", OPERATION),
    optional("servers", SERVERS),
    optional("parameters", PARAMETERS),
    since(V3_2, optional("query", OPERATION)),
    since(V3_2, optional(ADDITIONAL_OPERATIONS, Map(&OPERATION))),
];

const OPERATION_FIELDS: &[Field] = &[
    optional("tags", STRINGS),
    SUMMARY,
    DESCRIPTION,
    DOCS,
    optional("operationId", Text),
    optional("parameters", PARAMETERS),
    optional("requestBody", Reference(Shape::RequestBody)),
    defaulted(
        "responses",
        Object(Shape::Responses),
        Presence::EmptyObjectIn3_0,
    ),
    optional("callbacks", CALLBACKS),
    optional("deprecated", Bool),
    optional("security", SECURITY),
    optional("servers", SERVERS),
];

const EXTERNAL_DOCS: &[Field] = &[DESCRIPTION, required("url", Text)];

/// The common fields of parameters and headers.
const PARAMETER_OR_HEADER: &[Field] = &[
    DESCRIPTION,
    optional("required", Bool),
    optional("deprecated", Bool),
    optional("explode", Bool),
    optional("schema", SCHEMA),
    optional("content", CONTENT),
    optional("example", Any),
    optional("examples", EXAMPLES),
    // These two have an effect only on query parameters, but are permitted on all.
    optional("allowEmptyValue", Bool),
    optional("allowReserved", Bool),
];

const PARAMETER: &[Field] = &[
    required("name", Text),
    required(
        "in",
        OneOf(
            "parameter location",
            &["query", "header", "path", "cookie", "querystring"],
        ),
    ),
];

const QUERY_STYLES: Kind = OneOf(
    "style of a query parameter",
    &["form", "spaceDelimited", "pipeDelimited", "deepObject"],
);
const QUERY: &[Field] = &[optional(STYLE, QUERY_STYLES)];
const PATH: &[Field] = &[optional(
    STYLE,
    OneOf("style of a path parameter", &["simple", "label", "matrix"]),
)];
const HEADER: &[Field] = &[optional(STYLE, OneOf("style of a header", &["simple"]))];
const COOKIE: &[Field] = &[optional(
    STYLE,
    OneOf("style of a cookie", &["form", "cookie"]),
)];
const QUERYSTRING: &[Field] = &[
    DESCRIPTION,
    optional("required", Bool),
    optional("deprecated", Bool),
    required("content", CONTENT),
    optional("example", Any),
    optional("examples", EXAMPLES),
];

const REQUEST_BODY: &[Field] = &[
    DESCRIPTION,
    required("content", CONTENT),
    optional("required", Bool),
];

const MEDIA_TYPE: &[Field] = &[
    optional("schema", SCHEMA),
    optional("example", Any),
    optional("examples", EXAMPLES),
    optional("encoding", Map(&Object(Shape::Encoding))),
    since(V3_2, optional("itemSchema", SCHEMA)),
    ITEM_ENCODING,
    PREFIX_ENCODING,
];

const ITEM_ENCODING: Field = since(V3_2, optional("itemEncoding", Object(Shape::Encoding)));
const PREFIX_ENCODING: Field = since(
    V3_2,
    optional("prefixEncoding", List(&Object(Shape::Encoding))),
);

const ENCODING: &[Field] = &[
    optional("contentType", Text),
    optional("headers", HEADERS),
    optional(STYLE, QUERY_STYLES),
    optional("explode", Bool),
    optional("allowReserved", Bool),
    since(V3_2, optional("encoding", Map(&Object(Shape::Encoding)))),
    ITEM_ENCODING,
    PREFIX_ENCODING,
];

const RESPONSE: &[Field] = &[
    defaulted("description", Text, Presence::EmptyStringBefore3_2),
    optional("headers", HEADERS),
    optional("content", CONTENT),
    optional("links", LINKS),
    since(V3_2, SUMMARY),
];

const EXAMPLE: &[Field] = &[
    SUMMARY,
    DESCRIPTION,
    optional("value", Any),
    optional("externalValue", Text),
    since(V3_2, optional("dataValue", Any)),
    since(V3_2, optional("serializedValue", Text)),
];

const LINK: &[Field] = &[
    optional("operationRef", Text),
    optional("operationId", Text),
    optional("parameters", Map(&Any)),
    optional("requestBody", Any),
    DESCRIPTION,
    optional("server", Object(Shape::Server)),
];

const TAG: &[Field] = &[
    required("name", Text),
    DESCRIPTION,
    DOCS,
    since(V3_2, SUMMARY),
    since(V3_2, optional("parent", Text)),
    since(V3_2, optional("kind", Text)),
];

const DISCRIMINATOR: &[Field] = &[
    required("propertyName", Text),
    optional("mapping", Map(&Text)),
    since(V3_2, optional("defaultMapping", Text)),
];

const XML: &[Field] = &[
    optional("name", Text),
    optional("namespace", Text),
    optional("prefix", Text),
    optional("attribute", Bool),
    optional("wrapped", Bool),
    since(V3_2, optional("nodeType", NODE_TYPES)),
];

const NODE_TYPES: Kind = OneOf(
    "type of XML node",
    &["element", "attribute", "text", "cdata", "none"],
);

const COMPONENTS: &[Field] = &[
    optional("schemas", Map(&SCHEMA)),
    optional("responses", Map(&Reference(Shape::Response))),
    optional("parameters", Map(&Reference(Shape::Parameter))),
    optional("examples", EXAMPLES),
    optional("requestBodies", Map(&Reference(Shape::RequestBody))),
    optional("headers", HEADERS),
    optional("securitySchemes", Map(&Reference(Shape::SecurityScheme))),
    optional("links", LINKS),
    optional("callbacks", CALLBACKS),
    since(
        V3_1,
        optional("pathItems", Map(&Reference(Shape::PathItem))),
    ),
    since(V3_2, optional("mediaTypes", CONTENT)),
];

const SECURITY_SCHEME: &[Field] = &[
    required(
        "type",
        OneOf(
            "type of security scheme",
            &["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"],
        ),
    ),
    DESCRIPTION,
    since(V3_2, optional("deprecated", Bool)),
];

const API_KEY: &[Field] = &[
    required("name", Text),
    required(
        "in",
        OneOf("location of an API key", &["query", "header", "cookie"]),
    ),
];

const HTTP: &[Field] = &[required("scheme", Text), optional("bearerFormat", Text)];

const OAUTH: &[Field] = &[
    required("flows", Object(Shape::OAuthFlows)),
    since(V3_2, optional("oauth2MetadataUrl", Text)),
];

const OPEN_ID: &[Field] = &[required("openIdConnectUrl", Text)];

const FLOWS: &[Field] = &[
    optional("implicit", Object(Shape::ImplicitFlow)),
    optional("password", Object(Shape::PasswordFlow)),
    optional("clientCredentials", Object(Shape::ClientCredentialsFlow)),
    optional("authorizationCode", Object(Shape::AuthorizationCodeFlow)),
    // Of OpenAPI 3.2: nothing else describes this flow.
    optional(
        "deviceAuthorization",
        Object(Shape::DeviceAuthorizationFlow),
    ),
];

const FLOW: &[Field] = &[
    optional("refreshUrl", Text),
    defaulted("scopes", Map(&Text), Presence::EmptyObject),
];
const AUTHORIZATION_URL: &[Field] = &[required("authorizationUrl", Text)];
const DEVICE_URL: &[Field] = &[required("deviceAuthorizationUrl", Text)];
const TOKEN_URL: &[Field] = &[required("tokenUrl", Text)];

impl Shape {
    /// The patterned fields, if the object has any.
    pub(crate) const fn patterned(self) -> Option<Patterned> {
        let (keys, kind) = match self {
            Self::Paths => (Keys::Paths, Reference(Self::PathItem)),
            Self::Responses => (Keys::Statuses, Reference(Self::Response)),
            Self::Callback => (Keys::Any, Reference(Self::PathItem)),
            Self::SwaggerPaths => (Keys::Paths, Reference(Self::SwaggerPathItem)),
            Self::SwaggerResponses => (Keys::Statuses, Reference(Self::SwaggerResponse)),
            Self::SecurityRequirement => (Keys::Any, STRINGS),
            _ => return None,
        };
        Some(Patterned { keys, kind })
    }
}
