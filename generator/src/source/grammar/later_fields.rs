//! The fields that OpenAPI 3.1 and 3.2 added.

use super::Kind::{Any, Bool, Dialect, List, Map, Object, OneOf, Reference, Text};
use super::objects::{CONTENT, OPERATION, SCHEMA, SUMMARY, Shape, optional};
use super::{Field, Kind, Version};

/// The field of operations with methods that a path item has no field for.
pub(crate) const ADDITIONAL_OPERATIONS: &str = "additionalOperations";

impl Shape {
    /// The fixed fields that later versions of OpenAPI added.
    pub(super) const fn later_fields(self) -> [(Version, &'static [Field]); 2] {
        [
            (Version::V3_1, self.fields_of_3_1()),
            (Version::V3_2, self.fields_of_3_2()),
        ]
    }

    const fn fields_of_3_1(self) -> &'static [Field] {
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
            _ => &[],
        }
    }

    const fn fields_of_3_2(self) -> &'static [Field] {
        const OPEN_API: &[Field] = &[optional("$self", Text)];
        const SERVER: &[Field] = &[optional("name", Text)];
        const PATH_ITEM: &[Field] = &[
            optional("query", OPERATION),
            optional(ADDITIONAL_OPERATIONS, Map(&OPERATION)),
        ];
        const COMPONENTS: &[Field] = &[optional("mediaTypes", CONTENT)];
        const ITEM_ENCODING: Field = optional("itemEncoding", Object(Shape::Encoding));
        const PREFIX_ENCODING: Field = optional("prefixEncoding", List(&Object(Shape::Encoding)));
        const MEDIA_TYPE: &[Field] = &[
            optional("itemSchema", SCHEMA),
            ITEM_ENCODING,
            PREFIX_ENCODING,
        ];
        const ENCODING: &[Field] = &[
            optional("encoding", Map(&Object(Shape::Encoding))),
            ITEM_ENCODING,
            PREFIX_ENCODING,
        ];
        const EXAMPLE: &[Field] = &[
            optional("dataValue", Any),
            optional("serializedValue", Text),
        ];
        const TAG: &[Field] = &[SUMMARY, optional("parent", Text), optional("kind", Text)];
        const DISCRIMINATOR: &[Field] = &[optional("defaultMapping", Text)];
        const NODE_TYPES: Kind = OneOf(
            "type of XML node",
            &["element", "attribute", "text", "cdata", "none"],
        );
        const XML: &[Field] = &[optional("nodeType", NODE_TYPES)];
        const SCHEME: &[Field] = &[optional("deprecated", Bool)];
        const OAUTH: &[Field] = &[
            optional("deprecated", Bool),
            optional("oauth2MetadataUrl", Text),
        ];
        match self {
            Self::OpenApi => OPEN_API,
            Self::Server => SERVER,
            Self::PathItem => PATH_ITEM,
            Self::Components => COMPONENTS,
            Self::MediaType => MEDIA_TYPE,
            Self::Encoding => ENCODING,
            Self::Example => EXAMPLE,
            Self::Response => &[SUMMARY],
            Self::Tag => TAG,
            Self::Discriminator => DISCRIMINATOR,
            Self::Xml => XML,
            Self::OAuthScheme => OAUTH,
            Self::SecurityScheme
            | Self::ApiKeyScheme
            | Self::HttpScheme
            | Self::OpenIdScheme
            | Self::MutualTlsScheme => SCHEME,
            _ => &[],
        }
    }
}
