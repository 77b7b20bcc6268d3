//! The supported versions of OpenAPI, and the webhooks of each.

use serde_json::{Map, Value};

use crate::selection::METHODS;

/// A supported version of OpenAPI, without the patch number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    V3_0,
    V3_1,
}

impl Version {
    /// The version that defines a schema and those in it. A schema of OpenAPI 3.0 that declares its dialect is one of 3.1, as
    /// are those of JSON Schema files.
    pub(crate) fn of_schema(self, schema: &Value) -> Self {
        let dialect = schema.get("$schema").and_then(Value::as_str);
        match self {
            Self::V3_0 if dialect == Some(JSON_SCHEMA_2020_12) => Self::V3_1,
            _ => self,
        }
    }

    /// The major and minor number.
    pub(crate) const fn numbers(self) -> &'static str {
        match self {
            Self::V3_0 => "3.0",
            Self::V3_1 => "3.1",
        }
    }
}

/// The dialect that OpenAPI 3.1 extends.
pub(crate) const JSON_SCHEMA_2020_12: &str = "https://json-schema.org/draft/2020-12/schema";

/// The field of webhooks in OpenAPI 3.1.
pub(crate) const WEBHOOKS: &str = "webhooks";

/// The conventional extension for webhooks in OpenAPI 3.0.
pub(crate) const EARLIER_WEBHOOKS: &str = "x-webhooks";

/// `true` if a key of a description of OpenAPI 3.0 contains webhooks. An extension with other contents is ignored.
pub(crate) fn are_webhooks(key: &str, value: &Value, version: Version) -> bool {
    let is_path_item = |value: &Value| {
        let mut keys = value.as_object().into_iter().flat_map(Map::keys);
        keys.any(|key| key == "$ref" || METHODS.contains(&key.as_str()))
    };
    key == EARLIER_WEBHOOKS
        && version == Version::V3_0
        && value
            .as_object()
            .is_some_and(|entries| entries.values().all(is_path_item))
}
