// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::{
    integer_enum, json, limits, object, object_schema, text_enum, text_format, unique,
};
use crate::types::action::{Action, ACTION_SCHEMA};
use crate::types::code::{Code, CODE_SCHEMA};
use crate::types::escaped::{Escaped, ESCAPED_SCHEMA};
use crate::types::heir::{Heir, HEIR_SCHEMA};
use crate::types::nested::{Nested, NESTED_SCHEMA};
use crate::types::part::{Part, PART_SCHEMA};
use crate::types::r#loop::{Loop, LOOP_SCHEMA};
use crate::types::shape_and_colour::{ShapeAndColour, SHAPE_AND_COLOUR_SCHEMA};
use crate::types::tree::{Tree, TREE_SCHEMA};
use crate::types::warm::{Warm, WARM_SCHEMA};

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
    }, check
}

impl object::Check for Everything {
    fn check(&self) -> json::Result<()> {
        object::require(limits::has_length(self.code.as_deref(), 1, 4), "code")?;
        object::require(limits::has_length(self.typed.as_deref(), 1, 8), "typed")?;
        object::require(
            self.whole.is_none_or(|whole| (1..=9).contains(&whole)),
            "whole",
        )?;
        object::require(
            self.share.is_none_or(|share| (0.0..=1.0).contains(&share)),
            "share",
        )?;
        object::require(
            self
                .moment
                .as_ref()
                .is_none_or(|moment| {
                    moment.chars().count() <= 30
                        && text_format::is::<DateTimeText>(moment)
                }),
            "moment",
        )?;
        object::require(
            self
                .tags
                .as_ref()
                .is_none_or(|tags| tags.len() <= 3 && unique::all_differ(tags.iter())),
            "tags",
        )?;
        object::require(
            self.perhaps.as_ref().is_none_or(|perhaps| perhaps.chars().count() >= 2),
            "perhaps",
        )?;
        object::require(
            limits::has_length(self.never_null.as_deref(), 0, 2),
            "never_null",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    EVERYTHING_SCHEMA {
        optional("code", Schema::String(&[TextConstraint::Length(1, 4)]));
        optional("typed", Schema::Reference(&CODE_SCHEMA));
        optional("kind", Schema::Reference(&EVERYTHING_KIND_SCHEMA));
        optional("same", Schema::Reference(&WARM_SCHEMA));
        optional("overlap", Schema::Reference(&EVERYTHING_OVERLAP_SCHEMA));
        optional("short", Schema::Reference(&EVERYTHING_SHORT_SCHEMA));
        optional("whole", Schema::Integer(1, 9));
        optional("share", Schema::Number(NumberBounds { minimum: 0.0, maximum: 1.0, ..NumberBounds::ANY }));
        optional("moment", Schema::String(&[TextConstraint::Length(0, 30), TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]));
        optional("tags", Schema::Other(&UniqueSchema(Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: 3 }))));
        optional("parts", Schema::Array(&Items { schema: Schema::Reference(&EVERYTHING_PARTS_ITEM_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("listed", Schema::Array(&Items { schema: Schema::Reference(&PART_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("nothing", Schema::Any);
        optional("perhaps", Schema::Nullable(&Schema::String(&[TextConstraint::Length(2, usize::MAX)])));
        optional("never_null", Schema::String(&[TextConstraint::Length(0, 2)]));
        optional("size", Schema::Reference(&EVERYTHING_SIZE_SCHEMA));
        optional("number_or_text", Schema::Reference(&EVERYTHING_NUMBER_OR_TEXT_SCHEMA));
        optional("letters_or_flag", Schema::Reference(&EVERYTHING_LETTERS_OR_FLAG_SCHEMA));
        optional("mixed", Schema::Reference(&EVERYTHING_MIXED_SCHEMA));
        optional("moment_alone", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)]));
        optional("foreign", Schema::Map(&MapValues { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("loop", Schema::Reference(&LOOP_SCHEMA));
        optional("shape", Schema::Reference(&SHAPE_AND_COLOUR_SCHEMA));
        optional("nested", Schema::Reference(&NESTED_SCHEMA));
        optional("tree", Schema::Reference(&TREE_SCHEMA));
        optional("action", Schema::Reference(&ACTION_SCHEMA));
        optional("escaped", Schema::Reference(&ESCAPED_SCHEMA));
        optional("lists", Schema::Reference(&EVERYTHING_LISTS_SCHEMA));
        optional("heir", Schema::Reference(&HEIR_SCHEMA));
        optional("replaced", Schema::Reference(&EVERYTHING_REPLACED_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
}

integer_enum::implement! {
    EverythingKind {
        Button = 1;
        Menu = 2;
    }
}

pub(crate) static EVERYTHING_KIND_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
}

text_enum::implement! {
    EverythingOverlap {
        Red = "red";
    }
}

pub(crate) static EVERYTHING_OVERLAP_SCHEMA: Schema = Schema::Enum(
    &["red"],
    "expected one of `red`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingShort {
    Red,
}

text_enum::implement! {
    EverythingShort {
        Red = "red";
    }
}

pub(crate) static EVERYTHING_SHORT_SCHEMA: Schema = Schema::Enum(
    &["red"],
    "expected one of `red`",
);

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

object_schema::implement! {
    EVERYTHING_PARTS_ITEM_SCHEMA {
        required("name", Schema::String(&[]));
        required("weight", Schema::Number(NumberBounds::ANY));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingSize {
    Keyword(EverythingSizeKeyword),
    String(String),
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
        }
    }
}

impl Union for EverythingSize {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| {
                            value.chars().count() >= 1
                                && value.chars().all(|character| character.is_ascii_digit())
                        },
                    )
                    .map(Self::String)
            }
        }
    }
}

union::implement! {
    EverythingSize by any shape {
        0 = string { "small", "large" };
        1 = string;
    }
}

pub(crate) static EVERYTHING_SIZE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingSize as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVERYTHING_SIZE_KEYWORD_SCHEMA),
            Schema::String(
                &[
                    TextConstraint::Condition(
                        |text| {
                            text.chars().count() >= 1
                                && text.chars().all(|character| character.is_ascii_digit())
                        },
                        "expected a string that matches ^[0-9]+$",
                    ),
                ],
            ),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingSizeKeyword {
    Small,
    Large,
}

text_enum::implement! {
    EverythingSizeKeyword {
        Small = "small";
        Large = "large";
    }
}

pub(crate) static EVERYTHING_SIZE_KEYWORD_SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingNumberOrText {
    Integer(i64),
    String(String),
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
        }
    }
}

impl Union for EverythingNumberOrText {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(json::decode(reader), |&value: &i64| value >= 5)
                    .map(Self::Integer)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() >= 2,
                    )
                    .map(Self::String)
            }
        }
    }
}

