// @generated from github.json by `openapi-crates generate`; do not edit.
//! `nullable-milestone`.

use jiff::Zoned;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::object;
use crate::types::nullable_simple_user::NullableSimpleUser;

/// A collection of related issues and pull requests.
///
/// Created from [`NullableMilestoneRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NullableMilestone {
    pub url: String,
    pub html_url: String,
    pub labels_url: String,
    pub id: i64,
    pub node_id: String,
    /// The number of the milestone.
    pub number: i64,
    /// The state of the milestone.
    pub state: NullableMilestoneState,
    /// The title of the milestone.
    pub title: String,
    pub description: Option<String>,
    pub creator: Option<NullableSimpleUser>,
    pub open_issues: i64,
    pub closed_issues: i64,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub closed_at: Option<Zoned>,
    pub due_on: Option<Zoned>,
}

/// The required fields of [`NullableMilestone`].
#[derive(Debug)]
pub struct NullableMilestoneRequired {
    pub url: String,
    pub html_url: String,
    pub labels_url: String,
    pub id: i64,
    pub node_id: String,
    /// The number of the milestone.
    pub number: i64,
    /// The state of the milestone.
    pub state: NullableMilestoneState,
    /// The title of the milestone.
    pub title: String,
    pub description: Option<String>,
    pub creator: Option<NullableSimpleUser>,
    pub open_issues: i64,
    pub closed_issues: i64,
    pub created_at: Zoned,
    pub updated_at: Zoned,
    pub closed_at: Option<Zoned>,
    pub due_on: Option<Zoned>,
}

object::implement! {
    NullableMilestone from NullableMilestoneRequired {
        required(url, "url");
        required(html_url, "html_url");
        required(labels_url, "labels_url");
        required(id, "id");
        required(node_id, "node_id");
        required(number, "number");
        required(state, "state");
        required(title, "title");
        required(description, "description");
        required(creator, "creator");
        required(open_issues, "open_issues");
        required(closed_issues, "closed_issues");
        required(created_at, "created_at");
        required(updated_at, "updated_at");
        required(closed_at, "closed_at");
        required(due_on, "due_on");
    }, careful("nullable-milestone")
}

/// The state of the milestone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NullableMilestoneState {
    Open,
    Closed,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    NullableMilestoneState {
        Open = "open";
        Closed = "closed";
    }
}
