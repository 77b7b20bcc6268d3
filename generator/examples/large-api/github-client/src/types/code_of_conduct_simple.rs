// @generated from github.json by `openapi-crates generate`; do not edit.
//! `code-of-conduct-simple`.

use crate::runtime::object;

/// Created from [`CodeOfConductSimpleRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CodeOfConductSimple {
    pub url: String,
    pub key: String,
    pub name: String,
    pub html_url: Option<String>,
}

/// The required fields of [`CodeOfConductSimple`].
#[derive(Debug)]
pub struct CodeOfConductSimpleRequired {
    pub url: String,
    pub key: String,
    pub name: String,
    pub html_url: Option<String>,
}

object::implement! {
    CodeOfConductSimple from CodeOfConductSimpleRequired {
        required(url, "url");
        required(key, "key");
        required(name, "name");
        required(html_url, "html_url");
    }, careful("code-of-conduct-simple")
}
