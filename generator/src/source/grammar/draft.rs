//! The versions of JSON Schema.

use serde_json::Value;

/// A version of JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::source) enum Draft {
    V4,
    V6,
    V7,
    V2019,
    V2020,
}

impl Draft {
    /// The draft that the `$schema` of a file names.
    pub(in crate::source) fn of(file: &Value) -> Option<Self> {
        let uri = file.get("$schema")?.as_str()?.trim_end_matches('#');
        let (scheme, name) = uri.split_once("://json-schema.org/")?;
        let draft = match name {
            "draft-04/schema" => Self::V4,
            "draft-06/schema" => Self::V6,
            "draft-07/schema" => Self::V7,
            "draft/2019-09/schema" => Self::V2019,
            "draft/2020-12/schema" => Self::V2020,
            _ => return None,
        };
        ["http", "https"].contains(&scheme).then_some(draft)
    }

    pub(in crate::source) const fn name(self) -> &'static str {
        match self {
            Self::V4 => "draft 4",
            Self::V6 => "draft 6",
            Self::V7 => "draft 7",
            Self::V2019 => "draft 2019-09",
            Self::V2020 => "draft 2020-12",
        }
    }

    /// The keyword of a schema's URI.
    pub(in crate::source) const fn id_keyword(self) -> &'static str {
        match self {
            Self::V4 => "id",
            _ => "$id",
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn drafts_are_recognized() {
        for (uri, expected) in [
            ("http://json-schema.org/draft-04/schema#", Some(Draft::V4)),
            ("http://json-schema.org/draft-06/schema#", Some(Draft::V6)),
            ("https://json-schema.org/draft-07/schema", Some(Draft::V7)),
            (
                "https://json-schema.org/draft/2019-09/schema",
                Some(Draft::V2019),
            ),
            (
                "https://json-schema.org/draft/2020-12/schema",
                Some(Draft::V2020),
            ),
            ("http://json-schema.org/draft-03/schema#", None),
            ("https://spec.openapis.org/oas/3.1/dialect/base", None),
        ] {
            assert_eq!(Draft::of(&json!({ "$schema": uri })), expected, "{uri}");
        }
    }
}
