// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Twig`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

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

impl From<TwigRequired> for Twig {
    fn from(required: TwigRequired) -> Self {
        Self {
            name: None,
            next: required.next,
            pair: None,
        }
    }
}

impl Twig {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }

    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: impl Into<Option<(Twig, Twig)>>) -> Self {
        self.pair = pair.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Twig {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
        fields.field("next", &self.next);
        fields.optional("pair", &self.pair);
    }
}

impl json::Decode for Twig {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut next: Option<Box<(i64, Option<Twig>)>> = None;
        let mut pair: Option<Box<(Twig, Twig)>> = None;
        object::read(
            reader,
            &mut [
                object::optional("name", &mut name),
                object::required("next", &mut next),
                object::optional("pair", &mut pair),
            ],
        )?;
        let Some(next) = next else {
            return Err(object::incomplete());
        };
        Ok(Self { name, next, pair })
    }
}

object::implement!(Twig);
