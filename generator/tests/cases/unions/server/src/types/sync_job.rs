// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Job, JOB_SCHEMA};

/// `SyncJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SyncJob {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

/// The required fields of [`SyncJob`].
#[derive(Debug)]
pub struct SyncJobRequired {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

impl From<SyncJobRequired> for SyncJob {
    fn from(required: SyncJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            to: required.to,
        }
    }
}

impl json::EncodeFields for SyncJob {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.field("to", &self.to);
    }
}

impl json::Decode for SyncJob {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<String> = None;
        let mut to: Option<Job> = None;
        object::read(
            reader,
            &mut [object::required("type", &mut r#type), object::required("to", &mut to)],
        )?;
        let (Some(r#type), Some(to)) = (r#type, to) else {
            return Err(object::incomplete());
        };
        Ok(Self { r#type, to })
    }
}

object::implement!(SyncJob);

/// The JSON schema of [`SyncJob`].
pub(crate) static SYNC_JOB_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::Reference(&JOB_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
