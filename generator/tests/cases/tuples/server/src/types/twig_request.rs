// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Twig`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TwigRequest {
    pub next: Box<(i64, Option<TwigRequest>)>,
    pub pair: Option<Box<(TwigRequest, TwigRequest)>>,
}

/// The required fields of [`TwigRequest`].
#[derive(Debug)]
pub struct TwigRequestRequired {
    pub next: Box<(i64, Option<TwigRequest>)>,
}

object::implement! {
    TwigRequest from TwigRequestRequired {
        required(next, "next");
        optional(pair: Box<(TwigRequest, TwigRequest)>, "pair");
    }, ignored("name")
}

/// The JSON schema of [`TwigRequest`].
pub(crate) static TWIG_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "next",
            required: true,
            schema: Schema::Tuple(
                &[
                    Schema::Integer(i64::MIN, i64::MAX),
                    Schema::Nullable(&Schema::Reference(&TWIG_REQUEST_SCHEMA)),
                ],
            ),
        },
        Field {
            name: "pair",
            required: false,
            schema: Schema::Tuple(
                &[
                    Schema::Reference(&TWIG_REQUEST_SCHEMA),
                    Schema::Reference(&TWIG_REQUEST_SCHEMA),
                ],
            ),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
