// @generated from github.json by `openapi-crates generate`; do not edit.
//! `enterprise`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

/// An enterprise on GitHub.
///
/// Created from [`EnterpriseRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enterprise {
    /// A short description of the enterprise.
    pub description: Nullable<String>,
    pub html_url: String,
    /// The enterprise's website URL.
    pub website_url: Nullable<String>,
    /// Unique identifier of the enterprise
    pub id: i64,
    pub node_id: String,
    /// The name of the enterprise.
    pub name: String,
    /// The slug url identifier for the enterprise.
    pub slug: String,
    pub created_at: Option<Zoned>,
    pub updated_at: Option<Zoned>,
    pub avatar_url: String,
}

/// The required fields of [`Enterprise`].
#[derive(Debug)]
pub struct EnterpriseRequired {
    pub html_url: String,
    /// Unique identifier of the enterprise
    pub id: i64,
    pub node_id: String,
    /// The name of the enterprise.
    pub name: String,
    /// The slug url identifier for the enterprise.
    pub slug: String,
    pub created_at: Option<Zoned>,
    pub updated_at: Option<Zoned>,
    pub avatar_url: String,
}

object::implement! {
    Enterprise from EnterpriseRequired {
        nullable(description: String, "description");
        required(html_url, "html_url");
        nullable(website_url: String, "website_url");
        required(id, "id");
        required(node_id, "node_id");
        required(name, "name");
        required(slug, "slug");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        required(avatar_url, "avatar_url");
    }
}
