// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{
    AdditionalProperties, Field, Items, MapValues, Schema, UnionVariants,
};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object, text_format, unique};
use crate::types::{
    Action, Code, Escaped, Heir, Loop, Nested, Part, ShapeAndColour, Tree, Warm,
    ACTION_SCHEMA, CODE_SCHEMA, ESCAPED_SCHEMA, HEIR_SCHEMA, LOOP_SCHEMA, NESTED_SCHEMA,
    PART_SCHEMA, SHAPE_AND_COLOUR_SCHEMA, TREE_SCHEMA, WARM_SCHEMA,
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
    }, check
}

impl object::Check for Everything {
    fn check(&self) -> json::Result<()> {
        object::require(
            self
                .code
                .as_ref()
                .is_none_or(|code| (1..=4).contains(&code.chars().count())),
            "code",
        )?;
        object::require(
            self
                .typed
                .as_ref()
                .is_none_or(|typed| (1..=8).contains(&typed.chars().count())),
            "typed",
        )?;
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
            self
                .never_null
                .as_ref()
                .is_none_or(|never_null| never_null.chars().count() <= 2),
            "never_null",
        )?;
        Ok(())
    }
}

/// The JSON schema of [`Everything`].
pub(crate) static EVERYTHING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "code",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| (1..=4).contains(&text.chars().count()),
                        expected: "expected between 1 and 4 characters",
                    },
                ],
            ),
        },
        Field {
            name: "typed",
            required: false,
            schema: Schema::Reference(&CODE_SCHEMA),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&EVERYTHING_KIND_SCHEMA),
        },
        Field {
            name: "same",
            required: false,
            schema: Schema::Reference(&WARM_SCHEMA),
        },
        Field {
            name: "overlap",
            required: false,
            schema: Schema::Reference(&EVERYTHING_OVERLAP_SCHEMA),
        },
        Field {
            name: "short",
            required: false,
            schema: Schema::Reference(&EVERYTHING_SHORT_SCHEMA),
        },
        Field {
            name: "whole",
            required: false,
            schema: Schema::Integer(1, 9),
        },
        Field {
            name: "share",
            required: false,
            schema: Schema::Number(NumberBounds {
                minimum: 0.0,
                maximum: 1.0,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "moment",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 30,
                        expected: "expected at most 30 characters",
                    },
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::String(&[]),
                        minimum: 0,
                        maximum: 3,
                    },
                ),
            ),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&EVERYTHING_PARTS_ITEM_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "listed",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&PART_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "nothing",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "perhaps",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text.chars().count() >= 2,
                            expected: "expected at least 2 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "never_null",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 2,
                        expected: "expected at most 2 characters",
                    },
                ],
            ),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Reference(&EVERYTHING_SIZE_SCHEMA),
        },
        Field {
            name: "number_or_text",
            required: false,
            schema: Schema::Reference(&EVERYTHING_NUMBER_OR_TEXT_SCHEMA),
        },
        Field {
            name: "letters_or_flag",
            required: false,
            schema: Schema::Reference(&EVERYTHING_LETTERS_OR_FLAG_SCHEMA),
        },
        Field {
            name: "mixed",
            required: false,
            schema: Schema::Reference(&EVERYTHING_MIXED_SCHEMA),
        },
        Field {
            name: "moment_alone",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateText>(text),
                        expected: <DateText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "foreign",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "loop",
            required: false,
            schema: Schema::Reference(&LOOP_SCHEMA),
        },
        Field {
            name: "shape",
            required: false,
            schema: Schema::Reference(&SHAPE_AND_COLOUR_SCHEMA),
        },
        Field {
            name: "nested",
            required: false,
            schema: Schema::Reference(&NESTED_SCHEMA),
        },
        Field {
            name: "tree",
            required: false,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
        Field {
            name: "action",
            required: false,
            schema: Schema::Reference(&ACTION_SCHEMA),
        },
        Field {
            name: "escaped",
            required: false,
            schema: Schema::Reference(&ESCAPED_SCHEMA),
        },
        Field {
            name: "lists",
            required: false,
            schema: Schema::Reference(&EVERYTHING_LISTS_SCHEMA),
        },
        Field {
            name: "heir",
            required: false,
            schema: Schema::Reference(&HEIR_SCHEMA),
        },
        Field {
            name: "replaced",
            required: false,
            schema: Schema::Reference(&EVERYTHING_REPLACED_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `EverythingKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingKind {
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
}

impl EverythingKind {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Button => 1,
            Self::Menu => 2,
        }
    }
}

impl IntegerEnum for EverythingKind {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Button), (2, Self::Menu)];
}

integer_enum::implement!(EverythingKind);

/// The JSON schema of [`EverythingKind`].
pub(crate) static EVERYTHING_KIND_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);

/// `EverythingOverlap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingOverlap {
    /// As a rose.
    Red,
}

impl EverythingOverlap {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
        }
    }
}

impl TextEnum for EverythingOverlap {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];
}

