// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-license-simple`.

use crate::runtime::object;

/// License Simple
///
/// Created from [`NullableLicenseSimpleRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableLicenseSimple {
    pub key: String,
    pub name: String,
    pub url: Option<String>,
    pub spdx_id: Option<String>,
    pub node_id: String,
    pub html_url: Option<String>,
}

/// The required fields of [`NullableLicenseSimple`].
#[derive(Debug)]
pub struct NullableLicenseSimpleRequired {
    pub key: String,
    pub name: String,
    pub url: Option<String>,
    pub spdx_id: Option<String>,
    pub node_id: String,
}

object::implement! {
    NullableLicenseSimple from NullableLicenseSimpleRequired {
        required(key, "key");
        required(name, "name");
        required(url, "url");
        required(spdx_id, "spdx_id");
        required(node_id, "node_id");
        optional(html_url: String, "html_url");
    }, careful("nullable-license-simple")
}
