// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Key`.

use bytes::Bytes;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;

pub type Key = Bytes;

pub(crate) static KEY_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint::Condition(
            |text| text_format::is::<Base64UrlText>(text),
            <Base64UrlText as text_format::TextFormat>::EXPECTED,
        ),
    ],
);
