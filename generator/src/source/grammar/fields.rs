//! The tables: the fields of each kind of object, in the order of the specification.

use super::Kind::{
    self, Any, Bool, BoolOr, Count, Dialect, Exclusive, Items, List, Map, Number, Object,
    Reference, Text, Types, Word,
};
use super::{Field, Keys, Need, Others, Shape};

const fn optional(name: &'static str, kind: Kind) -> Field {
    Field {
        name,
        kind,
        need: Need::Optional,
    }
}

const fn required(name: &'static str, kind: Kind) -> Field {
    Field {
        name,
        kind,
        need: Need::Required,
    }
}

const fn assumed(name: &'static str, kind: Kind, need: Need) -> Field {
    Field { name, kind, need }
}

const TEXTS: Kind = List(&Text);
const SERVERS: Kind = List(&Object(Shape::Server));
const PARAMETERS: Kind = List(&Reference(Shape::Parameter));
const SECURITY: Kind = List(&Object(Shape::SecurityRequirement));
pub(in crate::source) const SCHEMA: Kind = Reference(Shape::Schema);
const SCHEMAS: Kind = List(&SCHEMA);
const CONTENT: Kind = Map(&Object(Shape::MediaType));
const HEADERS: Kind = Map(&Reference(Shape::Header));
const EXAMPLES: Kind = Map(&Reference(Shape::Example));
const LINKS: Kind = Map(&Reference(Shape::Link));
const CALLBACKS: Kind = Map(&Reference(Shape::Callback));
const OPERATION: Kind = Object(Shape::Operation);
const DOCS: Field = optional("externalDocs", Object(Shape::ExternalDocs));
const DESCRIPTION: Field = optional("description", Text);
const SUMMARY: Field = optional("summary", Text);
const STYLE: &str = "style";

const OPEN_API: &[Field] = &[
    required("openapi", Text),
    assumed("info", Object(Shape::Info), Need::EmptyObject),
    optional("servers", SERVERS),
    assumed("paths", Object(Shape::Paths), Need::EmptyObjectOnce),
    optional("components", Object(Shape::Components)),
    optional("security", SECURITY),
    optional("tags", List(&Object(Shape::Tag))),
    DOCS,
];

const INFO: &[Field] = &[
    assumed("title", Text, Need::Text("API")),
    DESCRIPTION,
    optional("termsOfService", Text),
    optional("contact", Object(Shape::Contact)),
    optional("license", Object(Shape::License)),
    assumed("version", Text, Need::Text("0.0.0")),
];

const CONTACT: &[Field] = &[
    optional("name", Text),
    optional("url", Text),
    optional("email", Text),
];

const LICENSE: &[Field] = &[required("name", Text), optional("url", Text)];

const SERVER: &[Field] = &[
    required("url", Text),
    DESCRIPTION,
    optional("variables", Map(&Object(Shape::ServerVariable))),
];

const SERVER_VARIABLE: &[Field] = &[
    optional("enum", TEXTS),
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
];

const OPERATION_FIELDS: &[Field] = &[
    optional("tags", TEXTS),
    SUMMARY,
    DESCRIPTION,
    DOCS,
    optional("operationId", Text),
    optional("parameters", PARAMETERS),
    optional("requestBody", Reference(Shape::RequestBody)),
    assumed("responses", Object(Shape::Responses), Need::EmptyObjectOnce),
    optional("callbacks", CALLBACKS),
    optional("deprecated", Bool),
    optional("security", SECURITY),
    optional("servers", SERVERS),
];

const EXTERNAL_DOCS: &[Field] = &[DESCRIPTION, required("url", Text)];

/// What parameters and headers have in common.
const PARAMETER_OR_HEADER: &[Field] = &[
    DESCRIPTION,
    optional("required", Bool),
    optional("deprecated", Bool),
    optional("explode", Bool),
    optional("schema", SCHEMA),
    optional("content", CONTENT),
    optional("example", Any),
    optional("examples", EXAMPLES),
    // Only query parameters give these two a meaning, and the specification allows them on all.
    optional("allowEmptyValue", Bool),
    optional("allowReserved", Bool),
];

const PARAMETER: &[Field] = &[
    required("name", Text),
    required(
        "in",
        Word("parameter location", &["query", "header", "path", "cookie"]),
    ),
];

const QUERY_STYLES: Kind = Word(
    "style of a query parameter",
    &["form", "spaceDelimited", "pipeDelimited", "deepObject"],
);
const QUERY: &[Field] = &[optional(STYLE, QUERY_STYLES)];
const PATH: &[Field] = &[optional(
    STYLE,
    Word("style of a path parameter", &["simple", "label", "matrix"]),
)];
const HEADER: &[Field] = &[optional(STYLE, Word("style of a header", &["simple"]))];
const COOKIE: &[Field] = &[optional(STYLE, Word("style of a cookie", &["form"]))];

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
];

