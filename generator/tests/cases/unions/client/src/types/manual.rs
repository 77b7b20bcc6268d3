// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, object};

/// `Manual`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Manual {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

/// The required fields of [`Manual`].
#[derive(Debug)]
pub struct ManualRequired {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

impl From<ManualRequired> for Manual {
    fn from(required: ManualRequired) -> Self {
        Self {
            automatic: required.automatic,
            level: required.level,
        }
    }
}

impl json::EncodeFields for Manual {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("automatic", &self.automatic);
        fields.field("level", &self.level);
    }
}

impl json::Decode for Manual {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut automatic: Option<ManualAutomatic> = None;
        let mut level: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("automatic", &mut automatic),
                object::required("level", &mut level),
            ],
        )?;
        let (Some(automatic), Some(level)) = (automatic, level) else {
            return Err(object::incomplete());
        };
        Ok(Self { automatic, level })
    }
}

object::implement!(Manual);

/// `ManualAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ManualAutomatic {
    /// `false`.
    False,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl ManualAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::False => Scalar::Boolean(false),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for ManualAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(false), Self::False),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(ManualAutomatic);
