// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The schemas of requests.

use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::Limit;
use crate::runtime::schema::{Field, ObjectSchema, Schema};

/// The schema of `ListPetsCursor`.
pub static LIST_PETS_CURSOR: Schema = Schema::String(
    &[
        TextConstraint::Pattern(
            |text| {
                text.chars().count() == 16
                    && text
                        .chars()
                        .all(|character| matches!(character, '0'..= '9' | 'a'..= 'f'))
            },
            "^[0-9a-f]{16}$",
        ),
    ],
);

/// The schema of `ListPetsLimit`.
pub static LIST_PETS_LIMIT: Schema = Schema::Integer(
    &[
        NumberConstraint::Minimum(Limit::Integer(1)),
        NumberConstraint::Maximum(Limit::Integer(100)),
    ],
);

/// The schema of `PetStatus`.
pub static PET_STATUS: Schema = Schema::Enum(&["available", "pending", "sold"]);

/// The schema of `NewPet`.
pub static NEW_PET: Schema = Schema::Object(
    &ObjectSchema {
        fields: &[
            Field::required(
                "name",
                Schema::String(
                    &[
                        TextConstraint::Pattern(
                            |text| !text.contains('\0'),
                            "^[^\\u0000]*$",
                        ),
                    ],
                ),
            ),
            Field::required("categoryId", Schema::Integer(&[])),
            Field::optional("status", Schema::Reference(&PET_STATUS)),
        ],
        ..ObjectSchema::ANY
    },
);
