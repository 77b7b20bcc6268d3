// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::object;
use crate::types::upload_type::UploadType;
use crate::types::webhook::Webhook;

/// `Event`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EventType {
    pub upload: Option<UploadType>,
    pub webhook: Option<Webhook>,
}

object::implement! {
    EventType {
        optional(upload: UploadType, "upload");
        optional(webhook: Webhook, "webhook");
    }
}
