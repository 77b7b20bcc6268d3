// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::{json, object};

/// `Empty`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Empty {
    /// `state`.
    pub state: String,
    /// `since`.
    pub since: i64,
}

/// The required fields of [`Empty`].
#[derive(Debug)]
pub struct EmptyRequired {
    /// `state`.
    pub state: String,
    /// `since`.
    pub since: i64,
}

impl From<EmptyRequired> for Empty {
    fn from(required: EmptyRequired) -> Self {
        Self {
            state: required.state,
            since: required.since,
        }
    }
}

impl json::EncodeFields for Empty {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("state", &self.state);
        fields.field("since", &self.since);
    }
}

impl json::Decode for Empty {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut state: Option<String> = None;
        let mut since: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("state", &mut state),
                object::required("since", &mut since),
            ],
        )?;
        let (Some(state), Some(since)) = (state, since) else {
            return Err(object::incomplete());
        };
        Ok(Self { state, since })
    }
}

object::implement!(Empty);
