// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Answer`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::{Error, Parcel};

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Parcel(Parcel),
    Error(Error),
}

impl From<Parcel> for Answer {
    fn from(value: Parcel) -> Self {
        Self::Parcel(value)
    }
}

impl From<Error> for Answer {
    fn from(value: Error) -> Self {
        Self::Error(value)
    }
}

impl json::Encode for Answer {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Parcel(value) => writer.value(value),
            Self::Error(value) => writer.value(value),
        }
    }
}

union::implement!(Answer);

impl Union for Answer {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["name"],
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
                        required: &["message"],
                        optional: &[],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
        ],
        Fits::One,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Parcel),
            _ => json::decode(reader).map(Self::Error),
        }
    }
}
