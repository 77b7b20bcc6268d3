// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issue-type`.

use jiff::Zoned;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::nullable::Nullable;
use crate::runtime::object;

/// The type assigned to the issue. This is only present for issues in repositories where issue types are supported.
///
/// Created from [`IssueTypeRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueType {
    /// The unique identifier of the issue type.
    pub id: i64,
    /// The node identifier of the issue type.
    pub node_id: String,
    /// The name of the issue type.
    pub name: String,
    /// The description of the issue type.
    pub description: Option<String>,
    /// The color of the issue type.
    pub color: Nullable<IssueTypeColor>,
    /// The time the issue type created.
    pub created_at: Option<Zoned>,
    /// The time the issue type last updated.
    pub updated_at: Option<Zoned>,
    /// The enabled state of the issue type.
    pub is_enabled: Option<bool>,
}

/// The required fields of [`IssueType`].
#[derive(Debug)]
pub struct IssueTypeRequired {
    /// The unique identifier of the issue type.
    pub id: i64,
    /// The node identifier of the issue type.
    pub node_id: String,
    /// The name of the issue type.
    pub name: String,
    /// The description of the issue type.
    pub description: Option<String>,
}

object::implement! {
    IssueType from IssueTypeRequired {
        required(id, "id");
        required(node_id, "node_id");
        required(name, "name");
        required(description, "description");
        nullable(color: IssueTypeColor, "color");
        optional(created_at: Zoned, "created_at");
        optional(updated_at: Zoned, "updated_at");
        optional(is_enabled: bool, "is_enabled");
    }, careful("issue-type")
}

/// The color of the issue type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IssueTypeColor {
    Gray,
    Blue,
    Green,
    Yellow,
    Orange,
    Red,
    Pink,
    Purple,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    IssueTypeColor {
        Gray = "gray";
        Blue = "blue";
        Green = "green";
        Yellow = "yellow";
        Orange = "orange";
        Red = "red";
        Pink = "pink";
        Purple = "purple";
    }
}
