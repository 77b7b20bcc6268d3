// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::action::Action;
use crate::types::code::Code;
use crate::types::escaped::Escaped;
use crate::types::heir::Heir;
use crate::types::nested::Nested;
use crate::types::part::Part;
use crate::types::r#loop::Loop;
use crate::types::shape_and_colour::ShapeAndColour;
use crate::types::tree::Tree;
use crate::types::warm::Warm;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Everything {
    pub code: Option<String>,
    pub typed: Option<Code>,
    pub kind: Option<EverythingKind>,
    pub same: Option<Warm>,
    pub overlap: Option<EverythingOverlap>,
    pub short: Option<EverythingShort>,
    pub whole: Option<i64>,
    pub share: Option<f64>,
    pub moment: Option<String>,
    pub tags: Option<Vec<String>>,
    pub parts: Option<Vec<EverythingPartsItem>>,
    pub listed: Option<Vec<Part>>,
    /// Says nothing.
    pub nothing: Option<Value>,
    pub perhaps: Nullable<String>,
    pub never_null: Option<String>,
    pub size: Option<EverythingSize>,
    pub number_or_text: Option<EverythingNumberOrText>,
    pub letters_or_flag: Option<EverythingLettersOrFlag>,
    pub mixed: Option<EverythingMixed>,
    pub moment_alone: Option<Date>,
    pub foreign: Option<BTreeMap<String, Value>>,
    pub r#loop: Option<Loop>,
    pub shape: Option<ShapeAndColour>,
    pub nested: Option<Nested>,
    pub tree: Option<Tree>,
    pub action: Option<Action>,
    pub escaped: Option<Escaped>,
    pub lists: Option<EverythingLists>,
    pub heir: Option<Heir>,
    pub replaced: Option<EverythingReplaced>,
}

object::implement! {
    Everything {
        optional(code: String, "code");
        optional(typed: String, "typed");
        optional(kind: EverythingKind, "kind");
        optional(same: Warm, "same");
        optional(overlap: EverythingOverlap, "overlap");
        optional(short: EverythingShort, "short");
        optional(whole: i64, "whole");
        optional(share: f64, "share");
        optional(moment: String, "moment");
        optional(tags: Vec<String>, "tags");
        optional(parts: Vec<EverythingPartsItem>, "parts");
        optional(listed: Vec<Part>, "listed");
        optional(nothing: Value, "nothing");
        nullable(perhaps: String, "perhaps");
        optional(never_null: String, "never_null");
        optional(size: EverythingSize, "size");
        optional(number_or_text: EverythingNumberOrText, "number_or_text");
        optional(letters_or_flag: EverythingLettersOrFlag, "letters_or_flag");
        optional(mixed: EverythingMixed, "mixed");
        optional(moment_alone: Date, "moment_alone");
        optional(foreign: BTreeMap<String, Value>, "foreign");
        optional(r#loop: Loop, "loop");
        optional(shape: ShapeAndColour, "shape");
        optional(nested: Nested, "nested");
        optional(tree: Tree, "tree");
        optional(action: Action, "action");
        optional(escaped: Escaped, "escaped");
        optional(lists: EverythingLists, "lists");
        optional(heir: Heir, "heir");
        optional(replaced: EverythingReplaced, "replaced");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    EverythingKind {
        Button = 1;
        Menu = 2;
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingOverlap {
        Red = "red";
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingShort {
    Red,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingShort {
        Red = "red";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingPartsItem {
    pub name: String,
    pub weight: f64,
}

/// The required fields of [`EverythingPartsItem`].
#[derive(Debug)]
pub struct EverythingPartsItemRequired {
    pub name: String,
    pub weight: f64,
}

object::implement! {
    EverythingPartsItem from EverythingPartsItemRequired {
        required(name, "name");
        required(weight, "weight");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingSize {
    Keyword(EverythingSizeKeyword),
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EverythingSizeKeyword> for EverythingSize {
    fn from(value: EverythingSizeKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl From<String> for EverythingSize {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for EverythingSize {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Keyword(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingSize {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => json::decode(reader).map(Self::String),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingSize by any shape {
        0 = string { "small", "large" };
        1 = string;
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingSizeKeyword {
    Small,
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingSizeKeyword {
        Small = "small";
        Large = "large";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingNumberOrText {
    Integer(i64),
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for EverythingNumberOrText {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for EverythingNumberOrText {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for EverythingNumberOrText {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingNumberOrText {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingNumberOrText by any shape {
        0 = integer;
        1 = string;
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingLettersOrFlag {
    A,
    B,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingLettersOrFlag {
        A = "a";
        B = "b";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingMixed {
    IntegerArray(Vec<i64>),
    Object(EverythingMixedObject),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<i64>> for EverythingMixed {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<EverythingMixedObject> for EverythingMixed {
    fn from(value: EverythingMixedObject) -> Self {
        Self::Object(value)
    }
}

impl json::Encode for EverythingMixed {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::IntegerArray(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingMixed {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::IntegerArray),
            _ => json::decode(reader).map(Self::Object),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingMixed by any shape {
        0 = array;
        1 = object { optional ["a"] };
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EverythingMixedObject {
    pub a: Option<String>,
}

object::implement! {
    EverythingMixedObject {
        optional(a: String, "a");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLists {
    IntegerArray(Vec<i64>),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<Vec<i64>> for EverythingLists {
    fn from(value: Vec<i64>) -> Self {
        Self::IntegerArray(value)
    }
}

impl From<Vec<String>> for EverythingLists {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for EverythingLists {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::IntegerArray(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingLists {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::IntegerArray),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingLists by any shape {
        0 = array { integer };
        1 = array { string };
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingReplaced {
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingReplaced {
        Green = "green";
    }
}
