// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-integration`.

use std::collections::BTreeMap;

use jiff::Zoned;
use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::enterprise::Enterprise;
use crate::types::simple_user::SimpleUser;

/// GitHub apps are a new way to extend GitHub. They can be installed directly on organizations and user accounts and granted access to specific repositories. They come with granular permissions and built-in webhooks. GitHub apps are first class actors within GitHub.
///
/// Created from [`NullableIntegrationRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableIntegration {
    /// Unique identifier of the GitHub app
    pub id: i64,
    /// The slug name of the GitHub app
    pub slug: Option<String>,
    pub node_id: String,
    pub client_id: Option<String>,
    pub owner: NullableIntegrationOwner,
    /// The name of the GitHub app
    pub name: String,
    pub description: Option<String>,
    pub external_url: String,
    pub html_url: String,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    /// The set of permissions for the GitHub app
    pub permissions: NullableIntegrationPermissions,
    /// The list of events for the GitHub app. Note that the `installation_target`, `security_advisory`, and `meta` events are not included because they are global events and not specific to an installation.
    pub events: Vec<String>,
    /// The number of installations associated with the GitHub app. Only returned when the integration is requesting details about itself.
    pub installations_count: Option<i64>,
}

/// The required fields of [`NullableIntegration`].
#[derive(Debug)]
pub struct NullableIntegrationRequired {
    /// Unique identifier of the GitHub app
    pub id: i64,
    pub node_id: String,
    pub owner: NullableIntegrationOwner,
    /// The name of the GitHub app
    pub name: String,
    pub description: Option<String>,
    pub external_url: String,
    pub html_url: String,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    /// The set of permissions for the GitHub app
    pub permissions: NullableIntegrationPermissions,
    /// The list of events for the GitHub app. Note that the `installation_target`, `security_advisory`, and `meta` events are not included because they are global events and not specific to an installation.
    pub events: Vec<String>,
}

object::implement! {
    NullableIntegration from NullableIntegrationRequired {
        required(id, "id");
        optional(slug: String, "slug");
        required(node_id, "node_id");
        optional(client_id: String, "client_id");
        required(owner, "owner");
        required(name, "name");
        required(description, "description");
        required(external_url, "external_url");
        required(html_url, "html_url");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        required(permissions, "permissions");
        required(events, "events");
        optional(installations_count: i64, "installations_count");
    }, careful("nullable-integration")
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NullableIntegrationOwner {
    SimpleUser(SimpleUser),
    Enterprise(Enterprise),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<SimpleUser> for NullableIntegrationOwner {
    fn from(value: SimpleUser) -> Self {
        Self::SimpleUser(value)
    }
}

impl From<Enterprise> for NullableIntegrationOwner {
    fn from(value: Enterprise) -> Self {
        Self::Enterprise(value)
    }
}

impl json::Encode for NullableIntegrationOwner {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::SimpleUser(value) => writer.value(value),
            Self::Enterprise(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for NullableIntegrationOwner {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::SimpleUser),
            _ => json::decode(reader).map(Self::Enterprise),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    NullableIntegrationOwner by any shape {
        0 = object { required ["login", "id", "node_id", "avatar_url", "gravatar_id", "url", "html_url", "followers_url", "following_url", "gists_url", "starred_url", "subscriptions_url", "organizations_url", "repos_url", "events_url", "received_events_url", "type", "site_admin"] optional ["name", "email", "starred_at", "user_view_type"] };
        1 = object { required ["html_url", "id", "node_id", "name", "slug", "created_at", "updated_at", "avatar_url"] optional ["description", "website_url"] };
    }
}

/// The set of permissions for the GitHub app
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableIntegrationPermissions {
    pub issues: Option<String>,
    pub checks: Option<String>,
    pub metadata: Option<String>,
    pub contents: Option<String>,
    pub deployments: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

object::implement! {
    NullableIntegrationPermissions: Default {
        optional(issues: String, "issues");
        optional(checks: String, "checks");
        optional(metadata: String, "metadata");
        optional(contents: String, "contents");
        optional(deployments: String, "deployments");
        additional(additional_properties: BTreeMap<String, String>, ["issues", "checks", "metadata", "contents", "deployments"]);
    }, careful("NullableIntegrationPermissions")
}
