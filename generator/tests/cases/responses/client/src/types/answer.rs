// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Answer`.

use serde_json::Value;

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::error::Error;
use crate::types::parcel::Parcel;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Answer {
    Parcel(Parcel),
    Error(Error),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Answer {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Parcel),
            _ => json::decode(reader).map(Self::Error),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    Answer by any shape {
        0 = object { required ["name"] };
        1 = object { required ["message"] };
    }
}
