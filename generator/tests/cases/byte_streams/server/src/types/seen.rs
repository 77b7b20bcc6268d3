// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `Seen`.

use crate::runtime::{json, object};

/// `Seen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Seen {
    /// `length`.
    pub length: i64,
    /// `sum`.
    pub sum: i64,
}

/// The required fields of [`Seen`].
#[derive(Debug)]
pub struct SeenRequired {
    /// `length`.
    pub length: i64,
    /// `sum`.
    pub sum: i64,
}

impl From<SeenRequired> for Seen {
    fn from(required: SeenRequired) -> Self {
        Self {
            length: required.length,
            sum: required.sum,
        }
    }
}

impl json::EncodeFields for Seen {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("length", &self.length);
        fields.field("sum", &self.sum);
    }
}

impl json::Decode for Seen {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut length: Option<i64> = None;
        let mut sum: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("length", &mut length),
                object::required("sum", &mut sum),
            ],
        )?;
        let (Some(length), Some(sum)) = (length, sum) else {
            return Err(object::incomplete());
        };
        Ok(Self { length, sum })
    }
}

object::implement!(Seen);
