// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::object;

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
