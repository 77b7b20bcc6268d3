// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmount`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, Fits, Is, Told};
use crate::runtime::union::{self, Union};
use crate::types;
use crate::types::OrderAmountAll;

/// `OrderAmount`.
#[derive(Clone, Debug, PartialEq)]
pub enum OrderAmount {
    /// `Integer`.
    Integer(i64),
    /// `all`.
    All(OrderAmountAll),
}

impl From<i64> for OrderAmount {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<OrderAmountAll> for OrderAmount {
    fn from(value: OrderAmountAll) -> Self {
        Self::All(value)
    }
}

impl Serialize for OrderAmount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Integer(value) => value.serialize(serializer),
            Self::All(value) => value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for OrderAmount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        union::deserialize(deserializer)
    }
}

impl Union for OrderAmount {
    const TOLD: Told = TOLD;

    fn read(branch: usize, json: &str) -> serde_json::Result<Self> {
        match branch {
            0 => union::branch(json, |_| true).map(Self::Integer),
            _ => union::branch(json, |_| true).map(Self::All),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: Told = Told::ByShape(
    &[
        Case { branch: 0, is: Is::Integer },
        Case {
            branch: 1,
            is: Is::OneOf(&["all"]),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::Reference(&types::order_amount_all::SCHEMA),
        ],
    },
);
