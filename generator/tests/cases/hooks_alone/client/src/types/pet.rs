// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use uuid::Uuid;

use crate::patterns::NAME_PATTERN;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{object, text_format};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub home: Nullable<Uuid>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        nullable(home: Uuid, "home");
    }
}

/// The JSON schema of [`Pet`].
pub(crate) static PET_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| NAME_PATTERN.matches(text),
                        expected: "expected a string that matches ^[a-z]+-\\d$",
                    },
                ],
            ),
        },
        Field {
            name: "home",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text_format::is::<UuidText>(text),
                            expected: <UuidText as text_format::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ),
        },
    ],
    AdditionalProperties::Any,
);
