// @generated from github.json by `openapi-crates generate`; do not edit.
//! `code-of-conduct`.

use crate::runtime::object;

/// Created from [`CodeOfConductRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CodeOfConduct {
    pub key: String,
    pub name: String,
    pub url: String,
    pub body: Option<String>,
    pub html_url: Option<String>,
}

/// The required fields of [`CodeOfConduct`].
#[derive(Debug)]
pub struct CodeOfConductRequired {
    pub key: String,
    pub name: String,
    pub url: String,
    pub html_url: Option<String>,
}

object::implement! {
    CodeOfConduct from CodeOfConductRequired {
        required(key, "key");
        required(name, "name");
        required(url, "url");
        optional(body: String, "body");
        required(html_url, "html_url");
    }, careful("code-of-conduct")
}
