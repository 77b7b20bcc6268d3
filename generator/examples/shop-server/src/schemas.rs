// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The schemas of requests.

use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::Limit;
use crate::runtime::schema::{Field, ObjectSchema, Schema};

/// The schema of `PlaceOrderIdempotencyKey`.
pub static PLACE_ORDER_IDEMPOTENCY_KEY: Schema = Schema::String(
    &[TextConstraint::Length(0, 64)],
);

/// The schema of `NewOrder`.
pub static NEW_ORDER: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[
            Field::required(
                "item",
                Schema::String(&[TextConstraint::Length(1, usize::MAX)]),
            ),
            Field::optional(
                "count",
                Schema::Integer(&[NumberConstraint::Minimum(Limit::Integer(1))]),
            ),
        ],
        ..ObjectSchema::ANY
    },
);
