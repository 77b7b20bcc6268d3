// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    TWIG_REQUEST_SCHEMA {
        required("next", Schema::Tuple(&[Schema::Integer(i64::MIN, i64::MAX), Schema::Nullable(&Schema::Reference(&TWIG_REQUEST_SCHEMA))]));
        optional("pair", Schema::Tuple(&[Schema::Reference(&TWIG_REQUEST_SCHEMA), Schema::Reference(&TWIG_REQUEST_SCHEMA)]));
        optional("name", Schema::Any);
    }, AdditionalProperties::Any
}
