// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Answer`.

use crate::runtime::json;
use crate::runtime::union::{self, Union};
use crate::types::error::Error;
use crate::types::parcel::Parcel;

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

impl Union for Answer {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Parcel),
            _ => json::decode(reader).map(Self::Error),
        }
    }
}

union::implement! {
    Answer by one shape {
        0 = object { required ["name"] };
        1 = object { required ["message"] };
    }
}
