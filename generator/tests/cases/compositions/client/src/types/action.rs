// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Action`.

use serde_json::Value;

use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Action {
    Press(ActionPress),
    Choose(ActionChoose),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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

impl json::Encode for Action {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Press(value) => writer.value(value),
            Self::Choose(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Action {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Press),
            _ => json::decode(reader).map(Self::Choose),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Action by any shape {
        0 = object { required ["type"] optional ["name"] values ["type" ["1"]] };
        1 = object { required ["type"] optional ["name"] values ["type" ["2"]] };
    }
}

/// Press
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionPress {
    pub r#type: ActionPressType,
    pub name: Option<String>,
}

/// The required fields of [`ActionPress`].
#[derive(Debug)]
pub struct ActionPressRequired {
    pub r#type: ActionPressType,
}

object::implement! {
    ActionPress from ActionPressRequired {
        required(r#type, "type");
        optional(name: String, "name");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionPressType {
    /// `1`.
    Value1,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    ActionPressType {
        Value1 = 1;
    }
}

/// Choose
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionChoose {
    pub r#type: ActionChooseType,
    pub name: Option<String>,
}

/// The required fields of [`ActionChoose`].
#[derive(Debug)]
pub struct ActionChooseRequired {
    pub r#type: ActionChooseType,
}

object::implement! {
    ActionChoose from ActionChooseRequired {
        required(r#type, "type");
        optional(name: String, "name");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionChooseType {
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    ActionChooseType {
        Value2 = 2;
    }
}
