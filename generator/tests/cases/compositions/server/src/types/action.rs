// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Action`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{integer_enum, json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Press(ActionPress),
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

impl json::Encode for Action {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Press(value) => writer.value(value),
            Self::Choose(value) => writer.value(value),
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
}

union::implement! {
    Action by one shape {
        0 = object { required ["type"] optional ["name"] values ["type" ["1"]] };
        1 = object { required ["type"] optional ["name"] values ["type" ["2"]] };
    }
}

pub(crate) static ACTION_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Action as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&ACTION_PRESS_SCHEMA),
            Schema::Reference(&ACTION_CHOOSE_SCHEMA),
        ],
    },
);

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

object_schema::implement! {
    ACTION_PRESS_SCHEMA {
        required("type", Schema::Reference(&ACTION_PRESS_TYPE_SCHEMA));
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionPressType {
    /// `1`.
    Value1,
}

integer_enum::implement! {
    ActionPressType {
        Value1 = 1;
    }
}

pub(crate) static ACTION_PRESS_TYPE_SCHEMA: Schema = Schema::IntegerEnum(
    &[1],
    "expected one of `1`",
);

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

object_schema::implement! {
    ACTION_CHOOSE_SCHEMA {
        required("type", Schema::Reference(&ACTION_CHOOSE_TYPE_SCHEMA));
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionChooseType {
    /// `2`.
    Value2,
}

integer_enum::implement! {
    ActionChooseType {
        Value2 = 2;
    }
}

pub(crate) static ACTION_CHOOSE_TYPE_SCHEMA: Schema = Schema::IntegerEnum(
    &[2],
    "expected one of `2`",
);
