// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Key`.

use bytes::Bytes;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::codec;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Key`.
pub type Key = Bytes;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| codec::is::<Base64UrlText>(text),
            expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
        },
    ],
);
