//! What generated code calls its own functions, beside those of the description.

/// Functions of a struct that a setter would hide.
pub const OF_STRUCTS: &[&str] = &[
    "clone",
    "decode",
    "default",
    "deserialize",
    "encode",
    "eq",
    "finish",
    "fmt",
    "from",
    "into",
    "ne",
    "serialize",
    "set",
    "write",
];

/// Functions of a reply that the accessor of a header would clash with.
pub const OF_REPLIES: &[&str] = &[
    "body",
    "clone",
    "header_map",
    "headers",
    "into_body",
    "map",
    "new",
    "status",
];

/// Functions of a call that a setter would hide, and variables beside which a
/// parameter stands.
pub const OF_CALLS: &[&str] = &[
    "accept",
    "answer",
    "answered_as",
    "api",
    "body",
    "body_limit",
    "body_of",
    "bytes",
    "caller",
    "clone",
    "cookie",
    "credential",
    "credentials",
    "decode",
    "default",
    "eq",
    "fmt",
    "from",
    "header",
    "header_list",
    "headers",
    "into",
    "json",
    "json_as",
    "media_body",
    "method",
    "ne",
    "new",
    "parts",
    "query",
    "query_list",
    "retry",
    "retyped",
    "send",
    "timeout",
    "violations",
    "whole",
];
