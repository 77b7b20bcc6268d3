// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyForm`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};

/// `ToBodyForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToBodyForm {
    /// `f`.
    pub f: Vec<i64>,
    /// `o`.
    pub o: Option<ToBodyFormO>,
}

/// The required fields of [`ToBodyForm`].
#[derive(Debug)]
pub struct ToBodyFormRequired {
    /// `f`.
    pub f: Vec<i64>,
}

impl From<ToBodyFormRequired> for ToBodyForm {
    fn from(required: ToBodyFormRequired) -> Self {
        Self { f: required.f, o: None }
    }
}

impl ToBodyForm {
    /// Sets `o`.
    #[must_use]
    pub fn o(mut self, o: impl Into<Option<ToBodyFormO>>) -> Self {
        self.o = o.into();
        self
    }
}

impl json::EncodeFields for ToBodyForm {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("f", &self.f);
        fields.optional("o", &self.o);
    }
}

impl json::Decode for ToBodyForm {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut f: Option<Vec<i64>> = None;
        let mut o: Option<ToBodyFormO> = None;
        object::read(
            reader,
            &mut [object::required("f", &mut f), object::optional("o", &mut o)],
        )?;
        let Some(f) = f else {
            return Err(object::incomplete());
        };
        Ok(Self { f, o })
    }
}

object::implement!(ToBodyForm);

/// The JSON schema of [`ToBodyForm`].
pub(crate) static TO_BODY_FORM_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "f",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "o",
            required: false,
            schema: Schema::Reference(&TO_BODY_FORM_O_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `ToBodyFormO`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    /// `z`.
    pub z: Option<String>,
}

impl ToBodyFormO {
    /// Sets `z`.
    #[must_use]
    pub fn z(mut self, z: impl IntoOptional<String>) -> Self {
        self.z = z.into_optional();
        self
    }
}

impl json::EncodeFields for ToBodyFormO {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("z", &self.z);
    }
}

impl json::Decode for ToBodyFormO {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut z: Option<String> = None;
        object::read(reader, &mut [object::optional("z", &mut z)])?;
        Ok(Self { z })
    }
}

object::implement!(ToBodyFormO);

/// The JSON schema of [`ToBodyFormO`].
pub(crate) static TO_BODY_FORM_O_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "z",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