text_enum::implement!(EverythingOverlap);

/// The JSON schema of [`EverythingOverlap`].
pub(crate) static EVERYTHING_OVERLAP_SCHEMA: Schema = Schema::Enum(
    &["red"],
    "expected one of `red`",
);

/// `EverythingShort`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingShort {
    /// `red`.
    Red,
}

impl EverythingShort {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
        }
    }
}

impl TextEnum for EverythingShort {
    const VALUES: &'static [(&'static str, Self)] = &[("red", Self::Red)];
}

text_enum::implement!(EverythingShort);

/// The JSON schema of [`EverythingShort`].
pub(crate) static EVERYTHING_SHORT_SCHEMA: Schema = Schema::Enum(
    &["red"],
    "expected one of `red`",
);

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

/// The JSON schema of [`EverythingPartsItem`].
pub(crate) static EVERYTHING_PARTS_ITEM_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
    ],
    AdditionalProperties::Any,
);

/// `EverythingSize`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingSize {
    /// `Keyword`.
    Keyword(EverythingSizeKeyword),
    /// `String`.
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

/// The JSON schema of [`EverythingSize`].
pub(crate) static EVERYTHING_SIZE_SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: EverythingSize::DISCRIMINATOR,
        schemas: &[
            Schema::Reference(&EVERYTHING_SIZE_KEYWORD_SCHEMA),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| {
                            text.chars().count() >= 1
                                && text.chars().all(|character| character.is_ascii_digit())
                        },
                        expected: "expected a string that matches ^[0-9]+$",
                    },
                ],
            ),
        ],
    },
);

/// `EverythingSizeKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingSizeKeyword {
    /// `small`.
    Small,
    /// `large`.
    Large,
}

impl EverythingSizeKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl TextEnum for EverythingSizeKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("small", Self::Small),
        ("large", Self::Large),
    ];
}

text_enum::implement!(EverythingSizeKeyword);

/// The JSON schema of [`EverythingSizeKeyword`].
pub(crate) static EVERYTHING_SIZE_KEYWORD_SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);

/// `EverythingNumberOrText`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingNumberOrText {
    /// `Integer`.
    Integer(i64),
    /// `String`.
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

/// The JSON schema of [`EverythingNumberOrText`].
pub(crate) static EVERYTHING_NUMBER_OR_TEXT_SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: EverythingNumberOrText::DISCRIMINATOR,
        schemas: &[
            Schema::Integer(5, i64::MAX),
            Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 2,
                        expected: "expected at least 2 characters",
                    },
                ],
            ),
        ],
    },
);

/// `EverythingLettersOrFlag`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLettersOrFlag {
    /// `a`.
    A,
    /// `b`.
    B,
}

impl EverythingLettersOrFlag {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

impl TextEnum for EverythingLettersOrFlag {
    const VALUES: &'static [(&'static str, Self)] = &[("a", Self::A), ("b", Self::B)];
}

text_enum::implement!(EverythingLettersOrFlag);

/// The JSON schema of [`EverythingLettersOrFlag`].
pub(crate) static EVERYTHING_LETTERS_OR_FLAG_SCHEMA: Schema = Schema::Enum(
    &["a", "b"],
    "expected one of `a`, `b`",
);

/// `EverythingMixed`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingMixed {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `Object`.
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
}

/// The JSON schema of [`EverythingMixed`].
pub(crate) static EVERYTHING_MIXED_SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: EverythingMixed::DISCRIMINATOR,
        schemas: &[
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

/// The JSON schema of [`EverythingMixedObject`].
pub(crate) static EVERYTHING_MIXED_OBJECT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);

/// `EverythingLists`.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLists {
    /// `IntegerArray`.
    IntegerArray(Vec<i64>),
    /// `StringArray`.
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
        Fits::One,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::IntegerArray),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }
}

/// The JSON schema of [`EverythingLists`].
pub(crate) static EVERYTHING_LISTS_SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: EverythingLists::DISCRIMINATOR,
        schemas: &[
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

/// `EverythingReplaced`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingReplaced {
    /// `green`.
    Green,
}

impl EverythingReplaced {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Green => "green",
        }
    }
}

impl TextEnum for EverythingReplaced {
    const VALUES: &'static [(&'static str, Self)] = &[("green", Self::Green)];
}

text_enum::implement!(EverythingReplaced);

/// The JSON schema of [`EverythingReplaced`].
pub(crate) static EVERYTHING_REPLACED_SCHEMA: Schema = Schema::Enum(
    &["green"],
    "expected one of `green`",
);
