// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingSource`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{
    EverythingSourceObject, EverythingSourceObject2, EverythingSourceWithAtPath,
    EverythingSourceWithUrl,
};

/// `EverythingSource`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingSource {
    /// `WithUrl`.
    WithUrl(EverythingSourceWithUrl),
    /// `WithAtPath`.
    WithAtPath(EverythingSourceWithAtPath),
    /// `Object`.
    Object(EverythingSourceObject),
    /// `Object`.
    Object2(EverythingSourceObject2),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EverythingSourceWithUrl> for EverythingSource {
    fn from(value: EverythingSourceWithUrl) -> Self {
        Self::WithUrl(value)
    }
}

impl From<EverythingSourceWithAtPath> for EverythingSource {
    fn from(value: EverythingSourceWithAtPath) -> Self {
        Self::WithAtPath(value)
    }
}

impl From<EverythingSourceObject> for EverythingSource {
    fn from(value: EverythingSourceObject) -> Self {
        Self::Object(value)
    }
}

impl From<EverythingSourceObject2> for EverythingSource {
    fn from(value: EverythingSourceObject2) -> Self {
        Self::Object2(value)
    }
}

impl json::Encode for EverythingSource {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::WithUrl(value) => writer.value(value),
            Self::WithAtPath(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Object2(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

union::implement!(EverythingSource);

impl Union for EverythingSource {
    const DISCRIMINATOR: DiscriminatedBy = DISCRIMINATOR;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::WithUrl),
            1 => json::decode(reader).map(Self::WithAtPath),
            2 => json::decode(reader).map(Self::Object),
            _ => json::decode(reader).map(Self::Object2),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

/// Determines the variant of a value.
pub(crate) const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            variant: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["url", "size"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["@path", "size"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 2,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["size"],
                    optional: &["note"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            variant: 3,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["size"],
                    optional: &["mark"],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::Some,
);
