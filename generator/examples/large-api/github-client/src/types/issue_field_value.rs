// @generated from github.json by `openapi-crates generate`; do not edit.
//! `issue-field-value`.

use serde_json::Value;

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::nullable::Nullable;
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// A value assigned to an issue field
///
/// Created from [`IssueFieldValueRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueFieldValue {
    /// Unique identifier for the issue field.
    pub issue_field_id: i64,
    /// The human-readable name of the issue field.
    pub issue_field_name: Option<String>,
    pub node_id: String,
    /// The data type of the issue field
    pub data_type: IssueFieldValueDataType,
    /// The value of the issue field
    pub value: Option<IssueFieldValueValue>,
    /// Details about the selected option (only present for single_select fields)
    pub single_select_option: Nullable<IssueFieldValueSingleSelectOption>,
    /// Details about the selected options
    pub multi_select_options: Nullable<Vec<IssueFieldValueMultiSelectOptionsItem>>,
}

/// The required fields of [`IssueFieldValue`].
#[derive(Debug)]
pub struct IssueFieldValueRequired {
    /// Unique identifier for the issue field.
    pub issue_field_id: i64,
    pub node_id: String,
    /// The data type of the issue field
    pub data_type: IssueFieldValueDataType,
    /// The value of the issue field
    pub value: Option<IssueFieldValueValue>,
}

object::implement! {
    IssueFieldValue from IssueFieldValueRequired {
        required(issue_field_id, "issue_field_id");
        optional(issue_field_name: String, "issue_field_name");
        required(node_id, "node_id");
        required(data_type, "data_type");
        required(value, "value");
        nullable(single_select_option: IssueFieldValueSingleSelectOption, "single_select_option");
        nullable(multi_select_options: Vec<IssueFieldValueMultiSelectOptionsItem>, "multi_select_options");
    }, careful("issue-field-value")
}

/// The data type of the issue field
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IssueFieldValueDataType {
    Text,
    SingleSelect,
    MultiSelect,
    Number,
    Date,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    IssueFieldValueDataType {
        Text = "text";
        SingleSelect = "single_select";
        MultiSelect = "multi_select";
        Number = "number";
        Date = "date";
    }
}

/// The value of the issue field
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum IssueFieldValueValue {
    String(String),
    Number(f64),
    Integer(i64),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for IssueFieldValueValue {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<&str> for IssueFieldValueValue {
    fn from(value: &str) -> Self {
        Self::String(value.to_owned())
    }
}

impl From<f64> for IssueFieldValueValue {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<i64> for IssueFieldValueValue {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl json::Encode for IssueFieldValueValue {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Number(value) => writer.value(value),
            Self::Integer(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for IssueFieldValueValue {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Number),
            _ => json::decode(reader).map(Self::Integer),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    IssueFieldValueValue by any shape {
        0 = string;
        1 = number;
        2 = integer;
    }
}

/// Details about the selected option (only present for single_select fields)
///
/// Created from [`IssueFieldValueSingleSelectOptionRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueFieldValueSingleSelectOption {
    /// Unique identifier for the option.
    pub id: i64,
    /// The name of the option
    pub name: String,
    /// The color of the option
    pub color: String,
}

/// The required fields of [`IssueFieldValueSingleSelectOption`].
#[derive(Debug)]
pub struct IssueFieldValueSingleSelectOptionRequired {
    /// Unique identifier for the option.
    pub id: i64,
    /// The name of the option
    pub name: String,
    /// The color of the option
    pub color: String,
}

object::implement! {
    IssueFieldValueSingleSelectOption from IssueFieldValueSingleSelectOptionRequired {
        required(id, "id");
        required(name, "name");
        required(color, "color");
    }, careful("IssueFieldValueSingleSelectOption")
}

/// Created from [`IssueFieldValueMultiSelectOptionsItemRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IssueFieldValueMultiSelectOptionsItem {
    /// Unique identifier for the option.
    pub id: i64,
    /// The name of the option
    pub name: String,
    /// The color of the option
    pub color: String,
}

/// The required fields of [`IssueFieldValueMultiSelectOptionsItem`].
#[derive(Debug)]
pub struct IssueFieldValueMultiSelectOptionsItemRequired {
    /// Unique identifier for the option.
    pub id: i64,
    /// The name of the option
    pub name: String,
    /// The color of the option
    pub color: String,
}

object::implement! {
    IssueFieldValueMultiSelectOptionsItem from IssueFieldValueMultiSelectOptionsItemRequired {
        required(id, "id");
        required(name, "name");
        required(color, "color");
    }, careful("IssueFieldValueMultiSelectOptionsItem")
}