const ENCODING: &[Field] = &[
    optional("contentType", Text),
    optional("headers", HEADERS),
    optional(STYLE, QUERY_STYLES),
    optional("explode", Bool),
    optional("allowReserved", Bool),
];

const RESPONSE: &[Field] = &[
    assumed("description", Text, Need::EmptyText),
    optional("headers", HEADERS),
    optional("content", CONTENT),
    optional("links", LINKS),
];

const EXAMPLE: &[Field] = &[
    SUMMARY,
    DESCRIPTION,
    optional("value", Any),
    optional("externalValue", Text),
];

const LINK: &[Field] = &[
    optional("operationRef", Text),
    optional("operationId", Text),
    optional("parameters", Map(&Any)),
    optional("requestBody", Any),
    DESCRIPTION,
    optional("server", Object(Shape::Server)),
];

const TAG: &[Field] = &[required("name", Text), DESCRIPTION, DOCS];

const SCHEMA_FIELDS: &[Field] = &[
    optional("title", Text),
    optional("multipleOf", Number),
    optional("maximum", Number),
    optional("exclusiveMaximum", Exclusive),
    optional("minimum", Number),
    optional("exclusiveMinimum", Exclusive),
    optional("maxLength", Count),
    optional("minLength", Count),
    optional("pattern", Text),
    optional("maxItems", Count),
    optional("minItems", Count),
    optional("uniqueItems", Bool),
    optional("maxProperties", Count),
    optional("minProperties", Count),
    optional("required", TEXTS),
    optional("enum", List(&Any)),
    optional("type", Types),
    optional("allOf", SCHEMAS),
    optional("oneOf", SCHEMAS),
    optional("anyOf", SCHEMAS),
    optional("not", SCHEMA),
    optional("items", Items),
    optional("properties", Map(&SCHEMA)),
    optional("additionalProperties", BoolOr(&SCHEMA)),
    DESCRIPTION,
    optional("format", Text),
    optional("default", Any),
    optional("nullable", Bool),
    optional("discriminator", Object(Shape::Discriminator)),
    optional("readOnly", Bool),
    optional("writeOnly", Bool),
    optional("xml", Object(Shape::Xml)),
    DOCS,
    optional("example", Any),
    optional("deprecated", Bool),
];

/// The keywords of JSON Schema 2020-12 that OpenAPI 3.0 does not have.
const LATER_SCHEMA_FIELDS: &[Field] = &[
    optional("$anchor", Text),
    optional("$comment", Text),
    optional("$defs", Map(&SCHEMA)),
    optional("$dynamicAnchor", Text),
    optional("$dynamicRef", Text),
    optional("$id", Text),
    optional("$schema", Dialect),
    optional("$vocabulary", Any),
    optional("const", Any),
    optional("contains", SCHEMA),
    optional("contentEncoding", Text),
    optional("contentMediaType", Text),
    // What the text of a string means once it is decoded: says nothing of the string.
    optional("contentSchema", Any),
    optional("dependentRequired", Map(&TEXTS)),
    optional("dependentSchemas", Map(&SCHEMA)),
    optional("else", SCHEMA),
    optional("examples", Any),
    optional("if", SCHEMA),
    optional("maxContains", Count),
    optional("minContains", Count),
    optional("patternProperties", Map(&SCHEMA)),
    optional("prefixItems", SCHEMAS),
    optional("propertyNames", SCHEMA),
    optional("then", SCHEMA),
    optional("unevaluatedItems", BoolOr(&SCHEMA)),
    optional("unevaluatedProperties", BoolOr(&SCHEMA)),
];

const DISCRIMINATOR: &[Field] = &[
    required("propertyName", Text),
    optional("mapping", Map(&Text)),
];

const XML: &[Field] = &[
    optional("name", Text),
    optional("namespace", Text),
    optional("prefix", Text),
    optional("attribute", Bool),
    optional("wrapped", Bool),
];

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
];

const SECURITY_SCHEME: &[Field] = &[
    required(
        "type",
        Word(
            "type of security scheme",
            &["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"],
        ),
    ),
    DESCRIPTION,
];

const API_KEY: &[Field] = &[
    required("name", Text),
    required(
        "in",
        Word("place for a key", &["query", "header", "cookie"]),
    ),
];

const HTTP: &[Field] = &[required("scheme", Text), optional("bearerFormat", Text)];

const OAUTH: &[Field] = &[required("flows", Object(Shape::OAuthFlows))];

const OPEN_ID: &[Field] = &[required("openIdConnectUrl", Text)];

