// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The schemas of requests.

use crate::runtime::date_time_by_chrono::DateTimeText;
use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::Limit;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema};
use crate::runtime::text_format;

/// The schema of `PutResultJob`.
pub static PUT_RESULT_JOB: Schema = Schema::Integer(
    &[NumberConstraint::Minimum(Limit::Integer(1))],
);

/// The schema of `PutResultWait`.
pub static PUT_RESULT_WAIT: Schema = Schema::Number(
    &[
        NumberConstraint::Minimum(Limit::Integer(0)),
        NumberConstraint::Maximum(Limit::Integer(30)),
    ],
);

/// The schema of `PutResultXTrace`.
pub static PUT_RESULT_X_TRACE: Schema = Schema::String(&[TextConstraint::Length(0, 64)]);

/// The schema of `Result_`.
pub static RESULT: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[
            Field::required("state", Schema::Enum(&["passed", "failed"])),
            Field::required(
                "finished",
                Schema::String(&[text_format::constraint::<DateTimeText>()]),
            ),
            Field::optional(
                "score",
                Schema::Number(
                    &[
                        NumberConstraint::Minimum(Limit::Integer(0)),
                        NumberConstraint::Maximum(Limit::Integer(1)),
                    ],
                ),
            ),
            Field::optional(
                "attempts",
                Schema::Integer(&[NumberConstraint::Minimum(Limit::Integer(1))]),
            ),
            Field::optional(
                "log",
                Schema::Array(
                    &ArraySchema {
                        items: Schema::String(&[]),
                        maximum: 100,
                        ..ArraySchema::ANY
                    },
                ),
            ),
            Field::optional("parent", Schema::Reference(&RESULT)),
            Field::optional("note", Schema::Nullable(&Schema::String(&[]))),
        ],
        additional: Schema::String(&[]),
        ..ObjectSchema::ANY
    },
);
