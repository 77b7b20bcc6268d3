// @generated from github.json by `openapi-crates generate`; do not edit.
//! `validation-error`.

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// Created from [`ValidationErrorRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ValidationError {
    pub message: String,
    pub documentation_url: String,
    pub errors: Option<Vec<ValidationErrorErrorsItem>>,
}

/// The required fields of [`ValidationError`].
#[derive(Debug)]
pub struct ValidationErrorRequired {
    pub message: String,
    pub documentation_url: String,
}

object::implement! {
    ValidationError from ValidationErrorRequired {
        required(message, "message");
        required(documentation_url, "documentation_url");
        optional(errors: Vec<ValidationErrorErrorsItem>, "errors");
    }, careful("validation-error")
}

/// Created from [`ValidationErrorErrorsItemRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ValidationErrorErrorsItem {
    pub resource: Option<String>,
    pub field: Option<String>,
    pub message: Option<String>,
    pub code: String,
    pub index: Option<i64>,
    pub value: Nullable<ValidationErrorErrorsItemValue>,
}

/// The required fields of [`ValidationErrorErrorsItem`].
#[derive(Debug)]
pub struct ValidationErrorErrorsItemRequired {
    pub code: String,
}

object::implement! {
    ValidationErrorErrorsItem from ValidationErrorErrorsItemRequired {
        optional(resource: String, "resource");
        optional(field: String, "field");
        optional(message: String, "message");
        required(code, "code");
        optional(index: i64, "index");
        nullable(value: ValidationErrorErrorsItemValue, "value");
    }, careful("ValidationErrorErrorsItem")
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ValidationErrorErrorsItemValue {
    String(String),
    Integer(i64),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for ValidationErrorErrorsItemValue {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for ValidationErrorErrorsItemValue {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<i64> for ValidationErrorErrorsItemValue {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Vec<String>> for ValidationErrorErrorsItemValue {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for ValidationErrorErrorsItemValue {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for ValidationErrorErrorsItemValue {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    ValidationErrorErrorsItemValue by any shape {
        0 = string;
        1 = integer;
        2 = array;
    }
}
