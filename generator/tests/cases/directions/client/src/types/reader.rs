// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::{json, object, slot};

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reader {
    /// `id`.
    pub id: i64,
}

/// The required fields of [`Reader`].
#[derive(Debug)]
pub struct ReaderRequired {
    /// `id`.
    pub id: i64,
}

impl From<ReaderRequired> for Reader {
    fn from(required: ReaderRequired) -> Self {
        Self { id: required.id }
    }
}

impl json::EncodeFields for Reader {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
    }
}

impl json::Decode for Reader {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::optional("invitation", &mut slot::Passed),
            ],
        )?;
        let Some(id) = id else {
            return Err(object::incomplete());
        };
        Ok(Self { id })
    }
}

object::implement!(Reader);
