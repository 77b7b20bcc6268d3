// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Twig {
    pub name: Option<String>,
    pub next: Box<(i64, Option<Twig>)>,
    pub pair: Option<Box<(Twig, Twig)>>,
}

/// The required fields of [`Twig`].
#[derive(Debug)]
pub struct TwigRequired {
    pub next: Box<(i64, Option<Twig>)>,
}

object::implement! {
    Twig from TwigRequired {
        optional(name: String, "name");
        required(next, "next");
        optional(pair: Box<(Twig, Twig)>, "pair");
    }
}
