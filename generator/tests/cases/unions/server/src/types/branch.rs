// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Tree, TREE_SCHEMA};

/// `Branch`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Branch {
    /// `left`.
    pub left: Box<Tree>,
    /// `right`.
    pub right: Box<Tree>,
}

/// The required fields of [`Branch`].
#[derive(Debug)]
pub struct BranchRequired {
    /// `left`.
    pub left: Box<Tree>,
    /// `right`.
    pub right: Box<Tree>,
}

impl From<BranchRequired> for Branch {
    fn from(required: BranchRequired) -> Self {
        Self {
            left: required.left,
            right: required.right,
        }
    }
}

impl json::EncodeFields for Branch {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("left", &self.left);
        fields.field("right", &self.right);
    }
}

impl json::Decode for Branch {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut left: Option<Box<Tree>> = None;
        let mut right: Option<Box<Tree>> = None;
        object::read_closed(
            reader,
            &mut [
                object::required("left", &mut left),
                object::required("right", &mut right),
            ],
        )?;
        let (Some(left), Some(right)) = (left, right) else {
            return Err(object::incomplete());
        };
        Ok(Self { left, right })
    }
}

object::implement!(Branch);

/// The JSON schema of [`Branch`].
pub(crate) static BRANCH_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "left",
            required: true,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
        Field {
            name: "right",
            required: true,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
    ],
    AdditionalProperties::None,
);
