// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub name: Option<String>,
    pub kind: Option<DogKind>,
    /// The dog's mother.
    pub mother: Option<Box<Dog>>,
    pub father: Nullable<Box<Dog>>,
    /// What is written on its collar.
    pub collar: Nullable<String>,
    pub chip: Option<Chip>,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub name: Option<String>,
}

object::implement! {
    Dog from DogRequired {
        required(name, "name");
        optional(kind: DogKind, "kind");
        optional(mother: Box<Dog>, "mother");
        nullable(father: Box<Dog>, "father");
        nullable(collar: String, "collar");
        optional(chip: Chip, "chip");
    }, closed, check
}

impl object::Check for Dog {
    fn check(&self) -> json::Result<()> {
        object::require(
            self.name.as_ref().is_none_or(|value| value.chars().count() >= 1),
            "name",
        )?;
        object::require(
            self.collar.as_ref().is_none_or(|collar| collar.chars().count() <= 9),
            "collar",
        )?;
        Ok(())
    }
}

/// The JSON schema of [`Dog`].
pub(crate) static DOG_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text.chars().count() >= 1,
                            expected: "expected at least 1 character",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&DOG_KIND_SCHEMA),
        },
        Field {
            name: "mother",
            required: false,
            schema: Schema::Reference(&DOG_SCHEMA),
        },
        Field {
            name: "father",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&DOG_SCHEMA)),
        },
        Field {
            name: "collar",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text.chars().count() <= 9,
                            expected: "expected at most 9 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "chip",
            required: false,
            schema: Schema::Reference(&CHIP_SCHEMA),
        },
    ],
    AdditionalProperties::None,
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DogKind {
    Dog,
}

text_enum::implement! {
    DogKind {
        Dog = "dog";
    }
}

/// The JSON schema of [`DogKind`].
pub(crate) static DOG_KIND_SCHEMA: Schema = Schema::Enum(
    &["dog"],
    "expected one of `dog`",
);

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    pub serial: Option<u64>,
    pub replaces: Option<Box<Chip>>,
}

object::implement! {
    Chip {
        optional(serial: u64, "serial");
        optional(replaces: Box<Chip>, "replaces");
    }, check
}

impl object::Check for Chip {
    fn check(&self) -> json::Result<()> {
        object::require(self.serial.is_none_or(|serial| serial >= 1), "serial")?;
        Ok(())
    }
}

/// The JSON schema of [`Chip`].
pub(crate) static CHIP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "serial",
            required: false,
            schema: Schema::Unsigned(1, u64::MAX),
        },
        Field {
            name: "replaces",
            required: false,
            schema: Schema::Reference(&CHIP_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
