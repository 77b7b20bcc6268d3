// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::object;

/// `Twig`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Twig {
    /// `name`.
    pub name: Option<String>,
    /// `next`.
    pub next: Box<(i64, Option<Twig>)>,
    /// `pair`.
    pub pair: Option<Box<(Twig, Twig)>>,
}

/// The required fields of [`Twig`].
#[derive(Debug)]
pub struct TwigRequired {
    /// `next`.
    pub next: Box<(i64, Option<Twig>)>,
}

object::implement! {
    Twig from TwigRequired {
        optional(name: String, "name");
        required(next, "next");
        optional(pair: Box<(Twig, Twig,)>, "pair");
    }
}
