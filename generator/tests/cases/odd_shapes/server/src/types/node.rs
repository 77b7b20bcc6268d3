// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `Node`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{AtLeastThree, Ratio, AT_LEAST_THREE_SCHEMA, RATIO_SCHEMA};

/// `Node`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Node {
    /// `children`.
    pub children: Option<Vec<Node>>,
    /// `weight`.
    pub weight: Option<AtLeastThree>,
    /// `weights`.
    pub weights: Option<Vec<AtLeastThree>>,
    /// `ratio`.
    pub ratio: Option<Ratio>,
    /// `any`.
    pub any: Option<String>,
    /// `long`.
    pub long: Option<String>,
    /// `gen`.
    pub r#gen: Option<String>,
    /// `m²`.
    pub m2: Option<String>,
}

impl Node {
    /// Sets `children`.
    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = Node>) -> Self {
        self.children = Some(children.into_iter().collect());
        self
    }

    /// Sets `weight`.
    #[must_use]
    pub fn weight(mut self, weight: impl Into<Option<AtLeastThree>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// Sets `weights`.
    #[must_use]
    pub fn weights(mut self, weights: impl IntoIterator<Item = AtLeastThree>) -> Self {
        self.weights = Some(weights.into_iter().collect());
        self
    }

    /// Sets `ratio`.
    #[must_use]
    pub fn ratio(mut self, ratio: impl Into<Option<Ratio>>) -> Self {
        self.ratio = ratio.into();
        self
    }

    /// Sets `any`.
    #[must_use]
    pub fn any(mut self, any: impl IntoOptional<String>) -> Self {
        self.any = any.into_optional();
        self
    }

    /// Sets `long`.
    #[must_use]
    pub fn long(mut self, long: impl IntoOptional<String>) -> Self {
        self.long = long.into_optional();
        self
    }

    /// Sets `gen`.
    #[must_use]
    pub fn r#gen(mut self, r#gen: impl IntoOptional<String>) -> Self {
        self.r#gen = r#gen.into_optional();
        self
    }

    /// Sets `m2`.
    #[must_use]
    pub fn m2(mut self, m2: impl IntoOptional<String>) -> Self {
        self.m2 = m2.into_optional();
        self
    }
}

impl json::EncodeFields for Node {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("children", &self.children);
        fields.optional("weight", &self.weight);
        fields.optional("weights", &self.weights);
        fields.optional("ratio", &self.ratio);
        fields.optional("any", &self.any);
        fields.optional("long", &self.long);
        fields.optional("gen", &self.r#gen);
        fields.optional("m²", &self.m2);
    }
}

impl json::Decode for Node {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut children: Option<Vec<Node>> = None;
        let mut weight: Option<AtLeastThree> = None;
        let mut weights: Option<Vec<AtLeastThree>> = None;
        let mut ratio: Option<Ratio> = None;
        let mut any: Option<String> = None;
        let mut long: Option<String> = None;
        let mut r#gen: Option<String> = None;
        let mut m2: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("children", &mut children),
                object::optional("weight", &mut weight),
                object::optional("weights", &mut weights),
                object::optional("ratio", &mut ratio),
                object::optional("any", &mut any),
                object::optional("long", &mut long),
                object::optional("gen", &mut r#gen),
                object::optional("m²", &mut m2),
            ],
        )?;
        let value = Self {
            children,
            weight,
            weights,
            ratio,
            any,
            long,
            r#gen,
            m2,
        };
        object::check(value.weight.is_none_or(|weight| weight >= 3), "weight")?;
        object::check(
            value
                .weights
                .as_ref()
                .is_none_or(|weights| weights.iter().all(|&item| item >= 3)),
            "weights",
        )?;
        object::check(value.ratio.is_none_or(|ratio| ratio.is_finite()), "ratio")?;
        Ok(value)
    }
}

object::implement!(Node);

/// The JSON schema of [`Node`].
pub(crate) static NODE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "children",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&NODE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "weight",
            required: false,
            schema: Schema::Reference(&AT_LEAST_THREE_SCHEMA),
        },
        Field {
            name: "weights",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&AT_LEAST_THREE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "ratio",
            required: false,
            schema: Schema::Reference(&RATIO_SCHEMA),
        },
        Field {
            name: "any",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "long",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "gen",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "m²",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
