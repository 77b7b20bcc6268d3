// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// How to sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// `id`.
    Id,
    /// `-id`.
    MinusId,
    /// `+id`.
    PlusId,
    /// `*`.
    Asterisk,
    /// The empty string.
    Empty,
    /// `asc`.
    Asc,
    /// `ASC`.
    AscUppercase,
    /// `Asc`.
    AscCapitalized,
    /// `unknown`.
    ValueUnknown,
    /// `self`.
    Self_,
    /// `type`.
    Type,
    /// `3`.
    Value3,
    /// `GMT+0`.
    GmtPlus0,
    /// `GMT-0`.
    GmtMinus0,
    /// `GMT0`.
    Gmt0,
    /// `>=`.
    GreaterThanOrEqual,
    /// `größe`.
    Größe,
    /// `名前`.
    名前,
    /// `` a`b ``.
    ABacktickB,
    /// `a_b`.
    AUnderscoreB,
    /// `a-b`.
    AB,
}

impl Order {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::MinusId => "-id",
            Self::PlusId => "+id",
            Self::Asterisk => "*",
            Self::Empty => "",
            Self::Asc => "asc",
            Self::AscUppercase => "ASC",
            Self::AscCapitalized => "Asc",
            Self::ValueUnknown => "unknown",
            Self::Self_ => "self",
            Self::Type => "type",
            Self::Value3 => "3",
            Self::GmtPlus0 => "GMT+0",
            Self::GmtMinus0 => "GMT-0",
            Self::Gmt0 => "GMT0",
            Self::GreaterThanOrEqual => ">=",
            Self::Größe => "größe",
            Self::名前 => "名前",
            Self::ABacktickB => "a`b",
            Self::AUnderscoreB => "a_b",
            Self::AB => "a-b",
        }
    }
}

impl TextEnum for Order {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("id", Self::Id),
        ("-id", Self::MinusId),
        ("+id", Self::PlusId),
        ("*", Self::Asterisk),
        ("", Self::Empty),
        ("asc", Self::Asc),
        ("ASC", Self::AscUppercase),
        ("Asc", Self::AscCapitalized),
        ("unknown", Self::ValueUnknown),
        ("self", Self::Self_),
        ("type", Self::Type),
        ("3", Self::Value3),
        ("GMT+0", Self::GmtPlus0),
        ("GMT-0", Self::GmtMinus0),
        ("GMT0", Self::Gmt0),
        (">=", Self::GreaterThanOrEqual),
        ("größe", Self::Größe),
        ("名前", Self::名前),
        ("a`b", Self::ABacktickB),
        ("a_b", Self::AUnderscoreB),
        ("a-b", Self::AB),
    ];
}

text_enum::implement!(Order);

/// The JSON schema of [`Order`].
pub(crate) static ORDER_SCHEMA: Schema = Schema::Enum(
    &[
        "id",
        "-id",
        "+id",
        "*",
        "",
        "asc",
        "ASC",
        "Asc",
        "unknown",
        "self",
        "type",
        "3",
        "GMT+0",
        "GMT-0",
        "GMT0",
        ">=",
        "größe",
        "名前",
        "a`b",
        "a_b",
        "a-b",
    ],
    "expected one of `id`, `-id`, `+id`, `*`, ``, `asc`, `ASC`, `Asc`, `unknown`, `self`, `type`, `3`, `GMT+0`, `GMT-0`, `GMT0`, `>=`, `größe`, `名前`, `a`b`, `a_b`, `a-b`",
);
