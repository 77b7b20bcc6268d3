//! The keywords of a schema that do not constrain values.

const ANNOTATIONS: [&str; 9] = [
    "$comment",
    "$schema",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "externalDocs",
    "title",
];

/// `true` if a keyword, which may be an extension, only annotates a schema. Others of `also` count as well.
pub(crate) fn is_annotation(keyword: &str, also: &[&str]) -> bool {
    ANNOTATIONS.contains(&keyword) || keyword.starts_with("x-") || also.contains(&keyword)
}
