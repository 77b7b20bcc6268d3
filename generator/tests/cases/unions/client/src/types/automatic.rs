// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::{json, object};

/// `Automatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Automatic {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

/// The required fields of [`Automatic`].
#[derive(Debug)]
pub struct AutomaticRequired {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

impl From<AutomaticRequired> for Automatic {
    fn from(required: AutomaticRequired) -> Self {
        Self {
            automatic: required.automatic,
            profile: required.profile,
        }
    }
}

impl json::EncodeFields for Automatic {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("automatic", &self.automatic);
        fields.field("profile", &self.profile);
    }
}

impl json::Decode for Automatic {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut automatic: Option<AutomaticAutomatic> = None;
        let mut profile: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("automatic", &mut automatic),
                object::required("profile", &mut profile),
            ],
        )?;
        let (Some(automatic), Some(profile)) = (automatic, profile) else {
            return Err(object::incomplete());
        };
        Ok(Self { automatic, profile })
    }
}

object::implement!(Automatic);

/// `AutomaticAutomatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AutomaticAutomatic {
    /// `true`.
    True,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

impl AutomaticAutomatic {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::True => Scalar::Boolean(true),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for AutomaticAutomatic {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Boolean(true), Self::True),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(AutomaticAutomatic);
