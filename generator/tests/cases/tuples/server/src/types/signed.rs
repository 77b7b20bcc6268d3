// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Signed`.

use bytes::Bytes;

use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::codec;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::{Items, Schema};
use crate::types;
use crate::types::{Key, Level};

/// `Signed`.
pub type Signed = (Key, Bytes, Option<Bytes>, Vec<Bytes>, Level);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::Reference(&types::key::SCHEMA),
        Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<Base64Text>(text),
                    expected: <Base64Text as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
        Schema::Nullable(
            &Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<Base64UrlText>(text),
                        expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        ),
        Schema::Array(
            &Items {
                schema: Schema::String(
                    &[
                        TextRule {
                            holds: |text| codec::is::<Base64UrlText>(text),
                            expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                        },
                    ],
                ),
                minimum: 0,
                maximum: 3,
            },
        ),
        Schema::Reference(&types::level::SCHEMA),
    ],
);
