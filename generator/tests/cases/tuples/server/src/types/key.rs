// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Key`.

use bytes::Bytes;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;

pub type Key = Bytes;

/// The JSON schema of [`Key`].
pub(crate) static KEY_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text_format::is::<Base64UrlText>(text),
            expected: <Base64UrlText as text_format::TextFormat>::EXPECTED,
        },
    ],
);
