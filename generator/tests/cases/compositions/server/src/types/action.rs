// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Action`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Facts, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::{ActionChoose, ActionPress};

/// `Action`.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// `Press`.
    Press(ActionPress),
    /// `Choose`.
    Choose(ActionChoose),
}

impl From<ActionPress> for Action {
    fn from(value: ActionPress) -> Self {
        Self::Press(value)
    }
}

impl From<ActionChoose> for Action {
    fn from(value: ActionChoose) -> Self {
        Self::Choose(value)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Press(value) => value.serialize(serializer),
            Self::Choose(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for Action {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Press),
            _ => union::branch(json, |_| true).map(Self::Choose),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case {
            branch: 0,
            is: Is::Object(
                &Facts {
                    required: &["type"],
                    optional: &["name"],
                    closed: false,
                    texts: &[("type", &["1"])],
                },
            ),
        },
        Case {
            branch: 1,
            is: Is::Object(
                &Facts {
                    required: &["type"],
                    optional: &["name"],
                    closed: false,
                    texts: &[("type", &["2"])],
                },
            ),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::action_press::SCHEMA),
            Schema::Reference(&types::action_choose::SCHEMA),
        ],
    },
);
