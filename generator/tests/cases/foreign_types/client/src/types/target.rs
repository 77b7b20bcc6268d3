// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Target`.

use serde_json::Value;

use crate::runtime::by_serde::BySerde;
use crate::runtime::union::{self, Union};
use crate::runtime::{codec, json, object};
use crate::types::file_path::FilePath;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Target {
    FilePath(FilePath),
    Integer(TargetInteger),
    WithHref(TargetWithHref),
    FilePathArray(Vec<FilePath>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Target by any shape {
        0 = string;
        1 = integer;
        2 = object { required ["href"] };
        3 = array;
    }
}

pub type TargetInteger = std::num::NonZeroI64;

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
