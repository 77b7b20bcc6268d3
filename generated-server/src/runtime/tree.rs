// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! A JSON value with every field that was sent, repeated ones too.

use std::borrow::Cow;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use super::scalar::Scalar;
use super::told::Shape;

/// A JSON value as it was sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number without fraction and exponent that fits 64 bits.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A number beyond those of 64 bits.
    Vast,
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Tree>),
    /// An object, field by field.
    Object(Vec<(String, Tree)>),
}

impl Tree {
    /// What can be seen of the value from outside.
    pub fn shape(&self) -> Shape<'_> {
        match self {
            Self::Null => Shape::Null,
            Self::Boolean(_) => Shape::Boolean,
            Self::Integer(_) => Shape::Integer,
            Self::Number(_) | Self::Vast => Shape::Number,
            Self::String(text) => Shape::String(text.into()),
            Self::Array(items) => Shape::Array(items.first().map(|item| Box::new(item.shape()))),
            Self::Object(fields) => {
                let fields = fields.iter();
                Shape::Object(
                    fields
                        .map(|(name, value)| (name.into(), value.text()))
                        .collect(),
                )
            }
        }
    }

    fn text(&self) -> Option<Cow<'_, str>> {
        match self {
            Self::String(text) => Some(text.into()),
            Self::Integer(value) => Some(value.to_string().into()),
            Self::Boolean(value) => Some(value.to_string().into()),
            _ => None,
        }
    }

    /// The value, if it is neither `null` nor made of others.
    pub fn scalar(&self) -> Option<Scalar<'_>> {
        match self {
            Self::Boolean(value) => Some(Scalar::Boolean(*value)),
            Self::Integer(value) => Some(Scalar::Integer(*value)),
            Self::Number(value) => Some(Scalar::Number(*value)),
            Self::String(text) => Some(Scalar::Text(text)),
            Self::Null | Self::Vast | Self::Array(_) | Self::Object(_) => None,
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Tree;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Boolean(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::Integer(value.into()))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Tree, E> {
        Ok(Tree::Integer(value.into()))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Tree, E> {
        Ok(Tree::Number(value))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::String(value.to_owned()))
    }

    fn visit_string<E: de::Error>(self, value: String) -> Result<Tree, E> {
        Ok(Tree::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut array = Vec::new();
        while let Some(item) = items.next_element()? {
            array.push(item);
        }
        Ok(Tree::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Tree, A::Error> {
        let mut object = Vec::new();
        while let Some(field) = fields.next_entry()? {
            object.push(field);
        }
        Ok(Tree::Object(object))
    }
}
