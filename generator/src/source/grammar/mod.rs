//! The grammar of OpenAPI as tables (Swagger 2.0; OpenAPI 3.0.4, section 4.7; OpenAPI 3.1.1, section 4.8; OpenAPI 3.2.0,
//! section 4).
//!
//! In: nothing. Out: the fields of each object, and the extensions of the generator. Depends on nothing else in this
//! room but `tree`. A new JSON Schema keyword is one line in `keywords.rs`, and another field one in `objects.rs`, with the version
//! that added it.

mod draft;
pub(super) mod extensions;
mod keywords;
mod objects;
pub(super) mod swagger;
mod version;
mod visit;

use serde_json::{Map, Value};

pub(super) use draft::Draft;
pub(super) use keywords::{KEYWORDS, Keyword, Role, is_core};
pub(crate) use keywords::{is_annotation, is_constraint};
pub(crate) use objects::{ADDITIONAL_OPERATIONS, ROOT, SCHEMA, Shape};
pub(crate) use version::{EARLIER_WEBHOOKS, JSON_SCHEMA_2020_12, Version, WEBHOOKS, are_webhooks};
pub(super) use visit::{kind_at, visit_objects, visit_whole};

/// The types of a schema.
pub(super) const TYPES: [&str; 6] = ["array", "boolean", "integer", "number", "object", "string"];

/// The keywords whose lists of schemas apply to the same value.
pub(super) const COMPOSITION: [&str; 3] = ["allOf", "anyOf", "oneOf"];

/// The kind of value that a field requires.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// Any value, which is not validated.
    Any,
    Text,
    Bool,
    Number,
    /// A non-negative integer.
    Count,
    /// An exclusive bound (3.1), or a flag that makes a bound exclusive (3.0).
    Exclusive,
    /// The type of a schema, or a list of types (3.1).
    Types,
    /// The schema of the items, or a list of schemas (JSON Schema before 2020-12).
    Items,
    /// A JSON Schema dialect.
    Dialect,
    /// A discriminator, or the name of its property (2.0).
    Discriminator,
    /// One of some strings; the first text describes them.
    OneOf(&'static str, &'static [&'static str]),
    Object(Shape),
    /// An object, or a reference to one.
    Reference(Shape),
    List(&'static Kind),
    /// An object with arbitrary keys.
    Map(&'static Kind),
    /// A boolean, or the other kind.
    BoolOr(&'static Kind),
}

/// A fixed field of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) presence: Presence,
    /// The version that added it; the earliest for fields of OpenAPI 3.0.
    pub(super) since: Version,
}

/// The presence of a field. The other variants are defaults that replace a missing field with a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    Optional,
    Required,
    /// An empty string before OpenAPI 3.2; optional since.
    EmptyStringBefore3_2,
    String(&'static str),
    EmptyObject,
    /// An empty object in OpenAPI 3.0; optional since 3.1.
    EmptyObjectIn3_0,
}

/// The patterned fields of an object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patterned {
    pub(super) keys: Keys,
    pub(super) kind: Kind,
}

/// The pattern of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keys {
    Any,
    /// Path templates, which begin with a slash.
    Paths,
    /// Statuses, ranges of statuses, or `default`.
    Statuses,
}

impl Shape {
    /// `true` if keys that begin with `x-` are extensions.
    pub(super) const fn is_extensible(self) -> bool {
        !matches!(self, Self::SecurityRequirement)
    }

    /// Returns a fixed field of any version, and the version that added it; the earliest for those of OpenAPI 3.0.
    pub(super) fn field(self, name: &str) -> Option<(Version, &'static Field)> {
        if self == Self::Schema {
            let keyword = Keyword::of(name)?;
            return Some((keyword.open_api?, &keyword.field));
        }
        let mut fields = self.field_groups().iter().copied().flatten();
        let field = fields.find(|field| field.name == name)?;
        Some((field.since, field))
    }

    /// The fixed fields of OpenAPI 3.0.
    pub(super) fn fields(self) -> impl Iterator<Item = &'static Field> {
        let is_early = |keyword: &&Keyword| {
            keyword.open_api <= Some(Version::V3_0) && keyword.open_api.is_some()
        };
        let keywords = if self == Self::Schema {
            KEYWORDS.as_slice()
        } else {
            &[]
        };
        let keywords = keywords
            .iter()
            .filter(is_early)
            .map(|keyword| &keyword.field);
        let fields = self.field_groups().iter().copied().flatten();
        let fields = fields.filter(|field| field.since <= Version::V3_0);
        fields.chain(keywords)
    }

    /// The section of `components` that contains such objects.
    pub(super) fn section(self) -> Option<&'static str> {
        let mut sections = SECTIONS.iter();
        let found = sections.find(|(_, shape)| *shape == self);
        found.map(|(section, _)| *section)
    }

    /// The objects in a section of `components`.
    pub(super) fn of_section(name: &str) -> Option<Self> {
        let mut sections = SECTIONS.iter();
        let found = sections.find(|(section, _)| *section == name);
        found.map(|(_, shape)| *shape)
    }

    /// Determines the shape of a parameter or security scheme by its `in` or `type`; `None` if that is unknown.
    pub(super) fn refine(self, object: &Map<String, Value>) -> Option<Self> {
        let (field, is_swagger) = match self {
            Self::Parameter => ("in", false),
            Self::SecurityScheme => ("type", false),
            Self::SwaggerParameter => ("in", true),
            Self::SwaggerSecurityScheme => ("type", true),
            _ => return Some(self),
        };
        Some(match object.get(field).and_then(Value::as_str)? {
            "query" if is_swagger => Self::SwaggerQueryParameter,
            "path" if is_swagger => Self::SwaggerPathParameter,
            "header" if is_swagger => Self::SwaggerHeaderParameter,
            "formData" if is_swagger => Self::SwaggerFormParameter,
            "body" if is_swagger => Self::SwaggerBodyParameter,
            "basic" if is_swagger => Self::SwaggerBasicScheme,
            "apiKey" if is_swagger => Self::SwaggerApiKeyScheme,
            "oauth2" if is_swagger => Self::SwaggerOAuthScheme,
            _ if is_swagger => return None,
            "query" => Self::QueryParameter,
            "path" => Self::PathParameter,
            "header" => Self::HeaderParameter,
            "cookie" => Self::CookieParameter,
            "querystring" => Self::QuerystringParameter,
            "apiKey" => Self::ApiKeyScheme,
            "http" => Self::HttpScheme,
            "oauth2" => Self::OAuthScheme,
            "openIdConnect" => Self::OpenIdScheme,
            "mutualTLS" => Self::MutualTlsScheme,
            _ => return None,
        })
    }

    pub(super) const fn is_parameter(self) -> bool {
        matches!(
            self,
            Self::Parameter
                | Self::QueryParameter
                | Self::PathParameter
                | Self::HeaderParameter
                | Self::CookieParameter
                | Self::QuerystringParameter
        )
    }

    /// `true` if the object can be `deprecated`, with dates.
    pub(super) const fn is_deprecable(self) -> bool {
        matches!(self, Self::Operation | Self::Header | Self::Schema) || self.is_parameter()
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
