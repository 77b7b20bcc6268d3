// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-simple-user`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

/// A GitHub user.
///
/// Created from [`NullableSimpleUserRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableSimpleUser {
    pub name: Nullable<String>,
    pub email: Nullable<String>,
    pub login: String,
    pub id: i64,
    pub node_id: String,
    pub avatar_url: String,
    pub gravatar_id: Option<String>,
    pub url: String,
    pub html_url: String,
    pub followers_url: String,
    pub following_url: String,
    pub gists_url: String,
    pub starred_url: String,
    pub subscriptions_url: String,
    pub organizations_url: String,
    pub repos_url: String,
    pub events_url: String,
    pub received_events_url: String,
    pub r#type: String,
    pub site_admin: bool,
    pub starred_at: Option<String>,
    pub user_view_type: Option<String>,
}

/// The required fields of [`NullableSimpleUser`].
#[derive(Debug)]
pub struct NullableSimpleUserRequired {
    pub login: String,
    pub id: i64,
    pub node_id: String,
    pub avatar_url: String,
    pub gravatar_id: Option<String>,
    pub url: String,
    pub html_url: String,
    pub followers_url: String,
    pub following_url: String,
    pub gists_url: String,
    pub starred_url: String,
    pub subscriptions_url: String,
    pub organizations_url: String,
    pub repos_url: String,
    pub events_url: String,
    pub received_events_url: String,
    pub r#type: String,
    pub site_admin: bool,
}

object::implement! {
    NullableSimpleUser from NullableSimpleUserRequired {
        nullable(name: String, "name");
        nullable(email: String, "email");
        required(login, "login");
        required(id, "id");
        required(node_id, "node_id");
        required(avatar_url, "avatar_url");
        required(gravatar_id, "gravatar_id");
        required(url, "url");
        required(html_url, "html_url");
        required(followers_url, "followers_url");
        required(following_url, "following_url");
        required(gists_url, "gists_url");
        required(starred_url, "starred_url");
        required(subscriptions_url, "subscriptions_url");
        required(organizations_url, "organizations_url");
        required(repos_url, "repos_url");
        required(events_url, "events_url");
        required(received_events_url, "received_events_url");
        required(r#type, "type");
        required(site_admin, "site_admin");
        optional(starred_at: String, "starred_at");
        optional(user_view_type: String, "user_view_type");
    }, careful("nullable-simple-user")
}
