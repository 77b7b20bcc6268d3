// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::{
    Action, Code, Escaped, Heir, Loop, Nested, Part, ShapeAndColour, Tree, Warm,
};

/// `Everything`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Everything {
    /// `code`.
    pub code: Option<String>,
    /// `typed`.
    pub typed: Option<Code>,
    /// `kind`.
    pub kind: Option<EverythingKind>,
    /// `same`.
    pub same: Option<Warm>,
    /// `overlap`.
    pub overlap: Option<EverythingOverlap>,
    /// `short`.
    pub short: Option<EverythingShort>,
    /// `whole`.
    pub whole: Option<i64>,
    /// `share`.
    pub share: Option<f64>,
    /// `moment`.
    pub moment: Option<String>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `parts`.
    pub parts: Option<Vec<EverythingPartsItem>>,
    /// `listed`.
    pub listed: Option<Vec<Part>>,
    /// Says nothing.
    pub nothing: Option<Value>,
    /// `perhaps`.
    pub perhaps: Nullable<String>,
    /// `never_null`.
    pub never_null: Option<String>,
    /// `size`.
    pub size: Option<EverythingSize>,
    /// `number_or_text`.
    pub number_or_text: Option<EverythingNumberOrText>,
    /// `letters_or_flag`.
    pub letters_or_flag: Option<EverythingLettersOrFlag>,
    /// `mixed`.
    pub mixed: Option<EverythingMixed>,
    /// `moment_alone`.
    pub moment_alone: Option<Date>,
    /// `foreign`.
    pub foreign: Option<BTreeMap<String, Value>>,
    /// `loop`.
    pub r#loop: Option<Loop>,
    /// `shape`.
    pub shape: Option<ShapeAndColour>,
    /// `nested`.
    pub nested: Option<Nested>,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `action`.
    pub action: Option<Action>,
    /// `escaped`.
    pub escaped: Option<Escaped>,
    /// `lists`.
    pub lists: Option<EverythingLists>,
    /// `heir`.
    pub heir: Option<Heir>,
    /// `replaced`.
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

/// `EverythingKind`.
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

impl EverythingKind {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Button => 1,
            Self::Menu => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for EverythingKind {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Button), (2, Self::Menu)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(EverythingKind);

/// `EverythingOverlap`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingOverlap {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingOverlap {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingOverlap);

/// `EverythingShort`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingShort {
    /// `red`.
    Red,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingShort {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingShort {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingShort);

/// `EverythingPartsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingPartsItem {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

/// The required fields of [`EverythingPartsItem`].
#[derive(Debug)]
pub struct EverythingPartsItemRequired {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

object::implement! {
    EverythingPartsItem from EverythingPartsItemRequired {
        required(name, "name");
        required(weight, "weight");
    }
}

/// `EverythingSize`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingSize {
    /// `Keyword`.
    Keyword(EverythingSizeKeyword),
    /// `String`.
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

union::implement!(EverythingSize);

impl Union for EverythingSize {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::OneOf(&["small", "large"]),
            },
            Case {
                variant: 1,
                is: ValueKind::String,
            },
        ],
        Fits::Some,
    );

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

/// `EverythingSizeKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingSizeKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingSizeKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingSizeKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingSizeKeyword);

/// `EverythingNumberOrText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingNumberOrText {
    /// `Integer`.
    Integer(i64),
    /// `String`.
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

union::implement!(EverythingNumberOrText);

impl Union for EverythingNumberOrText {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Integer,
            },
            Case {
                variant: 1,
                is: ValueKind::String,
            },
        ],
        Fits::Some,
    );

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

/// `EverythingLettersOrFlag`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingLettersOrFlag {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::A => "a",
            Self::B => "b",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingLettersOrFlag);

/// `EverythingMixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingMixed {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `Object`.
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

union::implement!(EverythingMixed);

impl Union for EverythingMixed {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Array,
            },
            Case {
                variant: 1,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &[],
                        optional: &["a"],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
        ],
        Fits::Some,
    );

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

/// `EverythingMixedObject`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EverythingMixedObject {
    /// `a`.
    pub a: Option<String>,
}

object::implement! {
    EverythingMixedObject {
        optional(a: String, "a");
    }
}

/// `EverythingLists`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLists {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `StringArray`.
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

union::implement!(EverythingLists);

impl Union for EverythingLists {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::ArrayOf(&[ValueKind::Integer]),
            },
            Case {
                variant: 1,
                is: ValueKind::ArrayOf(&[ValueKind::String]),
            },
        ],
        Fits::Some,
    );

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

/// `EverythingReplaced`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingReplaced {
    /// `green`.
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Green => "green",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EverythingReplaced);
