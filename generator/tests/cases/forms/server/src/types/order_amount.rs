// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `OrderAmount`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Schema, UnionVariants};
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

impl json::Encode for OrderAmount {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::All(value) => writer.value(value),
        }
    }
}

union::implement!(OrderAmount);

impl Union for OrderAmount {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::All),
        }
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Integer,
        },
        Case {
            variant: 1,
            is: ValueKind::OneOf(&["all"]),
        },
    ],
    Fits::One,
);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: DISCRIMINATOR,
        schemas: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::Reference(&types::order_amount_all::SCHEMA),
        ],
    },
);