union::implement! {
    EverythingNumberOrText by any shape {
        0 = integer;
        1 = string;
    }
}

pub(crate) static EVERYTHING_NUMBER_OR_TEXT_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingNumberOrText as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Integer(5, i64::MAX),
            Schema::String(&[TextConstraint::Length(2, usize::MAX)]),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLettersOrFlag {
    A,
    B,
}

text_enum::implement! {
    EverythingLettersOrFlag {
        A = "a";
        B = "b";
    }
}

pub(crate) static EVERYTHING_LETTERS_OR_FLAG_SCHEMA: Schema = Schema::Enum(
    &["a", "b"],
    "expected one of `a`, `b`",
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingMixed {
    IntegerArray(Vec<i64>),
    Object(EverythingMixedObject),
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
}

union::implement! {
    EverythingMixed by any shape {
        0 = array;
        1 = object { optional ["a"] };
    }
}

pub(crate) static EVERYTHING_MIXED_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingMixed as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Reference(&EVERYTHING_MIXED_OBJECT_SCHEMA),
        ],
    },
);

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

object_schema::implement! {
    EVERYTHING_MIXED_OBJECT_SCHEMA {
        optional("a", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLists {
    IntegerArray(Vec<i64>),
    StringArray(Vec<String>),
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
}

union::implement! {
    EverythingLists by one shape {
        0 = array { integer };
        1 = array { string };
    }
}

pub(crate) static EVERYTHING_LISTS_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingLists as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingReplaced {
    Green,
}

text_enum::implement! {
    EverythingReplaced {
        Green = "green";
    }
}

pub(crate) static EVERYTHING_REPLACED_SCHEMA: Schema = Schema::Enum(
    &["green"],
    "expected one of `green`",
);