const FLOWS: &[Field] = &[
    optional("implicit", Object(Shape::ImplicitFlow)),
    optional("password", Object(Shape::PasswordFlow)),
    optional("clientCredentials", Object(Shape::ClientCredentialsFlow)),
    optional("authorizationCode", Object(Shape::AuthorizationCodeFlow)),
];

const FLOW: &[Field] = &[
    optional("refreshUrl", Text),
    assumed("scopes", Map(&Text), Need::EmptyObject),
];
const AUTHORIZATION_URL: &[Field] = &[required("authorizationUrl", Text)];
const TOKEN_URL: &[Field] = &[required("tokenUrl", Text)];

impl Shape {
    /// The fixed fields, in groups that shapes share.
    pub(in crate::source) const fn fields(self) -> &'static [&'static [Field]] {
        match self {
            Self::OpenApi => &[OPEN_API],
            Self::Info => &[INFO],
            Self::Contact => &[CONTACT],
            Self::License => &[LICENSE],
            Self::Server => &[SERVER],
            Self::ServerVariable => &[SERVER_VARIABLE],
            Self::PathItem => &[PATH_ITEM],
            Self::Operation => &[OPERATION_FIELDS],
            Self::ExternalDocs => &[EXTERNAL_DOCS],
            Self::Parameter => &[PARAMETER, PARAMETER_OR_HEADER],
            Self::QueryParameter => &[PARAMETER, PARAMETER_OR_HEADER, QUERY],
            Self::PathParameter => &[PARAMETER, PARAMETER_OR_HEADER, PATH],
            Self::HeaderParameter => &[PARAMETER, PARAMETER_OR_HEADER, HEADER],
            Self::CookieParameter => &[PARAMETER, PARAMETER_OR_HEADER, COOKIE],
            Self::RequestBody => &[REQUEST_BODY],
            Self::MediaType => &[MEDIA_TYPE],
            Self::Encoding => &[ENCODING],
            Self::Response => &[RESPONSE],
            Self::Example => &[EXAMPLE],
            Self::Link => &[LINK],
            Self::Header => &[PARAMETER_OR_HEADER, HEADER],
            Self::Tag => &[TAG],
            Self::Schema => &[SCHEMA_FIELDS],
            Self::Discriminator => &[DISCRIMINATOR],
            Self::Xml => &[XML],
            Self::Components => &[COMPONENTS],
            Self::SecurityScheme => &[SECURITY_SCHEME],
            Self::ApiKeyScheme => &[SECURITY_SCHEME, API_KEY],
            Self::HttpScheme => &[SECURITY_SCHEME, HTTP],
            Self::OAuthScheme => &[SECURITY_SCHEME, OAUTH],
            Self::OpenIdScheme => &[SECURITY_SCHEME, OPEN_ID],
            Self::MutualTlsScheme => &[SECURITY_SCHEME],
            Self::OAuthFlows => &[FLOWS],
            Self::ImplicitFlow => &[FLOW, AUTHORIZATION_URL],
            Self::PasswordFlow | Self::ClientCredentialsFlow => &[FLOW, TOKEN_URL],
            Self::AuthorizationCodeFlow => &[FLOW, AUTHORIZATION_URL, TOKEN_URL],
            Self::Paths | Self::Responses | Self::Callback | Self::SecurityRequirement => &[],
        }
    }

    /// The fixed fields that OpenAPI 3.1 added.
    pub(in crate::source) const fn later_fields(self) -> &'static [Field] {
        const OPEN_API: &[Field] = &[
            optional("jsonSchemaDialect", Dialect),
            optional("webhooks", Map(&Reference(Shape::PathItem))),
        ];
        const INFO: &[Field] = &[SUMMARY];
        const LICENSE: &[Field] = &[optional("identifier", Text)];
        const COMPONENTS: &[Field] = &[optional("pathItems", Map(&Reference(Shape::PathItem)))];
        match self {
            Self::OpenApi => OPEN_API,
            Self::Info => INFO,
            Self::License => LICENSE,
            Self::Components => COMPONENTS,
            Self::Schema => LATER_SCHEMA_FIELDS,
            _ => &[],
        }
    }

    /// What stands under keys that are no fixed field; `None` where there are no such keys.
    pub(in crate::source) const fn others(self) -> Option<Others> {
        let (keys, kind) = match self {
            Self::Paths => (Keys::Paths, Reference(Self::PathItem)),
            Self::Responses => (Keys::Statuses, Reference(Self::Response)),
            Self::Callback => (Keys::Free, Reference(Self::PathItem)),
            Self::SecurityRequirement => (Keys::Free, TEXTS),
            _ => return None,
        };
        Some(Others { keys, kind })
    }
}
