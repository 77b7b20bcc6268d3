// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub id: i64,
    pub name: String,
    pub kind: Option<PetKind>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub id: i64,
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(id, "id");
        required(name, "name");
        optional(kind: PetKind, "kind");
    }, ignored("secret")
}

/// The JSON schema of [`Pet`].
pub(crate) static PET_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&PET_KIND_SCHEMA),
        },
        Field {
            name: "secret",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PetKind {
    Cat,
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    PetKind {
        Cat = "cat";
        Dog = "dog";
    }
}

/// The JSON schema of [`PetKind`].
pub(crate) static PET_KIND_SCHEMA: Schema = Schema::Enum(
    &["cat", "dog"],
    "expected one of `cat`, `dog`",
);
