// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Signed`.

use bytes::Bytes;

use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::text_format;
use crate::types::key::{Key, KEY_SCHEMA};
use crate::types::level::{Level, LEVEL_SCHEMA};

pub type Signed = (Key, Bytes, Option<Bytes>, Vec<Bytes>, Level);

pub(crate) static SIGNED_SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::Reference(&KEY_SCHEMA),
        Schema::String(
            &[
                TextConstraint::Condition(
                    text_format::is::<Base64Text>,
                    <Base64Text as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
        Schema::Nullable(
            &Schema::String(
                &[
                    TextConstraint::Condition(
                        text_format::is::<Base64UrlText>,
                        <Base64UrlText as text_format::TextFormat>::EXPECTED,
                    ),
                ],
            ),
        ),
        Schema::Array(
            &Items {
                schema: Schema::String(
                    &[
                        TextConstraint::Condition(
                            text_format::is::<Base64UrlText>,
                            <Base64UrlText as text_format::TextFormat>::EXPECTED,
                        ),
                    ],
                ),
                minimum: 0,
                maximum: 3,
            },
        ),
        Schema::Reference(&LEVEL_SCHEMA),
    ],
);
