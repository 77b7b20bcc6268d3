//! The supported versions of OpenAPI, with the reusable objects and webhooks of each.

use serde_json::Value;

use super::{SECTIONS, Shape};
use crate::selection::METHODS;
use crate::source::tree::{Place, keys};

/// A supported version of OpenAPI, without the patch number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Version {
    /// Swagger 2.0, before it is converted to OpenAPI 3.0.
    V2_0,
    V3_0,
    V3_1,
    V3_2,
}

impl Version {
    /// The name of the specification with the major and minor number.
    pub(crate) fn name(self) -> String {
        let specification = match self {
            Self::V2_0 => "Swagger",
            _ => "OpenAPI",
        };
        format!("{specification} {}", self.numbers())
    }

    /// The version that defines a schema and those in it. A schema of an earlier version that declares its dialect is one of
    /// 3.1, as are those of JSON Schema files.
    pub(crate) fn of_schema(self, schema: &Value) -> Self {
        let dialect = schema.get("$schema").and_then(Value::as_str);
        match self {
            Self::V2_0 | Self::V3_0 if dialect == Some(JSON_SCHEMA_2020_12) => Self::V3_1,
            _ => self,
        }
    }

    /// The major and minor number.
    pub(crate) const fn numbers(self) -> &'static str {
        match self {
            Self::V2_0 => "2.0",
            Self::V3_0 => "3.0",
            Self::V3_1 => "3.1",
            Self::V3_2 => "3.2",
        }
    }

    /// The whole description.
    pub(crate) const fn root(self) -> Shape {
        match self {
            Self::V2_0 => Shape::Swagger,
            _ => Shape::OpenApi,
        }
    }

    /// The place of the reusable object with a name; `None` if such objects cannot be reused.
    pub(crate) fn component(self, shape: Shape, name: &str) -> Option<Place> {
        Some(self.sections().key(self.section(shape)?).key(name))
    }

    /// The kind of a reusable object; `None` for other places.
    pub(crate) fn component_shape(self, place: &Place) -> Option<Shape> {
        let section = place.parent()?;
        let is_section = *section.parent()? == self.sections();
        let name = section.name().filter(|_| is_section)?;
        let mut kinds = self.kinds().iter();
        kinds
            .find(|(section, _)| *section == name)
            .map(|(_, shape)| *shape)
    }

    /// The name of the section with reusable objects of a kind.
    pub(crate) fn section(self, shape: Shape) -> Option<&'static str> {
        let mut kinds = self.kinds().iter();
        kinds
            .find(|(_, of)| *of == shape)
            .map(|(section, _)| *section)
    }

    /// The sections of reusable objects, with their kinds.
    const fn kinds(self) -> &'static [(&'static str, Shape)] {
        match self {
            Self::V2_0 => &SWAGGER_SECTIONS,
            _ => &SECTIONS,
        }
    }

    /// The object with the sections.
    pub(crate) fn sections(self) -> Place {
        match self {
            Self::V2_0 => Place::root(),
            _ => Place::root().key("components"),
        }
    }
}

/// The dialect that OpenAPI 3.1 extends.
pub(crate) const JSON_SCHEMA_2020_12: &str = "https://json-schema.org/draft/2020-12/schema";

/// The sections of reusable objects in Swagger 2.0.
const SWAGGER_SECTIONS: [(&str, Shape); 4] = [
    ("definitions", Shape::Schema),
    ("parameters", Shape::SwaggerParameter),
    ("responses", Shape::SwaggerResponse),
    ("securityDefinitions", Shape::SwaggerSecurityScheme),
];

/// The field of webhooks since OpenAPI 3.1.
pub(crate) const WEBHOOKS: &str = "webhooks";

/// The conventional extension for webhooks in OpenAPI 3.0.
pub(crate) const EARLIER_WEBHOOKS: &str = "x-webhooks";

/// `true` if a key of a description of OpenAPI 3.0 contains webhooks. An extension with other contents is ignored.
pub(crate) fn are_webhooks(key: &str, value: &Value, version: Version) -> bool {
    let is_path_item =
        |value: &Value| keys(Some(value)).any(|key| key == "$ref" || METHODS.contains(&key));
    key == EARLIER_WEBHOOKS
        && version == Version::V3_0
        && value
            .as_object()
            .is_some_and(|entries| entries.values().all(is_path_item))
}
