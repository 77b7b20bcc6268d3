// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Target`.

use crate::runtime::by_serde::BySerde;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{codec, json, object, object_schema};
use crate::types::file_path::{FilePath, FILE_PATH_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    FilePath(FilePath),
    Integer(TargetInteger),
    WithHref(TargetWithHref),
    FilePathArray(Vec<FilePath>),
}

impl From<TargetWithHref> for Target {
    fn from(value: TargetWithHref) -> Self {
        Self::WithHref(value)
    }
}

impl json::Encode for Target {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::FilePath(value) => {
                writer.value(&codec::Encoded::<BySerde<FilePath>>(value))
            }
            Self::Integer(value) => {
                writer.value(&codec::Encoded::<BySerde<TargetInteger>>(value))
            }
            Self::WithHref(value) => writer.value(value),
            Self::FilePathArray(value) => {
                writer.value(&codec::Encoded::<Vec<BySerde<FilePath>>>(value))
            }
        }
    }
}

impl Union for Target {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => codec::decode::<BySerde<FilePath>>(reader).map(Self::FilePath),
            1 => codec::decode::<BySerde<TargetInteger>>(reader).map(Self::Integer),
            2 => json::decode(reader).map(Self::WithHref),
            _ => codec::decode::<Vec<BySerde<FilePath>>>(reader).map(Self::FilePathArray),
        }
    }
}

union::implement! {
    Target by one shape {
        0 = string;
        1 = integer;
        2 = object { required ["href"] };
        3 = array;
    }
}

pub(crate) static TARGET_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Target as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&FILE_PATH_SCHEMA),
            Schema::Reference(&TARGET_INTEGER_SCHEMA),
            Schema::Reference(&TARGET_WITH_HREF_SCHEMA),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&FILE_PATH_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);

pub type TargetInteger = std::num::NonZeroI64;

pub(crate) static TARGET_INTEGER_SCHEMA: Schema = Schema::Any;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetWithHref {
    pub href: String,
}

/// The required fields of [`TargetWithHref`].
#[derive(Debug)]
pub struct TargetWithHrefRequired {
    pub href: String,
}

object::implement! {
    TargetWithHref from TargetWithHrefRequired {
        required(href, "href");
    }
}

object_schema::implement! {
    TARGET_WITH_HREF_SCHEMA {
        required("href", Schema::String(&[]));
    }, AdditionalProperties::Any
}
